/** Your record: every game that was finished in this browser, once each, however often it is looked at. */

import { Drawer, isRecord, textOr, type Storage } from "./storage";

/** A finished game, as much of it as is remembered. */
export interface Played {
  readonly game: string;
  /** When it was noted, in milliseconds. */
  readonly at: number;
  readonly won: boolean;
  /** Bots by their levels without budgets; a person is `person`. */
  readonly rivals: readonly string[];
  readonly boxes: readonly string[];
  readonly glory: number;
  /** The most Glory of anybody else. */
  readonly best: number;
  readonly turns: number;
  /** Dice that were captured or gained: how many of each card. */
  readonly dice: Readonly<Record<string, number>>;
  /** Luck with the dice: the share of players who would have had less. */
  readonly luck: number;
}

export const PERSON = "person";
/** Beyond this many, the oldest are forgotten. */
const MOST = 3000;
const ID = /^[\w-]{1,64}$/;
const NAME = /^[\w./-]{1,80}$/;

function countOr(read: unknown): number {
  return typeof read === "number" && Number.isFinite(read) ? Math.max(-9999, Math.min(9999, Math.trunc(read))) : 0;
}

function namesIn(read: unknown): readonly string[] {
  return Array.isArray(read) ? read.filter((one): one is string => typeof one === "string" && NAME.test(one)).slice(0, 12) : [];
}

function readPlayed(read: unknown): Played | null {
  if (!isRecord(read) || !ID.test(textOr(read["game"], "")) || typeof read["won"] !== "boolean") return null;
  const dice = Object.entries(isRecord(read["dice"]) ? read["dice"] : {})
    .filter(([card, count]) => NAME.test(card) && countOr(count) > 0)
    .slice(0, 60);
  const luck = read["luck"];
  return {
    game: read["game"] as string,
    at: typeof read["at"] === "number" && Math.abs(read["at"]) < 8e15 ? read["at"] : 0,
    won: read["won"],
    rivals: namesIn(read["rivals"]).slice(0, 3),
    boxes: namesIn(read["boxes"]),
    glory: countOr(read["glory"]),
    best: countOr(read["best"]),
    turns: countOr(read["turns"]),
    dice: Object.fromEntries(dice.map(([card, count]) => [card, countOr(count)])),
    luck: typeof luck === "number" && luck >= 0 && luck <= 1 ? luck : 0.5,
  };
}

/** Games out of anything: what is none is left out, and of those that are there twice the first is kept. */
export function readGames(read: unknown): readonly Played[] {
  const seen = new Set<string>();
  return (Array.isArray(read) ? read : [])
    .map(readPlayed)
    .filter((one): one is Played => one !== null && !seen.has(one.game) && Boolean(seen.add(one.game)));
}

export class Annals {
  private readonly drawer: Drawer<readonly Played[]>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.record", 1, readGames, storage);
  }

  /** All of them, the oldest first. Read anew each time: another tab may have added one. */
  all(): readonly Played[] {
    return this.drawer.load();
  }

  has(game: string): boolean {
    return this.all().some((one) => one.game === game);
  }

  /** Adds those that are not there yet; says how many these were, or that they cannot be kept. */
  add(games: readonly Played[]): number | null {
    const before = this.all();
    const after = readGames([...before, ...games]);
    if (after.length === before.length) return 0;
    const kept = after.toSorted((a, b) => a.at - b.at).slice(-MOST);
    return this.drawer.save(kept) ? after.length - before.length : null;
  }

  forget(): boolean {
    return this.drawer.save([]);
  }
}

export const record = new Annals();

// -- what it comes to --------------------------------------------------------------------------------

export interface Tally {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** Games and wins by something that they have; most played first. */
export function talliesOf(games: readonly Played[], names: (game: Played) => readonly string[]): readonly Tally[] {
  const counts = new Map<string, Tally>();
  for (const game of games) {
    for (const name of new Set(names(game))) {
      const { games: all = 0, won = 0 } = counts.get(name) ?? {};
      counts.set(name, { name, games: all + 1, won: won + Number(game.won) });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** Dice of each card over all games, most first. */
export function favourites(games: readonly Played[]): readonly (readonly [card: string, dice: number])[] {
  const counts = new Map<string, number>();
  for (const { dice } of games) for (const [card, count] of Object.entries(dice)) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
}

/** Luck over all games, from 0 to 1; null before the first. */
export function luckOver(games: readonly Played[]): number | null {
  return games.length === 0 ? null : games.reduce((sum, { luck }) => sum + luck, 0) / games.length;
}
