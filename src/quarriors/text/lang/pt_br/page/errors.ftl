## When something is refused: what happened, then what to do. The ids are the server's, and a few are the page's.

# $said is what the server says of it, in its own words.
error-detail = { $fault } ({ $said })
error-incident = { $fault } Quem cuida do servidor pode procurar este código: { $incident }.

## The connection, and the server

error-unreachable = Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.
error-not_understood = Não entendemos a resposta do servidor. Recarregue a página.
error-internal = Algo quebrou no servidor. Tente de novo.
error-busy = O servidor está ocupado. Tente de novo daqui a pouco.
error-closing = O servidor está reiniciando. Tente de novo daqui a pouco.
error-store_unavailable = Não dá para salvar agora, e nada mudou: tente de novo daqui a pouco.
error-too_many = Foi demais de uma vez só. Espere um pouco e tente de novo.
error-unsupported = Esta página e o servidor são de versões diferentes. Recarregue a página.
error-bad_request = O servidor não entendeu esta página. Recarregue-a.
error-no_method = O servidor não conhece este pedido. Recarregue a página.
error-not_json = O servidor não conseguiu ler a mensagem desta página. Recarregue a página.
error-bad_nonce = O servidor recusou a contribuição de seu navegador para os dados. Recarregue a página.
error-too_big = Isso é longo demais. Encurte o que você digitou.
error-too_slow = O pedido demorou demais para chegar. Verifique sua conexão e tente de novo.
error-foreign_host = O servidor não atende por este endereço. Fale com quem cuida dele, ou abra a página no endereço do próprio servidor.
error-foreign_origin = O servidor não aceita visitas deste endereço. Abra a página no endereço do próprio servidor.

## Who may do what

error-not_found = Esta partida não existe. Confira o link.
error-forbidden = Só quem joga esta partida pode fazer isso.
error-bad_secret = Este lugar passou para outro aparelho.
error-bad_invitation = Você precisa de um convite para esta partida, e este não é o certo. Peça o link de novo.
error-bad_code = Este código está errado ou expirou. Peça um novo.
error-bad_name = Você não pode usar este nome. Escolha outro.
error-bad_text = Esta linha não pode ser enviada. Escreva até 200 caracteres, todos visíveis.
error-no_chat = Neste servidor só dá para usar as frases prontas: quem cuida dele não ativou a escrita.
error-bad_setup = Não dá para montar esta partida. Mude suas escolhas.

## The game

error-no_seat = Este lugar está ocupado. Escolha outro ou assista.
error-not_waiting = A partida já começou. Você pode assistir.
error-not_running = A partida ainda não começou.
error-too_early = Nem todos confirmaram ainda.
error-sealed_too_often = Você trocou a sua parte dos dados vezes demais nesta partida. Saia dela ou crie outra.
error-over = A partida acabou.
error-not_over = A partida ainda não acabou.
error-unplayable = Esta partida não pode continuar aqui: está danificada, ou regras ou cartas mudaram.
error-stale = A mesa mudou. Dê outra olhada.
error-not_your_decision = A decisão é de outra pessoa.
error-not_offered = Você não pode fazer isso agora. Veja as opções.
error-nothing_to_undo = Não há nada para desfazer.
error-no_request = Ninguém está mais pedindo isso.
error-not_alone = Este jogador ainda está aqui. Se ficar um tempo ausente, um bot pode assumir.
error-has_bot = Um bot está jogando neste lugar. Retome-o primeiro.
error-has_no_bot = Nenhum bot está jogando neste lugar.
error-resigned = Este jogador desistiu.
error-no_hint = Não há dica para esta decisão.
error-no_review = Não é possível analisar esta partida: regras ou cartas mudaram desde então.
error-no_moment = A partida não tem esse momento.
error-other_rules = Não dá mais para mostrar este momento: as regras mudaram.
