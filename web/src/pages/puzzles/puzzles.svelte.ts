/** The puzzles there are, fetched once for each language, and games that begin from them. */

import type { Puzzle, SeatWish } from "../../net/server";
import { server } from "../../state/server";
import { settings } from "../../state/settings.svelte";
import type { Making } from "../making.svelte";

const fetched = new Map<string, Promise<readonly Puzzle[]>>();

export function allPuzzles(): Promise<readonly Puzzle[]> {
  const { lang } = server;
  let found = fetched.get(lang);
  if (found === undefined) {
    found = server.puzzles().then(({ puzzles }) => puzzles);
    fetched.set(lang, found);
    // what failed is asked for again
    found.catch(() => fetched.delete(lang));
  }
  return found;
}

/** A rival who only answers: there is no other turn than yours. */
const RIVAL = "greedy";

export function seatsFor(puzzle: Pick<Puzzle, "players" | "seat">, name: string): readonly SeatWish[] {
  return Array.from({ length: puzzle.players }, (_, seat): SeatWish =>
    seat === puzzle.seat ? { kind: "human", ...(name === "" ? {} : { name }) } : { kind: "bot", level: RIVAL },
  );
}

/** Sets the table of a puzzle, and goes there. */
export function startPuzzle(making: Making, puzzle: Puzzle): Promise<boolean> {
  return making.start({ seats: seatsFor(puzzle, settings.choices.name), puzzle: puzzle.id });
}
