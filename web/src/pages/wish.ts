/** What has been set up so far, as a wish to the server. */

import type { RuleValue } from "../net/events";
import type { GameWish, Rule, SeatWish, WildsWish } from "../net/server";

export interface SeatDraft {
  kind: "human" | "open" | "bot" | "none";
  name: string;
  level: string;
}

export interface Draft {
  seats: SeatDraft[];
  boxes: string[];
  /** The name of ready-made Wilds; empty: by lot. */
  named: string;
  printedOnly: boolean;
  rules: Record<string, RuleValue>;
  autoRoll: boolean;
  isPublic: boolean;
  title: string;
}

export function newDraft(name: string): Draft {
  const nobody: SeatDraft = { kind: "none", name: "", level: "greedy" };
  return {
    seats: [{ kind: "human", name, level: "greedy" }, { ...nobody, kind: "bot" }, { ...nobody }, { ...nobody }],
    boxes: ["base"],
    named: "",
    printedOnly: false,
    rules: {},
    autoRoll: false,
    isPublic: false,
    title: "",
  };
}

export function playersOf(draft: Draft): number {
  return draft.seats.filter(({ kind }) => kind !== "none").length;
}

/** Only what differs from the standard is sent: the standard may change. */
export function rulesOf(draft: Draft, rules: readonly Rule[]): Record<string, RuleValue> {
  const standard = new Map(rules.map((rule) => [rule.name, rule.standard]));
  return Object.fromEntries(Object.entries(draft.rules).filter(([name, value]) => standard.get(name) !== value));
}

export function wildsWish(draft: Draft, rules: readonly Rule[]): WildsWish {
  return {
    ...(draft.named === "" ? { sets: draft.boxes } : { wilds: [draft.named] }),
    printed_only: draft.printedOnly,
    rules: rulesOf(draft, rules),
  };
}

/** `wilds` are the cards that were looked at: the game is played with these. */
export function gameWish(draft: Draft, rules: readonly Rule[], wilds: readonly string[]): GameWish {
  const seats = draft.seats.flatMap((seat): SeatWish[] => {
    const name = seat.name.trim();
    if (seat.kind === "human") return [{ kind: "human", ...(name === "" ? {} : { name }), auto_roll: draft.autoRoll }];
    if (seat.kind === "bot") return [{ kind: "bot", level: seat.level }];
    return seat.kind === "open" ? [{ kind: "open" }] : [];
  });
  const { sets, ...wish } = wildsWish(draft, rules);
  return {
    ...wish,
    ...(sets === undefined ? {} : { sets }),
    ...(wilds.length > 0 && draft.named === "" ? { wilds } : {}),
    seats,
    public: draft.isPublic,
    title: draft.title.trim(),
  };
}
