## The page that a link to a game opens

# The headline. $name has made the game, and a seat is free.
join-invites = { $name } has kept a seat for you.
# The same, when all seats are taken.
join-plays = { $name } is playing. Come and watch!
join-about = { $players ->
    [2] A dice game for two. You start with twelve weak dice, capture Creatures and Spells from the Wilds, and race for Glory. It runs in this window, without an account.
    [3] A dice game for three. You start with twelve weak dice, capture Creatures and Spells from the Wilds, and race for Glory. It runs in this window, without an account.
   *[4] A dice game for four. You start with twelve weak dice, capture Creatures and Spells from the Wilds, and race for Glory. It runs in this window, without an account.
  }
# Begins the lesson, and leads back here afterwards.
join-learn = Learn first (10 min)
join-wilds = The Wilds of this game
# Below three pictures of dice.
join-step-roll = 1. Roll six dice
join-step-attack = 2. Summon, then attack
join-step-glory = 3. Still there next turn? Glory!
# In the lesson, for someone who was invited to a game and learns first.
learn-return = Back to your invitation

## The lobby: below the name of a player or of an empty seat

seat-here = at the table
seat-away = away
seat-free = free
seat-waits = waiting for someone
# In the place of a name: the seat that you would take.
seat-yours = Your seat
waiting-title-full = Everyone has a seat
waiting-seats = You are ready. There is still a seat to fill.
qr-code = QR code of the link
qr-about = Or point a phone’s camera at the code.

## Who watches

watching-count = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
  }
watch-name = Your name, for the players to see
watch-name-do = Show it

## Talking at the table

talk = Say something
# The same button for someone who only watches.
talk-company = Who is here
talk-write = Write a line
talk-send = Send
talk-lines = What was said
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
# Read aloud when somebody says something. $what is a line, a phrase or the name of a face.
said-by = { $name }: { $what }

# Faces that a little die pulls: each is named for those who cannot see it.
emote-smile = smiles
emote-laugh = laughs
emote-wow = is amazed
emote-think = wonders
emote-cry = sheds a tear
emote-grumble = grumbles

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice_roll = Nice roll!
phrase-well_played = Well played!
phrase-ouch = Ouch!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
# The rulebook has players shout the name of the game.
phrase-quarriors = Quarriors!
phrase-good_game = Good game!

## Playing again

again-asks = { $name } would like to play again.
again-yes = Play again
again-no = No, thanks
again-waiting = Waiting for an answer: { $names }
again-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
  }
# Calls the question off.
again-off = Never mind
# Begins the next game although they are away: they find it when they come back.
again-anyway = Set the table now
again-declined = { $name } does not want to play again.

# Instead of “is thinking”: everyone waits for someone who is not connected.
waits-away = { $name } is away.
# Instead of “is thinking”: bots have played thousands of moves in which no person had a hand.
bots-pause = The bots take a break. They go on when a player is back.
