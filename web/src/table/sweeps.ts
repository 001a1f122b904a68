/** Several moves with one click, where nothing is left to choose between them: all that can be summoned together, say.
 *
 * They go out one by one, each as the answer to a question of its own, and can be taken back one by one. */

import { diceOf, kindOf, type Decision, type DieNumber, type Option, type Seat, type Table } from "../net/state";
import { isAtOnce } from "./arranged";

export type SweepKind = "summon" | "ready" | "both" | "use" | "cull";

/** What one click does. */
export interface Sweep {
  readonly kind: SweepKind;
  readonly dice: readonly DieNumber[];
  /** Quiddity for all of them. */
  readonly price: number;
}

/** More than are ever in anybody's hand: an effect that brings itself back must not run for ever. */
const MOST_USES = 12;

const diceIn = (options: readonly Option[]): readonly DieNumber[] => [...new Set(options.flatMap(diceOf))];

/** What is offered at a decision, or null: whoever pays by hand, or in light and dark, has more to choose. */
export function sweepOf(decision: Decision, table: Table, seat: Seat | undefined): Sweep | null {
  if (decision.kind === "cull") return culls(decision);
  if (decision.kind !== "act" || seat?.pay_by_hand) return null;
  const effects = diceIn(decision.options.filter(isAtOnce));
  if (effects.length > 0) return effects.length > 1 ? { kind: "use", dice: effects, price: 0 } : null;
  return entries(decision, table);
}

/** Creatures and Spells that all can go to the Ready Area. */
function entries({ options }: Decision, { quiddity }: Table): Sweep | null {
  const ready = options.filter((option) => kindOf(option) === "ready");
  const summon = options.filter((option) => kindOf(option) === "summon");
  const dice = diceIn([...ready, ...summon]);
  const price = summon.reduce((sum, option) => sum + (option.price ?? 0) * diceOf(option).length, 0);
  const isPlain = quiddity.light === 0 && quiddity.dark === 0;
  if (dice.length < 2 || price > quiddity.total || (price > 0 && !isPlain)) return null;
  return { kind: summon.length === 0 ? "ready" : ready.length === 0 ? "summon" : "both", dice, price };
}

/** Dice that nobody can tell apart, as many as may be culled; the kind of which there are most. */
function culls({ options, most }: Decision): Sweep | null {
  const alike = options.map(diceOf).sort((one, other) => other.length - one.length)[0] ?? [];
  const dice = alike.slice(0, most ?? 0);
  return dice.length > 1 ? { kind: "cull", dice, price: 0 } : null;
}

/** What is still to be done of a sweep that was begun. */
export interface Sweeping {
  readonly kind: SweepKind;
  readonly seat: number;
  readonly turn: number;
  /** Dice to come; of Immediate Effects the cards, as others of them may be rolled meanwhile. */
  readonly left: ReadonlySet<number>;
  readonly times: number;
}

export function begun({ kind, dice }: Sweep, { seat, options }: Decision, turn: number): Sweeping {
  const cards = options.filter(isAtOnce).flatMap(({ card }) => card ?? []);
  return { kind, seat, turn, left: new Set(kind === "use" ? cards : dice), times: kind === "use" ? MOST_USES : dice.length };
}

/** Whether a decision is the player's own within a sweep: which die an effect of it is for. */
export function isWithin({ kind, seat, turn }: Sweeping, decision: Decision, now: number): boolean {
  return kind === "use" && decision.kind === "choose" && decision.seat === seat && turn === now;
}

/** The next move of a sweep and what is left after it; null if it is over, or something else is asked. */
export function nextOf(sweep: Sweeping, decision: Decision, now: number): { option: Option; after: Sweeping } | null {
  const { kind, seat, turn, left, times } = sweep;
  if (decision.seat !== seat || turn !== now || times === 0) return null;
  if (decision.kind !== (kind === "cull" ? "cull" : "act")) return null;
  const after = (gone: number): Sweeping => ({
    ...sweep, times: times - 1, left: kind === "use" ? left : new Set([...left].filter((one) => one !== gone)),
  });
  if (kind === "use") {
    const option = decision.options.find((one) => isAtOnce(one) && one.card !== undefined && left.has(one.card));
    return option ? { option, after: after(-1) } : null;
  }
  const wanted = kind === "cull" ? ["cull"] : ["summon", "ready"];
  for (const option of decision.options.filter((one) => wanted.includes(kindOf(one)))) {
    const die = diceOf(option).find((one) => left.has(one));
    // of dice that are alike the option names one and means any
    if (die !== undefined) return { option, after: after(option.die !== undefined && left.has(option.die) ? option.die : die) };
  }
  return null;
}
