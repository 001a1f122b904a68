/** What the server's picture of a moment is put together from: parts of faces, on the 64 grid, in ink (1) and body (0).
 *
 * `python web/tools/sprites.py` makes pixels of them, because a server has nothing that draws. */

import { dieColours } from "./colours";
import { figures, WEIGHT } from "./digits";
import { emblem, EMBLEMS } from "./emblems";
import { ZONES } from "./icons";
import { BAG, BLADES, BOSS, BURST, GEM, HUSK, MOON, REROLL, SEAL, SHIELD, SUN } from "./symbols";
import { box, star } from "./path";

export interface Layer {
  readonly d: string;
  readonly tone: 0 | 1;
  /** Of a line; what has none is filled. */
  readonly width?: number;
  /** As `translate(…) scale(…)` of SVG. */
  readonly transform?: string;
}

export interface Sprite {
  readonly name: string;
  readonly wide: number;
  readonly high: number;
  readonly layers: readonly Layer[];
}

/** More than any number on a die. */
const MOST = 20;
/** Quiddity on a face. */
const MOST_QUIDDITY = 6;

const put = (d: string, wide: number, tone: 0 | 1 = 1, x = 0, y = 0): Layer => ({ d, tone, transform: `translate(${x} ${y}) scale(${wide / 64})` });
const number = (value: number | null, cx: number, cy: number, high: number, tone: 0 | 1): readonly Layer[] =>
  figures(value, cx, cy, high).map((figure) => ({ ...figure, tone, width: WEIGHT }));

const NUMBERS = [null, ...Array.from({ length: MOST + 1 }, (_, value) => value)];

/** The emblem of a class in every size in which a face shows it. */
function emblems(name: string, d: string): readonly Sprite[] {
  const square = (kind: string, wide: number, layers: readonly Layer[]): Sprite => ({ name: `${kind} ${name}`, wide, high: wide, layers });
  return [
    square("figure", 28, [put(d, 28)]),
    square("blank", 40, [put(d, 40)]),
    square("corner", 18, [put(d, 18)]),
    square("seal", 54, [put(SEAL, 54), put(d, 54 * 0.55, 0, 54 * 0.225, 54 * 0.225)]),
  ];
}

const unknown = (kind: string): readonly Sprite[] => emblems(kind, emblem("", kind));

export function sprites(): readonly Sprite[] {
  const quiddity = Array.from({ length: MOST_QUIDDITY + 1 }, (_, value) => value).flatMap((value) =>
    (["gem", "sun", "moon"] as const).map((kind): Sprite => {
      const unit = 41 / 64;
      const d = kind === "sun" ? SUN : kind === "moon" ? MOON : value === 0 ? HUSK : GEM;
      const tone = kind === "gem" && value === 0 ? 1 : 0;
      return { name: `${kind} ${value}`, wide: 41, high: 41, layers: [put(d, 41), ...number(value, 32 * unit, 30 * unit, 26 * unit, tone)] };
    }),
  );
  const numbers = NUMBERS.flatMap((value): Sprite[] => [
    { name: `level ${value ?? "?"}`, wide: 16, high: 18, layers: number(value, 8, 9, 13, 1) },
    { name: `attack ${value ?? "?"}`, wide: 28, high: 28, layers: [put(BLADES, 28), put(BOSS, 20, 1, 4, 4.5), ...number(value, 14, 14.5, 12.5, 0)] },
    { name: `defense ${value ?? "?"}`, wide: 26, high: 27, layers: [put(SHIELD, 26), ...number(value, 13, 12.5, 13, 0)] },
  ]);
  const draws = Array.from({ length: MOST_QUIDDITY + 1 }, (_, value): Sprite => {
    const unit = 41 / 64;
    return { name: `draw ${value}`, wide: 41, high: 41, layers: [put(BAG, 41), ...number(value, 32 * unit, 43 * unit, 24 * unit, 0)] };
  });
  return [
    { name: "reroll", wide: 41, high: 41, layers: [put(REROLL, 41), put(star(32, 32, 4, 15, 6), 41)] },
    ...draws,
    { name: "die", wide: 64, high: 64, layers: [{ d: box(1, 1, 62, 62, 13), tone: 1 }] },
    { name: "burst", wide: 15, high: 15, layers: [put(BURST, 15)] },
    ...["active", "ready", "glory"].map((zone): Sprite => ({ name: zone, wide: 30, high: 30, layers: [put(ZONES[zone] ?? "", 30)] })),
    ...quiddity,
    ...numbers,
    ...Object.entries(EMBLEMS).flatMap(([name, d]) => emblems(name, d)),
    ...["basic", "creature", "spell", "quest"].flatMap(unknown),
  ];
}

/** The body and the ink of every class that we draw. */
export const pairs = (): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    Object.keys(EMBLEMS).map((name) => {
      const { body, ink } = dieColours({ class: name, colours: [] });
      return [name, [body, ink]];
    }),
  );
