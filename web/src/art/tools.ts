/** Icons of buttons: what can be done anywhere on the page. One path each, on the 64 grid. */
import { box, flip, moved, oval, pair, polygon, ribbon, silhouette, star, sym, turned } from "./path";
import { REROLL } from "./symbols";

/** Part of a circle as a band, from one angle to another, in degrees clockwise from the top. */
function bow(cx: number, cy: number, radius: number, from: number, to: number, wide: number): string {
  const steps = 8;
  const spine = Array.from({ length: steps + 1 }, (_, i): [number, number, number] => {
    const a = ((from + ((to - from) * i) / steps - 90) * Math.PI) / 180;
    return [cx + radius * Math.cos(a), cy + radius * Math.sin(a), wide];
  });
  return ribbon(...spine);
}

const SPEAKER = polygon(2, 22, 16, 22, 33, 7, 33, 57, 16, 42, 2, 42);
const CROSS = turned(box(28, 2, 8, 60, 4), 45) + turned(box(28, 2, 8, 60, 4), -45);
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
  globe: silhouette([oval(32, 32, 31)], [oval(32, 32, 25)]).concat(silhouette([oval(32, 32, 15, 28)], [oval(32, 32, 9, 28)]), silhouette([box(4, 29, 56, 6, 0)])),
  search: silhouette([oval(26, 26, 24), turned(box(27, 40, 11, 32, 5), -45, 26, 26)], [oval(26, 26, 15)]),
  copy: silhouette([box(4, 14, 38, 48, 6)], [box(11, 21, 24, 34, 2)]).concat(silhouette(["M22 8 Q22 2 28 2 L54 2 Q60 2 60 8 L60 44 Q60 50 54 50 L48 50 L48 43 L53 43 L53 9 L29 9 L29 14 L22 14 Z"])),
  share: silhouette([oval(50, 12, 11), oval(13, 32, 11), oval(50, 52, 11), ribbon([13, 32, 6], [50, 12, 6]), ribbon([13, 32, 6], [50, 52, 6])]),
  print: silhouette([box(14, 2, 36, 16, 2), box(2, 20, 60, 28, 7), box(14, 38, 36, 24, 2)], [oval(52, 29, 3.5)]),
  again: REROLL,
  menu: silhouette([box(4, 8, 56, 11, 4), box(4, 26.5, 56, 11, 4), box(4, 45, 56, 11, 4)]),
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
  sound: silhouette([SPEAKER, bow(33, 32, 14, 45, 135, 6), bow(33, 32, 26, 42, 138, 6)]),
  mute: silhouette([SPEAKER, moved(CROSS, 34, 17, 0.47)]),
  resign: silhouette([box(8, 2, 7, 61, 3), "M15 6 C26 -1 36 14 57 5 L57 35 C36 44 26 29 15 36 Z"]),
  undo: silhouette([bow(34, 36, 21, -75, 160, 9), polygon(1, 27, 27, 12, 27, 42)]),
  redo: silhouette([bow(30, 36, 21, 75, -160, 9), polygon(63, 27, 37, 12, 37, 42)]),
  log: silhouette([box(7, 2, 50, 60, 6)], [box(16, 15, 32, 6, 3), box(16, 29, 32, 6, 3), box(16, 43, 20, 6, 3)]),
  hint: silhouette([sym("M32 2 C46 2 55 12 55 24 C55 33 50 37 46 42 L44 47 L32 47"), box(20, 50, 24, 5.5, 2.5), box(24, 58, 16, 5, 2.5)]),
  help: silhouette(
    [oval(32, 32, 30.5)],
    [ribbon([22, 25, 6.5], [25, 17, 6.5], [33, 14, 6.5], [41, 19, 6.5], [40, 27, 6.5], [32, 33, 6.5], [32, 41, 6.5]), oval(32, 49, 4.2)],
  ),
  pause: silhouette([box(13, 6, 14, 52, 3), box(37, 6, 14, 52, 3)]),
  forward: silhouette([polygon(10, 6, 44, 32, 10, 58), box(45, 6, 10, 52, 3)]),
  backward: silhouette([polygon(54, 6, 20, 32, 54, 58), box(9, 6, 10, 52, 3)]),
  last: silhouette([polygon(4, 8, 28, 32, 4, 56), polygon(27, 8, 51, 32, 27, 56), box(52, 8, 8, 48, 3)]),
  first: silhouette([polygon(60, 8, 36, 32, 60, 56), polygon(37, 8, 13, 32, 37, 56), box(4, 8, 8, 48, 3)]),
  people: silhouette([moved(HEAD, -8, 2, 0.8), moved(BUST, -6, 10, 0.82), moved(HEAD, 27, 2, 0.7), "M43 28 C56 28 63 36 63 50 L48 50 C46 42 43 37 38 33 C39 30 41 28 43 28 Z"]),
  // scales: what can be checked
  fair: silhouette([box(29, 6, 6, 52, 2), box(17, 56, 30, 6, 3), box(6, 10, 52, 6, 3), pair("M1 38 L23 38 C22 47 17 50 12 50 C7 50 2 47 1 38 Z"), pair(polygon(11, 15, 14, 15, 22, 38, 19, 38)), pair(polygon(10, 15, 13, 15, 5, 38, 2, 38))]),
  chart: silhouette([box(4, 36, 13, 26, 3), box(25, 20, 13, 42, 3), box(46, 4, 13, 58, 3)]),
  left: silhouette([polygon(42, 4, 50, 12, 30, 32, 50, 52, 42, 60, 14, 32)]),
  right: silhouette([polygon(22, 4, 14, 12, 34, 32, 14, 52, 22, 60, 50, 32)]),
  down: silhouette([polygon(4, 22, 12, 14, 32, 34, 52, 14, 60, 22, 32, 50)]),
  up: silhouette([polygon(4, 42, 12, 50, 32, 30, 52, 50, 60, 42, 32, 14)]),
  talk: silhouette(["M14 6 L50 6 Q61 6 61 17 L61 35 Q61 46 50 46 L32 46 L16 61 L16 46 L14 46 Q3 46 3 35 L3 17 Q3 6 14 6 Z"], [oval(19, 26, 4.5), oval(32, 26, 4.5), oval(45, 26, 4.5)]),
  eye: silhouette(["M1 32 Q15 10 32 10 Q49 10 63 32 Q49 54 32 54 Q15 54 1 32 Z"], [oval(32, 32, 14)]).concat(silhouette([oval(32, 32, 8)])),
  star: silhouette([star(32, 34, 5, 32, 13.5)]),
};
