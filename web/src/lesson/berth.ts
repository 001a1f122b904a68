/** Where the coach's bubble goes: beside what it speaks of, never over it, and over as little else as may be. */

import type { Area, Size } from "../ui/placement";

export type Side = "right" | "left" | "below" | "above" | "nowhere";

export interface Berth {
  readonly x: number;
  readonly y: number;
  /** On which side of what is meant it lies. */
  readonly side: Side;
}

const GAP = 14;
/** How far the ring around what is meant reaches. */
const RING = 8;
const EDGE = 8;
/** How far above what is meant something else may lie that a bubble can lie above, too, and what is left free over that. */
const NEAR = 110;
const LEDGE = 10;

/** How much covering what is meant counts: more than all that may be covered else. */
const MEANT = 100_000_000;
/** How much being further away counts beside covering something, in square pixels. */
const PER_PIXEL = 60;
/** How much more covering what is spoken of as well counts than covering something else. */
const NAMED = 40;
/** And lying on no side of it properly, since the window ends there. */
const ASKEW = 100_000;

export function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function within(value: number, size: number, page: number): number {
  return Math.max(EDGE, Math.min(value, page - size - EDGE));
}

/**
 * `spared` are things that should stay free if they can; `named` what is spoken of beside what is meant; `ledges` what a
 * bubble can lie above wherever what is meant is, as on a phone, where nothing is free beside it.
 */
export function berthOf(
  meant: Area | null, size: Size, page: Size, spared: readonly Area[], named: readonly Area[] = [], ledges: readonly Area[] = [],
): Berth {
  const { width, height } = size;
  if (meant === null) {
    return { x: within((page.width - width) / 2, width, page.width), y: within((page.height - height) / 3, height, page.height), side: "nowhere" };
  }
  const ringed = { left: meant.left - RING, top: meant.top - RING, right: meant.right + RING, bottom: meant.bottom + RING };
  const middle = { x: (meant.left + meant.right) / 2, y: (meant.top + meant.bottom) / 2 };
  const across = [middle.x - width / 2, meant.left, meant.right - width, EDGE, page.width - width - EDGE];
  const along = [middle.y - height / 2, meant.top, meant.bottom - height, EDGE, page.height - height - EDGE];
  /** Above what is meant, and above what is named close by: a title lies between a die and a bubble over it. */
  const roofs = [meant.top - GAP, ...named.filter(({ top }) => meant.top - NEAR < top && top < meant.top).map(({ top }) => top - LEDGE)];
  const berths: Berth[] = [
    ...across.flatMap((x): Berth[] => [
      { x, y: meant.bottom + GAP, side: "below" },
      ...roofs.map((roof): Berth => ({ x, y: roof - height, side: "above" })),
    ]),
    ...along.flatMap((y): Berth[] => [
      { x: meant.right + GAP, y, side: "right" },
      { x: meant.left - GAP - width, y, side: "left" },
    ]),
  ].map((berth) => ({ ...berth, x: within(berth.x, width, page.width), y: within(berth.y, height, page.height) }));

  const onLedges = ledges.map(({ top }): Berth => {
    const [x, y] = [within(across[0] ?? EDGE, width, page.width), within(top - LEDGE - height, height, page.height)];
    return { x, y, side: y + height <= ringed.top ? "above" : "below" };
  });

  const areaOf = ({ x, y }: Berth): Area => ({ left: x, top: y, right: x + width, bottom: y + height });
  /** Where its tail can point at what is meant. */
  const isBeside = (berth: Berth): boolean => {
    const area = areaOf(berth);
    // beside something is not far above it, too: the tail would point at nothing
    const isLevel = area.top < ringed.bottom && area.bottom > ringed.top;
    const isInLine = area.left < ringed.right && area.right > ringed.left;
    return {
      right: area.left >= ringed.right && isLevel, left: area.right <= ringed.left && isLevel,
      below: area.top >= ringed.bottom && isInLine, above: area.bottom <= ringed.top && isInLine, nowhere: true,
    }[berth.side];
  };
  const cost = (berth: Berth): number => {
    const area = areaOf(berth);
    const away = Math.hypot(berth.x + width / 2 - middle.x, berth.y + height / 2 - middle.y);
    const covers = [...spared, ...named].reduce((sum, one, place) => {
      return sum + shared(area, one) * (place < spared.length ? 1 : NAMED);
    }, 0);
    // nothing weighs as much as covering what is meant; then that its tail can point there
    return MEANT * shared(area, ringed) + (isBeside(berth) ? 0 : ASKEW) + covers + PER_PIXEL * away;
  };
  const best = [...berths, ...onLedges].reduce((one, berth) => (cost(berth) < cost(one) ? berth : one));
  return isBeside(best) ? best : { ...best, side: "nowhere" };
}

/**
 * Where the bubble's tail is, from the bubble's own corner: on the side of what is meant, as near to its middle as can be.
 * Null where the bubble is not across from it, or far away: the tail would point at something else, or at nothing.
 */
export function tailOf({ x, y, side }: Berth, { width, height }: Size, meant: Area): { x: number; y: number } | null {
  const round = 22;
  const isBeside = side === "left" || side === "right";
  const isAcross = isBeside ? meant.bottom > y && meant.top < y + height : meant.right > x && meant.left < x + width;
  const away = Math.max(meant.left - x - width, x - meant.right, meant.top - y - height, y - meant.bottom);
  if (!isAcross || away > NEAR) return null;
  const across = Math.max(round, Math.min((meant.left + meant.right) / 2 - x, width - round));
  const along = Math.max(round, Math.min((meant.top + meant.bottom) / 2 - y, height - round));
  switch (side) {
    case "below":
      return { x: across, y: 0 };
    case "above":
      return { x: across, y: height };
    case "right":
      return { x: 0, y: along };
    case "left":
      return { x: width, y: along };
    default:
      return null;
  }
}
