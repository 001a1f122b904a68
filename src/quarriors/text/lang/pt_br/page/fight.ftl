## Um combate, como a mesa o mostra

# Acima da Criatura que tem de defender agora.
fight-next = a próxima
# Abaixo do que resta de um ataque que não passou.
fight-blocked = bloqueado
fight-defenders = Defensores
# Como está outro jogador que foi atacado.
fight-fallen = { $destroyed ->
    [one] { $destroyed } destruída
   *[other] { $destroyed } destruídas
  }
