# Accounts, their games and their ratings.
account = Account
privacy = Privacy
account-mine = My account
account-why = You need none to play. An account keeps your seats, your games and your rating from one device to another.
account-choice = Sign in or new account
account-sign-in = Sign in
account-sign-up = Create an account
account-name = Name
account-name-how = From 2 to 24 characters. It is the name that others will see.
account-passphrase = Passphrase
account-passphrase-how = At least 8 characters; a few unrelated words are better than a complicated one. Write it down: without it and without a recovery code the account is lost.
account-show = Show the passphrase
account-bring = Bring the games of this browser
account-bring-how = { $count ->
    [one] The game you have played here without an account will join your account.
   *[other] The { $count } games you have played here without an account will join your account.
}
account-joins = { $count ->
    [one] The game you have played here will join this account.
   *[other] The { $count } games you have played here will join this account.
}
account-back = Back to where I was
account-sign-out = Sign out
account-friends = My friends
account-profile = My profile
games-again = Play again
account-change = Change the passphrase
account-change-how = Other devices will be signed out.
account-old = Current passphrase
account-new = New passphrase
account-changed = The passphrase has been changed.
account-removal = Remove the account
account-removal-how = Your name becomes free again, your ratings are gone, and your seats no longer belong to anybody. The games you played stay with your opponents, without your name. There is no way back.
account-removed = The account has been removed.
account-ratings = Ratings
account-ratings-none = Your rating will appear after a first rated game, against a computer or against somebody who has an account.
account-ratings-how = A question mark means that a rating is provisional: a few more games are needed to place you well. The number after ± is the margin: your strength is very probably within that many points of the rating. The margin narrows as you play.
account-solving = Puzzles
account-puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
account-games-count = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating = Rating: { $value }
rating-guess = Provisional rating: { $value }
rating-short-guess = { $value }?
rating-range = Strength very probably between { $least } and { $most }
rating-change = { $change ->
    [0] Rating of { $name }: { $value }, unchanged.
   *[other] Rating of { $name }: { $value } ({ $signed }).
}
friendly = Friendly game
friendly-how = It counts for nobody's rating.
rated-fully = Rated game
rated-unhelped = Rated game, unaided
rated-helped = Rated game, after help or a pause: points to lose, none to win
unrated = Unrated game
rated-maybe = Rated if everybody plays with an account
games = My games
games-none = No games here yet.
games-none-so = No game matches these choices.
games-filters = Choose among the games
games-game = Game
games-every = All games
games-state = State
games-all = All
games-going = In progress
games-over = Finished
games-opponent = Opponent
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-alone = alone
games-waiting = Waiting for somebody
games-yours = Your turn
games-theirs = { $name } to play
games-several = Several players to move
games-score = { $score } points
games-change = Rating { $signed }
games-date-unknown = Date unknown
games-resume = Resume
games-watch = Watch
games-link = Copy the link
games-link-how = The link of the game: whoever opens it can watch it, once it is over.
games-newest = The newest { $count }
games-older = Show older games
games-guest = Without an account these games can be found in this browser only.
games-import = Open a recorded game
moment-link = Link to this moment
moment-copied = Link copied: it leads to this moment of the game.
moment-by-hand = Copy the address of this page: it leads to this moment of the game.

# What is refused
name-length = A name has from { $least } to { $most } characters.
name-signs = A name is written with Latin letters, accents included, digits, spaces and - _ . '
name-taken = This name is taken, or you could be mistaken for somebody else. Choose another one.
passphrase-length = A passphrase has from { $least } to { $most } characters.
passphrase-wrong = This is not your current passphrase.
sign-in-wrong = This name and this passphrase do not belong together.
sign-in-often = Too many attempts: wait a little before you try again.
signed-in = You are signed in already: sign out first.
signed-out = Sign in first.
store-later = The file { $path } is from a later version of Galerie: bring the server up to date, or choose another file with --data.
