# At the table: what is said, the pause, who is away, alerts.

# The pause
pause = Pause
pause-asked = { $name } asks for a pause.
pause-declined-by = { $name } would rather go on.
pause-sent = You ask for a pause.
paused = The game is paused
paused-how = Nobody moves and no clock runs. Anybody can end the pause.
paused-end = Go on with the game
told-pause = { $you ->
    [yes] You ask for a pause.
   *[no] { $name } asks for a pause.
}
told-resume = { $you ->
    [yes] You end the pause.
   *[no] { $name } ends the pause.
}

# The start of a race
ready = Ready?
ready-how = The race starts when you say so, after a count of three.
ready-together = The race starts when everybody is ready, after a count of three.
ready-again = Paused. The race goes on after a count of three.
ready-how-alone = You start when you say so, after a count of three.
ready-again-alone = Paused. You go on after a count of three.
ready-yes = I am ready
ready-waiting = Waiting for { $names }.
ready-grace = { $count ->
    [0] You can start without waiting any longer: everybody starts with you.
    [one] In one second you can start without waiting any longer.
   *[other] In { $count } seconds you can start without waiting any longer.
}
ready-hurry = { $count ->
    [0] The others can start at any moment.
    [one] The others can start in one second, whether you are ready or not.
   *[other] The others can start in { $count } seconds, whether you are ready or not.
}
ready-start = Start all the same
ready-helped = After a pause in the middle of a race there are no points left to gain, only to lose.
ready-count = On your marks…
ready-go = Go!
ready-seat = { $ready ->
    [yes] ready
   *[no] not ready yet
}
turn-race = The race is on
turn-race-still = The others are still racing
told-hold = The race waits until everybody is ready.
told-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
told-count = Three, two, one…
told-go = The race is on.

# Who is away
seat-away-for = away for { $time }
seat-out = out
seat-awaited = clock not started
claim = Opponent gone
claim-grace = { $count ->
    [0] Wait on, or claim the game.
   *[other] In { $time } you can claim the game.
}
claim-win = Claim the win
claim-draw = Declare a draw
out-grace = { $count ->
    [0] Wait on, or go on without { $name }.
   *[other] In { $time } you can go on without { $name }.
}
out-offer = Go on without { $name }
out-means = This seat will be out, and ranked behind those who stay. You play on among yourselves.
out-yes = Go on
out-no = Wait on
out-yours = You are out
out-yours-how = The others play on. You can watch to the end.
seat-stand-in = a computer plays
takeover = Replacement
takeover-how = { $count ->
    [0] A computer can take the empty seat until its player comes back.
    [one] If the other player agrees, a computer can take the empty seat until its player comes back.
   *[other] If the others agree, a computer can take the empty seat until its player comes back.
}
takeover-offer = Let a computer play
takeover-asked = { $name } suggests that a computer play for { $other }.
takeover-declined-by = { $name } would rather wait.
takeover-sent = You suggest that a computer play for { $other }.
stood-in = A computer is playing for you
stood-in-how = The game goes on without you. You can come back to it at any time.
stood-in-end = Take my seat back
takeback-asked-replay = { $name } would like to take the last move back. You would have to play yours again.
told-takeover = { $you ->
    [yes] You suggest that a computer play for { $other }.
   *[no] { $replaced ->
        [yes] { $name } suggests that a computer play for you.
       *[no] { $name } suggests that a computer play for { $other }.
    }
}
told-return = { $you ->
    [yes] You are back in the game.
   *[no] { $name } is back in the game.
}
told-sat = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
told-left = { $you ->
    [yes] You have left the table.
   *[no] { $name } has left the table.
}
told-came = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}

noted-agree = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
noted-decline = { $you ->
    [yes] You close the request.
   *[no] { $name } closes the request.
}

# Who asked for what, and the answer
wish-draw = a draw
wish-takeback = a take-back
wish-pause = a pause
wish-takeover = a bot as replacement
answered-agree = { $replaced ->
    [yes] You asked for { $wish }
   *[no] { $other } asked for { $wish }
}: { $you ->
    [yes] you agree.
   *[no] { $name } agrees.
}
answered-decline = { $replaced ->
    [yes] You asked for { $wish }
   *[no] { $other } asked for { $wish }
}: { $you ->
    [yes] you decline.
   *[no] { $name } declines.
}
answered-withdraw = { $replaced ->
    [yes] You asked for { $wish }: you withdraw it.
   *[no] { $other } asked for { $wish }, and withdraws it.
}
noted-flag = { $you ->
    [yes] You have run out of time.
   *[no] { $name } has run out of time.
}
key = Continue on my phone
key-elsewhere = Continue on another device
seat-keep = Only on this device
seat-free = Free { $name }'s seat

# Chat
gallery = Spectators' chat
chat = Chat
chat-with-unread = Chat, { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
chat-close = Close the chat
chat-write = Write a message
chat-send = Send
chat-none = Nobody has said anything yet.
chat-lines = Messages
chat-line = { $name }: { $text }
chat-somebody = Spectator
chat-spectator = spectator
chat-complain = Report or block
chat-mute = Mute { $name }
chat-muted = Messages from { $name } muted
chat-unmute = Show
chat-waits = Waiting to be sent
chat-new = New messages

# Alerts
alerts = Alerts
alerts-sound = Sound
alerts-sound-hint = A soft note when it is your move, when somebody sits down or writes to you.
alerts-notices = Browser notifications
alerts-notices-hint = Only while this page is out of sight.
alerts-refused = Your browser does not allow them for this page.

# The clock
clock-correspondence = In days
clock-correspondence-days = Days per move
clock-correspondence-how = By correspondence: everybody plays when they like, and the clock also runs while nobody is there.
