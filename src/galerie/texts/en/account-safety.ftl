# The name of an account, its devices and its recovery codes.
renaming = Change name
renaming-new = New name
renaming-how = You will be seen under this name everywhere, games already played included. You can change it again in a week; nobody else can take the old one for 90 days.
renaming-done = You are now called { $name }.
devices = Signed-in devices
devices-how = If you do not recognise one, sign it out and change your passphrase.
device-unnamed = Unknown browser
device-here = this device
device-since = signed in on { $date }
device-seen = seen { $when }
device-out = Sign out
device-out-name = Sign out: { $name }
device-out-done = The device is signed out.
recovery = Recovery codes
recovery-how = If you forget your passphrase, a code lets you choose another one. Each works once.
recovery-left = { $count ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $count } left.
}
recovery-make = Get codes
recovery-replace = Replace the codes
recovery-made = Write them down now: they will not be shown again. Earlier codes no longer work.
recovery-copy = Copy the codes
recovery-copied = Codes copied.
recovery-by-hand = Copy the codes by hand.
forgotten = Forgotten your passphrase?
forgotten-how = With a recovery code that you wrote down, you choose a new passphrase. Other devices will be signed out. Without a code the account cannot be recovered.
forgotten-code = Recovery code
forgotten-use = Sign in with the code
forgotten-back = I remember my passphrase

# What is refused
name-often = { $days ->
    [one] You changed your name not long ago: you can change it again in a day.
   *[other] You changed your name not long ago: you can change it again in { $days } days.
}
recovery-wrong = This name and this recovery code do not belong together, or the code has been used.
device-unknown = This device is signed out already.
