/** What is drawn for Quest of the Qladiator, on a 64 grid. */
import { box, oval, pair, polygon, silhouette, sym, turned } from "../../path";
import type { BoxArt } from "../art";

const ARROW = polygon(29, 30, 29, 12, 23.5, 12, 32, 1, 40.5, 12, 35, 12, 35, 30);

const EMBLEMS: Readonly<Record<string, string>> = {
  Chaos: silhouette([0, 45, 90, 135, 180, 225, 270, 315].map((a) => turned(ARROW, a)).concat(oval(32, 32, 8))),
  // A lyre.
  Harmony: silhouette(
    [
      sym("M32 42 C38 42 40 38 40 33 C40 25 46 20 45 12 C45 8 43 6 40 6 C40 2 44 0.5 47 1 C53 2 55 8 54 15 C53 23 50 27 50 34 C50 47 43 54 36 54 L36 58 L43 63 L32 63"),
      box(18, 16, 28, 5.5, 2), box(25.2, 18, 3.6, 28), box(30.2, 18, 3.6, 28), box(35.2, 18, 3.6, 28),
    ],
  ),
  // A wolf in winter fur.
  "Frost Howler": silhouette(
    [
      sym("M32 15 L39 14 L52 1 C55 9 56 17 54 24 L62 34 L55 36 L58 44 L49 44 L46 51 L40 51 L36 61 C34 63 33 63 32 63"),
    ],
    [pair("M36.5 32 L48 27 L46.5 32.5 C44 35.5 40 36 37.5 35.5 Z"), sym("M32 50.5 L37 51 L34.5 56.5 L32 57.5"), pair("M44.5 18 L50 11 L50 21 Z")],
  ),
  "Pink Eye Cyclops": silhouette(
    [
      sym("M32 0.5 L38 10 C50 12 56 21 56 32 L56 36 C62 37 62 46 56 46 C53 56 44 63 32 63"),
    ],
    [sym("M32 19 C41 19 47 25 49 30.5 C47 36 41 42 32 42"), sym("M32 50 L42 49 L40 54 L32 55")],
  ).concat(oval(32, 30.5, 6)),
  "Poison Dart Frog": silhouette(
    [
      pair(oval(48, 19, 11.5)),
      sym("M32 19 C52 19 64 30 64 42 C64 53 50 59 32 59"),
    ],
    [pair(oval(48, 18.5, 5.5)), "M4 40 C18 48 46 48 60 40 L58.5 45 C44 53.5 20 53.5 5.5 45 Z", pair(oval(36, 33.5, 2.1))],
  ),
  // Crest, brim and grille of the arena.
  Qladiator: silhouette(
    [
      "M4 27 C5 10 17 1 32 1 C47 1 59 10 60 27 L49 27 C47 18 41 14 32 14 C23 14 17 18 15 27 Z",
      sym("M32 17 C41 17 47 22 48 32 L62 38 L62 43 L49 42 C49 52 44 60 32 63"),
    ],
    [0, 1, 2].flatMap((i) => [pair(box(34.2, 35 + i * 7.2, i === 2 ? 6.5 : 10, 4.4, 1.5))]),
  ),
  // A talon about an orb.
  "Quake Dragon Mystic": silhouette(
    [
      oval(32, 49, 12.5),
      "M18 1 L46 1 C47 8 53 12 58 19 C64 28 63 44 52 57 C54 45 53 36 48 30 L38 24 L35 31 L32 35 L29 31 L26 24 L16 30 C11 36 10 45 12 57 C1 44 0 28 6 19 C11 12 17 8 18 1 Z",
    ],
    [oval(27.5, 45, 3)],
  ),
  // It sees, and weeps.
  "Quaxos' Eye": silhouette(
    [
      sym("M32 17 C46 17 56 26 62 35 C56 44 46 52 32 52"),
      sym("M32 1 L35.5 13 L32 14"), pair(polygon(47, 4, 47, 17, 41, 14.5)), pair(polygon(61, 13, 56, 24, 51, 19.5)),
      "M32 51 L36 58 C37 61 35 63.5 32 63.5 C29 63.5 27 61 28 58 Z",
    ],
    [oval(32, 34.5, 13)],
  ).concat(silhouette([oval(32, 34.5, 9)], [sym("M32 27 L34.5 34.5 L32 42")])),
};

const COLOURS: BoxArt["colours"] = {
  Chaos: ["#b04500", "#ffffff"],
  Harmony: ["#8cc0f8", "#0a2160"],
  "Frost Howler": ["#c8efff", "#0c4a6e"],
  "Pink Eye Cyclops": ["#ff8fb8", "#3a0d1f"],
  "Poison Dart Frog": ["#00674c", "#ffdb3d"],
  Qladiator: ["#875210", "#ffe7a3"],
  "Quake Dragon Mystic": ["#2b1a66", "#8ef0d8"],
  "Quaxos' Eye": ["#f7efe4", "#a01616"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  lid: EMBLEMS["Qladiator"]!,
};
export default ART;
