## The table

table = Mesa
mat-of = Tapete de { $name }
# Behind your own name.
mat-yours = você
# Above a question, when several people play at this device.
decides = { $name } decide
thinking = { $name } está pensando…
sending = Enviando…
options = O que você pode fazer
# Above a question: the card that asks.
about-card = { $card } pergunta
skip = Pular
skip-about = Ir direto para o resultado
undo = Desfazer
log = Histórico
log-empty = Nada aconteceu ainda.
# Behind a line of the log that no longer counts.
taken-back = desfeito
total-made-up = De onde vem o total
settings = Configurações
resign = Desistir
resign-question = Desistir desta partida? Depois não dá para voltar atrás.
resign-do = Desistir
resign-for = { $name } desiste
zone-dice = { $dice ->
    [one] { $zone }: { $dice } dado
   *[other] { $zone }: { $dice } dados
  }
pile-all = { $zone }: todos os dados
bag-of = Bolsa de { $name }
# So many dice of a card, in a list.
heap = { $dice } × { $card }
attack-against = contra { $name }: { $total }
# Marks beside the name of a player.
winner-mark = venceu
bot-mark = bot
away-mark = ausente
resigned-mark = desistiu
active-mark = na vez
glory-track = Tabela de Glória
# A button that opens the whole mat of a player.
unfold = Mostrar o tapete de { $name }
dice-left = { $dice ->
    [0] nenhum dado restante
    [one] { $dice } dado restante
   *[other] { $dice } dados restantes
  }
quiddity-light = Quiddity da Luz
quiddity-dark = Quiddity das Trevas
# $what is a die or a card that you clicked.
choose-for = O que você quer fazer com { $what }?

## What is being shown

what-happens = O que acontece
dice-roll = Os dados estão rolando…
pause = Pausar
go-on = Continuar
step = Próximo
# On the button above.
go-on-about = Termina o que está na mesa. Espaço ou um clique em qualquer lugar faz o mesmo.
hold-to-run = Segure para acelerar
fight-title = { $name } ataca!
# The same, said to the one who attacks.
fight-title-you = Você ataca!
# Quests belong to one box. $quest is the name of a card.
fight-quest-title = Desafio! { $name } luta pela Missão “{ $quest }”.
fight-quest-title-you = Desafio! Você luta pela Missão “{ $quest }”.
fight-total = Ataque Total
fight-attackers = Atacantes
# How a defender fares. $took is the attack that it faces.
fight-holds = O Ataque de { $took } é fraco demais contra uma Defesa de { $defense }.
fight-falls = O Ataque de { $took } supera uma Defesa de { $defense }.
fight-falls-to-card = O Ataque de { $took } é fraco demais contra uma Defesa de { $defense }, mas uma carta destrói a Criatura.
fight-saved = O Ataque de { $took } supera uma Defesa de { $defense }, mas a Criatura se salva.
fight-saved-from-card = Uma carta destruiria a Criatura, mas ela se salva.
fight-unharmed = O Ataque de { $took } não causa dano.
fight-raised = Mais Ataque: agora { $left }
fight-nobody = Nenhuma Criatura defende.
fight-not-yet = Ainda vai se defender
fight-past = A Defesa acabou.
fight-asked = { $name } escolhe um defensor.
fight-asked-you = Escolha um defensor.
outcome-holds = resiste
# The attack is strong enough. A Reaction may still save the Creature.
outcome-beaten = em perigo
outcome-destroyed = destruída
outcome-saved = salva
outcome-unharmed = sem dano

## Why not

not-yours = Agora a decisão é de { $name }.
not-now = Você não pode fazer nada com { $what } agora.
nothing-decided = Não há nada para decidir agora.

## Reactions

pass-turn = Passar neste turno
pass-turn-about = Não perguntar de novo até o fim do turno
sweep-summon = Invocar tudo · { $price }
sweep-ready = Preparar tudo
sweep-both = Invocar e preparar tudo · { $price }
sweep-use = Usar tudo
sweep-cull = Abater { $dice } × { $what }
sweep-about = Um depois do outro; você pode desfazer cada um
passing = Você passa até o fim do turno.
passing-off = Perguntar de novo
# $what is the question that was answered for you.
passed = Você passou: { $what }

## Taking back

undo-ask = Desfazer…
undo-far = Desfazer mais
undo-far-about = Você volta à sua última decisão, antes de dados ou jogadas de outros. As novas jogadas de dados saem diferentes, e os dados desta partida deixam de contar como verificados.
undo-far-others = Isso precisa do acordo de { $names }.
undo-far-alone = Ninguém mais precisa concordar.
undo-far-ask = Pedir
undo-far-do = Desfazer
undo-watching = Você só está assistindo.
undo-over = Não há nada para desfazer.
undo-open = Alguém já está pedindo isso.
undo-nothing = Você ainda não decidiu nada.
undo-asked-title = Desfazer
undo-asked = { $name } quer desfazer uma jogada. Tudo bem?
undo-own = Você pediu para desfazer uma jogada.
# $what is the question that you would answer again.
undo-back-to = De volta para antes de: { $what }
# A list of those who are asked.
undo-agreed = { $name } concorda.
undo-waiting = { $name } ainda não respondeu.
undo-agree = Concordar
undo-refuse = Recusar
undo-call-off = Deixar pra lá

## The menu

menu-rules = Resumo das regras (nova janela)
menu-cards = Galeria de cartas (nova janela)
menu = Menu
bot-for-me = Deixar um bot jogar por mim
bot-for = Deixar um bot jogar por { $name }
back-for-me = Voltei
back-for = { $name } voltou
bot-plays = Um bot joga por você.
bot-plays-for = Um bot joga por { $name }.
back-do = Voltei
clock-left = Tempo restante
# You pass the device to the next player.
handover = { $name }, é sua vez!
link-now = Tentar agora

## Keys. The names of the keys, and what they do.

keys = Teclas
key-space = Espaço, Enter
key-space-about = jogar, continuar, ver o que vem depois
key-digits = 1 … 9, 0
key-digits-about = escolher uma opção, na ordem
key-a = A
key-a-about = fazer tudo: invocar, preparar, usar ou abater o que o botão diz
key-arrows = Setas
key-arrows-about = andar entre dados e cartas
key-tab = Tab
key-tab-about = ir para a próxima coisa que você pode usar
key-i = I
key-i-about = ver de perto um dado ou carta
key-u = U
key-u-about = desfazer
key-x = X
key-x-about = passar neste turno
key-p = P
key-p-about = pausar ou continuar
key-h = H
key-h-about = pedir uma dica
key-l = L
key-l-about = abrir o histórico
key-g = G
key-g-about = abrir o menu
key-m = M
key-m-about = ligar ou desligar os sons
key-s = S
key-s-about = abrir as configurações
key-help = ?
key-help-about = mostrar estas teclas
key-escape = Esc
key-escape-about = fechar

## Confirmations

end-never = Não perguntar de novo

# A list of what you can still do follows.
end-question = Você ainda pode fazer isto. Continuar mesmo assim?
at-once-question = Efeitos Imediatos vêm primeiro. Se continuar, você não poderá mais fazer isto. Continuar mesmo assim?
end-do = Continuar
keep-on = Voltar
