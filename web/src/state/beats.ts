/** An event taken apart into beats: a sentence, what happened meanwhile, and how the table looks afterwards. */

import { happeningsOf, storyOf, type GameEvent, type Happening, type Said, type StoryLine } from "../net/events";
import type { Die, State, Table } from "../net/state";
import { tableAfter } from "./picture";

export interface Beat {
  readonly event: number;
  /** The kind of the sentence, such as `rolled`; the kind of the event if there is none. */
  readonly kind: string;
  readonly line: Said | null;
  /** Which of the event's sentences it is; if it has none, all of them have been told. */
  readonly place?: number;
  readonly happenings: readonly Happening[];
  /** Dice that are rolled in this beat. */
  readonly rolled: readonly number[];
  readonly table: Table | null;
  /** With this beat a fight is over in which somebody has defended. */
  readonly endsFight?: boolean;
  /** Those that were gathered in this one, if it is several: see `gathered`. */
  readonly parts?: readonly Beat[];
}

/** The beats of one event. The last one shows the table as the server has it. */
export function beatsOf(event: GameEvent, before: Table | null, after: State | null): readonly Beat[] {
  const shares = shared(storyOf(event), happeningsOf(event));
  let table = before;
  const beats = shares.map(({ line, happenings }, place): Beat => {
    if (table !== null) table = { ...valued(tableAfter(table, happenings), after?.table ?? null), ...line?.now };
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

/** Creatures that have come into play just now, with the numbers that the server tells at the end of the event. */
function valued(table: Table, after: Table | null): Table {
  if (after === null) return table;
  const players = table.players.map((player, seat) => {
    const known = after.players[seat];
    const told = new Map([...(known?.ready ?? []), ...(known?.quest ?? [])].map((die) => [die.id, die]));
    const withValues = (die: Die): Die => {
      const now = told.get(die.id);
      return die.level === undefined && now?.level !== undefined && now.face === die.face ? { ...die, ...now } : die;
    };
    return { ...player, ready: player.ready.map(withValues), quest: player.quest.map(withValues) };
  });
  return { ...table, players };
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

/** Gives each sentence its happenings; what comes after the last one is shown with it. */
function shared(story: readonly StoryLine[], happenings: readonly Happening[]): readonly Share[] {
  if (story.length === 0) return happenings.length > 0 ? [{ line: null, happenings }] : [];
  return story.map((line, place) => ({
    line,
    happenings: happenings.slice(story[place - 1]?.until ?? 0, place + 1 < story.length ? line.until : happenings.length),
  }));
}

function rolledIn(happenings: readonly Happening[]): readonly number[] {
  return happenings.flatMap(([kind, , die]) => (kind === "rolled" && die !== null ? [die] : []));
}
