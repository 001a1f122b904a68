/** What is drawn for Rise of the Demons, on a 64 grid. */
import { oval, pair, polygon, ribbon, silhouette, sym } from "../../path";
import type { BoxArt } from "../art";

const EMBLEMS: Readonly<Record<string, string>> = {
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
};

const COLOURS: BoxArt["colours"] = {
  "Corrupted Quiddity": ["#26262a", "#ff6d5e"],
  Corruption: ["#5e0050", "#ff9a9a"],
  "Demonic Overlord": ["#6b0000", "#ffa62b"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  lid: EMBLEMS["Demonic Overlord"]!,
};
export default ART;
