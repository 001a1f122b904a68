/** Areas of a mat that only some boxes need. */

import type { Card } from "../net/cards";
import type { Player } from "../net/state";

export const EXTRAS = ["locked", "quest", "aside"] as const;
export type Extra = (typeof EXTRAS)[number];

const NEEDS: Readonly<Record<Extra, (card: Card) => boolean>> = {
  locked: ({ faces }) => faces.some(({ kind }) => kind === "lock"),
  quest: ({ kind }) => kind === "quest",
  aside: ({ is_large }) => is_large,
};

/** Those in which something may come to lie with the cards of a game. */
export function extrasFor(cards: readonly Card[]): readonly Extra[] {
  return EXTRAS.filter((area) => cards.some(NEEDS[area]));
}

/** Those in which something lies. */
export function extrasOf(player: Player): readonly Extra[] {
  return EXTRAS.filter((area) => player[area].length > 0);
}
