/** What dice have come to is not told before they lie still, nor what comes of a blow before it lands. */

import type { StoryLine } from "../net/events";
import type { Die, Phase, SeatNumber, Table } from "../net/state";
import type { Beat } from "./beats";
import { partsOfBeat } from "./gathering";
import { blowOf, PACES } from "./tempo";
import type { Speed } from "./settings.svelte";

/** Milliseconds that what was rolled stays to be read once the dice lie still, at normal speed. */
const READING = 300;

export class Suspense {
  /** Dice are rolling, and what is told of them waits. */
  isOn = $state(false);
  /** Somebody defends, and the blow is on its way. */
  isBlow = $state(false);
  /** Whether dice are seen rolling at all; whoever moves them over the table says so. */
  isSeen: () => boolean = () => false;
  private before: Table | null = $state.raw(null);
  private thrownIn: Phase | null = $state(null);
  /** How many parts the beat on show has. */
  private parts = $state(1);
  private landing: ReturnType<typeof setTimeout> | undefined;

  /** A beat comes on show, on a table that has been as `before`. */
  begin(beat: Beat, before: Table | null, speed: Speed): void {
    this.parts = partsOfBeat(beat).length;
    const lands = beat.happenings.some(([kind]) => kind === "defended") ? blowOf(beat).ends * PACES[speed] : 0;
    clearTimeout(this.landing);
    this.isBlow = lands > 0;
    if (this.isBlow) this.landing = setTimeout(() => (this.isBlow = false), lands);
    this.isOn = beat.rolled.length > 0 && beat.table !== null && this.isSeen();
    this.before = before;
    this.thrownIn = beat.line !== null && "now" in beat.line ? (beat.line as StoryLine).now.phase : null;
  }

  /** The dice lie still. */
  end(): void {
    this.isOn = false;
  }

  /** Nothing is on show any more. */
  drop(): void {
    this.end();
    clearTimeout(this.landing);
    this.isBlow = false;
  }

  /** Something is still to be told of the beat on show. */
  get isOpen(): boolean {
    return this.isOn || this.isBlow;
  }

  /** How many of its sentences are still to be told: what was rolled, or all that comes of a blow. */
  get untold(): number {
    if (this.isOn) return 1;
    return this.isBlow ? this.parts - 1 : 0;
  }

  /** Quiddity as it was before the dice were thrown; null if they lie still. */
  get quiddity(): Table["quiddity"] | null {
    return this.isOn ? (this.before?.quiddity ?? null) : null;
  }

  /** The phase in which the dice were thrown, though the turn may have gone on since; null if they lie still. */
  get phase(): Phase | null {
    return this.isOn ? this.thrownIn : null;
  }

  /** The Used Pile of a seat as it was before the blow; null if none is on its way. */
  usedOf(seat: SeatNumber): readonly Die[] | null {
    return this.isBlow ? (this.before?.players[seat]?.used ?? null) : null;
  }

  /** How much longer the beat on show has to stay, in milliseconds. */
  lingers(speed: Speed): number {
    return this.isOn ? READING * PACES[speed] : 0;
  }
}
