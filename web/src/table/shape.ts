/** Which form the table takes in a window, and how large what lies on it can be. */

/**
 * `wide`: all at once, the log beside the rival, what is asked beside the near mat. `tall`: a tablet held upright, what is
 * asked below. `phone`: rivals folded to strips, Wilds to be scrolled. `low`: a phone on its side.
 */
export type Shape = "wide" | "tall" | "phone" | "low";

export function shapeOf(width: number, height: number): Shape {
  if (width < 600 && height > width) return "phone";
  if (height < 520) return "low";
  return width < 900 ? "tall" : "wide";
}

/** The laptop the table is drawn for, and how much larger it gets at most: the same table, not a wider one. */
const [LAPTOP_WIDTH, LAPTOP_HEIGHT, LARGEST] = [1366, 768, 22.5 / 16];

/** How much larger than on a laptop everything is in a large window. */
export function scaleOf(width: number, height: number): number {
  const least = Math.min(width / LAPTOP_WIDTH, height / LAPTOP_HEIGHT, LARGEST);
  return Math.floor(100 * Math.max(1, least)) / 100;
}

/** The largest size, in pixels, at which so many squares fit into an area; never less than the smallest. */
export function fit(count: number, width: number, height: number, most: number, least: number, gap: number): number {
  return fitGroups(Array.from({ length: count }, () => 1), width, height, most, least, gap);
}

/** In how many columns so many squares of that size lie evenly: six as three and three, not five and one. */
export function evenColumns(count: number, width: number, size: number, gap: number): number {
  const most = Math.max(1, Math.floor((width + gap) / (size + gap)));
  return Math.ceil(count / Math.ceil(count / most));
}

/**
 * As `fit`, of squares that lie in groups, `joint` pixels from each other: a group is never torn apart. Each may be a
 * share `depth` higher than wide, and something else may need its room below each row.
 */
export function fitGroups(
  groups: readonly number[], width: number, height: number, most: number, least: number, gap: number, joint = gap, below = 0,
  depth = 0,
): number {
  for (let size = most; size > least; size -= 1) {
    const rows = Math.floor((height + gap) / (size * (1 + depth) + below + gap));
    if (rowsFor(groups.map((count) => count * (size + joint) - joint), width, gap) <= rows) return size;
  }
  return least;
}

/** In how many rows things of these widths lie, one after another; none fits if one of them is too wide. */
function rowsFor(widths: readonly number[], width: number, gap: number): number {
  let rows = 0;
  let end = Infinity;
  for (const one of widths) {
    if (one > width) return Infinity;
    if (end + gap + one > width) {
      rows += 1;
      end = one;
    } else {
      end += gap + one;
    }
  }
  return rows;
}
