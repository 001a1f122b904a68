/** What a turn brought, in words. */

import type { Card } from "../../net/cards";
import type { TurnSummary } from "../../state/summary";
import { say } from "../../words/words.svelte";

export function toldOf(turn: TurnSummary, names: readonly string[], cards: readonly Card[]): readonly string[] {
  const name = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
  const card = (number: number): string => cards[number]?.name ?? "";
  return [
    ...turn.captured.map((won) => say("turn-captured", { name: name(won.seat), card: card(won.card) })),
    ...turn.destroyed.map((lost) =>
      lost.by === null
        ? say("turn-destroyed", { name: name(lost.seat), card: card(lost.card) })
        : say("turn-destroyed-by", { by: name(lost.by), name: name(lost.seat), card: card(lost.card) }),
    ),
  ];
}
