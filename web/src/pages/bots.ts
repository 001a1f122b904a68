/** Levels that bots play at, from the gentlest to the best. */

/** Those this page knows; the best comes last. */
const KNOWN = ["random", "greedy"];

/** The levels a server has, in order. Those the page does not know yet come last: newer ones are better. */
export function ranked(levels: readonly string[]): readonly string[] {
  const rank = (level: string): number => (KNOWN.includes(level) ? KNOWN.indexOf(level) : KNOWN.length);
  return levels.toSorted((a, b) => rank(a) - rank(b));
}

/** The level that is wanted if there is one of that name, else the best that is known; none at all: the server chooses. */
export function bestOf(levels: readonly string[], wanted = ""): string {
  if (levels.includes(wanted)) return wanted;
  return KNOWN.findLast((level) => levels.includes(level)) ?? "";
}
