## Sounds

mute = Muto
mute-about = Suoni sì o no (M)
