/** Which form the table takes in a window, and how large what lies on it can be. */

/**
 * `wide`: all at once, the log and what is asked at the side. `tall`: a tablet held upright, what is asked below.
 * `phone`: rivals folded to strips, Wilds to be swiped. `low`: a phone on its side.
 */
export type Shape = "wide" | "tall" | "phone" | "low";

export function shapeOf(width: number, height: number): Shape {
  if (width < 600 && height > width) return "phone";
  if (height < 520) return "low";
  return width < 900 ? "tall" : "wide";
}

/** The largest size, in pixels, at which so many squares fit into an area; never less than the smallest. */
export function fit(count: number, width: number, height: number, most: number, least: number, gap: number): number {
  for (let size = most; size > least; size -= 1) {
    const inRow = Math.floor((width + gap) / (size + gap));
    const rows = Math.floor((height + gap) / (size + gap));
    if (inRow * rows >= count) return size;
  }
  return least;
}

/** In how many columns cards are laid so that each is nearest to its best form, width by height. */
export function columnsFor(count: number, width: number, height: number, gap: number, best = 1.5): number {
  let found = { columns: count, off: Infinity };
  for (let rows = 1; rows <= Math.min(4, count); rows += 1) {
    const columns = Math.ceil(count / rows);
    const form = (width - gap * (columns - 1)) / columns / ((height - gap * (rows - 1)) / rows);
    const off = Math.abs(Math.log(form / best));
    if (form > 0 && off < found.off) found = { columns, off };
  }
  return found.columns;
}
