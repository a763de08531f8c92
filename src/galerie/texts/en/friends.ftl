# Friends, challenges, profiles and leaderboards.
friends-none = Nobody yet. Send your friend link: whoever opens it and agrees is in this list, and you are in theirs.
friends-link = Your friend link
friends-link-text = Let us be friends at Galerie des Glaces.
friends-link-make = Make my friend link
friends-link-renew = Change the link
friends-link-how = Once changed, the old link leads nowhere.
friends-here = here
friends-away = not here
friends-challenge = Challenge
friends-challenge-name = Challenge { $name }
friends-end = Remove
friends-end-name = Stop being friends with { $name }
friends-end-means = Neither of you will see when the other is here. To be friends again you will need a link.
friends-end-no = Stay friends
friends-ended = { $name } is no longer in your list.
friend-offer = Become friends with { $name }?
friend-offer-how = You will each see when the other is here, and can challenge each other with one tap.
friend-offer-own = This is your own link: send it to somebody.
friend-agree = Become friends
friend-agreed = You and { $name } are friends.

challenge-title = Challenge somebody
challenge-name = Name of their account
challenge-game = Game of the challenge
challenge-send = Send the challenge
challenges = Challenges
challenge-from = { $name } challenges you: { $game }
challenge-to = You challenge { $name }: { $game }
challenge-accept = Play
challenge-decline = Decline
challenge-declined = { $name } would rather not play now: { $game }
challenge-duel-from = { $name } challenges you to a deal, to play whenever you like: { $game }
challenge-duel-to = You challenge { $name } to a deal: { $game }
challenge-open-duel = See the duel
challenge-duels = Or to the same deal, each when they like: duels
challenge-open = See the table

profile-since = Here since { $date }
profile-ratings-none = No rated game yet.
profile-against = Against you
profile-against-none = You have not played each other yet.
profile-won = { $count ->
    [one] { $count } win for you
   *[other] { $count } wins for you
}
profile-drawn = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
profile-lost = { $count ->
    [one] { $count } loss
   *[other] { $count } losses
}
profile-games = Rated games from the lobby
profile-games-none = None so far.
profile-more = Older ones
profile-shown = Public profile
profile-shown-how = Without it your page does not exist for others, and no leaderboard names you.

leaders = Leaderboards
leaders-none = Nobody has a sure rating in this game yet.
leaders-rank = Rank
leaders-name = Name
leaders-rating = Rating
leaders-games = Games
leaders-proof = Proof
leaders-replay = Watch the game
leaders-how = Ratings that are still uncertain are left out. The proof of a row, where there is one, is a game from the lobby.
leaders-deal = Deal of the day
leaders-deal-none = Nobody has finished the deal of the day yet.
leaders-deal-how = Only the first try counts, without help, of an account with a public profile.
leaders-deal-veiled = Points and games are shown once you have finished the deal.
leaders-score = Points

account-needed = You need an account for this: a name and a passphrase will do, no e-mail address.
friend-link-unknown = This friend link no longer leads to anybody. Ask for a new one.
friend-self = This is your own link.
friend-unknown = “{ $name }” is not among your friends.
friends-many = { $name } has { $most } friends already, which is the most that anybody can have here.
profile-unknown = “{ $name }” has no public profile.
challenge-self = You cannot challenge yourself.
challenge-unknown = This challenge no longer exists.
challenges-many = { $most } of your challenges are already waiting for an answer.
