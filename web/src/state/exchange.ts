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
  /** The seals of all seats as they were last noted. */
  noted(): readonly string[];
  /** Notes the seals of all seats, and that our nonces are shown: from here on nobody may swap one. */
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
    const isDue = needNobody(state) && this.sitting.seats().some((seat) => !this.isReady(seat));
    // whoever has seen a nonce of ours must not get another one without our knowing
    if (isDue && !this.hasShown) await this.beReady();
    else await this.show();
  }

  /** Whether a nonce of ours has been shown in this game: to seal another one is for people to decide. */
  get hasShown(): boolean {
    return this.sitting.seats().some((seat) => this.sitting.kept(seat)?.shown === true);
  }

  private async show(): Promise<void> {
    const state = this.sitting.state();
    if (state === null || !areSealed(state)) return;
    const due = this.sitting.seats().flatMap((seat) => {
      const at = state.seats[seat];
      const nonce = this.sitting.kept(seat)?.nonce;
      return at?.revealed === false && at.sealed && nonce && this.opens(seat, at.sealed) ? [{ seat, nonce }] : [];
    });
    if (due.length === 0) return;
    // seals noted with a nonce of ours that still counts stay as they are, whatever the server says of the others now
    const noted = this.sitting.noted();
    if (!this.sitting.seats().some((seat) => this.opens(seat, noted[seat] ?? ""))) this.sitting.note(sealsOf(state));
    for (const { seat } of due) this.unseen.delete(seat);
    for (const { seat, nonce } of due) await this.sitting.command({ type: "reveal", seat, nonce });
  }

  private opens(seat: number, sealed: string): boolean {
    const nonce = this.sitting.kept(seat)?.nonce;
    return nonce !== undefined && nonce !== "" && sealedNonce(this.sitting.commitment(), seat, nonce) === sealed;
  }
}
