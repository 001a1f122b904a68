## Joining

join-title = You are invited
join-question = Under which name do you want to play?
sit-down = Sit down
watch = Watch
no-seat-left = All seats are taken. You can watch.
already-seated = You have a seat in this game.
go-to-table = Go to the table

## Waiting

waiting-title = Waiting for players
invite = Invite by link
copy = Copy
copied = Copied.
invite-about = Whoever has this link may take an open seat, or watch.
be-ready = I am ready
is-ready = ready
is-not-ready = not ready yet
seat-empty = empty
waiting-others = Waiting for the others.
watching = You are watching.
