# Accounts that are bots, their tokens, and what is refused to programs.
bot-account-title = Bots
bot-account-how = A program can play as an account that is a bot. Everybody sees that it is one, and its games count for nobody's rating.
bot-account-make = Make this account a bot
bot-account-make-how = It stays one for good, and so an account that has already played cannot become one: create another account for your program.
bot-account-is = This account is a bot.
token-title = Tokens
token-how = A program identifies itself with a token. Keep it like a passphrase: whoever has it plays as this bot.
token-none = No token yet.
token-name = What for
token-scopes = It may
token-scope-read = watch the games
token-scope-play = play
token-days = Valid for so many days
token-make = Create a token
token-made = Here is the token. It will not be shown again: copy it now.
token-copy = Copy
token-copied = Copied.
token-by-hand = Select the token and copy it.
token-until = until { $date }
token-used = last used { $date }
token-unused = never used
token-revoke = Revoke
token-revoke-name = Revoke “{ $name }”
token-revoked = The token has been revoked.
bot-invite = A bot from outside
bot-invite-send = Invite it
bot-invited = { $name } has been invited.

# What is refused
token-wrong = This token is not valid: it is wrong, was revoked or has expired. Send a valid one as “Authorization: Bearer …”.
token-scope = This token does not allow “{ $scope }”.
token-person = Only an account that is a bot can have tokens.
token-many = An account has { $most } tokens at most: revoke one first.
token-unknown = This account has no such token.
bot-played = This account has already played as a person: create another one for the bot.
bots-unwelcome = Whoever opened this table wants no bots from outside.
bot-absent = “{ $name }” is no bot that listens for invitations at the moment.
