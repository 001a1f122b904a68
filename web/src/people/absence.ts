/** Whether somebody is there: whoever is away does not think, and whoever thinks is not away. */

import type { Shown } from "../state/shown";
import { say } from "../words/words.svelte";

type Table = Pick<Shown, "state" | "present" | "seats" | "name">;

export function isAway({ state, present, seats }: Omit<Table, "name">, seat: number): boolean {
  const who = state?.seats[seat];
  return who !== undefined && who.taken && who.bot === null && !present.includes(seat) && !seats.includes(seat);
}

/** What is said of somebody whom everybody waits for. */
export function waitedFor(game: Table, seat: number): string {
  if (game.state?.paused) return say("bots-pause");
  return say(isAway(game, seat) ? "waits-away" : "thinking", { name: game.name(seat) });
}
