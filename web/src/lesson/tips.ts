/** Tips for the open game: each is given once, when its matter first comes up, unless the lesson has taught it. */

import type { Card } from "../net/cards";
import { kindOf, type Decision, type Die, type Table } from "../net/state";

export interface Moment {
  readonly decision: Decision;
  readonly table: Table;
  readonly cards: readonly Card[];
}

export interface Tip {
  /** Its message is `lesson-tip-` and this. */
  readonly id: string;
  /** The step that teaches it. */
  readonly taught?: string;
  /** What it points at; none: it speaks of the whole table. */
  readonly point?: string;
  comesUp(moment: Moment): boolean;
}

const offers = (...kinds: readonly string[]) => ({ decision }: Moment): boolean =>
  decision.options.some((option) => kinds.includes(kindOf(option)));

function own({ table, decision }: Moment): readonly Die[] {
  const player = table.players[decision.seat];
  return player ? [...player.active, ...player.ready] : [];
}

const hasBurst = (moment: Moment): boolean =>
  own(moment).some(({ card, face }) => face !== null && (moment.cards[card]?.faces[face]?.bursts ?? 0) > 0);
const isOwnTurn = ({ table, decision }: Moment): boolean => table.active === decision.seat;

/** Those that cannot wait come first. */
export const TIPS: readonly Tip[] = [
  { id: "react", comesUp: (moment) => !isOwnTurn(moment) && offers("cast", "pass")(moment) },
  { id: "defend", taught: "defend", comesUp: ({ decision }) => decision.kind === "defend" },
  { id: "cull", taught: "cull", point: "zone used", comesUp: ({ decision }) => decision.kind === "cull" },
  { id: "roll", taught: "roll", comesUp: offers("roll") },
  { id: "immediate", point: "zone active", comesUp: offers("draw", "reroll", "both", "immediate") },
  { id: "burst", comesUp: hasBurst },
  { id: "summon", taught: "summon", point: "zone active", comesUp: offers("summon") },
  { id: "ready", taught: "ready", point: "zone active", comesUp: offers("ready") },
  { id: "cast", taught: "cast", point: "zone ready", comesUp: (moment) => isOwnTurn(moment) && offers("cast")(moment) },
  { id: "capture", taught: "capture", point: "wilds", comesUp: offers("capture") },
  { id: "discard", point: "zone ready", comesUp: offers("discard") },
  {
    id: "empty",
    point: "wilds",
    comesUp: ({ table, cards }) => cards.some((card, place) => card.kind === "creature" && table.wilds[place] === 0),
  },
  { id: "goal", comesUp: ({ table }) => table.players.some(({ glory }) => glory >= table.goal * 0.7) },
];
