/** Everything this browser remembers of your games, as a file to take along, and read back from one. */

import { readTries, type Days } from "./days";
import { readGames, type Annals } from "./record";
import { readPuzzled, type Puzzling } from "./solved";
import { isRecord } from "./storage";

const FORMAT = "quarriors record";
const VERSION = 1;

export interface Shelves {
  readonly record: Annals;
  readonly days: Days;
  readonly puzzling: Puzzling;
}

export function written({ record, days, puzzling }: Shelves): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, games: record.all(), days: days.all(), puzzles: puzzling.all() }, null, 1);
}

/** What a file has brought. */
export interface Brought {
  readonly games: number;
  readonly days: number;
  readonly puzzles: number;
}

/** Why a file brings nothing: it is none of ours, of a version to come, or there is no room. */
export type Trouble = "not-ours" | "too-new" | "no-room";

/** Adds what is in the text of a file to what is there; nothing of that is lost, whatever the file has. */
export function brought(text: string, { record, days, puzzling }: Shelves): Brought | Trouble {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return "not-ours";
  }
  if (!isRecord(read) || read["format"] !== FORMAT || typeof read["version"] !== "number") return "not-ours";
  if (read["version"] > VERSION) return "too-new";
  const games = record.add(readGames(read["games"]));
  if (games === null) return "no-room";
  return { games, days: days.add(readTries(read["days"])), puzzles: puzzling.add(readPuzzled(read["puzzles"])) };
}
