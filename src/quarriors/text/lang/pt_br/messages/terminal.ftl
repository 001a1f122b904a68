# What both tables in the terminal say: the one with windows (`table-…`) and the plain one, lines of text (`plain-…`).
# Prompts, options and the story of the game come from table.ftl.
# $player is a name; $card and $dice are names of cards and dice as other messages make them.

## The plain table: what lies there. `quarriors position` and `quarriors replay` show it too.

# A heading: turn number, whose turn it is, the phase.
plain-turn = Turno { $n }, { $player }: { $phase }
plain-wilds = A Natureza (preço, dados restantes):
plain-quests = Missões (nível, dados restantes):
# One line for each card. $price is a number; what follows the name comes from the messages below.
plain-wilds-card = { $price }  { $left ->
    [one] resta { $left }
   *[other] restam { $left }
}  { $card }
plain-wilds-glory = { $n } de Glória
plain-wilds-anchored = Feitiço Ancorado por { $energy ->
    [light] { $n } de Luz
   *[dark] { $n } de Trevas
}
plain-wilds-there = { $player } está lá
# A player's heading: Glory so far, and the Glory that wins.
plain-player = { $player }: { $n } de { $goal } pontos de Glória
# What lies in a zone, such as “Ready Area: 2 × (name of dice)”.
plain-zone = { $zone }: { $dice }
plain-zone-quest = { $zone }, { $card }: { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}: { $dice }
# In place of dice, where none lie.
plain-nothing = nada
plain-attack = { $player } ataca { $other } com { $dice }. Ataque restante: { $n }.
plain-attack-total = { $player } ataca { $other } com { $dice }. O total é { $n }.
plain-attack-fallen = { $player } ataca { $other }. Os atacantes foram destruídos. Ataque restante: { $n }.
plain-attack-expected = { $player } ataca { $other } com { $dice }. Por enquanto, o total é { $n }.

## The plain table: beginning and end

plain-welcome = Quarriors! { $edition ->
    [classic] Regras clássicas (2011)
   *[other] Regras revisadas (2018)
}, semente { $seed }. À mesa: { $players }.
plain-captures = Captura Avançada: você pode capturar até { $n } dados por turno.
plain-expert = Abate para Especialistas: uma Criatura que pontua só rende Glória se você a abater.
plain-limit = A partida termina depois do turno { $n }.
# A bot sits down. $pips is a die that shows how strong it is, $about a sentence about it.
table-bot = { $pips } { $name }: { $about }
plain-begins = { $player } começa. Quem chegar primeiro a { $goal } de Glória vence.
plain-keys = Digite o número de uma opção, ou ? para ajuda.
plain-resumed = Você continua a partida de { $file }. O que aconteceu por último:
plain-left = Você deixou a partida. Ela está salva. Para continuar: { $command }
plain-left-unsaved = Você deixou a partida. Ela não foi salva.
plain-over = A partida acabou depois de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}. Glória: { $glory }.
plain-record = Para rever a partida: { $command }

## The plain table: questions and answers

# $left is one or more sentences, such as “Summon Bog Toad for 2 Quiddity.” The translation may ask for other letters, such as (s/n).
plain-confirm = Você ainda poderia: { $left } Continuar mesmo assim? (s/n)
# Answers that mean yes or no, separated by commas. y, yes, n and no always work.
plain-yes = s, sim
plain-no = n, não, nao
plain-yes-or-no = Responda s para sim ou n para não.
plain-unknown = Não entendi “{ $input }”. Digite um número de 1 a { $n }, ou ? para ajuda.
plain-ambiguous = “{ $input }” pode ser: { $words }.
plain-confirm-on = De agora em diante, eu pergunto antes que você deixe algo útil sem usar.
plain-confirm-off = De agora em diante, não pergunto mais quando você deixar algo sem usar.
plain-confirm-how = Digite “confirm on” ou “confirm off”.
plain-undone = Desfeito. Você está aqui de novo:
plain-undo-none = Ainda não há nada para desfazer.
plain-undo-dice = Você não pode desfazer isso: dados foram pegos ou jogados desde sua última decisão.
plain-undo-other = Você não pode desfazer isso: outro jogador já decidiu depois.
plain-lang = De agora em diante, falo português.
plain-lang-how = Digite “lang” e um destes: { $languages }.

## The plain table: cards. $parts is a list such as “cost 3, 2 Glory, 5 dice left”.

plain-card = { $card }: { $parts }
plain-card-cost = custo { $n }
plain-card-discounted = custo { $n }, ou { $less } com um pouco de { $energy ->
    [light] Luz
   *[dark] Trevas
}
plain-card-never = não pode ser capturado
plain-card-level = Missão de nível { $n }
plain-card-glory = { $n } de Glória
plain-card-left = { $n ->
    [one] { $n } dado restante
   *[other] { $n } dados restantes
}
plain-card-faces = Faces: { $faces }
# $where is a list such as “2 with Quinn and 1 with Monique”.
plain-card-where = Em jogo: { $where }
plain-card-where-one = { $n } com { $player }
plain-no-card = Nenhuma carta desta partida tem “{ $name }” no nome. Digite c para ver todas as cartas.

## The plain table: why not. $action is such as “capture Bog Toad”, $reason a whole sentence.

plain-why = { $action }: { $reason }
plain-why-not-now = O que você não pode fazer agora, e por quê:
plain-why-nothing = Você pode fazer agora tudo o que quiser.
plain-why-can = { $action }: você pode. É a opção { $n }.
plain-why-unknown = Não há nada chamado “{ $name }” que você possa capturar ou usar. Tente “w capture NOME”, “w summon NOME” ou só “w”.
plain-why-no-die = Você não tem nenhum dado chamado “{ $name }”.
# $kind is a word you can type, such as capture or summon; it stays English.
plain-why-kind = { $kind } { $thing }
plain-why-any-capture = capturar qualquer carta

## The plain table: what faces and signs mean (the command “legend”)

plain-legend-title = Uma face mostra um destes:
plain-legend-quiddity = dá 3 de Quiddity quando você gasta o dado
plain-legend-draw = gaste o dado para pegar e jogar 2 dados
plain-legend-reroll = jogue o dado de novo
plain-legend-spell = você pode prepará-lo, ou usá-lo na hora se a carta disser Imediato
plain-legend-lock = você pode trancar o dado; a carta diz o que isso faz
plain-legend-question = a carta diz o que faz
# The numbers of a Creature, as “level, attack, defense”.
plain-legend-creature-sign = nível, Ataque, Defesa
plain-legend-creature = uma Criatura; o nível é o preço para invocá-la
plain-legend-bursts = Estrelas ({ $burst } a { $burst }{ $burst }{ $burst }) são Explosões: a carta tem linhas que só valem com esse número de Explosões.
plain-legend-unknown = Se um número no dado for “?”, a carta diz quanto ele vale no momento.
plain-legend-discount = Um preço como 7/5 significa 7, ou 5 se você pagar com um pouco de Quiddity da energia da própria carta, Luz ou Trevas.
plain-legend-marks = Depois de um nome, ≈ significa que parte da carta vem de um relato, e ° que parte dela é criação nossa. “c NOME” diz qual parte.
plain-legend-now = As Criaturas na mesa mostram os números do momento, com tudo o que os altera.
plain-legend-words = Nas palavras de opções e registros, Q3 é 3 de Quiddity, D2 pegar 2, R re-jogar, S um Feitiço, L uma Tranca, Q2 light 2 de Quiddity da Luz, A:Exqualibur um Quartefato, C 1/3/4 uma Criatura de nível 1 com Ataque de 3 e Defesa de 4, e * uma Explosão.

## The plain table: help (the command “?”). What you type stays English.

plain-help-title = Digite o número de uma opção para escolhê-la, ou as palavras dela, como “roll”, “summon Bog Toad” ou “end”. Se houver só uma opção, basta apertar Enter.
plain-help-name = NOME
plain-help-thing = COISA
plain-help-language = IDIOMA
plain-help-options = as opções de novo
plain-help-words = as palavras de todas as opções
plain-help-table = a mesa inteira
plain-help-cards = as cartas na Natureza
plain-help-card = uma carta completa
plain-help-why = o que você não pode fazer agora, e por quê
plain-help-why-not = por que você não pode fazer isso: w capture Bog Toad, w summon Toad, w unlock Frog
plain-help-log = a história até aqui
plain-help-legend = o que significam faces e sinais
plain-help-undo = desfazer sua última decisão, a não ser que dados tenham sido jogados ou outra pessoa já tenha decidido
plain-help-confirm = não perguntar mais quando você deixar algo útil sem usar; “confirm on” volta a perguntar
plain-help-lang = falar outro idioma: { $languages }
plain-help-quit = sair; sua partida fica salva
plain-help-programs = Para programas: uma linha só com “>” pede uma resposta; uma linha que termina em (s/n) pede s ou n.

## Replays and positions as text

replay-title = { $players }. { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
replay-unfinished = O registro termina aqui. A partida não acabou.
position-fine = { $file }: esta posição está em ordem.
position-over = A partida acabou. { $result }

## Saved games

saves-none = Você não tem partidas salvas em { $folder }.
# Below the name of a saved game: “Quinn 4, Monique 7. Turn 12.”
saves-standing = { $glory }. { $now }
saves-turn = Turno { $n }.
saves-damaged = Este arquivo não pode ser lido: { $reason }

## The table in the terminal

table-turn = Turno { $n } { $player }
# Names of the phases in one line, so keep them short: about 50 letters for all of them.
table-phase-score = pontos
table-phase-roll = jogar
table-phase-roll_and_ready = jogar/ativar
table-phase-ready = ativar
table-phase-attack = ataque
table-phase-capture = captura
table-phase-clean_up = arrumar
# How many dice may still be captured this turn.
table-captures = { $n ->
    [one] { $n } captura
   *[other] { $n } capturas
}
# Dice in the bag, in the Used Pile and in the Spent Pile. Short.
table-piles = bolsa { $bag } usados { $used } gastos { $spent }
# The zones on a mat, in front of the dice. Very short.
table-zone-ready = Ativa
table-zone-active = Reserva
table-zone-aside = De lado
table-zone-locked = Trancada
table-zone-quest-at = Missão { $card }
table-glory = { $n } de { $goal } pontos de Glória
table-card-cost = custo { $n }
# $cost is the message above, $sign stands for Light or Dark Quiddity: “cost 7, or 5 with ☼”.
table-card-discounted = { $cost }, ou { $n } com { $sign }
table-card-never = não pode ser capturado
table-card-level = nível { $n }
table-card-plain = Esta carta não tem texto. As faces dizem tudo.
table-card-left = { $n ->
    [0] Não restam dados nela.
    [one] Resta { $n } dado nela.
   *[other] Restam { $n } dados nela.
}
table-card-price = Para você, agora custa { $n }.
table-card-copies = Conta como:
# In front of the reason why something cannot be done: “Cannot be captured: You do not have enough Quiddity.”
table-why-not = { $what }:
table-do-capture = Não pode ser capturado
table-do-cull = Não pode ser abatido
table-do-cast = Não pode ser lançado
table-do-defend = Não pode defender
table-do-summon = Não pode ser invocado
table-do-immediate = Não pode ser usado
table-do-ready = Não pode ser preparado
table-do-draw = Não permite pegar dados
table-do-reroll = Não pode ser re-jogado
table-do-both = Não pode ser usado
table-do-lock = Não pode ser trancado
table-do-unlock = Não pode ser destrancado
table-do-anchor = O Feitiço Ancorado não pode ser usado
table-do-quest = Você não pode partir nesta Missão
table-do-attach = Não pode ser ligado
table-do-use = Não pode ser usado
table-do-choose = Não pode ser enviado
# In the frame of a window.
table-hint-close = Esc: fechar
table-hint-act = Enter: fazer   Esc: fechar
table-hint-settings = Enter: mudar   Esc: fechar
table-hint-page = ↑ ↓: rolar   Esc: fechar
# Below a page of the story.
table-more = Espaço: seguir ({ $at } de { $of })   Esc: pular
table-thinking = { $player } está pensando…
table-unused = Você ainda poderia:
table-unused-end = Continuar mesmo assim
table-unused-stay = Ficar aqui
table-lost = Você perderia isto:
table-lost-end = Fazer mesmo assim
table-log = A partida até aqui
table-help = Teclas e sinais
table-settings = Configurações
table-setting-confirm-yes = Perguntar antes de deixar algo útil sem usar: sim
table-setting-confirm-no = Perguntar antes de deixar algo útil sem usar: não
table-setting-pace-step = Mostrar o que acontece: passo a passo, ao apertar Espaço
table-setting-pace-flow = Mostrar o que acontece: passo a passo, sozinho
table-setting-pace-off = Mostrar o que acontece: tudo de uma vez
# $language is the language's own name, such as Italiano.
table-setting-lang = Idioma: { $language }
table-over-again = Jogar de novo com outra Natureza
table-over-replay = Rever esta partida
table-over-leave = Deixar a mesa
# “Quinn 15, Monique 9. 23 turns.”
table-over-standing = { $players }. { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
table-hand-over = Espaço: encerrar turno   u: desfazer
table-no-undo = Você não pode desfazer isso: dados foram jogados ou pegos, ou outro jogador já decidiu.
table-undone = Desfeito.
table-small = Esta janela tem { $width } × { $height }. A mesa precisa de pelo menos 80 × 24. Aumente a janela.
table-saved = Sua partida está salva. Para continuar: { $command }
table-finished = Para rever a partida: { $command }
# The page of keys: what each does.
table-key-pick = escolher a opção com esse número
table-key-move = andar por uma lista e escolher o que está marcado
table-key-tab = ir das opções para a Natureza, para os tapetes e voltar; Enter mostra uma carta completa
table-key-card = mostrar a carta da opção marcada
table-key-go-on = continuar: jogar, encerrar a fase, não escolher mais, deixar passar
table-key-undo = desfazer, a não ser que dados tenham saído ou outra pessoa já tenha decidido
table-key-log = a partida até aqui
table-key-settings = configurações e idioma
table-key-theme = escuro ou claro
table-key-page = continuar lendo
table-key-skip = pular a história; fechar uma janela
table-key-quit = sair; sua partida fica salva
table-key-next = próximo passo
table-key-back = passo anterior
table-key-next-turn = próximo turno
table-key-last-turn = turno anterior
table-key-ends = começo e fim
table-key-close = sair
# The same page: what the signs mean.
table-sign-creature = Criatura: nível, Ataque / Defesa
table-sign-quiddity = Quiddity
table-sign-draw = pegar e jogar este número de dados
table-sign-reroll = re-jogar
table-sign-spell = Feitiço
table-sign-burst = Explosão: use a linha da carta com o mesmo sinal
table-sign-both = os dois
table-sign-either = um ou outro
table-sign-glory = Glória: o que uma Criatura rende; nos tapetes, o que um jogador tem
table-sign-energy = Quiddity da Luz e das Trevas
table-sign-discount = o preço, e o preço menor se você pagar com um pouco da energia da carta
table-sign-anchored = Feitiço Ancorado, e quanto custa
table-sign-lock = Tranca: você pode trancar o dado, ou ele está trancado
table-sign-quartifact = Quartefato
table-sign-quest = antes de uma Missão: o nível que a completa; depois: quem está lá
table-sign-reported = parte desta carta vem de um relato; abra a carta para ver qual
table-sign-reconstructed = parte desta carta é criação nossa; abra a carta para ver qual
table-sign-usable = você pode capturar ou escolher agora; dados que pode usar estão sublinhados
table-sign-active = de quem é a vez
# What is written on keys, in the list of keys and in the line at the bottom. Very short.
# The line of keys at the bottom. Very short.
table-footer-tab = Cartas
table-footer-card = Carta
table-footer-undo = Desfazer
table-footer-log = Histórico
table-footer-go-on = Seguir
table-footer-help = Ajuda
table-footer-quit = Sair
table-footer-settings = Config.
table-footer-next = Próximo
table-footer-back = Voltar
table-footer-turn = Turno
table-replay-step = Passo { $at } de { $of }

# Nomes das teclas, como nos teclados brasileiros.
key-enter = Enter
key-space = Espaço
key-escape = Esc
key-tab = Tab
key-pgdn = PgDn
key-pgup = PgUp
key-home = Home
key-end = End
