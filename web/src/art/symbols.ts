/** The symbols on dice: what Quiddity, draws, re-rolls, Locks, bursts and stats look like. All on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "./path";

const ray = polygon(32, 0, 39, 13, 25, 13);

/** The stone that holds a number of Quiddity. */
export const GEM = silhouette([sym("M32 1 L50 6 L62 24 L56 46 L32 63")]);
/** Its facets that catch the light, and those that hold a little of it. */
export const GEM_BRIGHT = polygon(2, 24, 14, 6, 32, 1, 32, 8.5, 18.5, 12.5, 9.5, 26);
export const GEM_DULL = polygon(62, 24, 56, 46, 32, 63, 32, 54.5, 50, 41.5, 54.5, 26);
/** Light Quiddity: the number stands in a sun. */
export const SUN = silhouette([oval(32, 32, 23), ...Array.from({ length: 12 }, (_, i) => turned(ray, i * 30))]);
/** Dark Quiddity: the number stands in the shadow, and a crescent holds it. */
export const MOON = silhouette([oval(34, 32, 21.5), "M30 0.5 C13 1.5 0.5 15 0.5 32 C0.5 49 13 62.5 30 63.5 C15 58 8 46 8 32 C8 18 15 6 30 0.5 Z", star(57, 8, 4, 7.5, 2.4)]);
/** Quiddity that nobody wants: a stone with thorns. */
export const THORNS = silhouette(["M12 8 L17 0.5 L25 6 L40 1 L50 6 L61 3 L58 17 L63.5 27 L57 37 L61 51 L47 50 L40 60 L31 63.5 L26 56 L12 61 L11 48 L1 42 L6 31 L0.5 19 L11 19 Z"]);
/** No Quiddity: the stone's shell, broken. */
export const HUSK = silhouette([
  "M32 1 L50 6 L62 24 L60.5 29 L53 25 L45 13 L32 9 L28 10 L22 4 Z",
  "M14 6 L19 13 L11 25 L15 40 L25 47 L22 56 L8 46 L2 24 Z",
  "M59 36 L56 46 L32 63 L28 60 L33 53 L48.5 42 L52 33 Z",
]);
/** Dice to draw: a bag with a number on it. */
export const BAG = silhouette([
  sym("M32 22 C40 22 42 20 44 19 C55 26 62 40 62 48 C62 58 54 63.5 44 63.5 L32 63.5"),
  sym("M32 16 C37 16 41 15 44 13.5 C46 9 49 5 50 1 C46 3 43 1 39 3.5 C36 1 34 1 32 4"),
]);
/** An arrow that runs round. */
export const REROLL = silhouette(
  [
    ribbon([11, 26, 9], [18, 15, 9], [32, 9.5, 9], [45, 14, 9], [51, 20, 9]), polygon(62, 8, 61, 32, 39, 25),
    turned(ribbon([11, 26, 9], [18, 15, 9], [32, 9.5, 9], [45, 14, 9], [51, 20, 9]), 180), turned(polygon(62, 8, 61, 32, 39, 25), 180),
  ],
);
/** A burst: six rays, as records write it. */
export const BURST = silhouette([star(32, 32, 6, 32, 11)]);
/** Attack: a boss before crossed blades. */
export const BLADES = silhouette([
  oval(32, 33, 24),
  pair(polygon(41, 12, 60, 2, 61, 3, 52, 23)), pair(polygon(45, 50, 50, 44, 59, 52, 54, 58)), pair(oval(57, 56, 4.6)),
]);
/** One of them by itself. */
const SWORD = sym("M32 0 L38 9 L38 42 L47 42 L47 49 L36 49 L36 57 C39 58 39 64 32 64");
/** The same where there is little room: the boss alone, round where the shield is pointed. */
export const BOSS = silhouette([oval(32, 33, 30.5)]);
/** Defense: the shield that points down. */
export const SHIELD = silhouette([sym("M32 3 L58 3 C61 3 62 5 62 7 L62 30 C62 47 49 57 32 65")]);
/** A Lock; the die's emblem stands on it. */
export const PADLOCK = silhouette([
  "M15 24 L15 17 C15 7 22 0 32 0 C42 0 49 7 49 17 L49 24 L41 24 L41 17 C41 11.5 37.5 8 32 8 C26.5 8 23 11.5 23 17 L23 24 Z",
  box(5, 22, 54, 41.5, 9),
]);
/** The disc a Spell's emblem stands in, ringed. */
export const SEAL = silhouette([oval(32, 32, 26.5), oval(32, 32, 32)], [oval(32, 32, 29.3)]);
export const PLUS = polygon(25, 4, 39, 4, 39, 25, 60, 25, 60, 39, 39, 39, 39, 60, 25, 60, 25, 39, 4, 39, 4, 25, 25, 25);
export const OR = polygon(43, 0, 61, 7, 21, 64, 3, 57);

/** Symbols that stand in texts and on cards. */
export const MARKS: Readonly<Record<string, string>> = {
  quiddity: GEM,
  light: silhouette([oval(32, 32, 14), ...Array.from({ length: 8 }, (_, i) => turned(polygon(32, 0, 38, 13, 26, 13), i * 45))]),
  dark: silhouette(["M38 2 C21 2 7 15 7 32 C7 49 21 62 38 62 C46 62 52 59 57 53 C41 55 28 46 28 32 C28 18 38 9 51 8 C47 4 43 2 38 2 Z"]),
  draw: BAG,
  reroll: REROLL,
  burst: BURST,
  attack: silhouette([45, -45].map((angle) => turned(SWORD, angle))),
  defense: SHIELD,
  level: silhouette([pair(polygon(32, 6, 58, 26, 58, 38, 32, 18)), pair(polygon(32, 28, 58, 48, 58, 60, 32, 40))]),
  lock: silhouette([PADLOCK], [oval(32, 40, 5), polygon(30, 42, 34, 42, 36, 54, 28, 54)]),
  // two links of a chain
  attach: [-13, 13].map((off) => silhouette([turned(box(32 + off - 20, 21, 40, 22, 11), -45)], [turned(box(32 + off - 12.5, 28.5, 25, 7, 3.5), -45)])).join(""),
  reaction: silhouette([polygon(38, 0, 8, 36, 28, 36, 22, 64, 56, 24, 35, 24)]),
  immediate: silhouette([polygon(4, 8, 30, 32, 4, 56), polygon(32, 8, 58, 32, 32, 56)]),
  anchored: silhouette(
    [oval(32, 9, 8.5), box(28, 14, 8, 44), box(18, 21, 28, 7, 3), pair("M32 56 C44 55 50 48 51 40 L45 41 L55 28 L63 42 L58 41 C57 55 46 63.5 32 63.5 Z")],
    [oval(32, 9, 3.8)],
  ),
};
