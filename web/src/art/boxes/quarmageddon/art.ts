/** What is drawn for Quarmageddon, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, sym } from "../../path";
import type { BoxArt } from "../art";

const EMBLEMS: Readonly<Record<string, string>> = {
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
};

const COLOURS: BoxArt["colours"] = {
  Discriminating: ["#c6cc7c", "#22301a"],
  Oblation: ["#2a0a8c", "#ffcf70"],
  "Gnome Barbarian": ["#5940ec", "#ffe9e0"],
  "Heavenly Seraph": ["#eaf4c4", "#3c5600"],
  "Lord of the Quarry": ["#6a1a9c", "#ffb3a8"],
  "Mischievous Imp": ["#c92c00", "#fff066"],
  "Troll Behemoth": ["#ffe04d", "#0d5a14"],
  "Voodoo Doll": ["#362b07", "#3fd947"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  lid: EMBLEMS["Troll Behemoth"]!,
};
export default ART;
