/** Our part of the dice: sealed when we are ready, and shown as soon as everybody is. */

import type { Command, Done } from "../net/messages";
import { newNonce, sealedNonce } from "../net/secrets";
import type { State } from "../net/state";
import type { KeptSeat } from "./games";

export interface Sitting {
  state(): State | null;
  /** Seats that are played from here. */
  seats(): readonly number[];
  commitment(): string;
  /** What is kept of a seat of ours, also by another tab. */
  kept(seat: number): KeptSeat | null;
  /** Keeps a nonce. It must be kept before its seal is sent. */
  keep(seat: number, nonce: string): void;
  /** Notes the seals of all seats. From here on nobody may swap a nonce: ours are about to be shown. */
  note(sealed: readonly string[]): void;
  command(command: Command): Promise<Done>;
}

/** Whether all seats are for people who were there from the beginning, or bots: nobody has to say when they are ready. */
export function needNobody(state: State): boolean {
  return state.seats.every((seat) => seat.kind !== "open");
}

/** Whether everybody has sealed a nonce, or needs none: they are to be shown now. */
export function areSealed(state: State): boolean {
  return state.status === "waiting" && state.seats.every((seat) => seat.ready);
}

/** The seals of all nonces, in the order of the seats; a hyphen for those who sealed none. */
export function sealsOf(state: State): readonly string[] {
  return state.seats.map(({ sealed }) => sealed || "-");
}

/** Open seats of others that everybody else waits for: they do not show their nonces, or are away and not ready. */
export function lateSeats(state: State, own: readonly number[], present: readonly number[]): readonly number[] {
  const awaited = state.seats.filter((seat) => !seat.ready || seat.revealed === false);
  return awaited
    .filter(({ seat, kind, taken }) => kind === "open" && taken && !own.includes(seat))
    .filter(({ seat, ready }) => ready || !present.includes(seat))
    .filter(({ seat }) => state.seats.every((other) => other.ready || other.seat === seat))
    .map(({ seat }) => seat);
}

export class Exchange {
  private isSealing = false;
  /** Nonces that nobody has seen yet: they are as good as new. */
  private readonly unseen = new Map<number, string>();

  constructor(private readonly sitting: Sitting) {}

  /** Whether our seat is ready, with a nonce that we can still show. */
  isReady(seat: number): boolean {
    const at = this.sitting.state()?.seats[seat];
    if (at?.ready !== true) return false;
    return at.revealed !== false || !at.sealed || this.opens(seat, at.sealed);
  }

  /** Seals a nonce for each of our seats that is not ready: a new one, unless nobody has seen the last. */
  async beReady(): Promise<void> {
    if (this.isSealing) return;
    this.isSealing = true;
    try {
      for (const seat of this.sitting.seats()) {
        if (this.sitting.state()?.seats[seat] === undefined || this.isReady(seat)) continue;
        if (this.sitting.kept(seat) === null) continue;
        const nonce = this.unseen.get(seat) ?? newNonce();
        this.unseen.set(seat, nonce);
        this.sitting.keep(seat, nonce);
        await this.sitting.command({ type: "ready", seat, sealed: sealedNonce(this.sitting.commitment(), seat, nonce) });
      }
    } finally {
      this.isSealing = false;
    }
    // the last answer may come after what it has led to
    await this.show();
  }

  /** Does what is due by itself: shows our nonces when all are sealed. Called once for each state that comes. */
  async follow(): Promise<void> {
    const state = this.sitting.state();
    if (state === null || state.status !== "waiting" || this.isSealing) return;
    if (needNobody(state) && this.sitting.seats().some((seat) => !this.isReady(seat))) await this.beReady();
    else await this.show();
  }

  private async show(): Promise<void> {
    const state = this.sitting.state();
    if (state === null || !areSealed(state)) return;
    if (this.sitting.seats().some((seat) => state.seats[seat]?.revealed === false)) this.sitting.note(sealsOf(state));
    for (const seat of this.sitting.seats()) {
      const at = state.seats[seat];
      const nonce = this.sitting.kept(seat)?.nonce;
      if (at?.revealed !== false || !at.sealed || !nonce || !this.opens(seat, at.sealed)) continue;
      this.unseen.delete(seat);
      await this.sitting.command({ type: "reveal", seat, nonce });
    }
  }

  private opens(seat: number, sealed: string): boolean {
    const nonce = this.sitting.kept(seat)?.nonce;
    return nonce !== undefined && nonce !== "" && sealedNonce(this.sitting.commitment(), seat, nonce) === sealed;
  }
}
