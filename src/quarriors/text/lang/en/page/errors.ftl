## When something is refused: what happened, then what to do. The ids are the server's, and a few are the page's.

# $said is what the server says of it, in its own words.
error-detail = { $fault } ({ $said })
error-incident = { $fault } The person who runs it can look it up as { $incident }.

## The connection, and the server

error-unreachable = We cannot reach the server. Check your connection, then try again.
error-not_understood = We do not understand the server’s answer. Reload the page.
error-internal = Something broke on the server. Try again.
error-busy = The server is busy. Try again in a moment.
error-closing = The server is restarting. Try again in a moment.
error-store_unavailable = Nothing can be saved right now, and nothing has changed: try again in a moment.
error-too_many = That was too much at once. Wait a little, then try again.
error-unsupported = This page and the server are not the same version. Reload the page.
error-bad_request = The server did not understand this page. Reload it.
error-no_method = The server does not know this request. Reload the page.
error-not_json = The server could not read this page’s message. Reload the page.
error-bad_nonce = The server did not accept your browser’s part of the dice. Reload the page.
error-too_big = That is too long. Shorten what you typed.
error-too_slow = The request took too long to arrive. Check your connection, then try again.
error-foreign_host = The server does not go by this address. Ask the person who runs it, or open the page at its own address.
error-foreign_origin = The server does not accept visitors from this address. Open the page at the server’s own address.

## Who may do what

error-not_found = There is no such game. Check the link.
error-forbidden = Only players in this game can do that.
error-bad_secret = This seat has moved to another device.
error-bad_invitation = You need an invitation for this game, and this is not the right one. Ask for the link again.
error-bad_code = This code is wrong or too old. Ask for a new one.
error-bad_name = You cannot use this name. Choose another one.
error-bad_text = We cannot send this line. Write up to 200 characters, all of them visible.
error-no_chat = On this server you can only use phrases: its host has not turned chat on.
error-bad_setup = This game cannot be set up. Change your choices.

## The game

error-no_seat = This seat is taken. Choose another one, or watch.
error-not_waiting = The game has already begun. You can watch it.
error-not_running = The game has not begun yet.
error-too_early = Not everyone is ready yet.
error-sealed_too_often = You have changed your part of the dice too often in this game. Leave it, or create a new one.
error-over = The game is over.
error-not_over = The game is not over yet.
error-unplayable = This game cannot go on here: it is damaged, or rules or cards have changed since.
error-stale = The table has changed. Take another look.
error-not_your_decision = It’s someone else’s decision.
error-not_offered = You cannot do that now. See what is offered.
error-nothing_to_undo = There is nothing to take back.
error-no_request = Nobody is asking for that any more.
error-not_alone = This player is still here. If they stay away for a while, a bot can take over.
error-has_bot = A bot is playing this seat. Take it back first.
error-has_no_bot = No bot is playing this seat.
error-resigned = This player has given up.
error-no_hint = There is no hint for this decision.
error-no_review = This game cannot be reviewed: rules or cards have changed since.
error-no_moment = The game has no such moment.
error-other_rules = This moment can no longer be shown: the rules have changed since.
