/** The log: what happened, a sentence each, turn by turn, and what of it was taken back. */

import { happeningsOf, storyOf, type GameEvent } from "../net/events";
import { sentences } from "../words/words.svelte";
import type { Beat } from "./beats";
import { partsOfBeat } from "./gathering";

export interface LogLine {
  readonly event: number;
  /** Which of the event's sentences it is. */
  readonly place: number;
  /** The turn it belongs to. */
  readonly turn: number;
  readonly kind: string;
  readonly player: number | null;
  /** Empty where the page has to find the words, by `kind`. */
  readonly text: string;
  readonly sums: readonly string[];
  readonly isTakenBack: boolean;
  readonly told: GameEvent;
}

/** Lines of one turn, from the one that says whose it is. */
export interface LogTurn {
  readonly turn: number;
  readonly head: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** Events that are told in the log even though the server has no story about them. */
const TOLD = new Set(["undo", "undo_asked", "undo_answered", "bot", "back", "bot_replaced", "resigned", "upgraded", "restored", "seat_moved", "over"]);

export function logAfter(log: readonly LogLine[], event: GameEvent): readonly LogLine[] {
  const before = withoutTakenBack(log, event);
  const turns = turnsIn(event);
  let turn = before.findLast((line) => !line.isTakenBack)?.turn ?? 0;
  const common = { event: event.number, isTakenBack: false, told: event };
  const story = storyOf(event).map((line, place): LogLine => {
    if (line.kind === "turn") turn = turns.shift() ?? turn;
    return { ...common, place, turn, kind: line.kind, player: line.player, text: line.text, sums: line.sums ?? [] };
  });
  if (story.length > 0) return [...before, ...story];
  if (!TOLD.has(event.kind)) return before;
  return [...before, { ...common, place: 0, turn, kind: event.kind, player: event.seat, text: "", sums: [] }];
}

export function logOf(events: readonly GameEvent[]): readonly LogLine[] {
  return events.reduce(logAfter, []);
}

/** The numbers of the turns that begin in an event. */
export function turnsIn(event: GameEvent): number[] {
  return happeningsOf(event).flatMap(([kind, , , , number]) => (kind === "turn" ? [Number(number)] : []));
}

/**
 * The event the table goes back to with this one; null if it does not go back.
 *
 * An undo says so. New rules begin where the turn did: with the last of the events `counted` so far in which one began.
 */
export function backTo(event: GameEvent, counted: readonly GameEvent[]): number | null {
  if (event.kind === "undo") return event.to;
  if (event.kind === "upgraded") return counted.findLast((one) => turnsIn(one).length > 0)?.number ?? null;
  return null;
}

/** The moves that counted: those that were taken back have made no difference. */
export function countedOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.reduce<readonly GameEvent[]>((counted, event) => {
    const to = backTo(event, counted);
    if (to !== null) return counted.filter((one) => one.number <= to);
    return event.kind === "move" || event.kind === "started" ? [...counted, event] : counted;
  }, []);
}

function withoutTakenBack(log: readonly LogLine[], event: GameEvent): readonly LogLine[] {
  if (event.kind !== "undo" && event.kind !== "upgraded") return log;
  const counted = log.filter((line) => !line.isTakenBack).map(({ told }) => told);
  const to = backTo(event, counted);
  if (to === null) return log;
  return log.map((line) => (line.event > to && line.told.kind === "move" ? { ...line, isTakenBack: true } : line));
}

/** The log as far as it has been told while a beat is on show, whose last sentences may be untold: nothing is given away. */
export function toldBy(log: readonly LogLine[], beat: Beat, untold: number): readonly LogLine[] {
  const place = (beat.place ?? Infinity) - untold;
  return log.filter((line) => line.event < beat.event || (line.event === beat.event && line.place <= place));
}

/** A sentence of an event: the log has it in the language of the page, even if that has changed since it was heard. */
export function lineAt(log: readonly LogLine[], at: Pick<Beat, "event" | "place"> | null | undefined): LogLine | undefined {
  if (at?.place === undefined) return undefined;
  return log.findLast(({ event, place }) => event === at.event && place === at.place);
}

/** What is told with a beat, without its last sentences that are untold. */
export function tellingOf(log: readonly LogLine[], beat: Beat | null, untold = 0): Pick<LogLine, "text" | "sums"> {
  const parts = beat === null ? [] : partsOfBeat(beat);
  const lines = parts.slice(0, parts.length - untold).map((part) => lineAt(log, part) ?? { text: part.line?.text ?? "", sums: part.line?.sums ?? [] });
  return { text: sentences(lines.map(({ text }) => text)), sums: lines.flatMap(({ sums }) => sums) };
}

export function turnsOf(log: readonly LogLine[]): readonly LogTurn[] {
  const turns: { turn: number; head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of log) {
    if (line.kind === "turn") turns.push({ turn: line.turn, head: line, lines: [] });
    else {
      if (turns.length === 0) turns.push({ turn: line.turn, head: null, lines: [] });
      turns.at(-1)?.lines.push(line);
    }
  }
  return turns;
}
