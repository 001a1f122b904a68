## L’anteprima che le app di messaggi mostrano di un link a una partita

# Il titolo. $name ha creato la partita e c’è un posto libero.
link-seat = { $name } ti ha tenuto un posto
# Lo stesso, quando i posti sono tutti occupati.
link-watch = { $name } sta giocando: vieni a guardare
# Il titolo quando il link non può dire chi invita.
link-stranger = Hai un invito a una partita
link-about = Un gioco di dadi nel tuo browser: lancia, evoca Creature, cattura dadi migliori e corri verso la Gloria. Senza account, niente da installare.
link-about-players = { $players ->
    [2] Un gioco di dadi per due nel tuo browser: lancia, evoca Creature, cattura dadi migliori e corri verso la Gloria. Senza account, niente da installare.
    [3] Un gioco di dadi per tre nel tuo browser: lancia, evoca Creature, cattura dadi migliori e corri verso la Gloria. Senza account, niente da installare.
   *[4] Un gioco di dadi per quattro nel tuo browser: lancia, evoca Creature, cattura dadi migliori e corri verso la Gloria. Senza account, niente da installare.
  }
# Che cosa mostra l’immagine, per chi non può vederla.
link-picture = Dadi colorati su un panno verde e il nome Quarriors
# Un link a un momento di una partita. $score ha la Gloria di tutti, per esempio 8–11.
link-moment = Turno { $turn }, { $name } contro { $rival }: { $score }
# Lo stesso in tre o quattro.
link-moment-many = Turno { $turn }, { $names }: { $score }
# Il titolo quando il link non può dire di chi è la partita.
link-moment-stranger = Un momento di una partita a Quarriors
# Il titolo dell’immagine di un momento.
link-turn = Turno { $turn }
