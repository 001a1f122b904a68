/** Emblems of the dice of Quartifacts and Light vs. Dark, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "../path";
import { QUARTIFACTS } from "./quartifacts";

export const LAST: Record<string, string> = {
  // A pennant on a lance.
  Squire: silhouette(
    [box(10, 6, 6.5, 57, 3), polygon(13, 0, 19, 9, 7, 9), "M18 11 C30 7 38 15 60 11 L49 23 L60 36 C40 40 30 31 18 36 Z"],
    [sym("M32 17 L38 23.5 L32 30")],
  ),
  // Both ways are the right one.
  Misdirection: silhouette([
    box(28.5, 2, 7, 60, 2), polygon(10, 9, 48, 9, 60, 17, 48, 25, 10, 25), polygon(54, 30, 16, 30, 4, 38, 16, 46, 54, 46), box(19, 57, 26, 6, 3),
  ]),
  Quasar: silhouette([
    sym("M32 0.5 C34 20 40 28 54 32 C40 36 34 44 32 63.5"),
    ribbon([50, 21, 1], [58, 18, 4], [61, 22, 5.5], [54, 32, 6.5], [40, 40, 6], [22, 46, 6], [8, 48, 5], [3, 44, 4], [9, 36, 1]),
  ]),
  // A lantern.
  "Ancient Guide": silhouette(
    [
      oval(32, 9, 9), sym("M32 13 L40 15 L50 22 L50 27 L32 27"), sym("M32 24 L46 24 L49 53 L32 53"), box(12, 52, 40, 10, 3),
    ],
    [oval(32, 9, 4.5), "M32 28 C35 34 40 37 40 43 C40 48 36 50 32 50 C28 50 24 48 24 43 C24 37 29 34 32 28 Z"],
  ).concat(silhouette(["M32 38 C33.5 41 35 42.5 35 45 C35 47 34 48 32 48 C30 48 29 47 29 45 C29 42.5 30.5 41 32 38 Z"])),
  // A great helm with a plume.
  "Knight of Quamelot": silhouette(
    [
      sym("M32 15 C42 15 49 19 49 27 L50 53 C46 59 40 62 32 63.5"),
      "M29 16 C27 8 32 0.5 43 0.5 C56 0.5 63 9 61 21 C59 27 58 33 61 39 C53 35 53 27 52 21 C50 15 42 12 35 16 Z",
    ],
    [pair(box(34.8, 30, 11.5, 5.6)), pair(oval(40, 46, 2.1)), pair(oval(40, 54, 2.1)), box(30.8, 40, 2.4, 19)],
  ),
  "Manxome Minotaur": silhouette(
    [
      sym("M32 16 L41 16 C52 17 58 12 57 2 C66 12 65 25 50 28 L57 33 C55 38 51 39 47 38 L44 50 C43 54 40 56 36 56 L32 56"),
      oval(32, 55.5, 8.5),
    ],
    [pair("M37 30 L45 27 L44 33 C42 35 39 35 37 34 Z"), pair(oval(38, 48, 2.6)), oval(32, 57, 4)],
  ),
  // Hat down, kerchief up.
  "Relic Rustler": silhouette([
    sym("M32 7 C36 2 44 4 46 10 L49 21 C55 21 60 19 64 16 C63 26 52 31 32 31"),
    pair("M36 34 L50 33 L50 38 C47 41 39 41 36 38 Z"),
    sym("M32 42 C40 43 46 42.5 51 41 C50 50 41 58 32 63.5"),
  ]),
  // Striped headcloth, and a beard.
  "Riddling Sphinx": silhouette(
    [sym("M32 2 C43 2 50 9 52 21 L61 54 L46 57 L44 46 C42 50 39 52 37 53 L36 63 L32 63")],
    [
      sym("M32 16 C39 16 42 20 42 27 L41 37 C39 43 36 45 32 45"),
      pair(polygon(46, 27, 53, 25, 54, 28.5, 46.5, 30.5)), pair(polygon(47.5, 37, 55, 35, 56, 38.5, 48, 40.5)), pair(polygon(48.5, 47, 57.2, 44.8, 58.2, 48.2, 49, 50.6)),
    ],
  ).concat(silhouette([pair(oval(37, 27.5, 2.4)), box(28.5, 36, 7, 3, 1)])),
  "The Holy Quail": QUARTIFACTS["Holy Quail"]!,
  Exqualibur: QUARTIFACTS["Exqualibur"]!,
  "The Tri-Clops Skull": QUARTIFACTS["Tri-Clops Skull"]!,
  // One stone, half bright and half dark.
  "Large Quiddity": silhouette(
    [sym("M32 1 L59 16.5 L59 47.5 L32 63")],
    ["M32 8 L53 20 L53 44 L32 56 L32 49 L36.5 36.5 L49 32 L36.5 27.5 L32 15 Z", polygon(32, 15, 27.5, 27.5, 15, 32, 27.5, 36.5, 32, 49)],
  ),
  Light: silhouette([oval(32, 32, 14), ...Array.from({ length: 8 }, (_, i) => turned(polygon(32, 0, 38, 13, 26, 13), i * 45))]),
  Dark: silhouette([
    "M38 3 C22 3 8 16 8 33 C8 50 22 62 38 62 C45 62 51 59 56 54 C40 55 28 46 28 32 C28 19 37 9 49 7 C46 4 42 3 38 3 Z",
    star(49, 29, 4, 12, 4),
  ]),
  // A winged sword.
  Archangel: silhouette([
    sym("M32 63.5 L27.5 56 L27.5 24 L21 24 L21 18.5 L29 18.5 L29 8.5 C26 5 28 0.5 32 0.5"),
    pair("M40 28 C49 26 54 16 64 3 C64.5 9 64 14 62 18.5 L58 18.5 C61 20 61.5 25 59 30 L54.5 30 C57 32 56.5 37 53 41 L48.5 40 C50 44 46 49 39.5 50 Z"),
  ]),
  Herald: silhouette(
    [
      "M2 18 L2 10 L40 10 C48 10 54 7 62 1 L62 27 C54 21 48 18 40 18 Z",
      "M10 18 L44 18 L44 56 L35.5 50 L27 60 L18.5 50 L10 56 Z",
    ],
    [star(27, 34, 5, 10, 4.2), "M8 18 L46 18 L46 21 L8 21 Z"],
  ),
  // Stone upon stone.
  "Quartz Golem": silhouette(
    [
      polygon(24, 2, 40, 2, 45, 10, 42, 20, 22, 20, 19, 10), polygon(14, 23, 50, 23, 46, 44, 18, 44),
      pair(polygon(52, 20, 61, 25, 63.5, 48, 57, 54, 51, 48)), pair(polygon(33.5, 47, 45, 47, 49, 62, 35, 62)),
    ],
    [pair(polygon(34.5, 9, 39.5, 9, 38.5, 13, 34.5, 13)), polygon(32, 26.5, 38, 33, 32, 40, 26, 33)],
  ),
  "Black Cat": silhouette([
    "M14 2 L22 9 L32 9 L40 2 C43 10 43 19 38 24 C46 32 50 44 50 55 L50 62 L14 62 C15 52 15 44 18 36 C19 31 17 28 15 25 C11 19 11 10 14 2 Z",
    ribbon([46, 59, 7], [56, 57, 7.5], [60, 48, 7], [56, 39, 6.5], [58, 31, 6], [63, 28, 4]),
  ], [oval(21, 17, 2.8, 3.6), oval(33, 17, 2.8, 3.6), polygon(24.6, 23, 29.4, 23, 27, 26)]),
  // Hands up behind you.
  Boogieman: silhouette(
    [
      sym("M32 8 C40 8 45 14 46 24 C48 28 49 30 49.5 33 C53 30 52 24 49 18 L46 9 L51 13 L52 2 L55.5 12 L60 3 L60 14 L64 10 C63 26 62 42 52 48 L54 63 L32 63"),
    ],
    [pair("M35 22 L43 19 C43 25 40 27.5 36 27 Z"), "M20 34 L44 34 L41 42 L37 38 L32 44 L27 38 L23 42 Z"],
  ),
  // Lord of flies.
  Queelzebub: silhouette(
    [
      pair(oval(40, 12, 8.5, 9)), box(28, 8, 8, 12), sym("M32 16 C40 16 44 22 44 28 C44 31 42 33 40 34 C42 38 42 44 40 49 C38 54 35 56 32 57"),
      pair("M46 26 C54 28 61 38 63 54 C60 61 53 60 49 54 C45 47 44.5 38 45 31 Z"),
      pair(ribbon([43, 24, 3.6], [53, 22, 3.8], [60, 14, 3.2])), pair(ribbon([38, 50, 3.6], [42, 56, 3.8], [41, 63, 3])),
    ],
    [pair(oval(42, 11, 3)), polygon(25, 36.5, 39, 36.5, 39, 39, 25, 39)],
  ),
};
