/** Icons of buttons: what can be done anywhere on the page. One path each, on the 64 grid. */
import { box, flip, oval, polygon, ribbon, silhouette, turned } from "./path";
import { REROLL } from "./symbols";

const COG = Array.from({ length: 8 }, (_, i) => turned(polygon(26, 1, 38, 1, 41, 16, 23, 16), i * 45));
const BACK = silhouette([polygon(2, 32, 30, 6, 38, 14, 25, 26.5, 62, 26.5, 62, 37.5, 25, 37.5, 38, 50, 30, 58)]);
const HEAD = oval(32, 17, 14);
const BUST = "M6 62 C6 45 16 35 32 35 C48 35 58 45 58 62 Z";

export const TOOLS: Readonly<Record<string, string>> = {
  home: silhouette([polygon(32, 3, 63, 31, 56, 38, 32, 16, 8, 38, 1, 31), polygon(32, 22, 53, 41, 53, 61, 11, 61, 11, 41)], [box(26, 42, 12, 19)]),
  back: BACK,
  next: flip(BACK),
  close: silhouette([turned(box(26, 2, 12, 60, 4), 45), turned(box(26, 2, 12, 60, 4), -45)]),
  settings: silhouette([oval(32, 32, 22), ...COG], [oval(32, 32, 9.5)]),
  search: silhouette([oval(26, 26, 24), turned(box(27, 40, 11, 32, 5), -45, 26, 26)], [oval(26, 26, 15)]),
  copy: silhouette([box(4, 14, 38, 48, 6)], [box(11, 21, 24, 34, 2)]).concat(silhouette(["M22 8 Q22 2 28 2 L54 2 Q60 2 60 8 L60 44 Q60 50 54 50 L48 50 L48 43 L53 43 L53 9 L29 9 L29 14 L22 14 Z"])),
  share: silhouette([oval(50, 12, 11), oval(13, 32, 11), oval(50, 52, 11), ribbon([13, 32, 6], [50, 12, 6]), ribbon([13, 32, 6], [50, 52, 6])]),
  print: silhouette([box(14, 2, 36, 16, 2), box(2, 20, 60, 28, 7), box(14, 38, 36, 24, 2)], [oval(52, 29, 3.5)]),
  again: REROLL,
  plus: silhouette([box(26, 4, 12, 56, 4), box(4, 26, 56, 12, 4)]),
  check: silhouette([polygon(24, 58, 2, 36, 11, 27, 24, 40, 53, 9, 62, 18)]),
  pin: silhouette([polygon(18, 2, 46, 2, 43, 10, 43, 26, 54, 38, 54, 43, 10, 43, 10, 38, 21, 26, 21, 10), polygon(28, 43, 36, 43, 32, 64)]),
  play: silhouette([polygon(10, 2, 60, 32, 10, 62)]),
  learn: silhouette(["M30 12 C22 5 12 4 2 6 L2 54 C12 52 22 53 30 60 Z", "M34 12 C42 5 52 4 62 6 L62 54 C52 52 42 53 34 60 Z"]),
  cards: silhouette([turned(box(6, 10, 30, 44, 5), -10, 21, 32), turned(box(28, 10, 30, 44, 5), 10, 43, 32)], [turned(box(35, 18, 16, 14, 2), 10, 43, 32)]),
  link: [-13, 13].map((off) => silhouette([turned(box(32 + off - 20, 21, 40, 22, 11), -45)], [turned(box(32 + off - 12.5, 28.5, 25, 7, 3.5), -45)])).join(""),
  person: silhouette([HEAD, BUST]),
  bot: silhouette([box(29, 1, 6, 14, 2), oval(32, 5, 5), box(8, 14, 48, 34, 9), box(18, 51, 28, 12, 4)], [oval(22, 29, 5), oval(42, 29, 5), box(22, 38, 20, 4, 2)]),
  bell: silhouette(["M32 2 C46 4 52 14 52 28 C52 40 55 44 60 50 L4 50 C9 44 12 40 12 28 C12 14 18 4 32 2 Z", "M24 54 L40 54 C40 60 36 63 32 63 C28 63 24 60 24 54 Z"]),
  trash: silhouette([box(6, 8, 52, 8, 3), box(24, 2, 16, 8, 3), polygon(11, 20, 53, 20, 49, 62, 15, 62)], [box(23, 27, 5, 28, 2), box(36, 27, 5, 28, 2)]),
  device: silhouette([box(16, 1, 32, 62, 6)], [box(21, 9, 22, 40, 1), oval(32, 56, 3)]),
  film: silhouette([oval(32, 32, 31)], [polygon(25, 18, 49, 32, 25, 46)]),
  clock: silhouette([oval(32, 32, 31)], [oval(32, 32, 24)]).concat(silhouette([box(28.5, 14, 7, 21, 2), turned(box(28.5, 29, 7, 18, 2), -60, 32, 32.5)])),
  warning: silhouette([polygon(32, 2, 63, 60, 1, 60)], [polygon(28, 22, 36, 22, 34.5, 42, 29.5, 42), oval(32, 50, 4)]),
};
