/** Where something goes that belongs beside something else: never over it, never out of the window. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** What does not fit is scrolled. */
  readonly most: number;
}

const GAP = 8;

/** The value, or the nearest that is allowed; where nothing is, the least. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** To the right if there is room, else to the left, else below or above: whichever has more of it. */
export function beside(at: Area, size: Size, page: Size): Place {
  const high = Math.min(size.height, page.height - 2 * GAP);
  const y = within(at.top, GAP, page.height - GAP - high);
  if (at.right + GAP + size.width + GAP <= page.width) return { x: at.right + GAP, y, most: page.height - 2 * GAP };
  if (at.left - GAP - size.width >= GAP) return { x: at.left - GAP - size.width, y, most: page.height - 2 * GAP };

  const x = within((at.left + at.right - size.width) / 2, GAP, page.width - GAP - size.width);
  const below = page.height - at.bottom - 2 * GAP;
  const above = at.top - 2 * GAP;
  if (size.height <= below || below >= above) return { x, y: at.bottom + GAP, most: below };
  return { x, y: at.top - GAP - Math.min(size.height, above), most: above };
}
