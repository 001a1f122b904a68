/** Dice of an area that lie together: what is attached lies with the die that carries it. */

import type { Die } from "../net/state";

/** The dice in groups, each begun by a die that is not attached to another one there. */
export function groupsOf(dice: readonly Die[]): readonly (readonly Die[])[] {
  const here = new Set(dice.map(({ id }) => id));
  const gather = (die: Die): Die[] => [die, ...dice.filter((other) => other.with === die.id).flatMap(gather)];
  return dice.filter(({ with: carrier }) => carrier === undefined || !here.has(carrier)).map(gather);
}
