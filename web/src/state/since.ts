/** What has happened in a game since somebody left it, as far as the first screen tells it. */

import { storyOf, type GameEvent } from "../net/events";
import type { Looked, Server } from "../net/server";
import type { State } from "../net/state";
import { passOf, type KeptGame } from "./games";
import type { Left } from "./left";

export interface Standing {
  readonly seat: number;
  readonly name: string;
  /** Glory when it was left; null if nobody knows. */
  readonly then: number | null;
  readonly now: number;
}

export interface Since {
  readonly state: State;
  /** Turns that were played by anybody meanwhile. */
  readonly turns: number;
  readonly standings: readonly Standing[];
  /** The server's sentences about attacks, and dice of ours that are gone: the newest ones. */
  readonly told: readonly string[];
}

/** As many sentences as fit. */
const SENTENCES = 2;

/** Attacks of others, and what they destroyed of ours. */
export function toldOf(events: readonly GameEvent[], own: readonly number[]): readonly string[] {
  const lines = events.flatMap(storyOf).filter(({ kind, player }) => {
    if (player === null) return false;
    return kind === "destroyed" ? own.includes(player) : kind === "attacked" && !own.includes(player);
  });
  return lines.slice(-SENTENCES).map(({ text }) => text);
}

export function sinceOf({ state }: Looked, events: readonly GameEvent[], own: readonly number[], left: Left | null): Since {
  const table = state.table;
  return {
    state,
    turns: left === null || table === null ? 0 : Math.max(0, table.turn - left.turn),
    standings: (table?.players ?? []).map(({ glory }, seat) => ({
      seat, name: state.seats[seat]?.name ?? "", then: left?.glory[seat] ?? null, now: glory,
    })),
    told: toldOf(events, own),
  };
}

/** Null: nobody can tell just now. */
export async function since(server: Pick<Server, "look" | "events">, kept: KeptGame, left: Left | null): Promise<Since | null> {
  const own = Object.keys(kept.seats).map(Number);
  const pass = passOf(kept);
  try {
    const looked = await server.look(kept.game, pass);
    const isOn = left !== null && looked.state.number > left.number;
    const { events } = isOn ? await server.events(kept.game, left.number, pass, own[0] ?? null) : { events: [] };
    return sinceOf(looked, events, own, left);
  } catch {
    return null;
  }
}
