## O fim, para quem está sentado aqui

# Acima de tudo: o grito de quem vence, como nas regras.
ending-shout = Quarriors!
ending-victory = Você venceu, { $yours } a { $theirs }.
ending-shared = Você divide a vitória com { $names }.
ending-home = O golpe final foi de { $card }.
ending-defeat = { $winners ->
    [one] Vitória de { $names }, { $theirs } a { $yours }.
   *[other] Vitória de { $names }, { $theirs } a { $yours }.
  }
ending-close = { $gap ->
    [0] Por pouco: a mesma Glória.
   *[other] Por pouco: só { $gap } de Glória.
  }
ending-given-up = Desta vez, você desistiu.
ending-led = Você liderou até o turno { $turn }.
ending-luck-great = Seus dados saíram muito acima da média.
ending-luck-good = Seus dados saíram um pouco acima da média.
ending-luck-usual = Seus dados saíram na média.
ending-luck-bad = Seus dados saíram um pouco abaixo da média.
ending-luck-awful = Seus dados saíram muito abaixo da média.
ending-where = O momento decisivo
ending-moment = O turno { $turn } foi o que mais custou.
ending-taken = Você escolheu isto
ending-stronger = Isto era mais forte
ending-moment-about = { $games ->
    [one] Assim, um bot forte venceria cerca de { $games } partida a mais em 100.
   *[other] Assim, um bot forte venceria cerca de { $games } partidas a mais em 100.
  }
ending-dice-decided = Desta vez, foram os dados.
ending-lead-lost = Depois do turno { $turn } você não voltou à frente.
ending-no-review = Não foi possível analisar esta partida.
ending-decided = turno decisivo: { $turn }
ending-retry = Tentar de novo do turno { $turn }
ending-looking = Procurando o momento decisivo…
ending-watch = Ver de novo
ending-numbers = Todos os números
ending-best-yours = Seus melhores dados
ending-best = Melhores dados de { $name }
ending-scored = { $scored ->
    [one] { $glory } de Glória, de uma vez
   *[other] { $glory } de Glória, em { $scored } vezes
  }
