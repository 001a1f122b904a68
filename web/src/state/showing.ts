/** Shows beats one after another, each for a while; or all at once. */

import type { Beat } from "./beats";
import type { Speed } from "./settings.svelte";

/** Milliseconds a beat is shown for at normal speed; longer sentences get more. */
const LENGTHS: Readonly<Record<string, number>> = { rolled: 1300, attacked: 1500, defended: 1400, destroyed: 1400, over: 600 };
const PLAIN = 750;
const PER_LETTER = 9;
const PACES: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export function lengthOf(beat: Beat, speed: Speed): number {
  if (beat.line === null && beat.happenings.length === 0) return 0;
  return PACES[speed] * ((LENGTHS[beat.kind] ?? PLAIN) + PER_LETTER * (beat.line?.text.length ?? 0));
}

export class Showing {
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isShowing = false;

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

  /** Shows all that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    const left = this.queue;
    this.queue = [];
    for (const beat of left) this.show(beat);
    this.finish();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.isShowing = false;
  }

  private next(): void {
    for (let beat = this.queue.shift(); beat !== undefined; beat = this.queue.shift()) {
      this.isShowing = true;
      this.show(beat);
      const length = lengthOf(beat, this.speed());
      if (length > 0) {
        this.timer = setTimeout(() => this.next(), length);
        return;
      }
    }
    this.finish();
  }

  private finish(): void {
    this.isShowing = false;
    this.rest();
  }
}
