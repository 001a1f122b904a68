/** What the browser keeps of the people at a table: who is muted, and what one is called where one only watches. */

import { Drawer, isRecord, textOr, type Storage } from "../state/storage";

export interface KeptCompany {
  /** Names of players that are not to be heard in this game. */
  readonly muted: readonly string[];
  /** What we are called while we watch. */
  readonly name: string;
}

type Kept = Readonly<Record<string, KeptCompany>>;

const NOBODY: KeptCompany = { muted: [], name: "" };
/** Games beyond this many are forgotten, the oldest first. */
const MOST = 60;

function read(value: unknown): Kept {
  const kept: Record<string, KeptCompany> = {};
  for (const [game, one] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(one)) continue;
    const muted = Array.isArray(one["muted"]) ? one["muted"].filter((name): name is string => typeof name === "string") : [];
    kept[game] = { muted, name: textOr(one["name"], "") };
  }
  return kept;
}

export class CompanyDrawer {
  private readonly drawer: Drawer<Kept>;

  constructor(storage?: Storage) {
    this.drawer = new Drawer<Kept>("quarriors.company", 1, read, storage);
  }

  find(game: string): KeptCompany {
    return this.drawer.load()[game] ?? NOBODY;
  }

  keep(game: string, news: Partial<KeptCompany>): KeptCompany {
    const { [game]: before = NOBODY, ...others } = this.drawer.load();
    const after = { ...before, ...news };
    const entries = Object.entries(others).slice(-(MOST - 1));
    this.drawer.save(Object.fromEntries(after.muted.length === 0 && after.name === "" ? entries : [...entries, [game, after]]));
    return after;
  }
}
