## What is refused: what happened, and what to do. The ids are those of the server, and a few of the page.

error-detail = { $fault } ({ $said })
error-incident = { $fault } Whoever runs it finds it under { $incident }.

## The line, and the server

error-unreachable = The server cannot be reached.
error-not_understood = What the server says cannot be understood.
error-internal = The server had a fault.
error-busy = The server is busy just now. Try again in a moment.
error-closing = The server is shutting down. Try again in a moment.
error-store_unavailable = The server cannot write anything down just now. Nothing has changed: try again in a moment.
error-too_many = That was too much at once for the server. Wait a little, then try again.
error-unsupported = This page is older or newer than the server. Reload it.
error-bad_request = The server cannot read what this page has sent. Reload the page.
error-no_method = The server does not know what this page asks for. Reload the page.
error-not_json = The server cannot read what this page has sent. Reload the page.
error-bad_nonce = The server does not take this browser’s part of the dice. Reload the page.
error-too_big = That is too long for the server. Shorten what you have typed.
error-foreign_origin = The server does not let this address in. Open the page by the address of the server itself.

## Who may do what

error-not_found = There is no such game.
error-forbidden = Only whoever has a seat in this game may do that.
error-bad_secret = This seat has moved to another device.
error-bad_invitation = This game needs an invitation, and this is not the one.
error-bad_code = This code is not, or no longer, good. Ask for a new one.
error-bad_name = This name cannot be used. Choose another one.
error-bad_setup = No game can be set up like that.

## The game

error-no_seat = This seat is not free. Choose another one, or watch.
error-not_waiting = The game has begun already. You can watch.
error-not_running = The game has not begun yet.
error-over = The game is over.
error-not_over = The game is not over yet.
error-unplayable = This game cannot go on here: the rules or cards of the server have changed since.
error-stale = The table has changed since. Have another look.
error-not_your_decision = Somebody else decides now.
error-not_offered = This cannot be done now. Have another look at what can.
error-nothing_to_undo = Nothing can be taken back now.
error-no_request = Nobody asks for that, or no longer.
error-not_alone = Whoever sits there is still here. A bot can take over once they have been away for a while.
error-has_bot = A bot plays this seat. Take it back first.
error-has_no_bot = No bot plays this seat.
error-resigned = This seat has given up.
error-no_hint = There is no hint for this.
error-no_moment = The game has no such moment.
error-other_rules = This moment can no longer be shown: the server has other rules now.
