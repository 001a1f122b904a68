/** An event taken apart into beats: a sentence, what happened meanwhile, and how the table looks afterwards. */

import { happeningsOf, storyOf, type GameEvent, type Happening, type StoryLine } from "../net/events";
import type { State, Table } from "../net/state";
import { tableAfter } from "./picture";

export interface Beat {
  readonly event: number;
  /** The kind of the sentence, such as `rolled`; the kind of the event if there is none. */
  readonly kind: string;
  readonly line: StoryLine | null;
  /** Which of the event's sentences it is; if it has none, all of them have been told. */
  readonly place?: number;
  readonly happenings: readonly Happening[];
  /** Dice that are rolled in this beat. */
  readonly rolled: readonly number[];
  readonly table: Table | null;
  /** With this beat a fight is over in which somebody has defended. */
  readonly endsFight?: boolean;
}

/** The beats of one event. The last one shows the table as the server has it. */
export function beatsOf(event: GameEvent, before: Table | null, after: State | null): readonly Beat[] {
  const shares = shared(storyOf(event), happeningsOf(event));
  let table = before;
  const beats = shares.map(({ line, happenings }, place): Beat => {
    if (table !== null) table = tableAfter(table, happenings);
    return { event: event.number, kind: line?.kind ?? event.kind, line, place, happenings, rolled: rolledIn(happenings), table };
  });
  const silent = { event: event.number, kind: event.kind, line: null, happenings: [], rolled: [] };
  const last = beats.at(-1) ?? silent;
  const end = after === null ? table : after.table;
  const isBlow = last.happenings.some(([kind]) => BLOWS.has(kind) || kind === "attacked");
  if (table === null || end === null || end.phase === table.phase || !isBlow) {
    return withEnd([...beats.slice(0, -1), { ...last, table: end }], after);
  }
  // the next phase has begun, but as long as the blow is to be seen it is still the attack
  const blow = { ...last, table: { ...end, phase: table.phase } };
  return withEnd([...beats.slice(0, -1), blow, { ...silent, table: end }], after);
}

const BLOWS: ReadonlySet<string> = new Set(["defended", "destroyed", "saved", "held"]);

function withEnd(beats: readonly Beat[], after: State | null): readonly Beat[] {
  const isOver = after?.table == null || after.table.attack === null;
  const wasFought = beats.some((beat) => beat.happenings.some(([kind]) => kind === "defended"));
  if (!isOver || !wasFought) return beats;
  const last = beats.findLastIndex((beat) => beat.happenings.some(([kind]) => BLOWS.has(kind)));
  return beats.map((beat, place) => (place === last ? { ...beat, endsFight: true } : beat));
}

interface Share {
  readonly line: StoryLine | null;
  readonly happenings: readonly Happening[];
}

/** Gives each sentence its happenings: both come in the same order, and a sentence has the kind of what it tells. */
function shared(story: readonly StoryLine[], happenings: readonly Happening[]): readonly Share[] {
  if (story.length === 0) return happenings.length > 0 ? [{ line: null, happenings }] : [];
  const starts = [0];
  let from = 0;
  for (const [place, line] of story.entries()) {
    if (place === 0) {
      from = Math.max(0, happenings.findIndex(([kind]) => kind === line.kind));
      continue;
    }
    const found = happenings.findIndex(([kind], at) => at > from && kind === line.kind);
    // nothing of that kind is left: the sentence sums up what there is (cleaning up), and comes in its place
    const start = found < 0 ? cleaning(line, happenings, from) : led(happenings, found);
    starts.push(Math.max(start, starts.at(-1) ?? 0));
    if (found >= 0) from = found;
  }
  return story.map((line, place) => ({
    line,
    happenings: happenings.slice(starts[place], starts[place + 1] ?? happenings.length),
  }));
}

/** A Creature is moved and then summoned: both belong to the summoning. A phase belongs to what is told in it. */
function led(happenings: readonly Happening[], at: number): number {
  const before = happenings[at - 1];
  let start = before?.[0] === "moved" && before[2] === happenings[at]?.[2] ? at - 1 : at;
  while (happenings[start - 1]?.[0] === "phase") start -= 1;
  return start;
}

function cleaning(line: StoryLine, happenings: readonly Happening[], from: number): number {
  const at = happenings.findIndex(([kind, , , , what], i) => i >= from && kind === "phase" && what === "clean_up");
  return line.kind === "moved" && at >= 0 ? at : from + 1;
}

function rolledIn(happenings: readonly Happening[]): readonly number[] {
  return happenings.flatMap(([kind, , die]) => (kind === "rolled" && die !== null ? [die] : []));
}
