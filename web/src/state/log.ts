/** The log: what happened, a sentence each, and what of it was taken back. */

import { storyOf, type GameEvent } from "../net/events";

export interface LogLine {
  readonly event: number;
  /** The decision that led to it: what is taken back is taken back from there. */
  readonly answers: number | null;
  readonly kind: string;
  readonly player: number | null;
  /** Empty where the page has to find the words, by `kind`. */
  readonly text: string;
  readonly sums: readonly string[];
  readonly isTakenBack: boolean;
  readonly told: GameEvent;
}

/** Events that are told in the log even though the server has no story about them. */
const TOLD = new Set(["undo", "undo_asked", "undo_answered", "bot", "back", "bot_replaced", "resigned", "upgraded", "seat_moved", "over"]);

export function logAfter(log: readonly LogLine[], event: GameEvent): readonly LogLine[] {
  const before =
    event.kind === "undo"
      ? log.map((line) =>
          line.answers !== null && line.answers >= event.to && line.event < event.number
            ? { ...line, isTakenBack: true }
            : line,
        )
      : log;
  const answers = event.kind === "move" ? event.answers : null;
  const common = { event: event.number, answers, isTakenBack: false, told: event };
  const story = storyOf(event).map((line): LogLine => ({
    ...common, kind: line.kind, player: line.player, text: line.text, sums: line.sums ?? [],
  }));
  if (story.length > 0) return [...before, ...story];
  if (!TOLD.has(event.kind)) return before;
  return [...before, { ...common, kind: event.kind, player: event.seat, text: "", sums: [] }];
}
