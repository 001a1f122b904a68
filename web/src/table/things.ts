/** What lies on the table, in words: dice, cards and players that something can be done with. */

import type { Card } from "../net/cards";
import { AREAS, diceOf, type Die, type Option } from "../net/state";
import type { Shown } from "../state/shown";
import { say } from "../words/words.svelte";
import type { Thing } from "./sitting";

/** The card a die belongs to, or is taken for. */
export function cardOfDie(game: Shown, die: Die): Card | null {
  return game.card(die.as ?? die.card);
}

/** A die with what it shows. */
export function dieWords(game: Shown, die: Die): string {
  const card = cardOfDie(game, die);
  if (card === null) return "";
  const face = die.face === null ? null : (card.faces[die.face] ?? null);
  if (face === null) return say("die-blank", { card: card.name });
  if (die.level !== undefined) {
    const { level, attack = 0, defense = 0 } = die;
    return say("die-creature", { card: card.name, level, attack, defense });
  }
  return say("die-face", { card: card.name, face: face.text });
}

export interface Change {
  readonly mark: "attack" | "defense";
  readonly by: number;
}

/** Where the numbers of a die in play are not those of its face. */
export function changesOf(game: Shown, die: Die): readonly Change[] {
  const face = die.face === null ? null : (cardOfDie(game, die)?.faces[die.face] ?? null);
  if (face === null || die.level === undefined) return [];
  const by = { attack: (die.attack ?? 0) - (face.attack ?? 0), defense: (die.defense ?? 0) - (face.defense ?? 0) };
  return (["attack", "defense"] as const).flatMap((mark) => (by[mark] === 0 ? [] : [{ mark, by: by[mark] }]));
}

/** All about a thing, such as a question what to do with it. */
export function thingWords(game: Shown, thing: Thing): string {
  if (!("die" in thing)) return thingName(game, thing);
  const die = dieOf(game, thing.die);
  return die === undefined ? "" : dieWords(game, die);
}

/** What a thing is called. */
export function thingName(game: Shown, thing: Thing): string {
  if ("player" in thing) return game.name(thing.player);
  if ("card" in thing) return game.card(thing.card)?.name ?? "";
  const die = dieOf(game, thing.die);
  return die === undefined ? "" : (cardOfDie(game, die)?.name ?? "");
}

function dieOf(game: Shown, id: number): Die | undefined {
  return game.table?.players.flatMap((player) => AREAS.flatMap((area) => player[area])).find((die) => die.id === id);
}

/** What can be taken at a card of the Wilds: nothing as long as a fight lies over them. */
export function optionsInWilds(game: Shown, card: number): readonly Option[] {
  return game.fight === null ? game.optionsOn(card) : [];
}

/** Whether an option can be taken at a die, a card or a player that is seen on the table, so that no list has to repeat it. */
export function isOnTable(game: Shown, option: Option): boolean {
  const dice = diceOf(option);
  if (dice.length > 0) return dice.some((die) => dieOf(game, die) !== undefined);
  if (option.card !== undefined) return optionsInWilds(game, option.card).includes(option);
  return option.player !== undefined;
}
