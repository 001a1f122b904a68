/** When each die sets out and how long it takes: one after another, never in step, and done before the next beat. */

import type { Journey } from "./journeys";

export interface Timed<Going extends Journey = Journey> {
  readonly journey: Going;
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

const ROLL = 980;
const TRAVEL = 460;
/** Of the length of a roll, by how much it may differ from another one. */
const UNEVEN = 0.24;
const BETWEEN_ROLLS = 65;
const BETWEEN = 45;
/** A die that breaks is looked at for a moment first. */
const BREAKING = 260;
/** A beat's last part is for looking at what has come of it. */
const IN_TIME = 0.9;

/** From 0 to 1, always the same for the same die and beat: pictures can be compared, and no two dice keep step. */
export function luck(die: number, beat: number): number {
  const mixed = Math.imul((die + 1) * 2654435761 ^ ((beat + 1) * 40503), 2246822519) >>> 0;
  return (mixed ^ (mixed >>> 15)) % 1000 / 1000;
}

/** `pace` stretches all times; `length` is how long the beat is on show, in milliseconds. */
export function schedule<Going extends Journey>(
  journeys: readonly Going[],
  beat: number,
  pace: number,
  length: number,
): readonly Timed<Going>[] {
  const first = leg(journeys.filter((journey) => journey.leg === 0), beat, 0);
  const turn = Math.max(0, ...first.filter(({ journey }) => journey.to.zone === "bag").map(endOf));
  const second = leg(journeys.filter((journey) => journey.leg === 1), beat, turn);
  const all = [...first, ...second];
  const end = Math.max(1, ...all.map(endOf)) * pace;
  const scale = pace * Math.min(1, (length * IN_TIME) / end);
  return all.map(({ journey, delay, duration }) => ({
    journey,
    delay: Math.round(delay * scale),
    duration: Math.round(duration * scale),
  }));
}

export function endOf({ delay, duration }: Timed): number {
  return delay + duration;
}

function leg<Going extends Journey>(journeys: readonly Going[], beat: number, start: number): Timed<Going>[] {
  let [rolls, travels] = [0, 0];
  return journeys.map((journey) => {
    const chance = luck(journey.die.id, beat);
    if (journey.rolls) {
      const delay = start + rolls * BETWEEN_ROLLS + chance * BETWEEN_ROLLS;
      rolls += 1;
      return { journey, delay, duration: ROLL * (1 - UNEVEN / 2 + UNEVEN * chance) };
    }
    const delay = start + travels * BETWEEN + chance * BETWEEN;
    travels += 1;
    return { journey, delay, duration: TRAVEL + (journey.breaks ? BREAKING : 0) };
  });
}
