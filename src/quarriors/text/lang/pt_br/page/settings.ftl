## Settings

setting-theme = Cores
theme-system = Automáticas
theme-dark = Escuras
theme-light = Claras
setting-speed = Velocidade
setting-speed-about = A rapidez dos dados e das jogadas na tela.
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Instantânea
setting-sound = Sons
setting-volume = Volume
setting-remarks = Os bots fazem um comentário de vez em quando
setting-confirm = Perguntar antes que eu deixe algo útil por fazer
setting-wait = Esperar meu clique depois de um Ataque
setting-autoRoll = Jogar os dados por mim
setting-autoRoll-about = Em novas partidas, seus dados são jogados assim que seu turno começa.
setting-notifications = Avisar quando for minha vez
setting-notifications-about = Você recebe uma notificação quando estiver em outra janela.
notifications-denied = Seu navegador bloqueia as notificações. Permita-as para esta página nas configurações do navegador e ligue isto de novo.
notifications-unsupported = Seu navegador não tem notificações. O título da página avisa quando for sua vez.
setting-language = Idioma
# The words of a language could not be fetched. $language is its name.
language-failed = Não foi possível carregar { $language }, então você vê inglês. Verifique sua conexão e escolha o idioma de novo.
settings-kept = Suas configurações ficam neste navegador.
