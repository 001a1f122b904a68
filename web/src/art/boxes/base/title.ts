/** The dice of the title: which faces they show, and where they lie. */

import type { DieCard, DieFace } from "../..";

export interface TitleDie {
  readonly card: DieCard;
  readonly top: DieFace;
  readonly left: DieFace;
  readonly right: DieFace;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees; dice in the air are turned, those on the table are not. */
  readonly turn: number;
}

const die = (name: string, kind: string): DieCard => ({ class: name, kind, colours: [], is_large: false });
const creature = (level: number, attack: number, defense: number, bursts = 0): DieFace => ({
  kind: "creature", level, attack, defense, ...(bursts > 0 ? { bursts } : {}),
});
const quiddity = (n: number): DieFace => ({ kind: "plain", quiddity: n });
const spell = (bursts = 0): DieFace => ({ kind: "spell", ...(bursts > 0 ? { bursts } : {}) });
const draw = (n: number): DieFace => ({ kind: "plain", draw: n });

/** From the back to the front. */
export const TITLE_DICE: readonly TitleDie[] = [
  { card: die("Growth", "spell"), top: spell(), left: quiddity(2), right: spell(), x: 148, y: 196, scale: 1, turn: 0 },
  { card: die("Primordial Ooze", "creature"), top: quiddity(2), left: creature(1, 2, 4), right: creature(2, 3, 5), x: 388, y: 188, scale: 1, turn: 0 },
  { card: die("Quake Dragon", "creature"), top: quiddity(3), left: creature(3, 8, 7, 2), right: creature(2, 6, 6, 1), x: 268, y: 206, scale: 1.75, turn: 0 },
  { card: die("Witching Hag", "creature"), top: quiddity(1), left: creature(2, 4, 5), right: creature(1, 3, 3), x: 428, y: 268, scale: 1.15, turn: 0 },
  { card: die("Basic Quiddity", "basic"), top: quiddity(2), left: quiddity(1), right: quiddity(1), x: 112, y: 274, scale: 1.1, turn: 0 },
  { card: die("Portal", "basic"), top: draw(1), left: draw(2), right: quiddity(1), x: 206, y: 330, scale: 0.95, turn: 0 },
  { card: die("Life", "spell"), top: quiddity(1), left: spell(1), right: quiddity(2), x: 340, y: 336, scale: 0.95, turn: 0 },
  { card: die("Warrior of the Quay", "creature"), top: creature(1, 2, 2), left: creature(2, 4, 4), right: quiddity(1), x: 100, y: 88, scale: 0.8, turn: -17 },
  { card: die("Victory", "spell"), top: spell(), left: quiddity(2), right: spell(2), x: 424, y: 104, scale: 0.74, turn: 21 },
];

/** Whose colours the letters of the title have. */
export const LETTER_DICE: readonly DieCard[] = [
  die("Quake Dragon", "creature"), die("Defender of the Pale", "creature"), die("Portal", "basic"), die("Warrior of the Quay", "creature"),
  die("Basic Quiddity", "basic"), die("Growth", "spell"), die("Witching Hag", "creature"), die("Life", "spell"), die("Questing Wizard", "creature"),
];
