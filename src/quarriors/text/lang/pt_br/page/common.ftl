# The name of the game: it is never translated.
name = Quarriors
tagline = Jogue seus dados, invoque Criaturas, proteja-as e conquiste a Glória.
unofficial = Versão não oficial: feita por fãs, para fãs. A editora não tem nada a ver com ela.
# A link in the footer, where the documentation lies beside the page.
documentation = Documentação
close = Fechar
cancel = Cancelar
loading = Um momento…
# A link to the first screen.
back-home = Voltar ao início
# The title of the browser's tab.
page-title = { $page } – { $name }
# Two whole sentences, one after the other.
sentences = { $all } { $next }

## Zones and phases. They are labels: on the mat of a player, and above the table.

zone-bag = Bolsa
zone-active = Reserva
zone-ready = Área Ativa
zone-locked = Área Trancada
zone-spent = Pilha de Gastos
zone-used = Pilha de Usados
zone-aside = De lado
zone-quest = Área de Missões
# The same on narrow screens: one short word.
zone-brief-active = Reserva
zone-brief-ready = Ativa
zone-brief-locked = Trancada
zone-brief-spent = Gastos
zone-brief-used = Usados
zone-brief-aside = De lado
zone-brief-quest = Missões
wilds = A Natureza
quests = Missões
phase-score = Pontuar
phase-roll = Jogar
phase-roll_and_ready = Jogar e ativar
phase-ready = Ativar
phase-attack = Atacar
phase-capture = Capturar
phase-clean_up = Arrumar
phases = Fases do turno
turn = Turno { $turn }
glory = Glória
glory-of = { $name } tem { $glory } de { $goal } pontos de Glória
quiddity = Quiddity
captures-left = { $captures ->
    [0] nenhuma captura restante
    [one] { $captures } captura restante
   *[other] { $captures } capturas restantes
  }
empty = vazia

## Connection and faults

link-connecting = Conectando…
link-waiting = Você está offline. Tentando reconectar…
link-closed = Sem conexão.
link-bye = O servidor está reiniciando. Ele volta já, já.
# The title of the browser's tab while you have something to decide. $name is the name of the game.
your-turn-title = Sua vez – { $name }
# A notification, while you look at something else.
your-turn = É sua vez.
not-found = Não há nada aqui.
trouble = Algo deu errado.
