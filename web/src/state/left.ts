/** Where somebody left a game, kept in this browser: so that they can be told what has happened while they were away. */

import { Drawer, isRecord, type Storage } from "./storage";

export interface Left {
  /** The last event that was seen. */
  readonly number: number;
  readonly turn: number;
  readonly glory: readonly number[];
}

/** Of so many games at most. */
const MOST = 30;

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function readLeft(value: unknown): Left | null {
  if (!isRecord(value) || !isCount(value["number"]) || !isCount(value["turn"]) || !Array.isArray(value["glory"])) return null;
  const glory: readonly unknown[] = value["glory"];
  return { number: value["number"], turn: value["turn"], glory: glory.filter(isCount) };
}

function readAll(value: unknown): Readonly<Record<string, Left>> {
  const found: Record<string, Left> = {};
  for (const [game, left] of Object.entries(isRecord(value) ? value : {})) {
    const read = readLeft(left);
    if (read !== null) found[game] = read;
  }
  return found;
}

export class Places {
  private readonly drawer: Drawer<Readonly<Record<string, Left>>>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.left", 1, readAll, storage);
  }

  find(game: string): Left | null {
    return this.drawer.load()[game] ?? null;
  }

  /** The newest stand last: of too many, the oldest are forgotten. */
  note(game: string, left: Left): void {
    const others = Object.entries(this.drawer.load()).filter(([one]) => one !== game);
    this.drawer.save(Object.fromEntries([...others.slice(1 - MOST), [game, left]]));
  }
}

export const places = new Places();
