/** Which puzzles have been solved in this browser, and of which the solution was looked at before. */

import { Drawer, isRecord, type Storage } from "./storage";

export interface Solved {
  readonly id: string;
  /** Without looking at the solution before. */
  readonly alone: boolean;
}

export interface Puzzled {
  readonly solved: readonly Solved[];
  /** Whose solutions were looked at. */
  readonly shown: readonly string[];
}

const ID = /^[\w-]{1,40}$/;

export function readPuzzled(read: unknown): Puzzled {
  const kept = isRecord(read) ? read : {};
  const solved = (Array.isArray(kept["solved"]) ? kept["solved"] : []).flatMap((one): Solved[] => {
    const id: unknown = isRecord(one) ? one["id"] : null;
    return isRecord(one) && typeof id === "string" && ID.test(id) ? [{ id, alone: one["alone"] === true }] : [];
  });
  const shown = (Array.isArray(kept["shown"]) ? kept["shown"] : []).filter((id): id is string => typeof id === "string" && ID.test(id));
  return { solved: solved.filter(({ id }, at) => solved.findIndex((one) => one.id === id) === at), shown: [...new Set(shown)] };
}

export class Puzzling {
  private readonly drawer: Drawer<Puzzled>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer("quarriors.puzzles", 1, readPuzzled, storage);
  }

  all(): Puzzled {
    return this.drawer.load();
  }

  solve(id: string): void {
    const { solved, shown } = this.all();
    if (solved.some((one) => one.id === id)) return;
    this.drawer.save({ solved: [...solved, { id, alone: !shown.includes(id) }], shown });
  }

  show(id: string): void {
    const { solved, shown } = this.all();
    if (!shown.includes(id)) this.drawer.save({ solved, shown: [...shown, id] });
  }

  /** Adds what was solved elsewhere; says how many puzzles these are. */
  add({ solved, shown }: Puzzled): number {
    const own = this.all();
    const fresh = solved.filter(({ id }) => !own.solved.some((one) => one.id === id));
    this.drawer.save(readPuzzled({ solved: [...own.solved, ...fresh], shown: [...own.shown, ...shown] }));
    return fresh.length;
  }
}

export const puzzling = new Puzzling();
