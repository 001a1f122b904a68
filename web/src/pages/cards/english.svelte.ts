/** All cards in English, beside those in the language of the page: people search for either. Asked for when it is first needed. */

import type { Card } from "../../net/cards";
import type { Server } from "../../net/server";

let cards: ReadonlyMap<string, Card> = $state.raw(new Map());
let isAsked = false;

/** None until the server has answered. */
export function inEnglish(): ReadonlyMap<string, Card> {
  return cards;
}

/** Has them read, unless they are here or the page speaks English anyway. */
export function readEnglish(server: Pick<Server, "cards" | "lang">): void {
  if (isAsked || server.lang === "en") return;
  isAsked = true;
  server.cards("en").then(
    (all) => {
      cards = new Map(all.map((card) => [card.id, card]));
    },
    () => {
      // without them one searches in one language
      isAsked = false;
    },
  );
}
