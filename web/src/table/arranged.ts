/** Options in the order in which they are shown, and numbered by keys. */

import { kindOf, type Option } from "../net/state";

/** What ends or begins something stands out, and apart from the rest. */
const STEPS: ReadonlySet<string> = new Set(["roll", "end", "enough", "pass", "decline", "stay", "leave"]);

/** Immediate Effects: for dice just rolled only, whatever else is done first ends their time. */
const AT_ONCE: ReadonlySet<string> = new Set(["draw", "reroll", "both", "immediate", "turn"]);

export function isAtOnce(option: Option): boolean {
  return AT_ONCE.has(kindOf(option));
}

export interface Arranged {
  readonly others: readonly Option[];
  readonly steps: readonly Option[];
  readonly all: readonly Option[];
}

export function arranged(options: readonly Option[]): Arranged {
  const steps = options.filter((option) => STEPS.has(kindOf(option)));
  const rest = options.filter((option) => !STEPS.has(kindOf(option)));
  const others = [...rest.filter(isAtOnce), ...rest.filter((option) => !isAtOnce(option))];
  return { others, steps, all: [...others, ...steps] };
}

/** The option that a single key takes: to roll, or the only way on. */
export function obvious(options: readonly Option[]): Option | null {
  const { others, steps } = arranged(options);
  const roll = steps.find((option) => kindOf(option) === "roll");
  return roll ?? (others.length === 0 && steps.length === 1 ? (steps[0] ?? null) : null);
}
