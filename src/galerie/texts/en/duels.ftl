# Duels: the same deal for several people, each when they like.
duel = Duel
duel-own = Your duel
duel-by = A duel by { $name }
duel-you = { $name } (you)
duel-somebody = somebody
duel-how = The same deal for everybody, whenever they like. Only the first try counts; you see how the others did as soon as you have finished.
duel-answers = { $count ->
    [0] Nobody has finished this deal yet.
    [one] One person has played this deal already.
   *[other] { $count } people have played this deal already.
}
duel-answers-playing = { $count ->
    [0] Your game is under way. Nobody else has finished theirs yet.
    [one] Your game is under way. One other person has finished theirs.
   *[other] Your game is under way. { $count } other people have finished theirs.
}
duel-play = Play this deal
duel-resume = Resume
duel-alone = You have played. Send the link: whoever opens it plays the same deal, and sees nothing of your game before they have finished.
duel-rank = Rank
duel-name = Name
duel-score = Result
duel-replay = Replay
duel-replay-of = Replay the game of { $name }
duel-board = The game of { $name }: { $score }
duel-playing = still playing
duel-given-up = given up
duel-helped = not ranked: with help or a break
duel-known = not ranked: knew the deal
duel-share = The link of the duel
duel-share-text = { $game }: can you do better with this deal?
duel-challenge-name = Challenge an account by its name
duel-challenge = Challenge
duel-challenged = { $name } will see your challenge.
duel-until = The duel stays open until { $date }.
duel-see = See the duel
duel-make = Challenge somebody
duels = Duels
duels-about = The same deal, each when they like: play, send the link, and compare once the other has played.
duels-new = New deal
duels-new-how = You play it too, before the others or after them.
duels-own = Your duels
duels-none = None yet.
duels-yours = { $count ->
    [0] Yours to play
    [one] Yours to play · 1 answer
   *[other] Yours to play · { $count } answers
}
duels-answers = { $count ->
    [0] No answer yet
    [one] 1 other result
   *[other] { $count } other results
}
