## Sounds

mute = Silenzia
mute-about = Attiva o disattiva i suoni (M)
