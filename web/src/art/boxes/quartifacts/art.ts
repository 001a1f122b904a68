/** What is drawn for Quartifacts, on a 64 grid. */
import { box, oval, pair, polygon, ribbon, silhouette, sym } from "../../path";
import type { BoxArt } from "../art";
import { TREASURES } from "./treasures";

const EMBLEMS: Readonly<Record<string, string>> = {
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
  "The Holy Quail": TREASURES["Holy Quail"]!,
  Exqualibur: TREASURES["Exqualibur"]!,
  "The Tri-Clops Skull": TREASURES["Tri-Clops Skull"]!,
};

const COLOURS: BoxArt["colours"] = {
  Squire: ["#b98f68", "#1f0f02"],
  Misdirection: ["#5a6878", "#ffffff"],
  Quasar: ["#0a1a4a", "#ffe680"],
  "Ancient Guide": ["#4f443c", "#efe6da"],
  "Knight of Quamelot": ["#c8ccd4", "#1f3f8f"],
  "Manxome Minotaur": ["#7a2a12", "#ffc46b"],
  "Relic Rustler": ["#22484c", "#f0dc58"],
  "Riddling Sphinx": ["#dcaa3e", "#33240f"],
  "The Holy Quail": ["#e6d3a0", "#4a3a08"],
  Exqualibur: ["#a9c0c4", "#0e2a30"],
  "The Tri-Clops Skull": ["#e0b000", "#6e0000"],
};

const ART: BoxArt = {
  emblems: EMBLEMS,
  colours: COLOURS,
  treasures: TREASURES,
  lid: EMBLEMS["Exqualibur"]!,
};
export default ART;
