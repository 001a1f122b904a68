/** What belongs together is one beat: nobody waits for every sentence of bookkeeping, and a Creature falls as it is hit. */

import type { Said } from "../net/events";
import { sentences } from "../words/words.svelte";
import type { Beat } from "./beats";

export type Chapter = "score" | "roll" | "ready" | "attack" | "blow" | "capture";

const CHAPTERS: Readonly<Partial<Record<string, Chapter>>> = {
  turn: "score", scored: "score", glory: "score", lost: "score",
  refilled: "roll", drawn: "roll", rolled: "roll",
  spent: "ready", summoned: "ready", readied: "ready", cast: "ready", attached: "ready", anchored: "ready",
  attacked: "attack", total: "blow", defended: "blow", destroyed: "blow", saved: "blow", held: "blow",
  captured: "capture", gained: "capture",
};
/** These say what came of something, and go with whatever that was. */
const LOOSE: ReadonlySet<string> = new Set(["ability", "quiddity", "moved", "culled", "turned", "copied", "locked", "unlocked"]);
/** Letters that can be read while a beat is on show. */
const MOST = 280;

export function chapterOf(kind: string): Chapter | null {
  return CHAPTERS[kind] ?? null;
}

/** Takes the first beats that belong together from a queue, as one. */
export function gathered(queue: Beat[]): Beat | undefined {
  let beat = queue.shift();
  while (beat !== undefined && queue[0] !== undefined && belong(beat, queue[0])) beat = joined(beat, queue.shift() as Beat);
  return beat;
}

function belong(beat: Beat, next: Beat): boolean {
  if (beat.line === null || next.line === null || beat.endsFight === true) return false;
  if (beat.line.text.length + next.line.text.length > MOST) return false;
  // what dice have come to is not told with what comes of it; and what was drawn is told with the roll
  if (beat.rolled.length > 0) return false;
  const chapter = chapterOf(beat.kind);
  if (chapter === "attack" || chapter === "blow") return beat.event === next.event && isSameBlow(next, chapter);
  if (LOOSE.has(next.kind)) return true;
  // an ability that rolls is told with what it rolls
  if (LOOSE.has(beat.kind)) return chapterOf(next.kind) === "ready" || chapterOf(next.kind) === "roll";
  // paying is a part of what is paid for
  if (beat.kind === "spent" && next.kind === "captured") return true;
  return chapter !== null && chapterOf(next.kind) === chapter;
}

/** One attack on everybody is one; each defender has a blow, with how it ends and what comes of it. */
function isSameBlow(next: Beat, chapter: Chapter): boolean {
  if (chapter === "attack") return next.kind === "attacked";
  return LOOSE.has(next.kind) || (next.kind !== "defended" && chapterOf(next.kind) === "blow");
}

function joined(beat: Beat, next: Beat): Beat {
  const parts = [...partsOfBeat(beat), ...partsOfBeat(next)];
  const [first, second] = [beat.line as Said, next.line as Said];
  const sums = [...(first.sums ?? []), ...(second.sums ?? [])];
  return {
    ...next,
    // it is what it began with, unless that only leads up to something
    kind: next.rolled.length > 0 || beat.kind === "spent" ? next.kind : beat.kind,
    line: { ...first, text: sentences([first.text, second.text]), ...(sums.length > 0 ? { sums } : {}) },
    happenings: [...beat.happenings, ...next.happenings],
    rolled: [...beat.rolled, ...next.rolled],
    ...(beat.endsFight === true || next.endsFight === true ? { endsFight: true } : {}),
    parts,
  };
}

/** The beats that were gathered in one, each with its own sentence. */
export function partsOfBeat(beat: Beat): readonly Beat[] {
  return beat.parts ?? [beat];
}
