/** The turn in short for a mat, by edition: ids of words. */

import { ZONES } from "../../art";
import { PHASES } from "../rules/contents";

export type Edition = "revised" | "classic";

export interface Phase {
  readonly title: string;
  readonly icon: string | undefined;
  readonly lines: readonly string[];
}

const REVISED: readonly Phase[] = PHASES.map(({ id, icon, lines }) => ({
  title: `glance-${id}`,
  icon,
  lines: Array.from({ length: lines }, (_, line) => `glance-${id}-${line + 1}`),
}));

/** Rolling and readying are phases of their own, and no die lies in a Spent Pile. */
const CLASSIC: readonly Phase[] = REVISED.flatMap((phase): readonly Phase[] => {
  if (phase.title === "glance-roll") {
    return [
      { ...phase, title: "classic-roll", lines: phase.lines.slice(0, 2) },
      { title: "classic-ready", icon: ZONES["ready"], lines: phase.lines.slice(2) },
    ];
  }
  if (phase.title === "glance-clean") return [{ ...phase, lines: ["classic-clean", ...phase.lines.slice(1)] }];
  return [phase];
});

/** What boxes add to a mat. */
export interface Additions {
  /** Locks: a Locked Area. */
  readonly hasLock: boolean;
  /** Quest cards beneath the Wilds. */
  readonly hasQuests: boolean;
  /** Large dice: fewer draws, and no culls for scoring. */
  readonly hasLarge: boolean;
}

const NOTHING: Additions = { hasLock: false, hasQuests: false, hasLarge: false };

/** What of it can be played with an edition: none of these boxes is for the classic one. */
export function additionsOf(edition: Edition, wished: Additions): Additions {
  return edition === "classic" ? NOTHING : wished;
}

/** Lines that Large dice have in the place of others. */
const LARGE: Readonly<Record<string, string>> = {
  "glance-score-3": "large-score", "glance-roll-1": "large-roll", "glance-clean-1": "large-clean",
};

export function turnOf(edition: Edition, wished: Additions = NOTHING): readonly Phase[] {
  const { hasLock, hasQuests, hasLarge } = additionsOf(edition, wished);
  const written = (line: string): readonly string[] => {
    const large = hasLarge ? LARGE[line] : undefined;
    if (large !== undefined) return [large];
    if (hasQuests && line === "glance-attack-1") return ["quest-attack"];
    return hasLock && line === "glance-roll-4" ? [line, "lock-roll"] : [line];
  };
  const turn = edition === "classic" ? CLASSIC : REVISED;
  return turn.map((phase) => ({ ...phase, lines: phase.lines.flatMap(written) }));
}
