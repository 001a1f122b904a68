/** A game at one moment: seats, table, decision (docs/protocol.md, "The state"). */

import type { Open } from "./cards";

export type SeatNumber = number;
export type CardNumber = number;
export type DieNumber = number;

export type Status = Open<"waiting" | "running" | "over">;
export type Standing = Open<"verified" | "practice" | "taken_back" | "upgraded" | "restored">;
export type Phase = Open<"score" | "roll" | "immediate" | "ready" | "attack" | "capture" | "clean_up">;

/** Areas before a player in which single dice lie. */
export const AREAS = ["active", "ready", "locked", "spent", "used", "aside", "quest"] as const;
export type Area = (typeof AREAS)[number];
export type Zone = Open<Area | "bag" | "wilds" | "removed">;

export interface Seat {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly kind: Open<"human" | "open" | "bot">;
  /** The level of the bot that plays it now. */
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
  readonly sealed?: string | null;
  readonly revealed?: boolean;
  /** Whether the nonce was there for all to see from the beginning. */
  readonly open?: boolean;
  readonly resigned: boolean;
  readonly auto_roll: boolean;
  readonly pay_by_hand: boolean;
}

export interface Die {
  readonly id: DieNumber;
  readonly card: CardNumber;
  readonly face: number | null;
  readonly as?: CardNumber;
  readonly fresh?: boolean;
  readonly level?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly glory?: number;
  readonly against?: readonly (number | null)[];
  readonly damaged?: boolean;
  readonly immune?: boolean;
  readonly attached?: readonly DieNumber[];
  readonly with?: DieNumber;
}

/** Dice that lie together and cannot be told apart: the card, and how many. */
export type Heap = readonly [card: CardNumber, dice: number];

export interface Player extends Readonly<Record<Area, readonly Die[]>> {
  readonly glory: number;
  readonly bag: readonly Heap[];
}

export interface Quiddity {
  readonly total: number;
  readonly light: number;
  readonly dark: number;
}

export interface Attack {
  readonly area: Open<"ready" | "quest">;
  readonly attackers: readonly DieNumber[];
  readonly totals: readonly (number | null)[];
}

export interface Gift {
  readonly kind: string;
  readonly die: DieNumber | null;
  readonly seat: SeatNumber | null;
  readonly amount: number | null;
  readonly until: Open<"turn" | "attack" | "in_play" | "next_time">;
  readonly card: CardNumber | null;
}

export type Reason = Open<"glory" | "empty_cards" | "limit" | "resigned">;

export interface TableResult {
  readonly winners: readonly SeatNumber[];
  readonly reason: Reason;
  readonly glory: readonly number[];
  readonly turns: number;
  readonly text: string;
}

/** How the turn stands. */
export interface Stand {
  readonly turn: number;
  readonly phase: Phase;
  readonly active: SeatNumber;
  readonly quiddity: Quiddity;
  readonly captures: number;
}

export interface Table extends Stand {
  readonly goal: number;
  readonly attack: Attack | null;
  readonly players: readonly Player[];
  readonly wilds: readonly number[];
  readonly quests: readonly { readonly card: CardNumber; readonly seat: SeatNumber | null }[];
  readonly removed: readonly Heap[];
  readonly gifts: readonly Gift[];
  readonly over: boolean;
  readonly result: TableResult | null;
}

export interface Option {
  /** What a move sends. */
  readonly option: string;
  readonly words: string;
  readonly text: string;
  readonly die?: DieNumber;
  readonly card?: CardNumber;
  readonly player?: SeatNumber;
  readonly alike?: readonly DieNumber[];
  readonly price?: number;
}

export type DecisionKind = Open<
  | "act" | "roll" | "choose" | "defend" | "cull" | "use" | "cast" | "first" | "lock" | "quest" | "score" | "attack"
  | "name" | "light"
>;

export interface Decision {
  /** What a move has to answer. */
  readonly number: number;
  readonly seat: SeatNumber;
  readonly kind: DecisionKind;
  readonly text: string;
  readonly card: CardNumber | null;
  readonly die: DieNumber | null;
  readonly window: "protection" | "rescue" | null;
  readonly total: number | null;
  /** How many dice may be culled, one after the other. */
  readonly most?: number | null;
  readonly options: readonly Option[];
}

export interface Result {
  readonly winners: readonly SeatNumber[];
  readonly reason: Reason;
  readonly glory: readonly number[];
  readonly turns: number;
  readonly standing: Standing;
  readonly secret: string;
  readonly seed: string;
  readonly nonces: readonly string[];
}

export interface UndoAsked {
  readonly number: number;
  readonly seat: SeatNumber;
  readonly to: number;
  readonly agreed: readonly SeatNumber[];
}

export interface State {
  readonly game: string;
  readonly number: number;
  /** Proves that we have seen this; shown with the next hello. */
  readonly mark?: string;
  readonly status: Status;
  readonly standing: Standing;
  readonly seats: readonly Seat[];
  readonly undo: SeatNumber | null;
  readonly undo_asked: UndoAsked | null;
  readonly table: Table | null;
  readonly decision: Decision | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly clocks?: readonly number[];
  readonly ticking?: SeatNumber | null;
  /** Whether bots have played for so long by themselves that they wait for a person. */
  readonly paused?: boolean;
  /** Whether a game that is over has solved its puzzle. */
  readonly solved?: boolean;
}

/** The kind of an option: the first word of what a move sends, such as `summon` of `summon d9`. */
export function kindOf(option: Option): string {
  return option.option.split(" ", 1)[0] ?? option.option;
}

/** All dice an option is about, whichever of those alike is meant. */
export function diceOf(option: Option): readonly DieNumber[] {
  return option.alike ?? (option.die === undefined ? [] : [option.die]);
}
