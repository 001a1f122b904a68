/** Shows beats one after another, each for a while; or all at once. */

import type { Beat } from "./beats";
import { gathered } from "./gathering";
import type { Speed } from "./settings.svelte";
import { lengthOf } from "./tempo";

export class Showing {
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isShowing = false;
  /** It stays where it is until it is told to go on: somebody has stopped it, or it rests. */
  isPaused = $state(false);
  /** What is shown now, until it has been asked whether to rest after it. */
  private beat: Beat | null = null;
  /** Whether to rest after a beat until told to go on: somebody has something to say about it. */
  restsAfter: (beat: Beat) => boolean = () => false;
  /** Whether beats that belong together are shown as one. */
  gathers = true;
  /** By how many milliseconds the beat on show stays longer than others of its kind. */
  lingers: () => number = () => 0;

  constructor(
    private readonly speed: () => Speed,
    private readonly show: (beat: Beat) => void,
    /** Nothing is left to be shown. */
    private readonly rest: () => void,
  ) {}

  get isBusy(): boolean {
    return this.isShowing;
  }

  /** The table as it will be when all is shown. */
  get end(): Beat | null {
    return this.queue.at(-1) ?? null;
  }

  add(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    if (!this.isShowing) this.next();
  }

  /** Shows all that waits at once, up to where it rests. */
  skip(): void {
    clearTimeout(this.timer);
    this.isPaused = false;
    if (this.restsNow()) return;
    for (let beat = this.queue.shift(); beat !== undefined; beat = this.queue.shift()) {
      this.show(beat);
      this.beat = beat;
      if (this.restsNow()) return;
    }
    this.finish();
  }

  /** After a rest. */
  goOn(): void {
    clearTimeout(this.timer);
    this.isPaused = false;
    this.next();
  }

  /** Stays at what is shown now, until `goOn` or `step`. */
  pause(): void {
    if (!this.isShowing) return;
    clearTimeout(this.timer);
    this.isPaused = true;
  }

  /** Shows the next beat, and stays there if it is paused. */
  step(): void {
    clearTimeout(this.timer);
    if (!this.restsNow()) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.beat = null;
    this.isShowing = false;
    this.isPaused = false;
  }

  private next(): void {
    for (let beat = this.take(); beat !== undefined; beat = this.take()) {
      this.isShowing = true;
      this.show(beat);
      this.beat = beat;
      const length = lengthOf(beat, this.speed()) + this.lingers();
      if (this.isPaused && length > 0) return;
      if (length > 0) {
        this.timer = setTimeout(() => this.restsNow() || this.next(), length);
        return;
      }
      if (this.restsNow()) return;
    }
    this.finish();
  }

  private take(): Beat | undefined {
    return this.gathers ? gathered(this.queue) : this.queue.shift();
  }

  /** Whether the beat that was shown is one to rest after; it is asked about once. */
  private restsNow(): boolean {
    const beat = this.beat;
    this.beat = null;
    if (beat === null || !this.restsAfter(beat)) return false;
    this.isPaused = true;
    return true;
  }

  private finish(): void {
    this.isShowing = false;
    this.isPaused = false;
    this.rest();
  }
}
