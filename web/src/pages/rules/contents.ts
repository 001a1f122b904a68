/** What stands on the page of rules, and how many lines each part has; the words are in the catalogue. */

import { BOXES, MARKS, TOOLS, ZONES, type DieCard, type DieFace } from "../../art";

/** A part: its title is `glance-ID`, its lines are `glance-ID-1`, `glance-ID-2`, … */
export interface Part {
  readonly id: string;
  readonly icon: string | undefined;
  readonly lines: number;
}

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

export const BOX_PARTS: readonly Part[] = [
  { id: "rise_of_the_demons", icon: BOXES["rise_of_the_demons"], lines: 2 },
  { id: "quarmageddon", icon: BOXES["quarmageddon"], lines: 2 },
  { id: "qladiator", icon: BOXES["qladiator"], lines: 3 },
  { id: "quartifacts", icon: BOXES["quartifacts"], lines: 4 },
  { id: "light_vs_dark", icon: BOXES["light_vs_dark"], lines: 4 },
  { id: "promos", icon: BOXES["promos"], lines: 1 },
];

export interface Example {
  readonly id: string;
  readonly card: DieCard;
  readonly face: DieFace;
}

const die = (name: string, kind: string): DieCard => ({ class: name, kind, colours: [], is_large: false });

export const FACES: readonly Example[] = [
  { id: "quiddity", card: die("Basic Quiddity", "basic"), face: { kind: "plain", quiddity: 2 } },
  { id: "draw", card: die("Portal", "basic"), face: { kind: "plain", draw: 2 } },
  { id: "reroll", card: die("Assistant", "basic"), face: { kind: "plain", reroll: true } },
  { id: "both", card: die("Questing Wizard", "creature"), face: { kind: "plain", quiddity: 1, draw: 1 } },
  { id: "either", card: die("Quake Dragon", "creature"), face: { kind: "plain", quiddity: 3, reroll: true, either: true } },
  { id: "creature", card: die("Witching Hag", "creature"), face: { kind: "creature", level: 2, attack: 4, defense: 5 } },
  { id: "spell", card: die("Life", "spell"), face: { kind: "spell" } },
  { id: "burst", card: die("Quake Dragon", "creature"), face: { kind: "creature", level: 2, attack: 6, defense: 6, bursts: 1 } },
];

/** Glory to win with 2, 3 and 4 players. */
export const GOALS: readonly { readonly players: number; readonly goal: number; readonly quests: number }[] = [
  { players: 2, goal: 20, quests: 25 },
  { players: 3, goal: 15, quests: 19 },
  { players: 4, goal: 12, quests: 15 },
];
