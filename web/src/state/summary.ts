/** A game that is over in figures: Glory by turn, what was captured, what was destroyed. */

import { happeningsOf, type GameEvent } from "../net/events";
import { countedOf } from "./log";

export interface TurnSummary {
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** The event with which it began. */
  readonly event: number;
  /** Glory by seat at its end. */
  readonly glory: readonly number[];
  /** Cards of the dice that were captured or gained in it, by whom. */
  readonly captured: readonly Won[];
  readonly destroyed: readonly Lost[];
}

export interface Won {
  readonly seat: number;
  readonly card: number;
}

/** A Creature that was destroyed: whose it was, and by whom. */
export interface Lost extends Won {
  readonly by: number | null;
}

export interface Summary {
  /** Glory by seat before the first turn: not 0 in a game that went on from another one. */
  readonly start: readonly number[];
  readonly turns: readonly TurnSummary[];
}

interface Draft extends TurnSummary {
  captured: Won[];
  destroyed: Lost[];
}

/** What the events come to; `glory` is what everybody had in the end. */
export function summaryOf(events: readonly GameEvent[], glory: readonly number[]): Summary {
  const turns: Draft[] = [];
  const gains: number[][] = [];
  for (const event of countedOf(events)) {
    for (const [kind, player, , card, number, other] of happeningsOf(event)) {
      if (kind === "turn" && player !== null) {
        turns.push({ turn: Number(number), seat: player, event: event.number, glory: [], captured: [], destroyed: [] });
        gains.push(glory.map(() => 0));
      }
      const now = turns.at(-1);
      const gained = gains.at(-1);
      if (now === undefined || gained === undefined || player === null) continue;
      if (kind === "glory") gained[player] = (gained[player] ?? 0) + Number(number);
      if (kind === "lost") gained[player] = (gained[player] ?? 0) - Number(number);
      if ((kind === "captured" || kind === "gained") && card !== null) now.captured.push({ seat: player, card });
      if (kind === "destroyed" && card !== null) {
        now.destroyed.push({ seat: player, card, by: typeof other === "number" ? other : null });
      }
    }
  }
  const start = glory.map((end, seat) => gains.reduce((sum, gained) => sum - (gained[seat] ?? 0), end));
  let sums = start;
  return {
    start,
    turns: turns.map((turn, place) => {
      sums = sums.map((sum, seat) => sum + (gains[place]?.[seat] ?? 0));
      return { ...turn, glory: sums };
    }),
  };
}

/** How many dice of each card a seat has won, most first. */
export function wonBy(summary: Summary, seat: number): readonly (readonly [card: number, dice: number])[] {
  const counts = new Map<number, number>();
  for (const { captured } of summary.turns) {
    for (const won of captured) if (won.seat === seat) counts.set(won.card, (counts.get(won.card) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

export function destroyedBy(summary: Summary, seat: number): number {
  return summary.turns.reduce((sum, { destroyed }) => sum + destroyed.filter(({ by }) => by === seat).length, 0);
}
