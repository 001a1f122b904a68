/** What is said over the WebSocket, in both directions (docs/protocol.md, "The WebSocket"). */

import type { About, EventMessage, GameEvent } from "./events";
import { fits, MESSAGES } from "./shape";
import type { SeatNumber, State } from "./state";

export const PROTOCOL = 2;

export type MessageId = string | number | null;

export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly game: string;
  readonly secrets?: readonly string[];
  readonly invitation?: string;
  readonly since?: number | null;
  readonly mark?: string;
  readonly lang?: string;
  readonly id?: MessageId;
}

interface ForSeat {
  readonly seat?: SeatNumber | null;
}

/** What somebody points at: one thing. */
export type Pointed = { readonly die: number } | { readonly card: number } | { readonly player: SeatNumber };

/** Why something cannot be done; the ids are a closed list. */
export interface WhyNot {
  readonly id: string;
  readonly text: string;
}

/** What a client can ask for; each is answered by `done` or `refused`. */
export type Command = ForSeat &
  (
    | { readonly type: "ready"; readonly sealed: string }
    | { readonly type: "reveal"; readonly nonce: string }
    | { readonly type: "leave" }
    | { readonly type: "free" }
    | { readonly type: "move"; readonly answers: number; readonly option: string }
    | { readonly type: "undo"; readonly answers: number; readonly to?: number | null; readonly far?: boolean }
    | { readonly type: "undo_answer"; readonly asked: number; readonly agree: boolean }
    | { readonly type: "bot"; readonly level?: string }
    | { readonly type: "back" }
    | { readonly type: "resign" }
    | { readonly type: "rematch"; readonly wilds?: "new" | "same"; readonly ask?: boolean }
    | { readonly type: "rematch_answer"; readonly agree: boolean }
    | { readonly type: "say"; readonly phrase: string }
    | { readonly type: "say"; readonly text: string }
    | { readonly type: "code" }
    | { readonly type: "hint"; readonly answers: number }
    | (Pointed & { readonly type: "why_not"; readonly kind?: string | null })
    | { readonly type: "speak"; readonly lang: string }
    | { readonly type: "name"; readonly name: string }
  );

export type ClientMessage =
  | Hello
  | { readonly type: "ack"; readonly number: number }
  | { readonly type: "ping"; readonly id?: MessageId }
  | (Command & { readonly id: MessageId });

/** Who watches: how many, and what some of them are called. */
export interface Watching {
  readonly count: number;
  readonly names: readonly string[];
}

/** Somebody would like to play again: these seats are asked, and those have agreed. */
export interface Offer {
  readonly seat: SeatNumber;
  readonly wilds: "new" | "same";
  readonly asked: readonly SeatNumber[];
  readonly agreed: readonly SeatNumber[];
}

/** What somebody says: a phrase by its id, or a line of their own. */
export interface Said {
  readonly type: "said";
  readonly seat: SeatNumber;
  readonly phrase: string | null;
  readonly text: string | null;
}

export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly id: MessageId;
  readonly number: number;
  readonly seats: readonly SeatNumber[];
  readonly about: About;
  readonly state: State;
  readonly present: readonly SeatNumber[];
  /** Older servers say nothing of these. */
  readonly watching?: Watching;
  readonly offer?: Offer | null;
  readonly chat?: boolean;
  readonly missed?: readonly GameEvent[];
  /** What our mark proves is not in this game any more. */
  readonly restored?: boolean;
}

export interface Done {
  readonly type: "done";
  readonly id: MessageId;
  readonly number?: number;
  readonly repeated?: boolean;
  readonly game?: string;
  readonly code?: string;
  readonly seconds?: number;
  /** After `name`: as the server writes it. */
  readonly name?: string;
  readonly hint?: HintGiven;
  /** After `why_not`: null if it can be done. */
  readonly reason?: WhyNot | null;
  /** After `speak`: all there is to see, in the new language. */
  readonly state?: State;
}

/** An option, and the chance to win of whoever takes it, from 0 to 1, as a bot sees it in so many games in thought. */
export interface Tried {
  readonly option: string;
  readonly text: string;
  readonly chance: number;
  readonly games: number;
}

/** What the best available bot would do, a few other options, and why the first is better than one of them. */
export interface HintGiven extends Tried {
  readonly bot: string;
  readonly others: readonly Tried[];
  /** What it is held against; null if nothing is clearly worse. */
  readonly than: { readonly option: string; readonly text: string } | null;
  /** How much better it is than that, and the standard error of it. */
  readonly gain: number;
  readonly error: number;
  /** In whole sentences, the most important first. */
  readonly reasons: readonly string[];
}

export interface ErrorBody {
  readonly id: string;
  readonly text: string;
  readonly incident?: string;
}

export interface Refused {
  readonly type: "refused";
  readonly id: MessageId;
  readonly error: ErrorBody;
  readonly state?: State;
  /** With `bad_secret`: which secrets of the hello belong to no seat, by their places. */
  readonly void?: readonly number[];
}

export type ServerMessage =
  | Welcome
  | EventMessage
  | Done
  | Refused
  | { readonly type: "presence"; readonly present: readonly SeatNumber[]; readonly watching?: Watching }
  | Said
  | { readonly type: "again"; readonly offer: Offer | null; readonly declined: SeatNumber | null }
  | { readonly type: "pong"; readonly id: MessageId; readonly number: number; readonly at: number }
  | { readonly type: "bye"; readonly text: string };

/** Something was refused, by WebSocket or HTTP; act on `id`, show `message`. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    text: string,
    readonly state: State | null = null,
    readonly status = 0,
    readonly incident = "",
  ) {
    super(text);
    this.name = "Refusal";
  }
}

/** How commands end that nobody waits for any more: the table has been left. */
export const LEFT = "left";

export function hasLeft(refusal: unknown): boolean {
  return refusal instanceof Refusal && refusal.id === LEFT;
}

/** Refusals that pass: the same again later may be welcome. */
const PASSING: ReadonlySet<string> = new Set(["closing", "store_unavailable", "too_many", "internal", "unreachable"]);

export function isPassing(refusal: unknown): boolean {
  return refusal instanceof Refusal && PASSING.has(refusal.id);
}

/** A message as an object, or null if it is none that this page knows or can read: those are to be ignored. */
export function readMessage(text: string): ServerMessage | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null || !("type" in read) || typeof read.type !== "string") return null;
  const shape = Object.hasOwn(MESSAGES, read.type) ? MESSAGES[read.type] : undefined;
  return shape !== undefined && fits(read, shape) ? (read as ServerMessage) : null;
}
