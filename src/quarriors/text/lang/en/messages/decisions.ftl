### What you are asked, and what others see meanwhile.

## You decide. Said to the player whose decision it is.

# Several people share one screen: whom the question is for, then the question.
decision-named = { $player } · { $asked }

decision-roll = Your turn. Roll your dice.
decision-act-immediate = Your turn. Use your Immediate Effects, or go on.
# After the roll. $quiddity is "6 Quiddity" or "6 Quiddity, 2 of it Light". $attack: whether you have Creatures to attack with.
decision-act-ready-summon = Your turn. You have { $quiddity }: summon Creatures, { $attack ->
    [yes] or attack.
   *[no] or go on.
}
decision-act-ready-spells = Your turn. You have { $quiddity }: ready Spells, { $attack ->
    [yes] or attack.
   *[no] or go on.
}
decision-act-ready-both = Your turn. You have { $quiddity }: ready Spells and summon Creatures, { $attack ->
    [yes] or attack.
   *[no] or go on.
}
decision-act-ready-lock = Your turn. You have { $quiddity }: Lock a die, ready Spells and summon Creatures, { $attack ->
    [yes] or attack.
   *[no] or go on.
}
decision-act-ready-none = Your turn. You have { $quiddity }. { $attack ->
    [yes] Attack when you are ready.
   *[no] Go on when you are ready.
}
# Follows one of the five above.
decision-effects = You can use Immediate Effects, too.
decision-act-attack = Cast Spells first, or attack.
decision-act-capture = { $captures ->
    [0] { $extra ->
        [yes] You have { $quiddity }: capture one more die, or end your turn.
       *[no] You have { $quiddity }: use what you have left, or end your turn.
    }
    [one] You have { $quiddity }: capture a die, or end your turn.
   *[other] You have { $quiddity }: capture up to { $captures } dice, or end your turn.
}
decision-act-clean_up = Discard readied Spells if you like, or end your turn.
decision-act = Choose what to do.
# A card asks: its name, then its text.
decision-choose = { $card }: { $text }
decision-choose-attach = Choose the Creature that gets { $card }.
decision-choose-copy = Choose the Creature that { $card } copies.
decision-choose-quest = Choose who goes on { $card }. You have level { $levels } of { $level } so far.
decision-choose-seize = You completed { $card }. Choose the Quartifact you take.
decision-defend = An attack of { $total }! Choose the Creature that defends.
decision-defend-for = An attack of { $total }! Choose the Creature that { $other } defends with.
decision-cull = { $n ->
    [one] You may cull a die from your Used Pile.
   *[other] You may cull up to { $n } dice from your Used Pile.
}
decision-cull-expert = Cull { $die } for { $glory } Glory, or keep it for none.
decision-cull-quest = Cull every Creature on { $card } for { $glory } Glory, or keep them for none.
decision-use = Use { $card }? { $text }
decision-use-destroyed = { $die } is destroyed. { $text }
decision-cast-attacked = { $other } attacks you with { $total }. Will you react?
decision-cast-challenged = On the quest, { $other } attacks you with { $total }. Will you react?
decision-cast-destroyed = { $die } is about to be destroyed. Will you react?
decision-first = Choose which ability happens first.
decision-lock = Choose a die to Lock. You must Lock one before you go on.
decision-name = { $card }: { $text } Choose an opponent.
decision-name-lock = Choose the Locked Area for { $die }.
decision-quest = Send Creatures on a quest, or attack with all of them.
decision-quest-over = { $card } is cleared. Will you take it over?
decision-attack = Attack first, or go on { $card } first?
decision-score = Score first, or return from { $card } first?
decision-light = { $card }: choose Light or Dark Quiddity.
decision-other = It's your decision.

## Somebody else decides: what the others and those who watch see

waiting-roll = { $player } is about to roll.
waiting-act-immediate = { $player } is using Immediate Effects.
waiting-act-ready = { $player } is readying Spells and summoning Creatures.
waiting-act-attack = { $player } is preparing the attack.
waiting-act-capture = { $player } is choosing what to capture.
waiting-act-clean_up = { $player } is ending the turn.
waiting-choose = { $player } is making a choice for { $card }.
waiting-defend = { $player } is choosing a Creature to defend.
waiting-cull = { $player } is choosing what to cull.
waiting-use = { $player } is thinking about using { $card }.
waiting-cast = { $player } may react.
waiting-lock = { $player } is choosing a die to Lock.
waiting-quest = { $player } is thinking about a quest.
waiting-other = { $player } is making a decision.

## Chance, where a program decides what the dice show

decision-drawn = Chance: which die does { $player } draw?
decision-rolled = Chance: what does { $die } show?

## The end. $winners is a list of names, $n how many there are.

result-glory = { $n ->
    [one] { $winners } wins with { $glory } Glory!
   *[other] { $winners } win together with { $glory } Glory!
}
result-empty_cards = Four Creature cards are empty. { $n ->
    [one] { $winners } wins with { $glory } Glory!
   *[other] { $winners } win together with { $glory } Glory!
}
result-limit = That was the last turn. { $n ->
    [one] { $winners } wins with { $glory } Glory!
   *[other] { $winners } win together with { $glory } Glory!
}
# Said to a winner. $others are the other winners, if you share the victory.
result-glory-you = { $n ->
    [one] You win with { $glory } Glory!
   *[other] You win with { $glory } Glory, together with { $others }!
}
result-empty_cards-you = Four Creature cards are empty. { $n ->
    [one] You win with { $glory } Glory!
   *[other] You win with { $glory } Glory, together with { $others }!
}
result-limit-you = That was the last turn. { $n ->
    [one] You win with { $glory } Glory!
   *[other] You win with { $glory } Glory, together with { $others }!
}
# Follows one of the above.
result-tie = Others had as much Glory, but fewer dice in their Ready Areas.
