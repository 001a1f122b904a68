/** What of a beat is heard, and when. */

import type { Happening } from "../net/events";
import type { Beat } from "../state/beats";
import type { Sound } from "./voices";

export interface Cue {
  readonly sound: Sound;
  /** Milliseconds after the beat has begun. */
  readonly at: number;
}

/** Sounds of what can happen; where two are the same in one beat, one is heard. */
const HEARD: Readonly<Partial<Record<string, Sound>>> = {
  refilled: "rattle", captured: "take", gained: "take", summoned: "summon", readied: "spell", cast: "spell",
  anchored: "spell", attached: "summon", attacked: "attack", defended: "hit", destroyed: "destroy", glory: "glory",
  completed: "glory", found: "glory", spent: "put", culled: "put", locked: "put", unlocked: "put", quested: "summon",
};
/** Between two sounds of one beat. */
const APART = 180;

/** How dice of the beat move: when each is thrown, and when it touches the table. */
export interface Throw {
  readonly at: number;
  readonly touches: readonly number[];
}

export function cuesOf(beat: Pick<Beat, "happenings" | "rolled">, throws: readonly Throw[]): readonly Cue[] {
  const cues: Cue[] = [];
  if (beat.rolled.length > 0) cues.push(...rolling(throws));
  const end = Math.max(0, ...throws.map(({ touches }) => touches[0] ?? 0));
  kinds(beat.happenings).forEach((sound, place) => cues.push({ sound, at: end + place * APART }));
  return cues;
}

function rolling(throws: readonly Throw[]): Cue[] {
  if (throws.length === 0) return [{ sound: "land", at: 0 }];
  return [
    { sound: "rattle", at: Math.min(...throws.map(({ at }) => at)) },
    ...throws.flatMap(({ touches }) => touches.map((at, place): Cue => ({ sound: place === 0 ? "land" : "bounce", at }))),
  ];
}

function kinds(happenings: readonly Happening[]): readonly Sound[] {
  return [...new Set(happenings.flatMap(([kind]) => (Object.hasOwn(HEARD, kind) ? [HEARD[kind] as Sound] : [])))];
}
