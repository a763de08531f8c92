# Notices: what a device or a web hook says to somebody who is not there.
notice-turn = Your turn · { $game }
notice-turn-body = With { $name }.
notice-deadline = Time is running out · { $game }
notice-deadline-body = You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} left to play.
notice-request = A request awaits you · { $game }
notice-takeback = { $name } would like to take back their last move.
notice-draw = { $name } offers a draw.
notice-pause = { $name } suggests a pause.
notice-takeover = { $name } suggests that a bot stands in.
notice-seated = You have company · { $game }
notice-seated-body = { $name } has sat down at your table.
notice-rematch = A rematch · { $game }
notice-rematch-body = { $name } would like a rematch.
notice-rematch-begun = The rematch begins · { $game }
notice-rematch-begun-body = Everybody has agreed.
notice-challenge = A challenge · { $game }
notice-challenge-body = { $name } challenges you.
notice-duel = A duel · { $game }
notice-duel-body = { $name } has answered your duel.
notice-paired = Your game of the tournament begins · { $game }
notice-paired-body = Against { $name }.
notice-test = A test
notice-test-body = Notices of the Galerie des Glaces arrive here.
notice-hook-removed = Your web hook does not answer
notice-hook-removed-body = It was removed after several failures. You can give another one in the preferences.
notice-somebody = Somebody

# Addresses to which nothing is sent
receiver-malformed = This address is not valid. It must be complete and begin with “https://”.
receiver-insecure = The address must begin with “https://” and have no port but the usual one.
receiver-private = The address “{ $host }” leads to a private network, to which nothing is sent.
receiver-unreachable = The Galerie does not reach “{ $host }”: there is no answer, or the name leads to a private network.
receiver-refuses = The service refused the notice (answer { $status }).
receiver-keys = The keys of this subscription are not valid.
receiver-unknown = This device or web hook is no longer in your list.

# The page of the preferences, and the offer at the right moment
notices = Notices
notices-about = While no page of the table is open: it is your turn, somebody sits down, a request, a rematch, a deadline that is near.
notices-switch = On this device
notices-switch-hint = Even when the browser is not on the screen.
notices-device = Device
notices-this = This device
notices-since = Added { $when }
notices-test = Test
notices-test-name = Test { $name }
notices-tested = The notice is on its way.
notices-remove = Remove
notices-remove-name = Remove { $name }
notices-add = Call me on this device
notices-decline = No, thanks
notices-here = You will be called on this device.
notices-leaving = The table you have left waits for somebody. Would you like to be called when it is your turn?
notices-insecure = Being called back needs a secure connection (https).
notices-home-screen = On an iPhone or iPad, first add the Galerie to the home screen and open it from there: then it can call you.
notices-unsupported = This browser cannot call you while the page is closed.
notices-denied = You have blocked the notifications of this site. Allow them in the settings of the browser, then reload the page.
notices-failed = The notification service of your browser did not answer. Try again later.
notices-hook = Web hook
notices-hook-add = Add a web hook
notices-hook-about = An address that gets the same notices, for a Discord channel for example.
notices-hook-address = Address
notices-hook-set = Add
notices-hook-broken = Your web hook was removed after several failures. You can give another one.
