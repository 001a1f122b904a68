/** What dice have come to is not told before they lie still. */

import type { StoryLine } from "../net/events";
import type { Phase, Table } from "../net/state";
import type { Beat } from "./beats";
import { PACES } from "./tempo";
import type { Speed } from "./settings.svelte";

/** Milliseconds that what was rolled stays to be read once the dice lie still, at normal speed. */
const READING = 300;

export class Suspense {
  /** Dice are rolling, and what is told of them waits. */
  isOn = $state(false);
  /** Whether dice are seen rolling at all; whoever moves them over the table says so. */
  isSeen: () => boolean = () => false;
  private before: Table | null = $state.raw(null);
  private thrownIn: Phase | null = $state(null);

  /** A beat comes on show, on a table that has been as `before`. */
  begin(beat: Beat, before: Table | null): void {
    this.isOn = beat.rolled.length > 0 && beat.table !== null && this.isSeen();
    this.before = before;
    this.thrownIn = beat.line !== null && "now" in beat.line ? (beat.line as StoryLine).now.phase : null;
  }

  /** The dice lie still. */
  end(): void {
    this.isOn = false;
  }

  /** Quiddity as it was before the dice were thrown; null if they lie still. */
  get quiddity(): Table["quiddity"] | null {
    return this.isOn ? (this.before?.quiddity ?? null) : null;
  }

  /** The phase in which the dice were thrown, though the turn may have gone on since; null if they lie still. */
  get phase(): Phase | null {
    return this.isOn ? this.thrownIn : null;
  }

  /** How much longer the beat on show has to stay, in milliseconds. */
  lingers(speed: Speed): number {
    return this.isOn ? READING * PACES[speed] : 0;
  }
}
