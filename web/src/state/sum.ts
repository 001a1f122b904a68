/** An attack total as a sum: the parts that the server tells in words, with the numbers in front. */

export interface Part {
  /** With its sign if it is no Creature's own. */
  readonly number: string;
  readonly name: string;
  /** What changed a Creature's attack, if anything did. */
  readonly why: string;
}

/** "3  Bog Toad: 1 on its face, +2 by Fog Charm". */
const PART = /^([+−]?\d+)\s+([^:]+)(?::\s*(.+))?$/u;

/** The parts of a sum; null if they are told in another way. */
export function partsOf(sums: readonly string[]): readonly Part[] | null {
  const parts = sums.flatMap((sum): Part[] => {
    const [, number, name, why = ""] = PART.exec(sum) ?? [];
    return number === undefined || name === undefined ? [] : [{ number, name, why }];
  });
  return parts.length === sums.length ? parts : null;
}

/** What stands between a part and the one before it. */
export function joint(part: Part): "+" | "−" {
  return part.number.startsWith("−") ? "−" : "+";
}

/** A part's number without its sign. */
export function amount(part: Part): string {
  return part.number.replace(/^[+−]/u, "");
}
