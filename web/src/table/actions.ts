/** The log in few words: one line an action, who and a verb, and the dice it is about as chips. */

import type { Card } from "../net/cards";
import { happeningsOf, storyOf, type Happening } from "../net/events";
import type { LogLine } from "../state/log";

/** A chip: a die, what is marked on it, a number. */
export interface Told {
  readonly card: number | null;
  readonly face: number | null;
  readonly mark: "attack" | "defense" | "glory" | "quiddity" | null;
  readonly number: string;
  /** Red for what is destroyed, gold for what is gained. */
  readonly look: "plain" | "hit" | "gain";
  /** A die without its name. */
  readonly isBare: boolean;
}

export interface Action {
  /** The message is `log-` and this; null: only the sentence of the line says it. */
  readonly verb: string | null;
  readonly player: number | null;
  readonly lines: readonly LogLine[];
  readonly chips: readonly Told[];
  readonly isTakenBack: boolean;
}

const NOTHING: Told = { card: null, face: null, mark: null, number: "", look: "plain", isBare: false };

/** What a line of each kind is an action by; those that only keep the books are no lines of their own. */
const VERBS: Readonly<Record<string, string>> = {
  rolled: "rolled", summoned: "summoned", readied: "readied", cast: "cast", attached: "attached", attacked: "attacked",
  captured: "captured", gained: "captured", scored: "scored", glory: "scored", culled: "culled", locked: "locked", unlocked: "unlocked",
  destroyed: "lost-dice",
};
const BOOKS: ReadonlySet<string> = new Set([
  "turn", "phase", "refilled", "moved", "spent", "quiddity", "total", "defended", "held", "drawn", "ability",
]);
/** Lines of one breath are one action: an attack goes on until everybody has defended. */
const BREATH: Readonly<Record<string, ReadonlySet<string>>> = { attacked: new Set(["destroyed", "attacked"]) };

/** The happenings that a line tells of. */
function toldIn({ told, place }: LogLine): readonly Happening[] {
  const story = storyOf(told);
  return happeningsOf(told).slice(story[place - 1]?.until ?? 0, place + 1 < story.length ? story[place]?.until : undefined);
}

function die(card: number | null, more: Partial<Told> = {}): readonly Told[] {
  return card === null ? [] : [{ ...NOTHING, card, ...more }];
}

function chipsOf(line: LogLine): readonly Told[] {
  return toldIn(line).flatMap(([kind, , , card, number, , face]): readonly Told[] => {
    switch (kind) {
      case "rolled":
        return die(card, { face, isBare: true });
      case "attacked":
        return [{ ...NOTHING, mark: "attack", number: String(number ?? "") }];
      case "destroyed":
        return die(card, { look: "hit" });
      case "scored":
        return [...die(card, { isBare: true }), { ...NOTHING, mark: "glory", number: `+${number}`, look: "gain" }];
      case "glory":
        return [{ ...NOTHING, mark: "glory", number: `+${number}`, look: "gain" }];
      case "summoned":
      case "readied":
      case "cast":
      case "attached":
      case "captured":
      case "gained":
      case "culled":
      case "locked":
      case "unlocked":
        return line.kind === kind ? die(card) : [];
      default:
        return [];
    }
  });
}

function continues(before: Action | undefined, line: LogLine, verb: string | null): boolean {
  if (before === undefined || verb === null || before.isTakenBack !== line.isTakenBack) return false;
  const last = before.lines.at(-1);
  if (last === undefined || last.turn !== line.turn) return false;
  if (BREATH[before.lines[0]?.kind ?? ""]?.has(line.kind)) return true;
  return before.player === line.player && before.verb === verb;
}

/** The log as actions, each with the lines it stands for. */
export function actionsOf(log: readonly LogLine[], cards: readonly Card[]): readonly Action[] {
  const actions: Action[] = [];
  for (const line of log) {
    if (BOOKS.has(line.kind)) continue;
    const chips = chipsOf(line).filter(({ card }) => card === null || cards[card] !== undefined);
    // nothing to show is nothing to say in chips either
    const verb = Object.hasOwn(VERBS, line.kind) && chips.length > 0 ? (VERBS[line.kind] ?? null) : null;
    const before = actions.at(-1);
    if (before !== undefined && continues(before, line, verb)) {
      // an attack on several is one: its total is told once
      const more = line.kind === "attacked" ? [] : chips;
      actions[actions.length - 1] = { ...before, lines: [...before.lines, line], chips: [...before.chips, ...more] };
    } else {
      actions.push({ verb, player: line.player, lines: [line], chips, isTakenBack: line.isTakenBack });
    }
  }
  return actions;
}
