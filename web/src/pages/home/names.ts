/** Games in words: what they are called in a list, and how they stand. */

import { lessonOf } from "../../lesson/keeping";
import { scriptOf } from "../../lesson/steps";
import type { Listed } from "../../net/server";
import type { KeptGame } from "../../state/games";
import type { Glance } from "../../state/glance";
import { listed, say, sayOr } from "../../words/words.svelte";

export function lessonTitle(box: string): string {
  const { prefix } = scriptOf(box);
  return say(prefix === undefined ? "lesson-title" : `lesson-${prefix}-title`);
}

export function gameName(game: KeptGame): string {
  const box = lessonOf(game.game);
  if (box !== null) return lessonTitle(box);
  if (game.title !== "") return game.title;
  const own = Object.values(game.seats).map(({ name }) => name);
  const others = game.players.filter((name) => name !== "" && !own.includes(name));
  if (others.length > 0) return say("game-against", { players: listed(others) });
  const all = game.players.filter((name) => name !== "");
  return all.length > 0 ? listed(all) : game.game;
}

export function listedName(game: Listed): string {
  const names = game.seats.map(({ name }) => name).filter((name) => name !== "");
  return game.title || listed(names) || game.game;
}

/** What is known now, or else what was known last. */
export function standingWords(game: KeptGame, seen: Glance | undefined): string {
  if (seen === undefined) return sayOr(`game-${game.status}`, game.status);
  switch (seen.status) {
    case "running":
      if (seen.isOurs) return say("game-yours", { turn: seen.turn });
      return seen.decides === "" ? say("game-running") : say("game-theirs", { name: seen.decides, turn: seen.turn });
    case "over":
      if (seen.isWon === null) return say("game-won-by", { players: listed(seen.winners) });
      return say(seen.isWon ? "game-won" : "game-lost");
    default:
      return say(`game-${seen.status}`);
  }
}
