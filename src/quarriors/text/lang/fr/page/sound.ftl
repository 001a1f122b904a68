## Sounds

mute = Couper le son
mute-about = Son activé ou coupé (M)
