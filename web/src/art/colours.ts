/** Colours of dice: one pair per class, the body and the ink of its symbols.
 *
 * They begin as the cards declare them, moved as far as it takes for ink to be read on its body (contrast 4.5 at
 * least) and for no two classes to look alike; `colours.test.ts` holds them to both. A die looks the same in the dark
 * and the light theme; its rim has a middle brightness that stands out from either ground. */

import { PAIRS } from "./boxes/art";

export { PAIRS };

export interface Pair {
  readonly body: string;
  readonly ink: string;
}

export interface DieColours extends Pair {
  readonly rim: string;
  /** Edges of the body in the light and in the shade. */
  readonly lit: string;
  readonly shade: string;
}

/** The grounds that dice lie on; the page's themes are tested against the same. */
export const GROUNDS = { dark: "#15171d", light: "#f5f1e8" } as const;

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
const hexOf = (rgb: readonly number[]): string =>
  "#" + rgb.map((c) => Math.round(Math.max(0, Math.min(1, c)) * 255).toString(16).padStart(2, "0")).join("");
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  return hexOf(from.map((c, i) => c + (to[i]! - c) * share));
}

/** How far apart two colours look (distance in OKLab; 0.02 is just seen). */
export function apart(a: string, b: string): number {
  const lab = (hex: string): number[] => {
    const [r, g, b2] = channels(hex).map(linear) as [number, number, number];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b2);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b2);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b2);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [x, y] = [lab(a), lab(b)];
  return Math.hypot(...x.map((v, i) => v - y[i]!));
}

const READABLE = 4.5;

/** Declared colours of a box that we do not know, with the ink moved until it can be read. */
export function fitted(body: string, ink: string): Pair {
  const goal = contrast(body, "#ffffff") > contrast(body, "#000000") ? "#ffffff" : "#000000";
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(ink, goal, share);
    if (contrast(body, tried) >= READABLE) return { body, ink: tried };
  }
  return { body, ink: goal };
}

/** A colour of the same hue with a luminance between the two grounds. */
function middling(hex: string): string {
  const goal = 0.19;
  const towards = luminance(hex) > goal ? "#000000" : "#ffffff";
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i += 1) {
    const share = (low + high) / 2;
    const passed = luminance(mix(hex, towards, share)) > goal === (towards === "#ffffff");
    if (passed) high = share;
    else low = share;
  }
  return mix(hex, towards, high);
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The colours of a die by the class and the declared colours of its card. */
export function dieColours(card: { readonly class: string; readonly colours: readonly string[] }): DieColours {
  const ours = Object.hasOwn(PAIRS, card.class) ? PAIRS[card.class] : undefined;
  const [body, ink] = ours ?? card.colours;
  const pair = ours
    ? { body: ours[0], ink: ours[1] }
    : fitted(HEX.test(body ?? "") ? body! : "#4a4f5c", HEX.test(ink ?? "") ? ink! : "#ffffff");
  return {
    ...pair,
    rim: middling(mix(pair.body, pair.ink, luminance(pair.body) > 0.6 || luminance(pair.body) < 0.02 ? 0.45 : 0.1)),
    lit: mix(pair.body, "#ffffff", luminance(pair.body) < 0.3 ? 0.28 : 0.6),
    shade: mix(pair.body, "#000000", 0.22),
  };
}
