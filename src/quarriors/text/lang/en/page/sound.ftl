## Sounds

mute = Mute
mute-about = Sounds on or off (M)
