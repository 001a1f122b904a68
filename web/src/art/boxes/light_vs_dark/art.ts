/** What is drawn for Light vs. Dark, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "../../path";
import type { BoxArt } from "../art";

const EMBLEMS: Readonly<Record<string, string>> = {
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

const COLOURS: BoxArt["colours"] = {
  "Large Quiddity": ["#dde8ff", "#1c2aa0"],
  Light: ["#fff8a6", "#855000"],
  Dark: ["#1f1630", "#c3a2ff"],
  Archangel: ["#ffd8a0", "#8c3600"],
  Herald: ["#ffc83a", "#4a2000"],
  "Quartz Golem": ["#e8d4f7", "#6a2fc0"],
  "Black Cat": ["#101410", "#9be564"],
  Boogieman: ["#2b0f52", "#ff8a5c"],
  Queelzebub: ["#300606", "#f0cf00"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  lid: silhouette([oval(32, 32, 17), ...Array.from({ length: 8 }, (_, i) => turned(polygon(32, 0, 37.5, 11.5, 26.5, 11.5), i * 45))], [
    "M32 20.5 C38 20.5 43.5 25.5 43.5 32 C43.5 38.5 38 43.5 32 43.5 Z",
  ]),
};
export default ART;
