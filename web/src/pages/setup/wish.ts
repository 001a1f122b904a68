/** What has been set up so far, as a wish to the server. */

import type { Clock, RuleValue } from "../../net/events";
import type { Box, GameWish, Rule, SeatWish, WildsWish } from "../../net/server";

export interface SeatDraft {
  kind: "human" | "open" | "bot";
  name: string;
  level: string;
}

/** What the Wilds are dealt from. */
export interface WildsDraft {
  boxes: string[];
  /** The name of ready-made Wilds; empty: by lot. */
  named: string;
  /** Ids of cards that stay whatever is dealt beside them. */
  chosen: string[];
  printedOnly: boolean;
  rules: Record<string, RuleValue>;
  /** Dealt only when the game begins, from everybody's dice, and not shown before. */
  isLater: boolean;
  /** Makes the dice and the deal the same each time; empty: by lot. */
  seed: string;
}

export interface Draft extends WildsDraft {
  seats: SeatDraft[];
  isPublic: boolean;
  title: string;
  autoRoll: boolean;
  /** The place of who begins; null: by lot. */
  first: number | null;
  clock: Clock | null;
}

export const MOST_SEATS = 4;
export const LEAST_SEATS = 2;
/** Ten minutes for the game and twenty seconds more each turn. */
export const USUAL_CLOCK: Clock = { bank: 600, turn: 20, then: "bot" };

export function newWildsDraft(): WildsDraft {
  return { boxes: [], named: "", chosen: [], printedOnly: false, rules: {}, isLater: false, seed: "" };
}

export function newDraft(name: string, level = "greedy", autoRoll = false): Draft {
  return {
    ...newWildsDraft(),
    seats: [{ kind: "human", name, level }, { kind: "bot", name: "", level }],
    isPublic: false,
    title: "",
    autoRoll,
    first: null,
    clock: null,
  };
}

/** Whether a rule means anything with these boxes. */
export function isInPlay(rule: string, draft: WildsDraft, boxes: readonly Box[]): boolean {
  const chosen = boxes.filter(({ id }) => draft.boxes.includes(id));
  if (rule === "quests") return chosen.some(({ quests }) => quests > 0);
  if (rule === "mix") return chosen.some(({ leads }) => leads);
  if (rule === "side_cards") return chosen.some(({ leads }) => leads) && draft.rules["mix"] === "side";
  return true;
}

/** Only what differs from the standard is sent: the standard may change. */
export function rulesOf(draft: WildsDraft, rules: readonly Rule[], boxes: readonly Box[]): Record<string, RuleValue> {
  const standard = new Map(rules.map((rule) => [rule.name, rule.standard]));
  return Object.fromEntries(
    Object.entries(draft.rules).filter(([name, value]) => standard.get(name) !== value && isInPlay(name, draft, boxes)),
  );
}

/** What there is to choose from, as far as a wish needs it. */
export interface Choices {
  readonly rules: readonly Rule[];
  readonly boxes: readonly Box[];
}

/** `wilds` are cards that have to be among them; none: those that were chosen. */
export function wildsWish(draft: WildsDraft, offer: Choices, wilds: readonly string[] = draft.chosen): WildsWish {
  const seed = draft.seed.trim();
  return {
    ...(draft.named === "" ? { sets: draft.boxes } : {}),
    ...(draft.named === "" ? (wilds.length > 0 ? { wilds } : {}) : { wilds: [draft.named] }),
    printed_only: draft.printedOnly,
    rules: rulesOf(draft, offer.rules, offer.boxes),
    ...(seed === "" ? {} : { seed }),
  };
}

/** Whether there is anything left to deal when the game begins: a name or a seed says it all. */
export function canWait(draft: WildsDraft): boolean {
  return draft.named === "" && draft.seed.trim() === "";
}

/** `wilds` are the cards that were looked at: the game is played with these, unless they are dealt later. */
export function gameWish(draft: Draft, offer: Choices, wilds: readonly string[]): GameWish {
  const seats = draft.seats.map((seat): SeatWish => {
    const name = seat.name.trim();
    if (seat.kind === "human") return { kind: "human", ...(name === "" ? {} : { name }), auto_roll: draft.autoRoll };
    return seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: "open" };
  });
  const isLater = draft.isLater && canWait(draft);
  return {
    ...(isLater ? { ...wildsWish(draft, offer), deal: "start" as const } : wildsWish(draft, offer, wilds)),
    seats,
    public: draft.isPublic,
    title: draft.title.trim(),
    ...(draft.first === null ? {} : { first: draft.first }),
    ...(draft.clock === null ? {} : { clock: draft.clock }),
  };
}
