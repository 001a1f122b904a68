/** Faces that the rules are explained with, on dice that everybody begins with or soon sees. */

import type { DieCard, DieFace } from "../..";

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
