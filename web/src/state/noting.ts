/** What this browser noted before a game, and whether the end fits it. */

import type { About } from "../net/events";
import { areOpenedBy, checkDice, type Verdict } from "../net/secrets";
import type { Result } from "../net/state";
import type { KeptGame, KeptSeat } from "./games";

export interface Noted {
  /** The commitment that was seen first. */
  readonly commitment: string;
  /** The seals of all nonces as they were when we showed ours; a hyphen for a seat that sealed none. */
  readonly sealed: readonly string[];
  /** The nonces of our own seats. */
  readonly nonces: Readonly<Record<number, string>>;
  /** How often we showed our nonces. */
  readonly rounds: number;
  /** How often nonces were sealed, as the server said when the game began; 0 if we did not hear it. */
  readonly exchanges: number;
}

export function notedOf(kept: KeptGame, about: About | null): Noted {
  const own = Object.entries(kept.seats).filter(([, seat]) => seat.nonce !== "");
  return {
    commitment: kept.commitment || (about?.commitment ?? ""),
    sealed: kept.sealed,
    nonces: Object.fromEntries(own.map(([seat, { nonce }]) => [seat, nonce])),
    rounds: kept.rounds,
    exchanges: kept.exchanges,
  };
}

/** What is to be kept when our nonces are shown: the seals of all seats, and that it has happened once more. */
export function shownNow(
  rounds: number,
  kept: KeptGame["seats"],
  own: readonly number[],
  sealed: readonly string[],
): Pick<KeptGame, "sealed" | "rounds" | "seats"> {
  const seats: Record<number, KeptSeat> = {};
  for (const seat of own) if (kept[seat] !== undefined) seats[seat] = { ...kept[seat], shown: true };
  return { sealed, rounds: rounds + 1, seats };
}

/** Whether the server kept its word about the dice. */
export function verdictOf(noted: Noted, about: About, result: Result): Verdict {
  // with a server that showed two commitments, or has swapped a nonce after ours was shown, nothing is proven
  if (noted.commitment !== (about.commitment ?? "")) return "broken";
  if (!areOpenedBy(noted.commitment, noted.sealed, result.nonces)) return "broken";
  // nor with one that has seen more nonces of ours than it tells of
  if (noted.exchanges > 0 && noted.rounds > noted.exchanges) return "broken";
  const verdict = checkDice(about.commitment, result, noted.nonces);
  if (verdict !== "kept") return verdict;
  const isAlone = result.nonces.filter((nonce) => nonce !== "").length === 1;
  if (!isAlone && noted.sealed.length === 0) return "unsealed";
  return noted.rounds > 1 && noted.exchanges === 0 ? "unknown" : "kept";
}
