## Replay

replay = Replay
replay-of = Replay da partida de { $names }
replay-place = Momento da partida
replay-at = Turno { $turn }: { $text }
# Before the question that comes next in the replay.
replay-next = A seguir:
replay-first = Ir para o começo
replay-last = Ir para o fim
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-previous-turn = Turno anterior
replay-next-turn = Próximo turno
replay-play = Reproduzir
replay-pause = Pausar
# Before a list of players: whose side of the table you see.
replay-near = Ponto de vista
replay-ending = Ir para o resultado
replay-only-looking = Isto é um replay. Você pode olhar, mas não jogar.
replay-not-begun = Esta partida ainda não começou, então não há nada para rever.
replay-beyond = A partida não tem o momento { $number }. Este é o fim dela.
share-moment = Compartilhar este momento
share-public = Quem abrir este link vê a partida neste momento.
share-private = Esta partida não é pública, e o link contém o convite. Quem tiver o link pode ver a partida inteira.
share-here = Esta mesa não tem servidor, então um link para este momento só abre no seu aparelho. Leve a partida com você ou envie uma captura de tela.
copy-by-hand = Seu navegador não permite copiar. Selecione o link e copie-o manualmente.

## Continue from here

continue = Continuar daqui
continue-title = Continuar daqui
continue-about = Você começa uma nova partida de treino a partir desta mesa. A antiga fica como está.
continue-seat = Quem joga por { $name }
# In a list of who can play a seat.
continue-person = Eu
continue-nobody = Pelo menos um lugar precisa de uma pessoa.
continue-hot-seat = Vocês se revezam neste aparelho.

## Looking back during a game

looking-back = Olhando para trás: turno { $turn }
looking-back-yours = A partida espera por você.
looking-back-only = Você está vendo o passado. Volte ao presente para jogar.
back-to-now = Voltar ao presente
open-replay = Abrir o replay aqui
