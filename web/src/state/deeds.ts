/** Achievements: what somebody's games, days and puzzles come to. All of them can be worked out anew at any time. */

import { bestStreakOf, type Try } from "./days";
import { PERSON, type Played } from "./record";
import type { Puzzled } from "./solved";

export interface Kept {
  readonly games: readonly Played[];
  readonly days: readonly Try[];
  readonly puzzles: Puzzled;
}

/** How far an achievement is: earned, if `done` has come to `of`. */
export interface Deed {
  readonly id: string;
  readonly done: number;
  readonly of: number;
}

/** The boxes there are besides promotional cards and the like can change: half a dozen is a collection. */
const COLLECTION = 6;

export function deedsOf({ games, days, puzzles }: Kept): readonly Deed[] {
  const won = games.filter((game) => game.won);
  const some = (is: (game: Played) => boolean): number => Number(games.some(is));
  const most = games.reduce((best, { dice }) => Math.max(best, ...Object.values(dice)), 0);
  const deeds: readonly (readonly [id: string, done: number, of: number])[] = [
    ["first", won.length, 1],
    ["beaten", games.length - won.length, 10],
    ["champion", won.filter(({ rivals }) => rivals.includes("champion")).length, 1],
    ["person", won.filter(({ rivals }) => rivals.includes(PERSON)).length, 1],
    ["whisker", some((game) => game.won && game.glory - game.best === 1), 1],
    ["landslide", some((game) => game.won && game.glory - game.best >= 15), 1],
    ["unlucky", some((game) => game.won && game.luck <= 0.2), 1],
    ["hoard", most, 5],
    ["boxes", new Set(games.flatMap(({ boxes }) => boxes)).size, COLLECTION],
    ["week", bestStreakOf(days), 7],
    ["puzzles", puzzles.solved.filter(({ alone }) => alone).length, 10],
    ["hundred", games.length, 100],
  ];
  return deeds.map(([id, done, of]) => ({ id, done: Math.min(done, of), of }));
}
