/** How long everything on show takes: beats, and every step of a fight. One clock for the eye and the ear. */

import type { Beat } from "./beats";
import { chapterOf, partsOfBeat, type Chapter } from "./gathering";
import { partsOf } from "./sum";
import type { Speed } from "./settings.svelte";

/** By how much a speed stretches all times. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };

/** Milliseconds at normal speed. */
const LENGTHS: Readonly<Record<Chapter, number>> = { score: 400, roll: 700, ready: 650, attack: 900, blow: 700, capture: 750 };
const PLAIN = 450;
/** Each die that is rolled with others takes a little longer. */
const PER_DIE = 65;
/** The result of a game is not hurried past. */
const OVER = 600;
/** A sentence longer than these letters gets a little more for each. */
const SHORT = 90;
const PER_LETTER = 2;
/** Without motion the pictures of a fight stand still, one after another. */
const STILL = 700;

const quiet = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether nothing is to move. */
export function isQuiet(): boolean {
  return quiet?.matches === true;
}

export function lengthOf(beat: Beat, speed: Speed): number {
  if (beat.line === null && beat.happenings.length === 0) return 0;
  const letters = beat.line?.text.length ?? 0;
  return PACES[speed] * (bare(beat) + PER_LETTER * Math.max(0, letters - SHORT));
}

function bare(beat: Beat): number {
  const chapter = chapterOf(beat.kind);
  if (beat.kind === "over") return OVER;
  if (chapter === "attack") return Math.max(strikeOf(beat).length, isQuiet() ? STILL : 0);
  if (chapter === "blow") return Math.max(blowOf(beat).length, isQuiet() ? STILL : 0);
  return chapter === null ? PLAIN : LENGTHS[chapter] + PER_DIE * Math.min(6, beat.rolled.length);
}

// -- a fight: milliseconds after its beat has begun, at normal speed -------------------------------

export const LIGHT = { down: 240, up: 320 };
const GATHER = 320;
/** Attackers strike one after another. */
const APART = 140;
export const LUNGE = { out: 200, back: 160 };
const EMBER = 60;
const EMBERS = 500;
const BITE = 60;
const BITES = 420;
/** A defender steps up, and an ember is on its way. */
export const STEP = 120;
export const RISE = 180;
/** The pause is the drama. */
const STILLNESS = 90;
export const SHAKE = 120;
export const SHATTER = 380;
export const FALL = 460;
export const SHIELD = 260;
/** Whoever has nobody to stop them is through in a moment. */
const THROUGH = 900;

/** How heavily something strikes: by its level, in shares of the usual time and way. */
export function weightOf(level: number | undefined): number {
  return level === undefined || level <= 1 ? 0.8 : level === 2 ? 1 : 1.3;
}

export interface Strike {
  /** When each attacker sets out. */
  readonly lunges: readonly number[];
  /** When the first ember comes, and after which time each other. */
  readonly embers: number;
  readonly apart: number;
  /** How many there are, as far as can be told without the table. */
  readonly count: number;
  readonly length: number;
}

export function strikeTimes(attackers: number, total: number, canDefend: boolean): Strike {
  const start = canDefend ? GATHER : 160;
  const lunges = Array.from({ length: attackers }, (_, place) => start + place * Math.min(APART, 560 / Math.max(1, attackers)));
  const embers = start + LUNGE.out;
  const apart = Math.min(EMBER, (canDefend ? EMBERS : 260) / Math.max(1, total));
  const end = Math.max((lunges.at(-1) ?? start) + LUNGE.out + LUNGE.back, embers + apart * total) + 150;
  return { lunges, embers, apart, count: total, length: canDefend ? end : THROUGH };
}

export interface Blow {
  /** The first ember rises, and after which time each other. */
  readonly bites: number;
  readonly apart: number;
  /** After a moment in which all is still it is hit. */
  readonly hit: number;
  /** It breaks or holds. */
  readonly ends: number;
  readonly ending: Ending;
  readonly count: number;
  readonly length: number;
}

/** It breaks, it holds, or that is not known yet. */
export type Ending = "breaks" | "holds" | "open";

export function blowTimes(eaten: number, ending: Ending): Blow {
  const apart = Math.min(BITE, BITES / Math.max(1, eaten));
  const still = STEP + apart * Math.max(0, eaten - 1) + RISE;
  const hit = eaten > 0 ? still + STILLNESS : 0;
  const ends = hit;
  const after = ending === "breaks" ? SHATTER + 60 : ending === "holds" ? SHIELD + 160 : SHAKE + 200;
  return { bites: STEP, apart, hit, ends, ending, count: eaten, length: ends + after };
}

/** The strike of a beat, as far as it can be told without the table. */
export function strikeOf(beat: Beat): Strike {
  const lines = partsOfBeat(beat).map(({ line }) => line);
  const counted = lines.find((line) => (line?.sums?.length ?? 0) > 0);
  const total = Math.max(0, ...beat.happenings.map(([kind, , , , amount]) => (kind === "attacked" && typeof amount === "number" ? amount : 0)));
  const others = partsOf(counted?.sums ?? [])?.filter(({ why }) => why !== "").length ?? 0;
  const times = strikeTimes(counted?.attackers?.length ?? lines[0]?.attackers?.length ?? 1, total, counted !== undefined);
  // a sum with reasons is read, not only counted
  return { ...times, length: times.length + 250 * others };
}

export function blowOf({ happenings }: Pick<Beat, "happenings">): Blow {
  const [, , , , took, defense] = happenings.find(([kind]) => kind === "defended") ?? [];
  const [attack, stands] = [typeof took === "number" ? took : 0, typeof defense === "number" ? defense : 0];
  const breaks = happenings.some(([kind]) => kind === "destroyed");
  const isOpen = !breaks && attack >= stands && !happenings.some(([kind]) => kind === "saved" || kind === "held");
  return blowTimes(Math.min(attack, Math.max(stands, 0)), breaks ? "breaks" : isOpen ? "open" : "holds");
}
