/** What stands on the page of rules, and how many lines each part has; the words are in the catalogue. */

import { MARKS, TOOLS, ZONES } from "../../art";

/** A part: its title is `glance-ID`, its lines are `glance-ID-1`, `glance-ID-2`, … */
export interface Part {
  readonly id: string;
  readonly icon: string | undefined;
  readonly lines: number;
}

/** The ids of its lines. */
export const linesOf = ({ id, lines }: Part): readonly string[] => Array.from({ length: lines }, (_, line) => `glance-${id}-${line + 1}`);

export const PHASES: readonly Part[] = [
  { id: "score", icon: ZONES["glory"], lines: 3 },
  { id: "roll", icon: ZONES["active"], lines: 4 },
  { id: "attack", icon: MARKS["attack"], lines: 3 },
  { id: "capture", icon: ZONES["wilds"], lines: 3 },
  { id: "clean", icon: ZONES["used"], lines: 2 },
];

export const PARTS: readonly Part[] = [
  { id: "fight", icon: MARKS["defense"], lines: 5 },
  { id: "cull", icon: TOOLS["trash"], lines: 3 },
  { id: "pay", icon: MARKS["quiddity"], lines: 3 },
  { id: "spells", icon: MARKS["reaction"], lines: 5 },
  { id: "end", icon: ZONES["glory"], lines: 3 },
];

export const EDITIONS: readonly string[] = ["spent", "phases", "protect", "attach", "boxes"];

/** Glory to win with 2, 3 and 4 players. */
export const GOALS: readonly { readonly players: number; readonly goal: number; readonly quests: number }[] = [
  { players: 2, goal: 20, quests: 25 },
  { players: 3, goal: 15, quests: 19 },
  { players: 4, goal: 12, quests: 15 },
];
