/** What has to be taken out of the real boxes for Wilds that were dealt. */

import type { Card } from "../../net/cards";
import { GOALS } from "../rules/contents";

export interface Taken {
  readonly card: Card;
  /** All dice of its class that are needed: those on the card, and those in bags. */
  readonly dice: number;
  /** The box the dice are in: single cards and later versions are played with dice of an older box. */
  readonly diceBox: string;
}

export interface Group {
  readonly kind: string;
  readonly cards: readonly Taken[];
}

export interface Given {
  readonly card: Card;
  readonly dice: number;
}

export interface Sheet {
  readonly groups: readonly Group[];
  /** What each player begins with in the bag: dice of these cards, so many of each. */
  readonly bag: readonly Given[];
  /** Large dice, which have no card and are never in a bag: they lie beside each player. */
  readonly beside: readonly Given[];
  readonly goal: number;
}

const ORDER = ["basic", "creature", "spell", "quest"];

/** The box each class of dice came with: the first that has a card for it. `all` are the cards of every box, oldest first. */
export function diceBoxes(all: readonly Card[]): ReadonlyMap<string, string> {
  const boxes = new Map<string, string>();
  for (const card of all) if (!boxes.has(card.class)) boxes.set(card.class, card.box);
  return boxes;
}

export function sheetOf(dealt: readonly Card[], players: number, boxes: ReadonlyMap<string, string>): Sheet {
  const taken = dealt.filter(({ is_large }) => !is_large).map((card) => ({
    card,
    dice: card.dice + card.per_player * players,
    diceBox: boxes.get(card.class) ?? card.box,
  }));
  const groups = ORDER.map((kind) => ({ kind, cards: taken.filter(({ card }) => card.kind === kind) }));
  const given = dealt.filter(({ per_player }) => per_player > 0).map((card) => ({ card, dice: card.per_player }));
  const hasQuests = dealt.some(({ kind }) => kind === "quest");
  const goal = GOALS.find((one) => one.players === players);
  return {
    groups: groups.filter(({ cards }) => cards.length > 0),
    bag: given.filter(({ card }) => !card.is_large),
    beside: given.filter(({ card }) => card.is_large),
    goal: (hasQuests ? goal?.quests : goal?.goal) ?? 0,
  };
}
