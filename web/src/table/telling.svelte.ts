/** What the page tells besides what it shows: to those who listen, in the title, and to those who look elsewhere. */

import { untrack } from "svelte";
import type { Game } from "../state/game.svelte";
import { settings } from "../state/settings.svelte";
import { announcer, notices } from "../ui/notices.svelte";
import { tellTurn } from "../ui/notifier";
import { say, sayOr } from "../words/words.svelte";
import type { Hand } from "./hand.svelte";

/** Events that the server has no story about, but that somebody at the table should hear of at once. */
const NOTABLE: ReadonlySet<string> = new Set(["bot", "back", "bot_replaced", "resigned", "upgraded", "restored", "seat_moved", "undo"]);

/** To be called while a component is being made: it lasts as long as that one. */
export function tell(game: Game, hand: Hand): void {
  // a table says nothing of the one before it
  announcer.forget();
  /** What the dice came to is said when they lie still, and how a blow ends when it lands. */
  let held = "";
  // an effect would only see the last of several beats that are shown at once
  game.heard = ({ line }) => {
    if (!line) return;
    if (held !== "") announcer.say(held);
    held = game.suspense.isOpen ? line.text : "";
    if (held === "") announcer.say(line.text);
  };
  $effect(() => {
    if (game.suspense.isOpen || held === "") return;
    announcer.say(held);
    held = "";
  });

  let asked = 0;
  $effect(() => {
    const ours = game.ours;
    document.title = ours ? say("your-turn-title", { name: say("name") }) : say("name");
    // the same question comes anew with whatever else changes at the table: it is told once
    if (!ours || ours.number === asked) return;
    asked = ours.number;
    announcer.say(ours.text);
    untrack(() => {
      if (settings.choices.notifications) tellTurn(game.id, say("name"), say("your-turn"));
      hand.met(ours);
    });
  });

  let heard = 0;
  $effect(() => {
    const last = game.log.at(-1);
    if (!last || last.event <= heard) return;
    const isNew = heard > 0;
    heard = last.event;
    if (!isNew || last.text !== "" || !NOTABLE.has(last.kind)) return;
    const isOwn = last.player !== null && game.seats.includes(last.player);
    if (last.kind === "undo" && isOwn) return;
    const { kind, player } = last;
    notices.show(() => sayOr(`event-${kind}`, kind, { name: player === null ? "" : game.name(player) }));
  });
}
