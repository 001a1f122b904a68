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

/** How much larger than on a laptop things are in a large window; the table takes all of it. */
export function scaleOf(width: number, height: number): number {
  return Math.round(100 * Math.max(1, Math.min(width / 1600, height / 900, 1.8))) / 100;
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

/** As `fit`, of squares that lie in groups, `joint` pixels from each other: a group is never torn apart. */
export function fitGroups(
  groups: readonly number[], width: number, height: number, most: number, least: number, gap: number, joint = gap,
): number {
  for (let size = most; size > least; size -= 1) {
    const rows = Math.floor((height + gap) / (size + gap));
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

/** What a card has beside its text, in pixels: edges at the sides, name and foot. */
const [SIDES, ENDS] = [14, 54];

/** In how many columns cards are laid so that each has the most room for its text, and none is too narrow for its name. */
export function columnsFor(count: number, width: number, height: number, gap: number, least = 116): number {
  let found = { columns: Math.ceil(count / Math.min(4, count)), room: 0 };
  for (let rows = 1; rows <= Math.min(4, count); rows += 1) {
    const columns = Math.ceil(count / rows);
    const [across, down] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
    const room = (across - SIDES) * (down - ENDS);
    if (across >= least && down > ENDS && room > found.room) found = { columns, room };
  }
  return found.columns;
}
