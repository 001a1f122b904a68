/** What is drawn for the base box, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "../../path";
import type { BoxArt } from "../art";

const SWORD = sym("M32 -8 L36.5 0 L36.5 44 L44 44 L44 49.5 L35 49.5 L35 59 C38.5 60 39 63 38 65.5 C36.5 68 34 68.5 32 68.5");

const EMBLEMS: Readonly<Record<string, string>> = {
  // A cut stone: table, crown facets, point.
  "Basic Quiddity": silhouette(
    [sym("M32 6 L48 6 L62 24 L32 60")],
    [pair("M35 11 L45.5 11 L53 21 L38 21 Z"), pair("M34.5 26 L38.5 26 L34.5 46 Z"), pair("M43 26 L54 26 L39.5 45 Z")],
  ),
  // Somebody with a strap across the shoulder.
  Assistant: silhouette(
    [oval(32, 17, 13), sym("M32 34 C48 34 58 42 58 56 C58 59 57 61 54 61 L32 61")],
    ["M18 38.5 L24 36.5 L50 57 L43 57 Z"],
  ),
  // A gate that turns.
  Portal: silhouette([
    ribbon([33, 35, 5], [37, 31, 6], [34, 25, 6.5], [26, 26, 7], [22, 34, 7], [27, 43, 7.5], [38, 44, 8], [47, 36, 8], [46, 23, 8], [35, 14, 8.5], [21, 16, 8], [11, 28, 8], [12, 44, 7], [22, 55, 6], [38, 58, 4.5], [53, 51, 2.5], [60, 40, 0.5]),
    oval(57, 24, 3.6), oval(52, 11, 2.6), oval(10, 10, 2.6),
  ]),
  Death: silhouette(
    [sym("M32 3 C49 3 59 14 59 29 C59 38 55 43 49 46 L49 56 C49 59 47 61 44 61 L32 61")],
    [pair(oval(44, 30, 8, 8.5)), sym("M32 37 L37 45 L32 45"), box(29.8, 51, 4.4, 10), pair(box(38.6, 51, 4, 10))],
  ),
  Growth: silhouette([
    ribbon([31, 62, 8], [33, 48, 7], [32, 34, 6]),
    "M33 38 C33 20 44 10 62 10 C62 29 52 39 33 38 Z",
    "M31 28 C31 13 21 4 4 3 C3 20 13 30 31 28 Z",
    "M14 62 C18 54 46 54 50 62 Z",
  ]),
  // A heart with a way on.
  Life: silhouette(
    [sym("M32 18 C36 9 43 5 49 5 C57 5 63 12 63 21 C63 38 46 50 32 61")],
    [box(28.5, 21, 7, 24), box(20, 29.5, 8.5, 7), box(35.5, 29.5, 8.5, 7)],
  ),
  // Dividers: what shapes must measure.
  Shaping: silhouette(
    [
      oval(32, 11, 8.5), box(29.5, 0.5, 5, 6, 2),
      pair(polygon(33, 14, 40, 14, 57, 57, 57, 63, 51, 59)),
      "M14 36 Q32 52 50 36 L53 42 Q32 59 11 42 Z",
    ],
    [oval(32, 11, 3.6)],
  ),
  Victory: silhouette(
    [
      sym("M32 3 L48 3 L48 8 L60 8 C61 24 55 34 44 36 C41 41 38 43 36 44 L36 50 L45 53 L47 61 L32 61"),
    ],
    [pair("M48.5 13.5 L54.5 13.5 C54 22 51.5 27 46.5 29.5 C48 25 48.5 19 48.5 13.5 Z"), star(32, 20, 5, 9.5, 4.2)],
  ),
  // A scythe.
  Deathdealer: silhouette([
    turned(box(45, 3, 6.5, 60, 3), 8, 48, 32),
    "M56 2 C34 0 13 9 3 32 C17 20 33 16 53 20 Z",
    turned(box(35, 35, 13, 5.5, 2.5), 8, 48, 32),
  ]),
  "Defender of the Pale": silhouette(
    [
      sym("M32 12 L36.5 12 L36.5 5 L44 5 L44 12 L48 12 L48 5 L56 5 L56 24 L50 30 L50 50 L57 56 L57 61 L32 61"),
    ],
    [sym("M32 42 C37 42 40 45.5 40 50 L40 61 L32 61"), pair(box(36.5, 30, 4.5, 8, 2))],
  ),
  // Hands folded, a nimbus about the head.
  "Devotee of the Holy Query":
    silhouette([oval(32, 19.5, 19)], [oval(32, 19.5, 14.3)]) +
    silhouette(
      [oval(32, 20, 10, 10.5), sym("M32 34 C49 34 58 43 60.5 63 L32 63")],
      [sym("M32 41 C35.5 45 38 50 38 56 L35 60 L32 60")],
    ),
  "Ghostly Spirit": silhouette(
    [sym("M32 3 C47 3 55 14 55 29 L58 58 C58 62 54 62 52 59 L48 53 L42 60 C40 62 38 62 37 60 L32 53")],
    [pair(oval(41, 25, 4.8, 7)), oval(32, 40, 5, 6.5)],
  ),
  "Primordial Ooze": silhouette(
    [
      "M32 6 C44 6 52 15 53 27 C54 37 62 40 62 50 C62 58 56 61 50 61 L14 61 C7 61 2 57 2 50 C2 40 10 38 11 27 C12 15 20 6 32 6 Z",
      oval(57, 13, 5), oval(8, 20, 3.4),
    ],
    [oval(23, 27, 6.5), oval(42, 24, 5), "M18 42 C26 49 40 49 47 40 C45 54 22 56 18 42 Z"],
  ),
  // Head in profile, horns laid back, jaws apart.
  "Quake Dragon": silhouette(
    [
      "M29 63 C31 54 27 50 20 50 L9 55 L4 50 L24 40 L16 40 L14 44 L11 40 L3 39 C0 32 4 26 12 24 L22 16 C26 12 30 10 35 10 L33 2 C42 6 51 5 63 1 C60 9 56 14 50 18 L63 22 C60 27 56 29 52 29 L61 38 C58 41 54 41 51 40 C56 48 57 56 56 63 Z",
    ],
    [polygon(23, 23, 35, 18, 33, 25, 27, 27)],
  ),
  "Questing Wizard": silhouette(
    [
      "M43 2 C36 8 38 14 41 18 C46 26 48 36 50 46 C56 47 62 50 62 53 C62 58 48 62 32 62 C16 62 2 58 2 53 C2 50 8 47 14 46 C18 28 24 8 43 2 Z",
    ],
    [star(33, 32, 5, 9, 4), "M13.5 49.5 C22 53.5 42 53.5 50.5 49.5 L51 52.5 C42 57 22 57 13 52.5 Z"],
  ),
  "Scavenging Goblin": silhouette(
    [sym("M32 9 C42 9 48 14 50 22 L64 13 C63 27 58 36 50 40 C48 52 41 60 32 60")],
    [pair("M36 30 L47 25 C47.5 32 44 36 39 35.5 Z"), sym("M32 38 L35 42.5 L32 44"), "M22 47 L42 47 C40 53 36 54 32 54 C28 54 24 53 22 47 Z"],
  ),
  "Warrior of the Quay": silhouette([turned(SWORD, 42), turned(SWORD, -42)]),
  // Her cauldron, on the boil.
  "Witching Hag": silhouette(
    [
      sym("M32 22 L58 22 C60 22 61 24 61 25.5 C61 28 59 29 56 29 C60 38 58 48 52 54 L55 63 L48 63 L45 58.5 C41 60.5 37 61 32 61"),
      oval(22, 11, 7), oval(39, 12, 5), oval(33, 2.8, 2.8),
    ],
    ["M14 36 C14 44 17 49 22 53 L25 50 C21 46 19 42 19 36 Z"],
  ),
};

const COLOURS: BoxArt["colours"] = {
  "Basic Quiddity": ["#ffffff", "#0067ac"],
  Assistant: ["#682702", "#ffffff"],
  Portal: ["#ffe500", "#000000"],
  Death: ["#3b0a66", "#ffffff"],
  Growth: ["#067000", "#ffffff"],
  Life: ["#02e0b4", "#033a33"],
  Shaping: ["#b00089", "#ffffff"],
  Victory: ["#ff7d1f", "#2a0a00"],
  Deathdealer: ["#0d0b0d", "#ff4a4a"],
  "Defender of the Pale": ["#0a0a8c", "#d9dce6"],
  "Devotee of the Holy Query": ["#fffdf2", "#7d6f00"],
  "Ghostly Spirit": ["#ffffff", "#15151a"],
  "Primordial Ooze": ["#8bc81e", "#142600"],
  "Quake Dragon": ["#3e0e00", "#ffd9c4"],
  "Questing Wizard": ["#0066c8", "#ffffff"],
  "Scavenging Goblin": ["#00490d", "#d6e000"],
  "Warrior of the Quay": ["#a40101", "#e6e6e6"],
  "Witching Hag": ["#35003e", "#a3cc0a"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  lid: EMBLEMS["Quake Dragon"]!,
};
export default ART;
