/**
 * Luck with dice, measured: what a player's dice showed, against everything they could have shown.
 *
 * Every die that was rolled has six faces, each as likely as the others. So it can be worked out exactly how likely every
 * total is, and which share of all players who roll the same dice would have less.
 */

import type { Card, Face } from "../net/cards";
import { happeningsOf, type GameEvent } from "../net/events";
import { countedOf } from "./log";

export interface Measure {
  readonly rolled: number;
  readonly expected: number;
  /** Of all who roll these dice, the share that gets less; of those who get the same, half. */
  readonly share: number;
}

export interface Luck {
  readonly seat: number;
  readonly rolls: number;
  readonly quiddity: Measure;
  readonly creatures: Measure;
}

const quiddityOf = (face: Face): number => face.quiddity ?? 0;
const isCreature = (face: Face): number => (face.kind === "creature" ? 1 : 0);

/** The luck of everybody, by seat. */
export function luckOf(events: readonly GameEvent[], cards: readonly Card[], seats: number): readonly Luck[] {
  const rolls = countedOf(events).flatMap(happeningsOf).flatMap(([kind, player, , card, , , face]) => {
    const faces = card === null ? undefined : cards[card]?.faces;
    return kind === "rolled" && player !== null && faces?.length === 6 && face !== null
      ? [{ player, faces, face: faces[face] as Face }]
      : [];
  });
  return Array.from({ length: seats }, (_, seat): Luck => {
    const own = rolls.filter(({ player }) => player === seat);
    return {
      seat,
      rolls: own.length,
      quiddity: measure(own, quiddityOf),
      creatures: measure(own, isCreature),
    };
  });
}

interface Roll {
  readonly faces: readonly Face[];
  readonly face: Face;
}

function measure(rolls: readonly Roll[], worth: (face: Face) => number): Measure {
  const rolled = rolls.reduce((sum, { face }) => sum + worth(face), 0);
  let odds = [1];
  for (const { faces } of rolls) odds = afterRoll(odds, faces.map(worth));
  const expected = odds.reduce((sum, chance, total) => sum + chance * total, 0);
  const less = odds.slice(0, rolled).reduce((sum, chance) => sum + chance, 0);
  return { rolled, expected, share: less + (odds[rolled] ?? 0) / 2 };
}

/** How likely every total is after one more roll: `odds[n]` is the chance of n. */
function afterRoll(odds: readonly number[], worths: readonly number[]): number[] {
  const after = Array.from({ length: odds.length + Math.max(...worths) }, () => 0);
  for (const [total, chance] of odds.entries()) {
    for (const worth of worths) after[total + worth] = (after[total + worth] ?? 0) + chance / worths.length;
  }
  return after;
}

export type Fortune = "great" | "good" | "usual" | "bad" | "awful";

/** Luck in a word: one player in ten has great luck, two have good luck. */
export function fortuneOf({ share }: Measure): Fortune {
  if (share >= 0.9) return "great";
  if (share >= 0.7) return "good";
  if (share <= 0.1) return "awful";
  if (share <= 0.3) return "bad";
  return "usual";
}
