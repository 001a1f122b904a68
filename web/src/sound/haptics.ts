/** What is felt on a phone: short, and only where sounds are on. */

import { settings } from "../state/settings.svelte";
import type { Cue } from "./cues";
import type { Sound } from "./voices";

/** Milliseconds of buzzing and of rest, by turns. */
const FELT: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  hit: [20], shatter: [20, 30, 40], win: [60], turn: [15, 60, 15],
};

export function feel({ sound, at }: Cue): void {
  const pattern = FELT[sound];
  if (pattern === undefined || !settings.choices.sound || typeof navigator.vibrate !== "function") return;
  // before somebody has touched the page, browsers allow none
  setTimeout(() => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate([...pattern]), at);
}
