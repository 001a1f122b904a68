/** Whether we are asked for another game, or others are. */

import type { Game } from "../state/game.svelte";

type Asked = Pick<Game, "company" | "seats">;

/** Somebody asks us, and we have not answered yet. */
export function isAskedHere({ company: { offer }, seats }: Asked): boolean {
  return offer !== null && offer.asked.some((seat) => seats.includes(seat) && !offer.agreed.includes(seat));
}

/** The seats that have not answered yet. */
export function awaited({ company: { offer } }: Asked): readonly number[] {
  return offer === null ? [] : offer.asked.filter((seat) => !offer.agreed.includes(seat));
}
