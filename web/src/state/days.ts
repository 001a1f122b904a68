/** Today's Wilds: the one try of each day that counts, the row of days, and a result to give on. */

import { Drawer, isRecord, textOr, type Storage } from "./storage";
import type { Summary } from "./summary";

export interface Result {
  readonly won: boolean;
  readonly glory: number;
  /** The rival's Glory. */
  readonly rival: number;
  readonly turns: number;
}

export interface Try {
  readonly date: string;
  readonly game: string;
  /** Null as long as it is not over. */
  readonly result: Result | null;
  /** Glory that was gained in each own turn. */
  readonly gains: readonly number[];
}

const MOST = 800;

export function isDate(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function numberIn(read: unknown, least: number, most: number): number | null {
  return typeof read === "number" && Number.isInteger(read) && read >= least && read <= most ? read : null;
}

function readTheResult(read: unknown): Result | null {
  if (!isRecord(read) || typeof read["won"] !== "boolean") return null;
  const [glory, rival, turns] = [numberIn(read["glory"], 0, 999), numberIn(read["rival"], 0, 999), numberIn(read["turns"], 1, 9999)];
  return glory === null || rival === null || turns === null ? null : { won: read["won"], glory, rival, turns };
}

/** Tries out of anything: what is none is left out, and the first of each day counts. */
export function readTries(read: unknown): readonly Try[] {
  const seen = new Set<string>();
  return (Array.isArray(read) ? read : []).flatMap((one): Try[] => {
    if (!isRecord(one) || !isDate(one["date"]) || seen.has(one["date"])) return [];
    const game = textOr(one["game"], "");
    if (!/^[\w-]{1,64}$/.test(game)) return [];
    seen.add(one["date"]);
    const gains = Array.isArray(one["gains"]) ? one["gains"] : [];
    return [{ date: one["date"], game, result: readTheResult(one["result"]), gains: gains.map((gain) => numberIn(gain, -99, 99) ?? 0).slice(0, 200) }];
  });
}

export class Days {
  private readonly drawer: Drawer<readonly Try[]>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.days", 1, readTries, storage);
  }

  /** All tries. Read anew each time: another tab may have added one. */
  all(): readonly Try[] {
    return this.drawer.load();
  }

  of(date: string): Try | null {
    return this.all().find((one) => one.date === date) ?? null;
  }

  /** The try of that day, unless there is one already: that one stays. */
  begin(date: string, game: string): Try {
    const before = this.of(date);
    if (before !== null) return before;
    const begun = { date, game, result: null, gains: [] };
    this.save([...this.all(), begun]);
    return begun;
  }

  /** How the try went, if that game is one, and has not been told before. */
  end(game: string, result: Result, gains: readonly number[]): void {
    const tries = this.all();
    if (!tries.some((one) => one.game === game && one.result === null)) return;
    this.save(tries.map((one) => (one.game === game && one.result === null ? { ...one, result, gains } : one)));
  }

  /** A try whose game is gone can be had again: it never came to an end. */
  giveUp(date: string): void {
    this.save(this.all().filter((one) => one.date !== date || one.result !== null));
  }

  /** Adds tries from elsewhere for days without a finished one here; says how many. */
  add(tries: readonly Try[]): number {
    const own = this.all();
    const done = new Set(own.filter(({ result }) => result !== null).map(({ date }) => date));
    const fresh = tries.filter(({ date, result }) => result !== null && !done.has(date));
    const dates = new Set(fresh.map(({ date }) => date));
    if (fresh.length > 0) this.save([...own.filter(({ date }) => !dates.has(date)), ...fresh]);
    return fresh.length;
  }

  private save(tries: readonly Try[]): boolean {
    return this.drawer.save(tries.toSorted((a, b) => a.date.localeCompare(b.date)).slice(-MOST));
  }
}

export const days = new Days();

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

/** How many days in a row have a finished try, up to today or yesterday. */
export function streakOf(tries: readonly Try[], today: string): number {
  const done = new Set(tries.filter(({ result }) => result !== null).map(({ date }) => date));
  let date = done.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; done.has(date); date = dayBefore(date)) streak += 1;
  return streak;
}

/** The longest row of days there ever was. */
export function bestStreakOf(tries: readonly Try[]): number {
  return tries.reduce((best, { date }) => Math.max(best, streakOf(tries, date)), 0);
}

/** Glory that a seat gained with each of its turns: what came to it while others played counts with the next one. */
export function gainsOf({ start, turns }: Summary, seat: number): readonly number[] {
  let before = start[seat] ?? 0;
  return turns.flatMap((turn) => {
    if (turn.seat !== seat) return [];
    const now = turn.glory[seat] ?? before;
    const gain = now - before;
    before = now;
    return [gain];
  });
}

export type Mark = "none" | "some" | "more" | "most";

/** A turn at a glance. */
export function markOf(gain: number): Mark {
  if (gain <= 0) return "none";
  if (gain < 3) return "some";
  return gain < 6 ? "more" : "most";
}

const SIGNS: Readonly<Record<Mark, string>> = { none: "⬛", some: "🟫", more: "🟧", most: "🟨" };

/** The turns in signs that every messenger has. */
export function signsOf(gains: readonly number[]): string {
  return gains.map((gain) => SIGNS[markOf(gain)]).join("");
}

/** A result as it stands in a link. */
export function writeResult({ won, glory, rival, turns }: Result): string {
  return `${won ? "w" : "l"}${glory}-${rival}-${turns}`;
}

export function readResult(text: string): Result | null {
  const found = /^([wl])(\d{1,3})-(\d{1,3})-(\d{1,4})$/.exec(text);
  if (found === null) return null;
  return { won: found[1] === "w", glory: Number(found[2]), rival: Number(found[3]), turns: Number(found[4]) };
}

/** Whether the first of two results is better: a win before a loss, then by how much, then how soon. */
export function isBetter(one: Result, other: Result): boolean {
  if (one.won !== other.won) return one.won;
  const [lead, its] = [one.glory - one.rival, other.glory - other.rival];
  return lead !== its ? lead > its : one.won ? one.turns < other.turns : one.turns > other.turns;
}
