/** What this browser noted before a game, and whether the end fits it. */

import type { About } from "../net/events";
import { areOpenedBy, checkDice, type Verdict } from "../net/secrets";
import type { Result } from "../net/state";
import type { KeptGame } from "./games";

export interface Noted {
  /** The commitment that was seen first. */
  readonly commitment: string;
  /** The seals of all nonces as they were when we showed ours; a hyphen for a seat that sealed none. */
  readonly sealed: readonly string[];
  /** The nonces of our own seats. */
  readonly nonces: Readonly<Record<number, string>>;
}

export function notedOf(kept: KeptGame, about: About | null): Noted {
  const own = Object.entries(kept.seats).filter(([, seat]) => seat.nonce !== "");
  return {
    commitment: kept.commitment || (about?.commitment ?? ""),
    sealed: kept.sealed,
    nonces: Object.fromEntries(own.map(([seat, { nonce }]) => [seat, nonce])),
  };
}

/** Whether the server kept its word about the dice. */
export function verdictOf(noted: Noted, about: About, result: Result): Verdict {
  // with a server that showed two commitments, or has swapped a nonce after ours was shown, nothing is proven
  if (noted.commitment !== (about.commitment ?? "")) return "broken";
  if (!areOpenedBy(noted.commitment, noted.sealed, result.nonces)) return "broken";
  return checkDice(about.commitment, result, noted.nonces);
}
