/** Which dice go where between two pictures of the table: worked out from both, and from what is told to have happened. */

import type { Happening } from "../net/events";
import { AREAS, type Area, type Die, type Table } from "../net/state";

/** Where a die is: an area of a mat, a bag, a card of the Wilds, or out of the game. */
export type Spot =
  | { readonly zone: Area | "bag"; readonly seat: number }
  | { readonly zone: "wilds"; readonly card: number }
  | { readonly zone: "out" };

export interface Journey {
  /** The die as it is at the end; as it was, if it is no longer on a mat. */
  readonly die: Die;
  readonly from: Spot;
  readonly to: Spot;
  /** It is thrown, and comes to rest on the face it shows. */
  readonly rolls: boolean;
  /** It breaks before it goes. */
  readonly breaks: boolean;
  /** Journeys of the second leg begin when those of the first are over. */
  readonly leg: 0 | 1;
}

interface Lying {
  readonly die: Die;
  readonly spot: Spot;
}

export function journeysBetween(
  before: Table,
  after: Table,
  happenings: readonly Happening[] = [],
  rolled: readonly number[] = [],
): readonly Journey[] {
  const [was, is] = [lyingOn(before), lyingOn(after)];
  const told = toldOf(happenings);
  const thrown = new Set(rolled);
  const journeys: Journey[] = [];
  for (const [id, { die, spot }] of is) {
    const rolls = thrown.has(id) && die.face !== null;
    const old = was.get(id)?.spot;
    const breaks = told.destroyed.has(id);
    if (old !== undefined && isSame(old, spot)) {
      if (rolls) journeys.push({ die, from: old, to: spot, rolls, breaks: false, leg: 0 });
      continue;
    }
    // out of the Used Pile into the bag, and drawn from there, all in one breath
    const bag = told.drawn.get(id);
    if (old !== undefined && bag !== undefined && isRefill(old, told.refilled)) {
      journeys.push({ die: { ...die, face: null }, from: old, to: bag, rolls: false, breaks: false, leg: 0 });
      journeys.push({ die, from: bag, to: spot, rolls, breaks: false, leg: 1 });
      continue;
    }
    journeys.push({ die, from: old ?? told.came.get(id) ?? originOf(die, spot, before, after), to: spot, rolls, breaks, leg: 0 });
  }
  for (const [id, { die, spot }] of was) {
    if (is.has(id)) continue;
    const to = told.went.get(id) ?? destinationOf(die, spot, before, after, told.refilled);
    journeys.push({ die, from: spot, to, rolls: false, breaks: told.destroyed.has(id), leg: 0 });
  }
  return journeys;
}

export function isSame(a: Spot, b: Spot): boolean {
  if (a.zone !== b.zone) return false;
  if ("seat" in a && "seat" in b) return a.seat === b.seat;
  return "card" in a && "card" in b ? a.card === b.card : true;
}

function lyingOn(table: Table): Map<number, Lying> {
  const lying = new Map<number, Lying>();
  for (const [seat, player] of table.players.entries()) {
    for (const zone of AREAS) {
      for (const die of player[zone]) lying.set(die.id, { die, spot: { zone, seat } });
    }
  }
  return lying;
}

interface Told {
  readonly drawn: Map<number, Spot>;
  readonly came: Map<number, Spot>;
  readonly went: Map<number, Spot>;
  readonly destroyed: Set<number>;
  readonly refilled: Set<number>;
}

function toldOf(happenings: readonly Happening[]): Told {
  const told: Told = { drawn: new Map(), came: new Map(), went: new Map(), destroyed: new Set(), refilled: new Set() };
  for (const [kind, seat, die, card, number] of happenings) {
    if (kind === "refilled" && seat !== null) told.refilled.add(seat);
    if (die === null) continue;
    const bag: Spot | null = seat === null ? null : { zone: "bag", seat };
    const wilds: Spot | null = card === null ? null : { zone: "wilds", card };
    if (kind === "drawn" && bag) {
      told.drawn.set(die, bag);
      told.came.set(die, bag);
    }
    if ((kind === "captured" || kind === "gained") && wilds) told.came.set(die, wilds);
    if ((kind === "culled" || kind === "returned") && wilds) told.went.set(die, wilds);
    if (kind === "moved" && number === "bag" && bag) told.went.set(die, bag);
    if (kind === "removed") told.went.set(die, { zone: "out" });
    if (kind === "destroyed") told.destroyed.add(die);
  }
  return told;
}

function isRefill(spot: Spot, refilled: ReadonlySet<number>): boolean {
  return spot.zone === "used" && refilled.has(spot.seat);
}

/** Where a die has come from of which nothing was told: where one like it is missing now. */
function originOf(die: Die, spot: Spot, before: Table, after: Table): Spot {
  const seat = "seat" in spot ? spot.seat : -1;
  if (inBag(before, seat, die.card) > inBag(after, seat, die.card)) return { zone: "bag", seat };
  if ((before.wilds[die.card] ?? 0) > (after.wilds[die.card] ?? 0)) return { zone: "wilds", card: die.card };
  return { zone: "out" };
}

function destinationOf(die: Die, spot: Spot, before: Table, after: Table, refilled: ReadonlySet<number>): Spot {
  const seat = "seat" in spot ? spot.seat : -1;
  if (isRefill(spot, refilled) || inBag(after, seat, die.card) > inBag(before, seat, die.card)) return { zone: "bag", seat };
  if ((after.wilds[die.card] ?? 0) > (before.wilds[die.card] ?? 0)) return { zone: "wilds", card: die.card };
  return { zone: "out" };
}

function inBag(table: Table, seat: number, card: number): number {
  return table.players[seat]?.bag.find(([one]) => one === card)?.[1] ?? 0;
}
