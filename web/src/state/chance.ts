/** What a few games that were tried out say about a chance: a range, since the next few would say something else. */

export interface Range {
  /** Games in ten. */
  readonly low: number;
  readonly high: number;
}

/** Fewer games say nothing worth telling. */
export const FEWEST = 10;
/** In 95 of 100 cases the chance is in the range. */
const SURE = 1.96;
/** Finer steps would look more exact than they are. */
const STEPS = 10;

/** Wilson's interval, rounded outwards; null if there were too few games. */
export function chanceOf(wins: number, games: number): Range | null {
  if (games < FEWEST) return null;
  const square = SURE ** 2;
  const share = wins / games;
  const middle = share + square / (2 * games);
  const reach = SURE * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  const steps = (chance: number): number => (STEPS * chance) / (1 + square / games);
  // what is whole but for the last digit is not rounded away from it
  const low = Math.floor(steps(middle - reach) + 1e-9);
  const high = Math.ceil(steps(middle + reach) - 1e-9);
  return { low: Math.max(0, low), high: Math.min(STEPS, high) };
}
