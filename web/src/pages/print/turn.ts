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

/** Lines that Light vs. Dark has in the place of others. */
const LARGE: Readonly<Record<string, string>> = { "glance-score-3": "large-score", "glance-roll-1": "large-roll" };

/** The turn of an edition; with Large dice fewer are drawn, and nothing is culled for scoring. */
export function turnOf(edition: Edition, hasLarge: boolean): readonly Phase[] {
  const turn = edition === "classic" ? CLASSIC : REVISED;
  if (!hasLarge) return turn;
  return turn.map((phase) => ({ ...phase, lines: phase.lines.map((line) => LARGE[line] ?? line) }));
}
