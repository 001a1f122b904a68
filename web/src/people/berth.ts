/** Where a bubble goes: at the place of whoever speaks, inside the window, and never over what is to be decided. */

export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly side: "above" | "below" | "none";
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As tall as a bubble of two lines is, with its tail. */
const TALL = 76;
/** How far from the beginning of a place its owner's name is. */
const IN = 44;
const EDGE = 10;
/** As wide as a bubble may become. */
const WIDE = 270;

/** `place`: how many bubbles are there before it, where they have to share one corner. */
export function berthOf(
  at: Box | null, window: { readonly width: number; readonly height: number }, bar: Box | null, place: number,
): Berth {
  if (at === null || at.right <= 0 || at.bottom <= 0 || at.top >= window.height) {
    return { x: window.width / 2 - 60, y: EDGE + 48 * place, side: "none" };
  }
  const x = Math.min(Math.max(at.left + IN, 20), window.width - 20);
  // who sits in the upper half speaks downwards, into the table; who sits in the lower half, upwards
  const isHigh = (at.top + at.bottom) / 2 < window.height / 2;
  const y = isHigh ? at.top + Math.min(at.bottom - at.top, 40) : Math.max(at.top + 8, TALL + 8);
  const isBeside = bar === null || x - IN > bar.right || x + WIDE < bar.left;
  const covers = !isBeside && bar !== null && (isHigh ? y + TALL > bar.top && y < bar.bottom : y > bar.top && y - TALL < bar.bottom);
  if (!covers || bar === null) return { x, y, side: isHigh ? "below" : "above" };
  return { x, y: Math.max(bar.top - 4, TALL + 8), side: "above" };
}
