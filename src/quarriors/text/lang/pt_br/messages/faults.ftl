### What is wrong in a record, a saved game, a position, a box or a bot. Each is a reason behind a colon, such as
### “game.record, line 12: the game was over before this line.” It begins with a small letter and ends with a full stop.
### Words of the format, such as “glory”, “memory” and “standing”, and names of dice and cards stay English.

## Any line

# $wanted is how the line should read, $found how it reads.
refused-begins = a primeira linha deve ser “{ $wanted }”, não “{ $found }”.
refused-expected = aqui é preciso uma linha como “{ $wanted }”, não “{ $found }”.
# $zones is a list of words that may come first in such a line.
refused-expected-zone = aqui é preciso uma linha como “{ $wanted }”, ou uma que comece com { $zones }, não “{ $found }”.
refused-format = este programa lê o formato { $n } desses arquivos, não “{ $found }”.
refused-garbled = não dá para ler esta linha.
refused-no-player = não há jogador chamado “{ $name }”.

## Rules

refused-rules-line = uma regra se escreve como “captures=2” e tem um destes nomes: { $names }, não “{ $found }”.
refused-rules-value = a regra { $name } aceita { $known }, não “{ $value }”.
refused-rules-unknown = { $names }: assim não dá. As regras são: { $known }.

## Positions

refused-position-finished = uma partida acabada não tem posição em que decidir.
refused-position-more = aqui não é preciso mais nada, mas está escrito “{ $found }”.
refused-position-stop = com algo pendente, a partida para aí de qualquer jeito. Deixe “{ $word }” de fora.
# $example is a line such as “turn: 3, Quinn, roll”, $phases a list.
refused-position-turn = aqui é preciso uma linha como “{ $example }”. As fases são { $phases }.
refused-position-no-turn = { $limit ->
    [0] não há turno { $n }.
   *[other] não há turno { $n }: o limite é { $limit }.
}
refused-position-quantity = depois da fase vêm palavras como “quiddity 3”, “light 1”, “dark 1” ou “captures 1”, não “{ $found }”.
refused-position-energy = { $energy ->
    [light] com estas cartas não há Quiddity da Luz.
   *[dark] com estas cartas não há Quiddity das Trevas.
}
# $word is one of the position's own words: quiddity, light, dark or captures.
refused-position-most = { $word } pode ser no máximo { $most }, não { $found }.
refused-position-deep = há colchetes demais uns dentro dos outros aqui.
refused-position-no-dice = nesta posição ninguém tem dados, então ninguém poderia jogar.
refused-position-won = com { $n } de Glória a partida já estaria ganha: a meta é { $goal }.
refused-position-quest = { $n ->
    [0] não há Missões nesta partida.
   *[other] indique uma destas Missões: { $quests }.
}
refused-position-quest-empty = não há ninguém nessa Missão. Indique dados, ou deixe a linha de fora.
refused-position-quest-two = dois jogadores estão na mesma Missão, e nenhum desafia o outro.
refused-position-quest-dice = os dados de Missão ficam ao lado de sua carta, ou em uma Área Ativa como Quartefatos.
refused-position-locked = uma Área Trancada tem só um dado.
refused-position-quartifacts = um jogador tem no máximo um Quartefato.

## Dice in a position

refused-dice-none = aqui é preciso um dado, não “{ $found }”.
refused-dice-unknown = nenhum dado desta Natureza se chama “{ $name }”.
refused-dice-few = { $n ->
    [one] só há { $n } dado { $die }.
   *[other] só há { $n } dados { $die }.
}
refused-dice-face = { $die } não tem a face “{ $face }”. As faces são { $faces }.
refused-dice-copies = { $card } não copia nada.
refused-dice-fresh = só dados na Reserva do jogador da vez podem ser “fresh”.
refused-dice-unattachable = { $card } não pode ser ligado a uma Criatura.
refused-dice-attached-classic = nas regras clássicas, você só pode ligar Feitiços às suas próprias Criaturas.
refused-dice-attached-where = Feitiços só podem ser ligados em uma Área Ativa, em uma Área Trancada ou em uma Missão.
refused-dice-attached-to = Feitiços só podem ser ligados a Criaturas.
refused-dice-ready = { $die } em uma Área Ativa deve mostrar uma Criatura, um Feitiço ou um Quartefato.
refused-dice-immediate = { $die } é um Feitiço Imediato e nunca fica em uma Área Ativa.
refused-dice-spent-classic = as regras clássicas não têm Pilha de Gastos.
refused-dice-locked = { $die } em uma Área Trancada deve mostrar uma Tranca.
refused-dice-quest = { $die } em uma Missão deve mostrar uma Criatura.
refused-dice-aside = { $die } colocado de lado deve mostrar a Criatura que era.
# $zone is a word of the format, such as “used”.
refused-dice-no-face = { $die } não mostra nenhuma face em “{ $zone }”.
# $known are examples of faces.
refused-face = “{ $found }” em “{ $face }” não é uma face. Escreva { $known }.

## What a position remembers, and what is under way: the lines “memory” and “pending”. $name and $names are words of them.

refused-work-names = “{ $name }” precisa de nomes entre chaves, não “{ $value }”.
refused-work-list = “{ $name }” deve ser uma lista entre colchetes, não “{ $value }”.
refused-work-number = “{ $name }” deve ser um número, não “{ $value }”.
refused-work-flag = “{ $name }” deve ser true ou false, não “{ $value }”.
refused-work-known = “{ $name }” pode ser { $known }, não “{ $value }”.
refused-work-fields = “{ $name }” tem { $known }, não “{ $value }”.
refused-work-range = “{ $name }” vai de 0 a { $last }.
refused-work-fit = { $names } não combinam.
refused-work-pairs = { $names } vêm em pares.
refused-work-dice = { $names } devem indicar dados da lista, cada um só uma vez.
refused-work-needed = “{ $name }” falta, ou diz algo impossível.
# $reason is one of the others.
refused-work-pending = “{ $work }” está pendente, mas { $reason }
refused-work-no-die = não há dado { $n } na lista. O último é { $last }.
refused-work-no-line = nenhuma carta desta Natureza tem uma linha { $n }.
refused-work-no-step = nenhuma carta desta Natureza tem uma linha { $n } com um passo { $step }.
refused-work-no-quest = a carta { $n } não é uma Missão.
refused-work-no-event = não há evento { $event }, ou não há habilidade { $declining } para recusar.
refused-work-no-trigger = nenhuma habilidade espera com a linha { $n } para o lugar { $seat }.
refused-work-no-opponent = não há oponente { $n }.
refused-work-replaces = a linha { $n } não substitui nada.
refused-work-next-roll = o que espera uma jogada de dados só vale para a próxima.
refused-work-nobody-reacts = não é a vez de ninguém reagir.
refused-work-unattacked = ninguém está sob ataque.
refused-work-attack = só há um ataque por vez, e “memory” deve indicar seus atacantes.
refused-work-copies = esse dado não copia nada.
refused-work-locks = não há nada para Trancar.
refused-work-gathering = os dados de vários jogadores esperam sob a habilidade que os destrói, com um lugar para cada um.
refused-work-old = não está escrito como no primeiro formato: { $n } números ou mais, o tipo primeiro.

## Records

refused-record-breaks-off = o registro acaba quando falta pegar ou jogar um dado.
# $reason is one of the others.
refused-record-old = { $reason } Uma versão anterior do jogo gravou isto, e algumas regras foram corrigidas desde então.
refused-record-origin = na posição em que a partida começou, { $reason }
refused-record-engine = a versão { $found } das regras gravou isto. Este programa tem a versão { $n }.
refused-record-card = { $card } funciona de outro jeito desde que esta partida foi gravada.
refused-record-misfit = a posição não bate com os jogadores, as regras e a Natureza indicados acima.
refused-record-over = a partida acabou antes desta linha.
refused-record-over-before = a partida acabou antes de “{ $item }”.
refused-record-turn = este deveria ser o turno { $n }, de { $player }.
refused-record-no-dice = falta pegar ou jogar um dado antes de “{ $item }”.
refused-record-not-asked = { $player } não tem nada a decidir em “{ $item }”.
refused-record-decides = { $player } precisa decidir antes de “{ $item }”.
refused-record-drawn = nenhum dado é pego aqui, mas o registro diz “{ $word }”.
refused-record-rolled = nenhum dado é jogado aqui, mas o registro diz “{ $word }”.
refused-record-differs = o registro diz “{ $said }”, mas os dados dão “{ $gave }”.
refused-record-unfinished = o registro tem um resultado, mas a partida não acabou.
refused-event-damaged = o evento { $n } da partida está danificado.
refused-game-damaged = a partida foi danificada onde estava guardada.
refused-record-result = o resultado deveria ser “{ $result }”.
refused-option-empty = falta uma decisão aqui.
# $options are the words of records, separated by semicolons.
refused-option-several = “{ $text }” pode significar: { $options }.
refused-option-unknown = “{ $text }” não é possível aqui. As possibilidades são: { $options }.
refused-chance-drawn = “{ $word }” não pode ser pego: na bolsa só há { $dice }.
refused-box-changed = a caixa { $box } mudou desde então: { $then } agora é { $now }.
refused-box-missing = a caixa “{ $name }” não está instalada.
refused-card-id = nenhuma carta tem o id “{ $id }”.

## Saved games, and games of a server: what stands before the record

refused-header-line = aqui é preciso uma linha como “nome: valor”, com um destes nomes: { $names }, não “{ $found }”.
refused-header-twice = “{ $name }” já está na linha { $n }.
refused-header-lacks = falta a linha “{ $name }: …”.
refused-header-breaks-off = o arquivo acaba antes do registro.
refused-header-seed = uma semente é um número ou um texto entre aspas, não “{ $found }”.
refused-save-none = isto não é uma partida salva: ela começa com “{ $wanted }”. Só uma partida salva conhece seus próximos dados.
refused-save-seats = a partida salva tem { $seats } lugares, mas o registro tem { $players } jogadores.
refused-seal-verified = uma partida verificada deve trazer compromisso, nonces e segredo (commitment, nonces, secret).
refused-seal-unfinished = uma partida inacabada traz compromisso e nonces (commitment, nonces), mas não o segredo (secret).
refused-seal-practice = um treino tem semente, então não tem compromisso, nonces nem segredo (commitment, nonces, secret).
refused-seal-seed = só um treino tem semente.
refused-seal-seals = deve haver tantos nonces lacrados (sealed) quantos nonces (nonces).
refused-seal-dealt = se a Natureza foi sorteada, é preciso dizer a partir de quê (dealt).
refused-seal-secret = um segredo precisa do compromisso e dos nonces (commitment, nonces).
refused-seal-result = o resultado só vem antes do registro se alguém desistiu.
refused-seal-characters = são precisos 1 a 64 caracteres sem espaços, não “{ $found }”.
refused-seal-digits = são precisos { $n } dígitos de 0 a f, não “{ $found }”.
refused-seal-other-secret = este não é o segredo com que o servidor se comprometeu.
refused-seal-other-nonce = o nonce “{ $nonce }” não é o que foi lacrado.
refused-seal-position = uma partida que começou em uma posição não tem dados para conferir.
# $none is the sign for no nonce.
refused-seal-nonces = há { $n } nonces para { $players } jogadores. “{ $none }” significa nenhum.
refused-seal-players = são precisos jogadores na ordem dos lugares ({ $players }), não “{ $found }”.
refused-seal-not-over = a partida não acabou, então os dados ainda não podem ser revelados.
refused-seal-over = a partida acabou, então o segredo deveria estar aqui.
refused-seal-over-result = a partida acabou, então o resultado deveria estar aqui também.
refused-seal-should-be = aqui deveria estar “{ $line }”.
refused-seal-wilds = esta não é a Natureza que foi sorteada. O sorteio dá { $cards }.
refused-seal-first = o sorteio de quem começa deu { $player }.

## Wilds that cannot be

refused-wilds-creatures = uma Natureza tem { $limit } cartas de Criatura, não { $n }.
refused-wilds-spells = uma Natureza tem { $limit } cartas de Feitiço, não { $n }.
refused-wilds-basics = faltam na Natureza as cartas básicas { $cards }.
refused-wilds-large = { $dice } dados e { $cards } cartas são mais do que cabe em uma mesa.
refused-wilds-clash = { $cards }: aqui muda uma regra que outra carta também muda. Deixe uma delas de fora.
refused-players-count = uma partida tem de 2 a { $most } jogadores.

## Boxes of your own. $python is what Python says, in English.

refused-box-no-python = { $file } não é um arquivo Python.
refused-box-stumbled = { $line ->
    [0] o Python diz “{ $python }”.
   *[other] linha { $line }: o Python diz “{ $python }”.
}
refused-box-undeclared = não há uma linha “BOX = Box(…)”.
refused-box-same-id = já existe outra caixa com o id { $id }.
refused-box-entry-point = o ponto de entrada { $name } não é uma caixa com esse id.
refused-box-not-one = { $name } não é uma caixa com o id { $id }.
refused-box-no-project = não há pyproject.toml. “quarriors box new” cria um pacote.
refused-box-project = não dá para ler pyproject.toml. O Python diz “{ $python }”.
# $section and $example are lines of that file.
refused-box-no-point = pyproject.toml não tem a seção { $section }, com uma linha como { $example }.
# $reason is “no card has the id …” or the next message.
refused-box-overrides = a caixa { $box } não pode substituir { $card }: { $reason }
refused-card-kind = é uma carta { $original ->
    [creature] de Criatura
    [spell] de Feitiço
    [quest] de Missão
   *[basic] básica
}, mas { $card } é uma carta { $kind ->
    [creature] de Criatura
    [spell] de Feitiço
    [quest] de Missão
   *[basic] básica
}.
refused-box-overridden = outra caixa já substitui { $card }.

## Bots of your own. $decision is a kind of decision, a word of the engine.

refused-bot-chooseless = o bot { $name } não tem um método { $method }.
refused-bot-maker = o bot { $name } deve ser uma classe, ou outra coisa que o Python possa chamar com uma semente.
refused-bot-name = “{ $name }” não pode ser o nome de um bot. Use de 1 a 40 sinais entre a-z, 0-9, - e _, e comece com uma letra.
refused-bot-nobody = nenhum bot pode se chamar “{ $name }”: isso significa nenhum bot. Escolha outro nome.
refused-bot-taken = já existe um bot chamado “{ $name }”. Escolha outro nome.
refused-bot-budget = o bot { $name } responde na hora e não aceita limite de reflexão. Tire “:{ $budget }”, ou escolha { $names }.
refused-bot-failed = O bot { $name } falhou em uma decisão ({ $decision }). O Python diz “{ $python }”.
refused-bot-chose = O bot { $name } escolheu { $chosen }, o que não é possível aqui ({ $decision }).
refused-bots-cannot = Os bots não conseguem pensar. O Python diz “{ $python }”.
refused-torch-missing = para treinar é preciso o torch. Instale com { $command }.
refused-train-number = { $name } deve ir de { $least } a { $most }, e não { $number }.
refused-train-there = já existe um treino em { $folder }. Continue com --resume ou escolha outra pasta.
refused-train-other = o treino em { $folder } tem outras configurações. Escolha outra pasta.
refused-train-none = não há treino para continuar em { $folder }.
refused-train-checkpoint = o ponto de retomada { $file } está danificado. Apague-o, e o treino recomeça.
refused-train-games = as partidas em { $file } estão danificadas. Apague o arquivo, e elas serão jogadas de novo.
refused-train-device = o torch não encontra nenhuma placa de vídeo. Tire { $option }.
refused-budget = o limite de reflexão de um bot se escreve como 96n (partidas simuladas) ou 0.5s (segundos), de 1n a { $nodes }n ou { $seconds }s, e não “{ $text }”.
refused-budget-patience = neste servidor os bots pensam no máximo { $seconds }s ou { $nodes }n, e não { $budget }.
refused-weights = os pesos em { $file } não podem ser usados: { $reason ->
    [missing] esse arquivo não existe
    [foreign] não é um arquivo de pesos
    [damaged] o arquivo está danificado
   *[other] eles são para características diferentes das desta versão, então treine de novo
}.
refused-worker-lost = Um processo parou sozinho (estado { $status }). Se faltou memória, use menos processos.
