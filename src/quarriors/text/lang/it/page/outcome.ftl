## La fine, per chi siede qui

# Sopra tutto: il grido di chi vince, come nel regolamento.
ending-shout = Quarriors!
ending-victory = Hai vinto, { $yours } a { $theirs }.
ending-shared = Dividi la vittoria con { $names }.
ending-home = Il colpo finale è di { $card }.
ending-defeat = { $winners ->
    [one] Vince { $names }, { $theirs } a { $yours }.
   *[other] Vincono { $names }, { $theirs } a { $yours }.
  }
ending-close = { $gap ->
    [0] Sul filo: stessa Gloria.
    [one] Sul filo: solo { $gap } punto Gloria.
   *[other] Sul filo: solo { $gap } punti Gloria.
  }
ending-given-up = Questa volta hai abbandonato.
ending-led = Fino al turno { $turn } eri in testa.
ending-luck-great = I tuoi dadi sono andati molto meglio della media.
ending-luck-good = I tuoi dadi sono andati un po’ meglio della media.
ending-luck-usual = I tuoi dadi sono stati nella media.
ending-luck-bad = I tuoi dadi sono andati un po’ peggio della media.
ending-luck-awful = I tuoi dadi sono andati molto peggio della media.
ending-where = Dove si è decisa
ending-moment = Il turno { $turn } ti è costato di più.
ending-taken = Hai scelto questo
ending-stronger = Questo era più forte
ending-moment-about = { $games ->
    [one] Così un bot forte vincerebbe circa { $games } partita in più su 100.
   *[other] Così un bot forte vincerebbe circa { $games } partite in più su 100.
  }
ending-dice-decided = Stavolta hanno deciso i dadi.
ending-lead-lost = Dopo il turno { $turn } non hai più raggiunto il primo posto.
ending-no-review = Non è stato possibile analizzare questa partita.
ending-decided = decisa: turno { $turn }
ending-retry = Riprova dal turno { $turn }
ending-looking = Cerchiamo il momento decisivo…
ending-watch = Rivedila
ending-numbers = Tutti i numeri
ending-best-yours = I tuoi dadi migliori
ending-best = I dadi migliori di { $name }
ending-scored = { $scored ->
    [one] { $glory ->
        [one] { $glory } punto Gloria in una volta
       *[other] { $glory } punti Gloria in una volta
      }
   *[other] { $glory ->
        [one] { $glory } punto Gloria in { $scored } volte
       *[other] { $glory } punti Gloria in { $scored } volte
      }
  }
