/** What of a beat is heard, and when. */

import type { Happening } from "../net/events";
import type { Beat } from "../state/beats";
import { blowOf, LIGHT, LUNGE, strikeOf, weightOf } from "../state/tempo";
import type { Sound } from "./voices";

export interface Cue {
  readonly sound: Sound;
  /** Milliseconds after the beat has begun. */
  readonly at: number;
  /** Which of many it is: how many semitones higher, or how heavy. */
  readonly step?: number;
}

/** Sounds of what can happen; where two are the same in one beat, one is heard. */
const HEARD: Readonly<Partial<Record<string, Sound>>> = {
  refilled: "rattle", captured: "capture", gained: "capture", summoned: "summon", readied: "spell", cast: "spell",
  anchored: "spell", attached: "summon", completed: "score", found: "score", spent: "put", culled: "put",
  locked: "put", unlocked: "put", quested: "summon",
};
/** Between two sounds of one beat, and between two holes of the Glory Track. */
const APART = 180;
const HOLES = 70;
/** More coins than these are a heap. */
const MOST_COINS = 8;
const BLOWS: ReadonlySet<string> = new Set(["defended", "destroyed", "saved", "held"]);

/** How dice of the beat move: when each is thrown, and when it touches the table. */
export interface Throw {
  readonly at: number;
  readonly touches: readonly number[];
}

/** `pace` stretches the times of a fight; those of dice that are thrown are what they are. */
export function cuesOf(beat: Beat, throws: readonly Throw[], pace: number): readonly Cue[] {
  const cues: Cue[] = [];
  if (beat.rolled.length > 0) cues.push(...rolling(throws));
  const end = Math.max(0, ...throws.map(({ touches }) => touches[0] ?? 0));
  const kinds = new Set(beat.happenings.map(([kind]) => kind));
  if (kinds.has("attacked")) cues.push(...striking(beat, pace));
  if ([...BLOWS].some((kind) => kinds.has(kind))) cues.push(...suffering(beat, pace));
  plain(beat.happenings).forEach((sound, place) => cues.push({ sound, at: end + place * APART, ...weight(sound, beat) }));
  cues.push(...scoring(beat.happenings, end));
  return cues;
}

function rolling(throws: readonly Throw[]): Cue[] {
  if (throws.length === 0) return [{ sound: "land", at: 0 }];
  return [
    { sound: "rattle", at: Math.min(...throws.map(({ at }) => at)) },
    ...throws.flatMap(({ touches }) => touches.map((at, place): Cue => ({ sound: place === 0 ? "land" : "bounce", at }))),
  ];
}

/** The light goes down, attackers strike, and their embers are a scale. */
function striking(beat: Beat, pace: number): Cue[] {
  const { lunges, embers, apart, count } = strikeOf(beat);
  return [
    { sound: "light", at: 0 },
    ...lunges.map((at): Cue => ({ sound: "lunge", at: (at + LUNGE.out / 2) * pace })),
    ...Array.from({ length: count }, (_, step): Cue => ({ sound: "ember", at: (Math.max(LIGHT.down, embers) + step * apart) * pace, step })),
  ];
}

/** The same scale going down, a pause, and then it breaks or holds. */
function suffering(beat: Beat, pace: number): Cue[] {
  const { bites, apart, hit, ends, count, ending } = blowOf(beat);
  const eaten = Array.from({ length: count }, (_, step): Cue => ({ sound: "ember", at: (bites + step * apart) * pace, step: count - step }));
  const blow: Cue[] = count > 0 ? [{ sound: "hit", at: hit * pace }] : [];
  if (ending === "breaks") return [...eaten, ...blow, { sound: "shatter", at: ends * pace + 40 }];
  return ending === "holds" ? [...eaten, ...blow, { sound: "shield", at: ends * pace }] : [...eaten, ...blow];
}

function scoring(happenings: readonly Happening[], begin: number): Cue[] {
  const coins = happenings.reduce((sum, [kind, , , , amount]) => (kind === "glory" && typeof amount === "number" ? sum + amount : sum), 0);
  return Array.from({ length: Math.min(MOST_COINS, Math.max(0, coins)) }, (_, step): Cue => ({ sound: "score", at: begin + step * HOLES, step }));
}

function plain(happenings: readonly Happening[]): readonly Sound[] {
  return [...new Set(happenings.flatMap(([kind]) => (Object.hasOwn(HEARD, kind) ? [HEARD[kind] as Sound] : [])))];
}

/** The higher the level, the more heavily a die is set down. */
function weight(sound: Sound, { happenings, table }: Beat): { step?: number } {
  if (sound !== "summon") return {};
  const id = happenings.find(([kind]) => kind === "summoned")?.[2];
  const die = table?.players.flatMap(({ ready }) => ready).find((one) => one.id === id);
  return { step: Math.round((weightOf(die?.level) - 0.8) * 4) };
}
