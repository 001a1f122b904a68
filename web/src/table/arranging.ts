/** How cards lie in the Wilds: each kind in its place, and columns as wide as their longest texts need. */

import type { Card } from "../net/cards";

export interface Laid {
  readonly card: Card;
  readonly number: number;
}

export interface Arrangement {
  /** The first column: what everybody knows. */
  readonly basics: readonly Laid[];
  readonly others: readonly Laid[];
  readonly quests: readonly Laid[];
}

export function arrangementOf(cards: readonly Card[]): Arrangement {
  const laid = cards.map((card, number) => ({ card, number }));
  return {
    // a place is kept for those that lie there only when they were culled: nothing else moves for them
    basics: laid.filter(({ card }) => card.kind === "basic"),
    others: laid.filter(({ card }) => card.kind !== "basic" && card.kind !== "quest"),
    quests: laid.filter(({ card }) => card.kind === "quest"),
  };
}

/** How narrow and how wide a column may be beside the usual one. */
const [NARROW, WIDE] = [0.85, 1.3];
/** Letters that a usual column has room for without becoming dense. */
const USUAL = 150;

export function lettersOf({ text }: Pick<Card, "text">): number {
  return text.join(" ").length;
}

/** Shares of the width, one for each column, of cards that lie in so many rows, row by row. */
export function sharesOf(cards: readonly Pick<Card, "text">[], columns: number): readonly number[] {
  return Array.from({ length: columns }, (_, column) => {
    const most = Math.max(0, ...cards.filter((_, place) => place % columns === column).map(lettersOf));
    return Math.round(100 * Math.min(WIDE, Math.max(NARROW, Math.sqrt(most / USUAL)))) / 100;
  });
}

/** Pixels that a usual column needs on a laptop: in less the longest word of a name is cut. */
const LEAST_COLUMN = 118;

/** Whether columns of these shares are too narrow in a window to be read: then the cards lie in rows, to be scrolled. */
export function isCrowded(shares: readonly number[], width: number): boolean {
  return width / shares.reduce((sum, share) => sum + share, 0) < LEAST_COLUMN;
}

/** Quests lie in columns of their own, two in each. */
export function pairsOf(quests: readonly Laid[]): readonly (readonly Laid[])[] {
  return Array.from({ length: Math.ceil(quests.length / 2) }, (_, place) => quests.slice(2 * place, 2 * place + 2));
}

/** They are always dense: so many letters make a usual column. */
const USUAL_QUEST = 260;

export function questShares(quests: readonly Laid[]): readonly number[] {
  return pairsOf(quests).map((pair) => {
    const most = Math.max(...pair.map(({ card }) => lettersOf(card)));
    return Math.round(100 * Math.min(WIDE, Math.max(NARROW, Math.sqrt(most / USUAL_QUEST)))) / 100;
  });
}

/** Heights of cards in a column, by how much there is to read. */
export function rowsOf(cards: readonly Laid[]): string {
  return cards.map(({ card }) => `minmax(var(--floor, min-content), ${(0.75 + Math.min(400, lettersOf(card)) / 300).toFixed(2)}fr)`).join(" ");
}

/** From so many letters on a text needs more than the usual row. */
const LONG = 260;

export function hasLong(cards: readonly Pick<Card, "text" | "kind">[]): boolean {
  return cards.some((card) => card.kind !== "basic" && lettersOf(card) > LONG);
}
