/** The attack as embers in a groove: how many there are, and which defender eats which. */

import type { Clash, Defender } from "../../state/fight";

/** What one defender has eaten of the attack. */
export interface Bite {
  readonly defender: Defender;
  readonly eaten: number;
  /** What is left after it; null: it ends there, whatever was left. */
  readonly left: number | null;
}

export interface Embers {
  /** All the attack there was: the total, and what raised it since. */
  readonly all: number;
  readonly bites: readonly Bite[];
  /** What is left now. */
  readonly left: number;
}

/** What goes on to the next one, as it was told; after the last one as it can be counted. */
function leftAfter({ took, defense, outcome, raised }: Defender, next: Defender | undefined): number | null {
  if (next !== undefined) return next.took;
  if (raised !== undefined) return raised;
  return outcome === "destroyed" || outcome === "beaten" ? Math.max(0, took - defense) : null;
}

export function embersOf(clash: Clash): Embers {
  const bites = clash.defenders.map((defender, place): Bite => {
    const left = leftAfter(defender, clash.defenders[place + 1]);
    const { took, defense, outcome } = defender;
    const isBroken = outcome === "destroyed" || outcome === "beaten" || took >= defense;
    return { defender, eaten: isBroken ? Math.min(took, Math.max(0, defense)) : took, left };
  });
  const last = bites.at(-1);
  const left = last === undefined ? (clash.raised ?? clash.total) : (last.left ?? 0);
  return { all: bites.reduce((sum, { eaten }) => sum + eaten, 0) + left, bites, left };
}

/** How much of the attack one ember stands for: more than can be counted at a glance are fewer that are worth more. */
export function worthOf(attack: number): 1 | 2 | 5 {
  return attack <= 20 ? 1 : attack <= 40 ? 2 : 5;
}

export interface Ember {
  /** Which of the bites it belongs to; null: nobody has eaten it. */
  readonly bite: number | null;
  /** Its place among those of the same bite. */
  readonly place: number;
  /** From 0 to 1: the last of a bite may stand for less than the others. */
  readonly share: number;
}

/** The embers from left to right: those of each bite together, then what is left. */
export function emberRow({ bites, left }: Embers, worth: number): readonly Ember[] {
  const row = (amount: number, bite: number | null): Ember[] =>
    Array.from({ length: Math.ceil(amount / worth) }, (_, place) => ({
      bite, place, share: Math.min(1, (amount - place * worth) / worth),
    }));
  return [...bites.flatMap(({ eaten }, place) => row(eaten, place)), ...row(left, null)];
}
