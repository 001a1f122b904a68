/** Which cards of the gallery are on show: read from the address, and written into it. */

import { DOUBTS, doubtsOf, type Card } from "../../net/cards";
import { language, sayOr } from "../../words/words.svelte";
import { inEnglish } from "./english.svelte";

export const SORTS = ["box", "name", "cost", "glory", "class"] as const;
export type Sort = (typeof SORTS)[number];
export const MADE = ["any", "printed", ...DOUBTS] as const;
export type Made = (typeof MADE)[number];

export interface Filter {
  /** All of these words are in the card. */
  readonly words: string;
  /** One of these; none: all. */
  readonly boxes: readonly string[];
  readonly kinds: readonly string[];
  /** Numbers, or `none` for what cannot be captured. */
  readonly costs: readonly string[];
  readonly made: Made;
  readonly sort: Sort;
  /** The id of the card that is looked at closely; empty: none. */
  readonly card: string;
}

/** The parts of a filter that are chosen from a list. */
export type Choice = "boxes" | "kinds" | "costs";

export const EVERYTHING: Filter = { words: "", boxes: [], kinds: [], costs: [], made: "any", sort: "box", card: "" };

const LISTS = [["box", "boxes"], ["kind", "kinds"], ["cost", "costs"]] as const;

export function readFilter(query: string): Filter {
  const read = new URLSearchParams(query);
  const list = (name: string): readonly string[] => (read.get(name) ?? "").split(",").filter((one) => one !== "");
  return {
    words: read.get("q") ?? "",
    boxes: list("box"),
    kinds: list("kind"),
    costs: list("cost"),
    made: MADE.find((one) => one === read.get("made")) ?? "any",
    sort: SORTS.find((one) => one === read.get("sort")) ?? "box",
    card: read.get("card") ?? "",
  };
}

/** Only what is chosen: the address of the whole gallery is short. */
export function writeFilter(filter: Filter): string {
  const written = new URLSearchParams();
  if (filter.words !== "") written.set("q", filter.words);
  for (const [name, list] of LISTS) if (filter[list].length > 0) written.set(name, filter[list].join(","));
  if (filter.made !== "any") written.set("made", filter.made);
  if (filter.sort !== "box") written.set("sort", filter.sort);
  if (filter.card !== "") written.set("card", filter.card);
  return written.toString();
}

export function costOf(card: Card): string {
  return card.cost === null ? "none" : String(card.cost);
}

/** As people type: without accents, capitals and typographic marks. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").toLowerCase();
}

const searched = new WeakMap<Card, string>();

/** All that can be searched for; made once per card. */
function textOf(card: Card): string {
  let text = searched.get(card);
  if (text === undefined) {
    const faces = card.faces.map((face) => face.text);
    const kind = sayOr(`kind-${card.kind}`, "");
    text = plain([card.name, card.class, card.class_name ?? "", card.kind, kind, card.energy ?? "", ...card.text, ...faces].join(" "));
    searched.set(card, text);
  }
  return text;
}

function fits(card: Card, filter: Filter): boolean {
  const is = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);
  if (!is(filter.boxes, card.box) || !is(filter.kinds, card.kind) || !is(filter.costs, costOf(card))) return false;
  if (!isMade(card, filter.made)) return false;
  // people know names and words from the English edition, whatever the page speaks
  const english = inEnglish().get(card.id);
  const text = textOf(card) + (english ? ` ${textOf(english)}` : "");
  return plain(filter.words).split(/\s+/).every((word) => text.includes(word));
}

function isMade(card: Card, made: Made): boolean {
  const doubts = doubtsOf(card);
  if (made === "any") return true;
  return made === "printed" ? doubts.length === 0 : doubts.includes(made);
}

const dear = (card: Card): number => card.cost ?? -1;
const classOf = (card: Card): string => card.class_name ?? card.class;
const named = (a: Card, b: Card): number => a.name.localeCompare(b.name, language());
const ORDERS: Readonly<Record<Exclude<Sort, "box">, (a: Card, b: Card) => number>> = {
  name: named,
  cost: (a, b) => dear(a) - dear(b) || named(a, b),
  glory: (a, b) => b.glory - a.glory || dear(a) - dear(b) || named(a, b),
  class: (a, b) => classOf(a).localeCompare(classOf(b), language()) || dear(a) - dear(b),
};

/** The cards that fit, in order; by box they are as they came. */
export function found(cards: readonly Card[], filter: Filter): readonly Card[] {
  const all = cards.filter((card) => fits(card, filter));
  return filter.sort === "box" ? all : all.toSorted(ORDERS[filter.sort]);
}

/** How many cards each value of a list would show, everything else as it is. */
export function counts(cards: readonly Card[], filter: Filter, choice: Choice): ReadonlyMap<string, number> {
  const value = (card: Card): string => (choice === "boxes" ? card.box : choice === "kinds" ? card.kind : costOf(card));
  const result = new Map(cards.map((card) => [value(card), 0]));
  for (const card of found(cards, { ...filter, [choice]: [] })) result.set(value(card), (result.get(value(card)) ?? 0) + 1);
  return result;
}

/** The filter with a value of a list taken in, or out if it was in. */
export function toggled(filter: Filter, choice: Choice, value: string): Filter {
  const list = filter[choice];
  return { ...filter, [choice]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] };
}
