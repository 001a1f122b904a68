/** A game that is over, noted: in your record, as the try of its day, as a puzzle that was solved. Once each. */

import type { Card } from "../net/cards";
import type { About, GameEvent } from "../net/events";
import type { State } from "../net/state";
import { days as ownDays, gainsOf, type Result } from "./days";
import { luckOf } from "./luck";
import { PERSON, record as ownRecord, type Played } from "./record";
import { puzzling as ownPuzzling } from "./solved";
import { summaryOf, wonBy } from "./summary";
import type { Shelves } from "./keepsake";

export interface Finished {
  readonly about: About;
  readonly state: State;
  /** The seat that was played here. */
  readonly seat: number;
  readonly cards: readonly Card[];
  /** Everything that happened; asked for only if somebody wants to know. */
  readonly events: () => Promise<readonly GameEvent[]>;
}

const OWN: Shelves = { record: ownRecord, days: ownDays, puzzling: ownPuzzling };

/** What is worth noting of a game: one that goes on from another one, or begins in the middle, is no whole game. */
export async function note({ about, state, seat, cards, events }: Finished, shelves: Shelves = OWN, now = Date.now()): Promise<void> {
  const { result } = state;
  if (result === null) return;
  if (about.puzzle) {
    if (state.solved === true) shelves.puzzling.solve(about.puzzle);
    return;
  }
  const isTry = Boolean(about.today) && shelves.days.all().some(({ game, result: done }) => game === state.game && done === null);
  if (about.origin !== null || (shelves.record.has(state.game) && !isTry)) return;
  const all = await events();
  const summary = summaryOf(all, result.glory);
  const own = result.glory[seat] ?? 0;
  const best = Math.max(...result.glory.filter((_, other) => other !== seat));
  const won = result.winners.length === 1 && result.winners[0] === seat;
  const luck = luckOf(all, cards, result.glory.length)[seat];
  const played: Played = {
    game: state.game, at: now, won, turns: result.turns, glory: own, best,
    rivals: state.seats.filter((one) => one.seat !== seat).map(({ kind, bot }) => (kind === "bot" && bot ? (bot.split(":", 1)[0] ?? bot) : PERSON)),
    boxes: about.sets,
    dice: Object.fromEntries(wonBy(summary, seat).flatMap(([card, dice]) => (cards[card] ? [[cards[card].id, dice]] : []))),
    luck: luck === undefined ? 0.5 : (luck.quiddity.share + luck.creatures.share) / 2,
  };
  shelves.record.add([played]);
  if (isTry) shelves.days.end(state.game, resultOf(played), gainsOf(summary, seat));
}

function resultOf({ won, glory, best, turns }: Played): Result {
  return { won, glory: Math.max(0, glory), rival: Math.max(0, best), turns };
}
