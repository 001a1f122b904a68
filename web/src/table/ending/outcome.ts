/** How a game ended for whoever sits here, and what can be said about it. */

import { happeningsOf, type GameEvent } from "../../net/events";
import type { SeatNumber } from "../../net/state";
import { countedOf } from "../../state/log";
import type { Summary } from "../../state/summary";

/** `watched`: nobody who played sits here. */
export type Outcome = "victory" | "shared" | "defeat" | "watched";

export function outcomeOf(winners: readonly SeatNumber[], seats: readonly SeatNumber[]): Outcome {
  if (seats.length === 0) return "watched";
  if (!winners.some((seat) => seats.includes(seat))) return "defeat";
  return winners.length > 1 && seats.length === 1 ? "shared" : "victory";
}

/** The seat whose end it is: the winner of those who sit here, or the one that came closest. */
export function protagonist(glory: readonly number[], winners: readonly SeatNumber[], seats: readonly SeatNumber[]): SeatNumber | null {
  const own = seats.filter((seat) => winners.includes(seat));
  const [best] = (own.length > 0 ? own : seats).toSorted((a, b) => (glory[b] ?? 0) - (glory[a] ?? 0));
  return best ?? winners[0] ?? null;
}

/** The last of a player's turns after which they had as much Glory as the winner, though not from the start; null: there was none. */
export function ledUntil({ turns }: Summary, own: SeatNumber, rival: SeatNumber): number | null {
  return turns.findLast(({ glory }) => (glory[own] ?? 0) > (glory[rival] ?? 0))?.turn ?? null;
}

export interface Turning {
  readonly turn: number;
  /** The event after which whoever plays on decides again. */
  readonly event: number;
}

/** Where the lead was lost for good: the first own turn after which the winner stayed ahead. */
export function turningOf({ turns }: Summary, own: SeatNumber, rival: SeatNumber): Turning | null {
  const last = turns.findLastIndex(({ glory }) => (glory[own] ?? 0) >= (glory[rival] ?? 0));
  const mine = turns.slice(Math.max(0, last)).find(({ seat }) => seat === own) ?? turns.findLast(({ seat }) => seat === own);
  return mine === undefined ? null : { turn: mine.turn, event: mine.event };
}

/** Dice of one card, and what they have done for their player. */
export interface Deeds {
  readonly card: number;
  readonly glory: number;
  readonly scored: number;
}

/** A player's dice that brought Glory, the best first. */
export function bestDice(events: readonly GameEvent[], seat: SeatNumber): readonly Deeds[] {
  const deeds = new Map<number, Deeds>();
  for (const [kind, player, , card, number] of countedOf(events).flatMap(happeningsOf)) {
    if (kind !== "scored" || player !== seat || card === null) continue;
    const { glory, scored } = deeds.get(card) ?? { glory: 0, scored: 0 };
    deeds.set(card, { card, glory: glory + Number(number), scored: scored + 1 });
  }
  return [...deeds.values()].toSorted((a, b) => b.glory - a.glory);
}

/** The card of the die that scored last: it brought it home. */
export function lastScored(events: readonly GameEvent[], seat: SeatNumber): number | null {
  const last = countedOf(events).flatMap(happeningsOf).findLast(([kind]) => kind === "scored");
  return last?.[1] === seat ? last[3] : null;
}
