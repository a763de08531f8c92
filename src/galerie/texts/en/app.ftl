# What the web page says, and what all games have in common.
skip = Skip to the content
close = Close
home = Home
navigation = Navigation
preferences = Preferences
home-link = Home of the Galerie des Glaces
language = Language
language-fr = Français
language-en = English
theme-is = Appearance: { $theme }
theme-system = same as the device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
nowhere = This mirror shows nothing
nowhere-why = There is no page at this address.
host-unreachable = The server does not answer. Check the connection and try again.

# Home
home-welcome = Games of faces and reflections, to play at once and without an account: against the computer, two at one screen, or from afar by a simple link.
home-games = The games
players = { $most ->
    [1] One player
   *[other] { $least ->
        [2] { $most ->
            [2] Two players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}
rules = Rules
rules-of = Rules: { $game }
rules-back = Back to the table
play-now = Play now
play-now-alone = A fresh deal, no account needed.
train = Practise alone
opponent-against = Against { $name }
opponent-adapts = Adapts to you
opponent-leans = { $lean ->
    [1] Half a level up, towards { $name }
   *[other] Half a level down, towards { $name }
}
opponent-eased = A level down since your losses
opponent-gentlest = Already the gentlest level
opponent-fixed = Always this opponent
opponent-change = Change
opponent-of = Your opponent: { $game }
opponent-follows = An opponent who adapts to you
opponent-follows-how = Each win takes you half a level up, each loss half a level down, until you win about every other game.
opponent-stays = “Play now” will always pit you against { $name }.
opponent-met = “Play now” pits you against { $name }.
opponent-near = { $lean ->
    [1] One more win, and { $name } awaits you.
   *[other] One more loss, and { $name } takes over.
}
opponent-harder = You are beating { $name }: how about { $next }?
opponent-gentler = { $name } is giving you a hard time: how about { $next } instead?
opponent-play = Play { $name }
daily = Deal of the day
daily-resume = Resume the deal of the day
daily-done = Deal of the day played
invite = Invite a friend
new-table = New table…
resume-title = Games in progress
resume-with = with { $names }
resume = Resume
replay-link = Reopen a recorded game
unaffiliated = The games' names belong to their publishers. This program is independent of them; its texts and pictures are original.

# New table
new-table-of = { $game }: new table
seats = Who is playing?
seating-phones = One screen and phones
seating-phones-how = This screen shows the board to everybody. Each player takes a seat with a phone, by pointing it at a code, and keeps secrets there.
seats-count = Players
seats-one = 1, to practise
seat-who = Who plays { $side }?
starts = begins
kind-me = Me
kind-bot = Computer
kind-open = A friend, by link or code
kind-here = A friend, on this screen
your-name = Your name
their-name = Their name
by-link = You will get a link to send and a code to show.
demonstration = A demonstration: the computer plays and you watch.
swap = Swap
draw-lots = Draw lots
variants-more = More options
clock = Clock
clock-none = None
clock-move = Per move
clock-game = Per game
clock-seconds = Seconds per move
clock-minutes = Minutes each
clock-increment-seconds = Seconds added per move
open-table = Open the table

# At the table
table-title = { $game } table
table-lost = This table cannot be found
you = You
player-number = Player { $number }
seat-you = you
seat-bot = computer
bot-account-named = { $name } (bot)
seat-away = away
seat-open = Open seat
score = Score: { $count }
watching = You are watching
connection-connecting = Connecting…
connection-online = Online
connection-saved = Saved
connection-sent = Sent…
part-missing = Part of the page could not be loaded. Trying again…
connection-reconnecting = Reconnecting…
connection-offline = Offline
connection-gone = No such table
turn-yours = Your move
turn-of = { $name } to move
turn-bot = The computer is thinking…
turn-several = Everybody plays at once
turn-waiting = Waiting for somebody
countdown-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}
last-move = last move
suggested = suggested
made = move made
actions = Actions
write-moves = Type moves
more = More
flip-board = View from the other side
zen = Zen mode
zen-leave = Leave zen mode
confirm-move = Move to confirm
confirm-move-asked = Play { $move }?
confirm-move-said = { $move }: Enter to play, Escape to cancel.
confirm-move-no = Cancel
write-move = Type a move
play = Play
hints = Legal moves
advice = Hint
advice-pondered = Thinking…
advice-is = Hint: { $move }
advice-because = Hint: { $move }. { $reason }
advice-dismiss = Dismiss the hint
help-really = Ask for help?
help-means = With help you can still lose points, but no longer win any.
help-yes = Ask all the same
help-no = Play unaided
request-agree = Agree
request-decline = Decline
request-withdraw = Withdraw
since = Since your turn
move-really = Make this move?
move-yes = Play it anyway
move-no = Think again
takeback = Take the move back
takeback-asked = { $name } would like to take the last move back.
takeback-declined-by = { $name } would rather let the move stand.
takeback-sent = You ask to take your move back.
draw = Draw
draw-asked = { $name } offers a draw.
draw-declined-by = { $name } would rather go on.
draw-sent = You offer a draw.
draw-really = Offer a draw?
draw-means = If everybody agrees, the game ends here, without a winner.
draw-yes = Offer
draw-together = A draw?
draw-together-means = Ask the other first: the game ends here, without a winner, and nothing stays hidden.
draw-together-yes = All agreed
draw-no = Play on
resign = Resign
resign-really = Resign the game?
resign-means =
    { $others ->
        [1] Your opponent will have won.
       *[other] All the others will have won.
    }
resign-out = The others play on without you, and you will be ranked behind them.
abort = Abort the game
abort-really = Abort the game?
abort-means = It has only just begun: nobody will have won, and nothing will count.
resign-rated = The game is rated: you will lose points.
resign-yes = Resign
resign-no = Play on
record = Download
invitation = Invite somebody
invitation-how = { $count ->
    [one] One seat is open. Send this link: the first person who opens it can take it, without an account.
   *[other] { $count } seats are open. Send this link: the first people who open it can take them, without an account.
}
invitation-link = Invitation link
invitation-copy = Copy the link
invitation-copied = Link copied.
invitation-by-hand = Copy the link by hand: this browser allows no other way.
phones = Take your seats
phones-how = { $count ->
    [one] One seat is left. Point a phone on the same network at this code: you play on it unseen, and this screen is the board for all.
   *[other] Point a phone on the same network at a code: everyone plays on their own unseen, and this screen is the board for all.
}
phones-code = Code to take a seat: { $side }
phones-elsewhere = Is your friend on another device?
phones-loopback = To let phones on the same network join, start the server like this:
curtain-turn = { $name } to move
curtain-why = What comes next is for their eyes only. Hand them the screen.
curtain-hold = Hold to reveal
curtain-held = Let go to hide
curtain-keep = Show until I move
curtain-hide = Hide
seals-kept = Secrets verified
seals-how = What is revealed is what was sealed when it was chosen.
seals-broken = Warning: a secret that was revealed is not the one that was sealed. This game has been tampered with.
join = Take a seat at this table
join-how = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
join-from = { $name } invites you.
join-seat = Sit down: { $side }
share-table = Share this table
embed-open = Open the table
join-watch = Only watch
late = Every seat is taken: you are watching.
late-own = Open a table
unseated = You are no longer signed in: sign in again to take your seat back.

# The course of the game
history = Course of the game
history-moves = Moves played
history-first = To the start
history-back = Previous move
history-forward = Next move
history-last = To the last move
history-none = No moves yet.
history-heard = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
history-at = { $at } / { $last }
opening = Opening: { $name }
past = { $at ->
    [0] You are looking at the start.
   *[other] You are looking at move { $at } of { $last }.
}
past-leave = Back to now

# What is announced
told-resign = { $you ->
    [yes] You resign.
   *[no] { $name } resigns.
}
told-takeback = { $you ->
    [yes] You ask to take your move back.
   *[no] { $name } asks to take a move back.
}
told-draw = { $you ->
    [yes] You offer a draw.
   *[no] { $name } offers a draw.
}
told-abort = { $you ->
    [yes] You abort the game.
   *[no] { $name } aborts the game.
}
told-claim = { $what ->
    [draw] { $you ->
        [yes] The opponent has left: you declare a draw.
       *[no] The opponent has left: { $name } declares a draw.
    }
   *[win] { $you ->
        [yes] The opponent has left: you claim the win.
       *[no] The opponent has left: { $name } claims the win.
    }
}
told-out = { $replaced ->
    [yes] You are out, the others play on.
   *[no] { $other } is out, the others play on.
}
told-agree = Agreed.
told-decline = The request is closed.
told-rematch = { $you ->
    [yes] You want a rematch.
   *[no] { $name } wants a rematch.
}
told-flag = Time is up.

# The result
result = Result
result-won = You win
result-lost = You lose
result-other = { $name } wins
result-won-counted = You win { $high } to { $low }
result-lost-counted = You lose { $low } to { $high }
result-other-counted = { $name } wins { $high } to { $low }
result-won-tied = { $high } all: you win
result-lost-tied = { $high } all: you lose
result-other-tied = { $high } all: { $name } wins
result-draw = A draw, { $high } all
result-even = A draw
result-aborted = Nobody has won
result-won-among = You win with { $high }
result-lost-among = { $name } wins with { $high }, you are { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] no. { $place }
} with { $low }
result-other-among = { $name } wins with { $high }
result-loser = { $name } loses, the others win
result-shared = { $name } share first place
result-shared-counted = { $name } share first place, { $high } each
ending-full = Every square is taken.
ending-blocked = Nobody can flank a disc any more.
ending-resigned = By resignation.
ending-time = On time.
ending-left = The opponent has left.
ending-aborted = The game was aborted, nothing counts.
ending-agreed = By agreement.
merit-close = By a whisker
merit-perfect = Flawless
merit-optimal = Nobody could have done better
keep = Save…
keep-of = Keep this game
keep-picture = Picture (PNG)
keep-drawing = Drawing (SVG)
keep-film = Film
keep-filming = Filming: { $at } of { $last }…
keep-stop = Stop
keep-kept = Saved: { $file }
keep-how = The position shown, as a picture; or the whole game, as a film of a few seconds.
keep-failed = This browser cannot make a picture of it. The drawing (SVG) still works.
keep-no-film = This browser cannot make films.
rematch = Rematch
rematch-sent = You propose a rematch.
rematch-asked = { $name } proposes a rematch.
rematch-declined-by = { $name } would rather leave it at that.
rematch-follow = Go to the rematch

# Deals, and the results of somebody who plays alone
deal-of-day = Deal of { $date }
deal-coded = Deal { $code }
deal-how = Everybody who opens this page plays the same deal.
deal-play = Play this deal
deal-resume = Resume my game
deal-other = Another deal
ghost = Ghost
ghost-own = Your ghost
ghost-of = The ghost of { $name }
ghost-somebody = somebody
ghost-none = This ghost belongs to another deal.
ghost-whole = Its race: { $time }
ghost-done = It finished in { $time }.
ghost-show = Show
ghost-hide = Hide
ghost-show-how = What it has laid may give the solution away.
ghost-race-own = Race against my ghost
ghost-race-friend = Race against this ghost
deal-same = Play it again
tries = { $count } tries: { $first } at first, { $best } at best.
share = Share
share-copied = Result copied, ready to paste.
share-by-hand = Result, to be copied by hand
results = My results
results-of = { $game }: my results
results-none = No finished games yet.
results-streak = { $count ->
    [0] The deal of the day awaits you.
    [one] Deal of the day: 1 day in a row.
   *[other] Deal of the day: { $count } days in a row.
}
results-deal = Deal
results-first = First try
results-best = Best
results-tries = Tries
results-local = These results are kept in this browser only.
review = What was possible
review-pending = The computer is going through the game…
review-better = { $move } was the move to play.
review-curve = The game as a curve: { $unit }.
review-axes = { $unit }, by move
review-moments = { $count ->
    [one] The moment that mattered
   *[other] The { $count } moments that mattered
}
review-moment = Move { $number }: { $move }.
review-instead = Better:
review-hint = Advice: “{ $reason }”
review-deeper = The review knows more than a hint: it looked further, or knows what was hidden.
review-faultless = No mistake that mattered.
review-again = Play again from here
review-again-here = Start again before move { $number }, against the computer.
review-again-alone = Take it up before move { $number }, with the same deal.
review-again-where = First choose a moment, on the curve or in the list.
review-details = Details

# Recorded games
replay = Reopen a game
replay-how = Open the file of a game, or paste its text, to go through it move by move. Files of other programs are understood too (GGF, SGF, WTHOR, transcripts). Nothing is kept.
replay-file = Choose a file
replay-text = Or paste the text of the game
replay-open = Go through the game
replay-which = Which game?
replay-read = Open this game
replay-other = Reopen another game

# Check a word
words = Check a word
words-about = Do the Galerie's word games accept it? The words are French. Plurals and conjugated forms count; proper nouns, acronyms and abbreviations do not.
words-type = A French word
words-how = Accents, ligatures and capitals make no difference. “?” stands for any letter, “*” at the end for any ending.
words-accepted = “{ $word }” is accepted.
words-refused = “{ $word }” is not accepted.
words-refused-why = It is not in the lexicon, which has no proper nouns, acronyms or abbreviations.
words-band-child = A very common word.
words-band-student = A common word.
words-band-adult = A less common word.
words-band-solver = A rare word.
words-bases = { $count ->
    [one] Base form:
   *[other] Base forms:
}
words-found = { $count ->
    [0] No word is spelt like this.
    [one] One word is spelt like this:
   *[other] { $count } words are spelt like this:
}
words-found-more = { $count } words are spelt like this. Here are the { $shown } commonest:
words-list = Words found
words-odd-digits = A word is spelt with letters only, without digits.
words-odd-hyphen = Words with a hyphen are not accepted: the games are played with letters only.
words-odd-apostrophe = Words with an apostrophe are not accepted: the games are played with letters only.
words-odd-spaces = One word at a time, without spaces.
words-odd-star = “*” stands only at the end, and once.
words-odd-signs = A word is spelt with letters only.
words-odd-long = No word is that long.
words-source = The lexicon is derived from Grammalecte's (© Olivier R. and contributors), under the MPL 2.0 licence.

# The face of games that bring none
chance = Chance
face-loading = One moment…
generic-picture = The game
generic-moves = The legal moves
generic-search = Look for a move
generic-found = { $count ->
    [0] no move
    [one] { $count } move
   *[other] { $count } moves
}
generic-more = { $count ->
    [one] And { $count } more: narrow the search.
   *[other] And { $count } more: narrow the search.
}
generic-told = { $you ->
    [yes] You play { $move }.
   *[no] { $name } plays { $move }.
}
generic-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# To the analysis, and its curves
analysis-open = Analyse the game
analysis-short = Analyse
analysis-play = Play from here
analysis-play-how = A new table opens at this position. The game is not rated.
analysis-play-over = The game is over here: go back to an earlier move to play on.
analysis-play-seat = Your side
chart-at = Move { $at }: { $value }
chart-estimated = estimated
chart-exact = exact
