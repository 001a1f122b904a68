/** Where everything in a fight is, in pixels of the middle of the table: two rows of dice face to face, a groove between. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Arena {
  readonly attackers: readonly Spot[];
  readonly defenders: readonly Spot[];
  readonly groove: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
  /** The total, and what is left of it. */
  readonly total: Spot;
  readonly left: Spot;
  /** Between two embers, and where the first one is. */
  readonly pitch: number;
  readonly first: number;
  /** Where the numbers of the bites stand. */
  readonly labels: number;
  /** Where it says that a defender is to be chosen, between them and the groove; nowhere where there is no room. */
  readonly asks: number | null;
  readonly isNarrow: boolean;
}

export interface Wanted {
  readonly wide: number;
  readonly high: number;
  /** How large each die is, beside the others. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly embers: number;
  /** The defenders stand below: they are ours. */
  readonly isMirrored: boolean;
  /** A defender is to be chosen. */
  readonly isAsked?: boolean;
  /** How wide the names are that lie in the corners. */
  readonly names?: { readonly attacker: number; readonly defender: number };
}

const LARGEST = 118;
/** A die leans, jumps and has a shadow: it needs more than itself. */
const ROOM = 1.26;
/** What is asked needs so much, and is left out where that would make the dice small: the bar asks as well. */
const ASKS = 38;
const LEAST = 320;
/** How high a name lies in its corner, how far dice stay away from it, and how large the word above a defender is. */
const NAME = 36;
const APART = 12;
const WORD = 32;
const WORD_WIDE = 72;
/** What lies around a medal: its ring beside it, and below what it is the sum of. */
const SIDE = 14;
const CAPTION = 30;
/** Lower than this is a phone on its side. */
const LOW = 320;

export function arenaFor(wanted: Wanted): Arena {
  const { wide, high, isMirrored } = wanted;
  // medals below the groove need more height than there is on a phone on its side
  const isNarrow = wide < high * 1.15 || (wide < 560 && high >= LOW);
  const flip = (y: number): number => Math.round(isMirrored ? high - y : y);
  const thick = Math.round(Math.min(46, Math.max(26, high * 0.095)));
  const middle = high * (isNarrow ? 0.53 : 0.5);
  const medal = Math.round(Math.min(isNarrow ? 66 : 104, Math.max(44, high * 0.2)));
  const label = 26;
  // the defenders have room above for what becomes of them, the attackers for their tags
  const asks = wanted.isAsked === true && high >= LEAST ? ASKS : 0;
  const above = middle - thick / 2 - 24 - asks;
  const below = high - middle - thick / 2 - label - 6 - (isNarrow ? medal * 0.55 : 0);
  // as long as the attack is strong, and never so short that it is no groove
  const most = isNarrow ? wide - 16 : Math.min(wide - 2 * medal - 76, 780);
  const grooveWide = Math.round(Math.min(most, Math.max(isNarrow ? most : 300, wanted.embers * 62 + 40)));
  const across = isNarrow ? wide - 12 : Math.min(wide - 40, 1000);
  const names = wanted.names ?? { attacker: 0, defender: 0 };
  const defenders = rowBeside(names.defender, wanted.defenders, { wide, across, to: wide - 6 }, { from: 24, high: above, word: WORD });
  // measured from below; where it is narrow what is left of the attack stands on their other side
  const to = wide - 6 - (isNarrow ? medal : 0);
  const side = isNarrow ? medal + SIDE : 0;
  const under = high - middle - thick / 2 - label - medal - CAPTION;
  const attackers = rowClear(names.attacker, wanted.attackers, { wide, across, to }, { from: 0, high: below, word: 0 }, side, under)
    .map((spot) => ({ ...spot, y: high - spot.y }));
  const at = ({ x, y, size }: Spot): Spot => ({ x, y: flip(y), size });
  const medals = isNarrow ? middle + thick / 2 + label + medal / 2 : middle;
  const aside = isNarrow ? medal / 2 + 6 : (wide - grooveWide) / 2 - medal / 2 - 12;
  const pitch = Math.min(62, (grooveWide - 24) / Math.max(1, wanted.embers));
  return {
    attackers: attackers.map(at), defenders: defenders.map(at),
    groove: { x: Math.round((wide - grooveWide) / 2), y: Math.round(flip(middle) - thick / 2), wide: grooveWide, high: thick },
    total: at({ x: aside, y: medals, size: medal }), left: at({ x: wide - aside, y: medals, size: Math.round(medal * (isNarrow ? 1 : 1.12)) }),
    pitch, first: Math.round((wide - pitch * (wanted.embers - 1)) / 2), labels: flip(middle + thick / 2 + label / 2 + 2),
    asks: asks > 0 ? flip(middle - thick / 2 - asks / 2 - 2) : null, isNarrow,
  };
}

interface Band {
  /** How far from its edge of the table it begins, and how high it is. */
  readonly from: number;
  readonly high: number;
  /** What lies between the dice and that edge. */
  readonly word: number;
}

/**
 * A row of dice that two medals reach into from both sides, so far: it goes between them or under them, where so much height is
 * left, wherever the dice are larger.
 */
function rowClear(
  name: number, sizes: readonly number[], place: { readonly wide: number; readonly across: number; readonly to: number }, band: Band,
  side: number, under: number,
): readonly Spot[] {
  const usual = rowBeside(name, sizes, place, band);
  const { wide } = place;
  if (side === 0 || usual.every(({ y, size }) => y + size / 2 <= under)) return usual;
  if (usual.every(({ x, size }) => x - size / 2 >= side && x + size / 2 <= wide - side)) return usual;
  const between = rowBeside(name, sizes, { wide, across: wide - 2 * side, to: wide - side }, band);
  const below = rowBeside(name, sizes, place, { ...band, high: under });
  return (below[0]?.size ?? 0) > (between[0]?.size ?? 0) ? below : between;
}

/**
 * A row of dice that leaves the name in its corner free: it moves aside, or else goes beside the name or past it, wherever the
 * dice are larger.
 */
function rowBeside(
  name: number, sizes: readonly number[], place: { readonly wide: number; readonly across: number; readonly to: number }, band: Band,
): readonly Spot[] {
  const { wide, across, to } = place;
  const { from, high, word } = band;
  const middle = from + high / 2;
  const spots = row(sizes, wide / 2, across, high, middle);
  const [first, last] = [spots[0], spots.at(-1)];
  const most = Math.max(...spots.map(({ size }) => size));
  if (name === 0 || first === undefined || last === undefined || middle - most / 2 - word >= NAME) return spots;
  const free = Math.min(name, wide * 0.34) + APART;
  const half = middle - most / 2 >= NAME ? WORD_WIDE / 2 : first.size / 2;
  const by = Math.ceil(free - (first.x - half));
  if (by <= 0) return spots;
  if (last.x + last.size / 2 + by <= to) return spots.map((spot) => ({ ...spot, x: spot.x + by }));
  const beside = row(sizes, (free + to) / 2, Math.min(across, to - free), high, middle);
  const lift = Math.max(0, NAME + word - from);
  const past = row(sizes, wide / 2, across, high - lift, from + lift + (high - lift) / 2);
  return (past[0]?.size ?? 0) > (beside[0]?.size ?? 0) ? past : beside;
}

/** Dice beside each other, each as large as it is heavy, and all as large as there is room for. */
function row(sizes: readonly number[], middle: number, across: number, high: number, y: number): readonly Spot[] {
  if (sizes.length === 0) return [];
  const sum = sizes.reduce((all, size) => all + size, 0);
  const most = Math.max(...sizes);
  const unit = Math.max(22, Math.min(LARGEST / 1.12, high / (most * 1.12), across / (sum * ROOM)));
  // few dice stand apart, as on a stage
  const step = Math.max(unit * ROOM, Math.min(unit * 2.1, across / Math.max(3, sum)));
  let x = middle - (sum * step) / 2;
  return sizes.map((size) => {
    x += size * step;
    return { x: Math.round(x - (size * step) / 2), y: Math.round(y), size: Math.round(unit * size) };
  });
}

/** How large a die is beside others: the higher its level, the larger. */
export function bulkOf(level: number | undefined): number {
  return level === undefined || level <= 1 ? 0.86 : level === 2 ? 1 : 1.14;
}

/** The six pieces of a die that breaks, as corners on its grid of 64. */
export const PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0], [27, 0], [34, 22], [22, 34], [0, 26]],
  [[27, 0], [64, 0], [64, 20], [34, 22]],
  [[64, 20], [64, 46], [44, 40], [34, 22]],
  [[0, 26], [22, 34], [18, 64], [0, 64]],
  [[22, 34], [34, 22], [44, 40], [40, 64], [18, 64]],
  [[44, 40], [64, 46], [64, 64], [40, 64]],
];

/** How far each piece flies and turns as it breaks, in shares of the die and degrees. */
export const FLIGHTS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-0.27, -0.17, -33], [0.3, -0.26, 14], [0.36, 0.12, -18], [-0.36, 0.32, 26], [0.02, 0.34, -7], [0.38, 0.42, -32],
];
