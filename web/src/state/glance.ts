/** How a game that this browser knows stands, for the list of games. */

import { Refusal } from "../net/messages";
import type { Looked, Server } from "../net/server";
import { passOf, type KeptGame } from "./games";

export type Glance =
  | { readonly status: "waiting" }
  | { readonly status: "running"; readonly turn: number; readonly decides: string; readonly isOurs: boolean }
  | { readonly status: "over"; readonly turn: number; readonly winners: readonly string[]; readonly isWon: boolean | null }
  /** The server does not know it any more, or not this seat. */
  | { readonly status: "gone" };

export function glanceOf({ state }: Looked, seats: readonly number[]): Glance {
  const names = (some: readonly number[]): readonly string[] => some.map((seat) => state.seats[seat]?.name ?? "").filter((name) => name !== "");
  const turn = state.table?.turn ?? 0;
  if (state.status === "over") {
    const winners = state.result?.winners ?? [];
    return {
      status: "over",
      turn: state.result?.turns ?? turn,
      winners: names(winners),
      isWon: seats.length === 0 ? null : seats.some((seat) => winners.includes(seat)),
    };
  }
  if (state.table === null) return { status: "waiting" };
  const seat = state.decision?.seat;
  const isOurs = seat !== undefined && seats.includes(seat) && state.seats[seat]?.bot === null;
  return { status: "running", turn, decides: seat === undefined ? "" : (state.seats[seat]?.name ?? ""), isOurs };
}

/** Null: it cannot be told just now. */
export async function glance(server: Pick<Server, "look">, kept: KeptGame): Promise<Glance | null> {
  try {
    return glanceOf(await server.look(kept.game, passOf(kept)), Object.keys(kept.seats).map(Number));
  } catch (fault) {
    const isGone = fault instanceof Refusal && (fault.status === 404 || fault.status === 403);
    return isGone ? { status: "gone" } : null;
  }
}
