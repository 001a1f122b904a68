/** Cards and their dice, as the server tells them (docs/protocol.md, "Cards"). */

/** A set of words that may grow: what is known is completed by the editor, what is not is still let through. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

export type Energy = "light" | "dark";

export interface Face {
  readonly kind: Open<"plain" | "creature" | "spell" | "lock" | "quartifact">;
  readonly notation: string;
  readonly text: string;
  /** How many of the six are like this one. */
  readonly odds: number;
  readonly level?: number | null;
  readonly attack?: number | null;
  readonly defense?: number | null;
  readonly bursts?: number;
  readonly quiddity?: number;
  readonly draw?: number;
  readonly energy?: Energy;
  readonly reroll?: boolean;
  readonly either?: boolean;
  readonly question?: boolean;
  readonly quartifact?: string;
}

export interface CardLine {
  /** On how many bursts the line holds; empty: always. */
  readonly bursts: readonly number[];
  readonly keyword: string;
  readonly text: string;
  /** The language of the text, if it is not the one of the page: a box may lack a translation. */
  readonly lang?: string;
}

/** Printed, told by somebody who held the card, or made by us to fit. */
export type Provenance = Open<"printed" | "reported" | "reconstructed">;
/** What a part of a card is that is not as printed; the smaller doubt first. */
export const DOUBTS = ["reported", "reconstructed"] as const;
export type Doubt = (typeof DOUBTS)[number];
export type ProvenancePart = "name" | "faces" | "stats" | "ability" | "bursts" | "anchored";

export interface Card {
  readonly id: string;
  readonly box: string;
  readonly box_title?: string;
  readonly name: string;
  readonly brief: string;
  readonly short: string;
  /** The same in every language: pictures and colours go by it. */
  readonly class: string;
  /** What people call the class; a server that is older than this page does not say. */
  readonly class_name?: string;
  readonly variant: string | null;
  readonly kind: Open<"basic" | "creature" | "spell" | "quest">;
  readonly cost: number | null;
  readonly discounted: number | null;
  readonly energy: Energy | null;
  readonly glory: number;
  readonly level: number | null;
  readonly text: readonly string[];
  readonly lines: readonly CardLine[];
  readonly faces: readonly Face[];
  /** Of the die, the second of its symbols. */
  readonly colours: readonly string[];
  readonly dice: number;
  readonly per_player: number;
  readonly is_large: boolean;
  /** What is special about its dice, if anything. */
  readonly traits?: readonly string[];
  /** A path on a 64 grid that its box has brought. */
  readonly emblem?: string;
  readonly provenance: Readonly<Record<ProvenancePart, Provenance>>;
  /** What is known of the printed card, and what is ours. */
  readonly note: string | null;
  readonly corrects: string | null;
}

/** The parts of the card that are not as printed but this; what the page does not know yet counts as ours. */
export function doubtfulParts(card: Card, doubt: Doubt): readonly string[] {
  const isMeant = (how: Provenance): boolean => (doubt === "reported" ? how === "reported" : how !== "printed" && how !== "reported");
  return Object.entries(card.provenance).flatMap(([part, how]) => (isMeant(how) ? [part] : []));
}

/** In what ways the card is not as printed; none: all of it is. */
export function doubtsOf(card: Card): readonly Doubt[] {
  return DOUBTS.filter((doubt) => doubtfulParts(card, doubt).length > 0);
}

/** Each different face of its die once, in the order of the die. */
export function differentFaces(card: Card): readonly Face[] {
  return card.faces.filter(({ notation }, place) => card.faces.findIndex((one) => one.notation === notation) === place);
}
