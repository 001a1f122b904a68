/** Lines of the log in words, and the icons before them. */

import { KINDS, MARKS, TOOLS, ZONES } from "../art";
import type { LogLine } from "../state/log";
import { sayOr } from "../words/words.svelte";
import type { Shown } from "../state/shown";

const ICONS: Readonly<Record<string, string | undefined>> = {
  rolled: ZONES["active"],
  refilled: ZONES["bag"],
  moved: ZONES["used"],
  spent: MARKS["quiddity"],
  quiddity: MARKS["quiddity"],
  summoned: KINDS["creature"],
  copied: KINDS["creature"],
  readied: KINDS["spell"],
  cast: KINDS["spell"],
  attached: MARKS["attach"],
  attacked: MARKS["attack"],
  total: MARKS["attack"],
  defended: MARKS["defense"],
  held: MARKS["defense"],
  saved: MARKS["defense"],
  destroyed: ZONES["removed"],
  removed: ZONES["removed"],
  culled: ZONES["aside"],
  scored: ZONES["glory"],
  glory: ZONES["glory"],
  lost: ZONES["glory"],
  captured: ZONES["wilds"],
  gained: ZONES["wilds"],
  ability: MARKS["burst"],
  turned: MARKS["reroll"],
  locked: MARKS["lock"],
  unlocked: MARKS["lock"],
  anchored: MARKS["anchored"],
  quested: ZONES["quest"],
  challenged: ZONES["quest"],
  completed: ZONES["quest"],
  failed: ZONES["quest"],
  found: ZONES["quest"],
  returned: ZONES["quest"],
  over: TOOLS["star"],
  undo: TOOLS["undo"],
  undo_asked: TOOLS["undo"],
  undo_answered: TOOLS["undo"],
  bot: TOOLS["bot"],
  bot_replaced: TOOLS["bot"],
  back: TOOLS["person"],
  seat_moved: TOOLS["device"],
  resigned: TOOLS["resign"],
  upgraded: TOOLS["warning"],
  restored: TOOLS["warning"],
};

export function lineIcon(kind: string): string | undefined {
  return Object.hasOwn(ICONS, kind) ? ICONS[kind] : MARKS["burst"];
}

/** The words of the server, or ours where it has none. */
export function lineWords(line: LogLine, game: Pick<Shown, "name">): string {
  const { told, kind, player, text } = line;
  if (text !== "") return text;
  const answer = told.kind === "undo_answered" && told.agree ? "yes" : "no";
  return sayOr(`event-${kind}`, kind, { name: player === null ? "" : game.name(player), answer });
}
