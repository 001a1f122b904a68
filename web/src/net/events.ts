/** What happens in a game, numbered without gaps (docs/protocol.md, "Events" and "What happened"). */

import type { Open } from "./cards";
import type { DieNumber, Result, SeatNumber, Stand, State } from "./state";

/** A sentence about what happened. */
export interface Said {
  readonly kind: string;
  readonly player: SeatNumber | null;
  readonly text: string;
  /** An attack's total, part by part. */
  readonly sums?: readonly string[];
  /** The dice that attack. */
  readonly attackers?: readonly DieNumber[];
}

export interface StoryLine extends Said {
  /** How many of the event's happenings are told by it and the lines before it. */
  readonly until: number;
  readonly now: Stand;
}

export type HappeningKind = Open<
  | "turn" | "phase" | "drawn" | "rolled" | "refilled" | "moved" | "summoned" | "readied" | "cast" | "attached"
  | "copied" | "spent" | "quiddity" | "glory" | "lost" | "scored" | "attacked" | "total" | "defended" | "destroyed"
  | "saved" | "held" | "captured" | "gained" | "culled" | "removed" | "ability" | "turned" | "locked" | "unlocked"
  | "anchored" | "quested" | "challenged" | "completed" | "failed" | "found" | "returned" | "over"
>;

export type Happening = readonly [
  kind: HappeningKind,
  player: number | null,
  die: number | null,
  card: number | null,
  number: number | string | null,
  other: number | string | null,
  face: number | null,
];

/** What does not change about a game. */
export interface About {
  readonly game: string;
  readonly commitment: string | null;
  readonly sets: readonly string[];
  /** None while they are still to be dealt. */
  readonly wilds: readonly string[];
  /** Whether they are dealt only when the game begins, from everybody's dice. */
  readonly later?: boolean;
  readonly dealt: Open<"random" | "named" | "chosen" | "same">;
  readonly named: string;
  readonly printed_only: boolean;
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly first: SeatNumber | null;
  readonly lots: readonly SeatNumber[];
  readonly lot: unknown;
  readonly public: boolean;
  readonly title: string;
  readonly clock: Clock | null;
  readonly practice: boolean;
  readonly after: string;
  /** The place in another game that this one goes on from. */
  readonly origin: Origin | null;
  /** The day whose Wilds these are, or nothing. */
  readonly today?: string;
  /** The puzzle whose table it begins from, or nothing. */
  readonly puzzle?: string;
}

export interface Origin {
  readonly game: string;
  readonly number: number;
}

export type RuleValue = string | number | boolean | null;

export interface Clock {
  readonly bank: number;
  readonly turn: number;
  readonly then: "bot" | "resign";
}

interface Happened<Kind extends string> {
  readonly number: number;
  readonly kind: Kind;
  readonly seat: SeatNumber | null;
  readonly at: number;
}

interface Told {
  readonly story: readonly StoryLine[];
  readonly happenings: readonly Happening[];
}

interface Timed {
  readonly clocks: readonly number[];
}

export type GameEvent =
  | (Happened<"created"> & { readonly setup: Omit<About, "game" | "commitment">; readonly commitment: string })
  | (Happened<"sat"> & { readonly name: string; readonly auto_roll: boolean; readonly pay_by_hand: boolean })
  | (Happened<"stood"> & { readonly why?: Open<"own" | "freed"> })
  | (Happened<"ready"> & { readonly nonce: string; readonly sealed?: string })
  | (Happened<"revealed"> & { readonly nonce: string })
  | (Happened<"started"> & Told & Timed & {
      readonly players: readonly string[];
      readonly first: SeatNumber;
      /** Dealt just now, if they were not there before. */
      readonly wilds?: readonly string[];
      /** How often nonces were sealed. */
      readonly exchanges?: number;
    })
  | (Happened<"move"> & Told & Timed & {
      readonly answers: number;
      readonly option: string;
      readonly words: string;
      readonly turn: number;
      readonly by: Open<"person" | "bot">;
    })
  | (Happened<"undo"> & Timed & { readonly answers: number; readonly to: number; readonly far: boolean })
  | (Happened<"undo_asked"> & { readonly to: number })
  | (Happened<"undo_answered"> & { readonly asked: number; readonly agree: boolean })
  | (Happened<"bot"> & Timed & { readonly level: string; readonly why: Open<"own" | "alone" | "clock"> })
  | (Happened<"back"> & Timed)
  | (Happened<"bot_replaced"> & {
      readonly before: string;
      readonly level: string;
      readonly why: Open<"slow" | "crashed" | "raised" | "illegal">;
    })
  | (Happened<"resigned"> & Timed & { readonly why: Open<"own" | "clock">; readonly level: string })
  | (Happened<"over"> & Result)
  | (Happened<"rematch"> & { readonly game: string })
  | (Happened<"upgraded"> & { readonly before: string; readonly now: string })
  | (Happened<"restored"> & { readonly seen: number })
  | Happened<"seat_moved">;

/** An event as it comes by the WebSocket: with the state it has led to. */
export type EventMessage = GameEvent & { readonly type: "event"; readonly state: State };

/** An event as it is looked at again: the state is null where the server's rules of today cannot tell it. */
export type PastEvent = GameEvent & { readonly state: State | null };

export function storyOf(event: GameEvent): readonly StoryLine[] {
  return "story" in event ? event.story : [];
}

export function happeningsOf(event: GameEvent): readonly Happening[] {
  return "happenings" in event ? event.happenings : [];
}
