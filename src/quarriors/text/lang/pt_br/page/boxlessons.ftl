## Aprender uma caixa: uma lição curta para cada expansão.

learn-box = Aprender uma caixa
way-learn-box = O que uma expansão traz, em dois minutos
learn-box-about = Você conhece o jogo básico. Estas partidas curtas mostram o que cada caixa traz: siga o treinador e depois continue jogando.
lesson-learned = aprendida
lesson-box-summary = Pronto, essa é a caixa inteira!

## Quarmageddon

lesson-qm-title = Quarmageddon: Imunidade
lesson-qm-about = Criaturas intocáveis pelas cartas de seus oponentes
lesson-qm-welcome = Algumas Criaturas desta caixa têm Imunidade: o que dizem as cartas de seus oponentes não vale para elas. Vamos pegar uma!
lesson-qm-roll = Você já sabe como um turno começa.
lesson-qm-roll-do = Jogue!
lesson-qm-gnome = Duas faces do Gnomo Bárbaro mostram ✶, e a linha ✶ dele diz Imunidade.
lesson-qm-gnome-do = Capture um Gnomo Bárbaro.
lesson-qm-roll-2 = { $rival } agora tem um Auxiliar e um Diabrete. Sua vez.
lesson-qm-roll-2-do = Jogue os outros seis dados.
lesson-qm-second = Com um segundo Gnomo, fica mais fácil pegar um.
lesson-qm-second-do = Capture outro Gnomo Bárbaro.
lesson-qm-dragon = { $rival } capturou um Dragão do Tremor. Quando atacar, ele destrói cada Criatura de nível 1 de quem se defende.
lesson-qm-roll-3 = Seus Gnomos agora estão na bolsa.
lesson-qm-roll-3-do = Jogue!
lesson-qm-summon = Um Gnomo de nível 1 com ✶: este tem Imunidade.
lesson-qm-summon-do = Invoque-o.
lesson-qm-alone = Ele está sozinho em sua Área Ativa, então a própria carta dá a ele +2 de Ataque e +2 de Defesa. A Imunidade só barra o que dizem as cartas de oponentes.
lesson-qm-end = Você não precisa de mais nada neste turno.
lesson-qm-end-do = Termine seu turno.
lesson-qm-quake = Lá vem o Dragão do Tremor! Ele destrói cada Criatura de nível 1. Mas seu Gnomo tem Imunidade: ele fica.
lesson-qm-attack = Um Ataque não é uma carta. 9 foi demais para uma Defesa de 5, e o Gnomo acabou indo para sua Pilha de Usados.
lesson-qm-yours = Você vai pegar seus Gnomos de novo quando a bolsa for reabastecida. Daqui em diante, você decide.
lesson-qm-summary-1 = Uma Criatura com Imunidade ignora o que dizem as cartas de seus oponentes.
lesson-qm-summary-2 = Um Ataque ainda pode destruí-la como qualquer outra Criatura.

## Rise of the Demons

lesson-rd-title = Rise of the Demons: Quiddity Corrompido
lesson-rd-about = Entupa as bolsas dos oponentes e depois fature
lesson-rd-welcome = Quiddity Corrompido é um dado ruim: entope a bolsa. Ninguém o captura: as cartas o distribuem, de preferência para { $rival }.
lesson-rd-roll = Você já sabe como um turno começa.
lesson-rd-roll-do = Jogue!
lesson-rd-warrior = Quando este Guerreiro Corrompido pontuar, um oponente à sua escolha recebe um dado de Quiddity Corrompido.
lesson-rd-warrior-do = Capture o Guerreiro Corrompido.
lesson-rd-roll-2 = { $rival } pegou uma Velha Bruxa Corrompida, que faz o mesmo com você.
lesson-rd-roll-2-do = Jogue!
lesson-rd-wait = Dois Auxiliares! Mas esta lição é sobre outra coisa.
lesson-rd-wait-do = Siga sem invocar.
lesson-rd-charm = A Simpatia de Corrupção dá 1 de Glória para cada Quiddity Corrompido nas Pilhas de Usados dos oponentes.
lesson-rd-charm-do = Capture uma Simpatia de Corrupção.
lesson-rd-roll-3 = O Guerreiro e a Simpatia agora estão em sua bolsa.
lesson-rd-roll-3-do = Jogue!
lesson-rd-summon = Aí está o Guerreiro, no nível 2.
lesson-rd-summon-do = Invoque-o.
lesson-rd-end = Ele destruiu um Auxiliar. Agora precisa sobreviver.
lesson-rd-end-do = Termine seu turno.
lesson-rd-holds = Defesa 4 contra 2: ele resiste.
lesson-rd-gift = Ele rendeu 2 de Glória, e { $rival } recebeu um dado de Quiddity Corrompido: ele dá pouco e pode trazer mais um.
lesson-rd-keep = Você pode abater um dado, como sempre.
lesson-rd-keep-do = Desta vez, não abata nada.
lesson-rd-roll-4 = Agora, a Simpatia.
lesson-rd-roll-4-do = Jogue!
lesson-rd-ready = Aí está ela!
lesson-rd-ready-do = Prepare a Simpatia de Corrupção.
lesson-rd-cast = O Quiddity Corrompido ainda está na Pilha de Usados de { $rival }.
lesson-rd-cast-do = Lance a Simpatia agora.
lesson-rd-yours = Mais 1 de Glória. Daqui em diante, você decide.
lesson-rd-summary-1 = Quiddity Corrompido entope a bolsa. Ninguém o captura: são as cartas que o distribuem.
lesson-rd-summary-2 = Criaturas Corrompidas e Demônios dão muito por pouco, e cobram de outras maneiras.

## Light vs. Dark

lesson-ld-title = Light vs. Dark: duas energias
lesson-ld-about = Dados Grandes, cartas mais baratas e Feitiços Ancorados
lesson-ld-welcome = Esta caixa é jogada sem as outras. Cada carta é da Luz, das Trevas ou neutra, e há dois tipos de energia para pagar.
lesson-ld-bag = Você pega só dois dados, mas sempre joga com eles seus dois dados de Quiddity Grande. A partir de seu terceiro turno, pega três.
lesson-ld-roll = Vamos ver.
lesson-ld-roll-do = Jogue!
lesson-ld-energy = Um dado Grande mostra 1 de Quiddity das Trevas, o outro 2 da Luz.
lesson-ld-anchor = Algumas cartas de Criatura na Natureza têm um Feitiço Ancorado. Em seu turno, você pode usar um. O do Arauto custa 1 de Luz: pegue e jogue um dado.
lesson-ld-anchor-do = Use o Feitiço Ancorado do Arauto.
lesson-ld-capture = O Gato Preto é das Trevas: custa 3, mas só 2 se você pagar com Quiddity das Trevas. A página cuida disso.
lesson-ld-capture-do = Capture um Gato Preto.
lesson-ld-used = Os dados pequenos estão em sua Pilha de Usados. Os Grandes ficam com você.
lesson-ld-roll-2 = Dois dados da bolsa, e os dois Grandes.
lesson-ld-roll-2-do = Jogue!
lesson-ld-large = Desta vez, cada um mostra 2 de Quiddity comum: serve para tudo, sem desconto.
lesson-ld-yours = Mais uma coisa: você não abate dados ao pontuar. Daqui em diante, você decide.
lesson-ld-summary-1 = Pague com Luz e as cartas da Luz custam menos. Com as Trevas é igual.
lesson-ld-summary-2 = Seus dois dados Grandes são jogados em todo turno.
lesson-ld-summary-3 = Uma vez por turno, você pode usar um Feitiço Ancorado da Natureza.

## Quest of the Qladiator

lesson-ql-title = Quest of the Qladiator: Trancas
lesson-ql-about = Dados que continuam agindo na Área Trancada
lesson-ql-welcome = Os dados desta caixa têm faces de Tranca. Um dado trancado age turno após turno. Vamos trancar uma Rã!
lesson-ql-roll = Você já sabe como um turno começa.
lesson-ql-roll-do = Jogue!
lesson-ql-frog = A Rã-Dardo Venenosa é uma Criatura, e duas das faces dela são Trancas.
lesson-ql-frog-do = Capture uma Rã-Dardo Venenosa.
lesson-ql-roll-2 = { $rival } agora tem um Auxiliar em jogo.
lesson-ql-roll-2-do = Jogue!
lesson-ql-second = Com duas Rãs, você pega uma mais cedo.
lesson-ql-second-do = Capture outra Rã.
lesson-ql-assistant = O Auxiliar de { $rival } deu 1 de Glória. Guarde esse número.
lesson-ql-roll-3 = Suas Rãs estão na bolsa.
lesson-ql-roll-3-do = Jogue!
lesson-ql-lock = Uma Tranca! Uma vez por turno, você pode trancar um dado assim, de graça.
lesson-ql-lock-do = Tranque a Rã.
lesson-ql-locked = Em sua Área Trancada, ela não ataca, não defende e não pontua. Mas, enquanto ela estiver lá, as Criaturas dos oponentes valem 1 de Glória a menos.
lesson-ql-end = Vamos ver o que acontece.
lesson-ql-end-do = Termine seu turno.
lesson-ql-worth = Desta vez, o mesmo Auxiliar deu 0 de Glória. Foi sua Rã.
lesson-ql-unlock = { $rival } pagou 2 de Quiddity para destrancá-la. Você também pode, com qualquer dado trancado antes. A Rã está em sua Pilha de Usados.
lesson-ql-yours = Daqui em diante, você decide: quem será o próximo a ser trancado?
lesson-ql-summary-1 = Uma vez por turno, você pode trancar de graça um dado que mostre uma Tranca.
lesson-ql-summary-2 = Se um dado mostrar uma Tranca quando você atacar e você não tiver trancado nada neste turno, você deve trancá-lo.
lesson-ql-summary-3 = Pague 2 de Quiddity para destrancar um dado trancado antes. Uma nova Tranca substitui a antiga.

## Quartifacts

lesson-qf-title = Quartifacts: Missões
lesson-qf-about = Mande Criaturas para longe e traga tesouros para casa
lesson-qf-welcome = Em vez de atacar, suas Criaturas podem partir em Missão. A Caçada à Exqualibur pede 2 níveis e paga 3 de Glória e um tesouro.
lesson-qf-roll = Você já sabe como um turno começa.
lesson-qf-roll-do = Jogue!
lesson-qf-assistant = Os Auxiliares ficam em casa: não partem em Missões.
lesson-qf-assistant-do = Siga sem invocar.
lesson-qf-squire = Um Escudeiro custa 1, e o primeiro do turno não gasta captura.
lesson-qf-squire-do = Capture um Escudeiro.
lesson-qf-guide = Você ainda tem sua captura. O Guia Ancião nasceu para viajar.
lesson-qf-guide-do = Capture um Guia Ancião.
lesson-qf-roll-2 = { $rival } capturou um Defensor. Sua vez.
lesson-qf-roll-2-do = Jogue!
lesson-qf-second = Dois Guias são melhores que um.
lesson-qf-second-do = Capture outro Guia Ancião.
lesson-qf-enough = Você poderia pegar outro Escudeiro. Por ora, um basta.
lesson-qf-enough-do = Termine seu turno.
lesson-qf-roll-3 = Tudo o que você capturou está na bolsa.
lesson-qf-roll-3-do = Jogue!
lesson-qf-summon = Um Guia de nível 2: ele dá conta desta Missão sozinho.
lesson-qf-summon-do = Invoque-o.
lesson-qf-quest = Agora a página pergunta: atacar ou partir em Missão?
lesson-qf-quest-do = Parta para a Caçada à Exqualibur.
lesson-qf-end = Os oponentes podem desafiá-lo lá. Se em seu próximo turno restarem níveis suficientes, a Missão é sua.
lesson-qf-end-do = Termine seu turno.
lesson-qf-completed = Cumprida! Os 3 de Glória da Missão tomam o lugar dos do Guia.
lesson-qf-keep = Você pode abater um dado, como quando uma Criatura pontua.
lesson-qf-keep-do = Desta vez, não abata nada.
lesson-qf-found = Você jogou o dado da Missão e achou Exqualibur, um Quartefato. Ligue-o a uma Criatura e ela terá +3 de Ataque.
lesson-qf-yours = Ele espera em sua Área Ativa. Daqui em diante, você decide.
lesson-qf-summary-1 = Em vez de atacar, suas Criaturas podem partir juntas em uma Missão. Os Auxiliares ficam em casa.
lesson-qf-summary-2 = Com níveis suficientes em seu próximo turno, você ganha a Glória dela e joga o dado dela.
lesson-qf-summary-3 = Quartefatos são tesouros. Ligue-os às suas Criaturas.
