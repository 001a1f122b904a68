/** Bots say a word now and then: when, and for which occasion. The words are messages. */

import type { Happening } from "../net/events";
import type { CardNumber, SeatNumber } from "../net/state";

export type Occasion = "scored" | "hit" | "ouch" | "buys";

export interface Remark {
  readonly seat: SeatNumber;
  readonly occasion: Occasion;
  /** The card it is about. */
  readonly card: CardNumber | null;
}

/** What is worth a word, the rarest first: a bot says at most one a turn. */
const ORDER: readonly Occasion[] = ["ouch", "hit", "buys", "scored"];
/** Glory that makes one speak, and the price of a die that does. */
const MUCH = 3;
const DEAR = 5;

/** What a bot could say about what has happened just now; nothing for most of it. */
export function remarkOn(
  happenings: readonly Happening[], isBot: (seat: SeatNumber) => boolean, costOf: (card: CardNumber) => number,
): Remark | null {
  const found = happenings.flatMap(([kind, player, , card, number, other]): Remark[] => {
    if (player === null) return [];
    if (kind === "destroyed") {
      const by = typeof other === "number" && other !== player ? other : null;
      return [
        ...(isBot(player) ? [{ seat: player, occasion: "ouch" as const, card }] : []),
        ...(by !== null && isBot(by) ? [{ seat: by, occasion: "hit" as const, card }] : []),
      ];
    }
    if (!isBot(player)) return [];
    if (kind === "captured" && card !== null && costOf(card) >= DEAR) return [{ seat: player, occasion: "buys", card }];
    return kind === "glory" && Number(number) >= MUCH ? [{ seat: player, occasion: "scored", card: null }] : [];
  });
  return found.toSorted((a, b) => ORDER.indexOf(a.occasion) - ORDER.indexOf(b.occasion))[0] ?? null;
}

/** Not every time: always the same for the same moment, so that a replay says the same. */
export function speaksUp(event: number, seat: SeatNumber): boolean {
  return ((event * 2654435761 + seat * 40503) >>> 0) % 100 < 60;
}
