/** Emblems of the dice of Rise of the Demons, Quarmageddon and Quest of the Qladiator, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, sym, turned } from "../path";

const ARROW = polygon(29, 30, 29, 12, 23.5, 12, 32, 1, 40.5, 12, 35, 12, 35, 30);

export const LATER: Record<string, string> = {
  // The cut stone, split and thorned.
  "Corrupted Quiddity": silhouette(
    ["M14 8 L20 0 L25 7 L46 7 L57 1 L55 15 L63 25 L54 37 L60 50 L44 47 L32 62 L22 49 L6 54 L11 38 L1 24 Z"],
    ["M36 7.5 L28 22 L36 27 L27 39 L34 43 L31.5 56 L41 40 L34.5 36.5 L43 25 L35 20.5 L43 7.5 Z"],
  ),
  // A fair apple with a tenant.
  Corruption: silhouette(
    [
      "M33 17 C38 12 46 11 52 14 C60 19 62 30 58 42 C54 54 46 63 38 62 C35 61.5 34 60 32 60 C30 60 29 61.5 26 62 C18 63 9 54 6 42 C2 29 5 18 13 14 C20 11 28 13 31 17 Z",
      ribbon([31, 17, 4.5], [32, 9, 4.5], [37, 1.5, 5.5]),
      "M38 10 C43 3 51 2 58 5 C55 12 46 15 38 10 Z",
    ],
    [oval(41, 36, 10), ribbon([17, 50, 4.5], [14, 42, 5], [19, 36, 5], [15, 29, 4.5], [18, 24, 2])],
  ),
  "Demonic Overlord": silhouette(
    [
      sym("M32 22 L40 18 C50 16 54 9 52 0.5 C63 8 65 22 56 30 L52 33 C53 40 50 46 45 50 L42 60 L37 54 L32 63"),
    ],
    [pair("M35.5 34 L48 27.5 C48 35 44 39 37.5 39 Z"), pair(polygon(32, 46, 38, 44.5, 36.5, 50, 32, 50))],
  ),
  Discriminating: silhouette(
    [
      box(29, 6, 6, 50), oval(32, 6, 5), box(17, 55, 30, 7, 3), box(9, 11, 46, 5.5, 2.5),
      pair(polygon(50, 14, 54, 14, 63.5, 37, 58.5, 37, 52, 21, 45.5, 37, 40.5, 37)),
      pair("M39 37 L64.5 37 C64.5 46 58 49 52 49 C45 49 39 46 39 37 Z"),
    ],
  ),
  // A bowl of fire.
  Oblation: silhouette(
    [
      sym("M32 40 L60 40 C60 50 52 54 43 55 L43 57 L48 62 L32 62"),
      "M33 1 C36 9 47 14 47 26 C47 32 44 35.5 40 37 L23 37 C19 34 17 31 17 26 C17 20 20 17 22 12 C25 15 26 17 26 20 C31 15 34 9 33 1 Z",
    ],
    ["M33 22 C36 26 39 28 39 32 C39 35.5 36 37 32 37 C28 37 26 35 26 32 C26 29 31 27 33 22 Z"],
  ),
  // Cap, nose, beard.
  "Gnome Barbarian": silhouette(
    [
      "M27 0.5 C41 6 50 16 53 28 L60 32 L57 38 L52 37 C54 50 45 58 32 63.5 C19 58 10 50 12 37 L7 38 L4 32 L11 28 C16 20 21 11 27 0.5 Z",
    ],
    [pair(oval(42, 36, 3.6)), sym("M32 46.5 C36 42.5 42 43 46 47 C41 52 36 51.5 32 49"), "M9.6 29 L54.4 29 L53 32 L11 32 Z"],
  ),
  // Six wings about an eye.
  "Heavenly Seraph": silhouette(
    [
      oval(32, 32, 8.5),
      pair("M36 24 C36 13 42 5 55 0.5 C53 5 54 7 58 7.5 C55 11 56 13 60 14 C55 22 48 27 41 28 Z"),
      pair("M42.5 30 C50 25 57 24 64 24 C61 28 61 30 63.5 32.5 C60 34 59 36 61 39.5 C54 41 47 40 42.5 36 Z"),
      pair("M39.5 38.5 C48 42 53 48 56 58 C51 56 49 57 47 61 C44 57 42 58 39 63.5 C35 56 33.5 49 33.5 42 Z"),
    ],
    [oval(32, 32, 4)],
  ),
  "Lord of the Quarry": silhouette([
    sym("M32 9 C46 8 57 14 63 30 C54 23 45 19.5 32 20"),
    box(28, 4, 8, 58, 3),
    sym("M32 5 L38 5 L38 24 L32 24"),
  ]),
  // A pitchfork, and whose tail it is.
  "Mischievous Imp": silhouette([
    sym("M32 2 L38 11 L35.5 11 L35.5 24 L45 24 C46 20 46 16 45 13 L42.5 13 L47 3 L54.5 12 L51.5 13 C53 20 53 26 49 31 L35.5 31 L35.5 63 L32 63"),
    ribbon([32, 59, 5], [43, 60, 5], [52, 56, 5], [54, 48, 5], [47, 44, 4.5], [45, 41, 4]), polygon(38, 42, 46, 32, 53, 41),
  ]),
  // All jaw, with tusks.
  "Troll Behemoth": silhouette(
    [
      sym("M32 6 C42 6 48 11 50 20 L57 18 C61 22 61 30 54 33 C60 38 62 46 59 53 C56 60 46 62 32 62"),
    ],
    [
      pair("M35.5 26 L46 24 L46 29 C43 32 38 32 35.5 30 Z"), sym("M32 33 L36 38 L32 40"),
      pair("M32 45 L41 45 L44 34 L49.5 45 C50 50 47 53 43 53 L32 53 Z"),
    ],
  ),
  // Pins in it.
  "Voodoo Doll": silhouette(
    [
      sym("M32 2 C41 2 46 8 46 15 C46 20 44 23 41 25 L57 25 C63 25 63 36 57 36 L44 36 L49 56 C50 63 40 64 38 58 L34 46 L32 46"),
    ],
    [
      polygon(22.5, 9, 25, 6.5, 28, 9.5, 31, 6.5, 33.5, 9, 30.5, 12, 33.5, 15, 31, 17.5, 28, 14.5, 25, 17.5, 22.5, 15, 25.5, 12),
      oval(39, 12, 3), "M32 31 C35 26 41 29 38.5 33.5 L32 40.5 L25.5 33.5 C23 29 29 26 32 31 Z",
    ],
  ),
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
