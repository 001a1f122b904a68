## Sounds

mute = Silenciar
mute-about = Ligar ou desligar os sons (M)
