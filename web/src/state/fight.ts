/** An attack as it is shown: who attacks with what, how each total is made up, who defends and how it ends. */

import type { Happening } from "../net/events";
import type { CardNumber, Die, DieNumber, SeatNumber, Table } from "../net/state";
import type { Beat } from "./beats";

export type Outcome = "holds" | "beaten" | "destroyed" | "saved" | "unharmed";

export interface Defender {
  readonly die: Die;
  /** The attack it took, and the defense it had. */
  readonly took: number;
  readonly defense: number;
  readonly outcome: Outcome;
}

/** One player's Creatures against another's. */
export interface Clash {
  readonly attacker: SeatNumber;
  readonly defender: SeatNumber;
  readonly total: number;
  /** The total, part by part. */
  readonly sums: readonly string[];
  readonly attackers: readonly Die[];
  readonly defenders: readonly Defender[];
}

export interface Fight {
  /** Whoever began it. */
  readonly attacker: SeatNumber;
  /** The quest it is about, or null: the attack of every turn. */
  readonly quest: CardNumber | null;
  readonly clashes: readonly Clash[];
  /** What else happened, in words; the last one is what happens now. */
  readonly told: readonly string[];
}

const KINDS: ReadonlySet<string> = new Set(["challenged", "attacked", "total", "defended", "destroyed", "saved", "held"]);
/** After these the fight is over, whatever is told next. */
const ENDS: ReadonlySet<string> = new Set(["turn", "phase", "spent", "captured", "rolled", "drawn"]);

export function fightAfter(before: Fight | null, beat: Beat): Fight | null {
  let fight = before;
  // what comes after the last blow of a beat belongs to what is told next: the blow is still to be seen
  const last = beat.happenings.findLastIndex(([kind]) => KINDS.has(kind));
  const seen = last < 0 ? beat.happenings : beat.happenings.slice(0, last + 1);
  for (const happening of seen) {
    const [kind] = happening;
    if (KINDS.has(kind)) fight = after(fight, happening, beat);
    else if (ENDS.has(kind) && !(kind === "phase" && happening[4] === "attack")) fight = null;
  }
  const text = beat.line?.text;
  return fight === null || text === undefined ? fight : { ...fight, told: [...fight.told, text] };
}

/** The attack under way on a table that was not seen from its beginning. */
export function fightOn(table: Table | null): Fight | null {
  const attack = table?.attack ?? null;
  if (table === null || attack === null) return null;
  const dice = allDice(table);
  const attackers = attack.attackers.flatMap((id) => dice.get(id) ?? []);
  if (attack.area === "quest") return challengeOn(table, attackers, attack.totals);
  const clashes = attack.totals.flatMap((total, defender): Clash[] =>
    total === null ? [] : [{ attacker: table.active, defender, total, sums: [], attackers, defenders: [] }],
  );
  return { attacker: table.active, quest: null, clashes, told: [] };
}

/** Two players strike at each other, each with their own. */
function challengeOn(table: Table, dice: readonly Die[], totals: readonly (number | null)[]): Fight {
  const sides = totals.flatMap((total, seat) => (total === null ? [] : [seat]));
  const clashes = sides.flatMap((defender): Clash[] => {
    const attacker = sides.find((seat) => seat !== defender);
    if (attacker === undefined) return [];
    const own = new Set(table.players[attacker]?.quest.map(({ id }) => id));
    const attackers = dice.filter(({ id }) => own.has(id));
    return [{ attacker, defender, total: totals[defender] ?? 0, sums: [], attackers, defenders: [] }];
  });
  // the quest has gone over to whoever challenges only afterwards
  const defended = table.quests.find(({ seat }) => seat !== null && seat !== table.active && sides.includes(seat));
  return { attacker: table.active, quest: defended?.card ?? null, clashes, told: [] };
}

function after(fight: Fight | null, happening: Happening, beat: Beat): Fight | null {
  const [kind, player, die, card, number, other, face] = happening;
  if (player === null) return fight;
  const amount = typeof number === "number" ? number : 0;
  switch (kind) {
    case "challenged":
      return { attacker: player, quest: card, clashes: [], told: [] };
    case "attacked": {
      if (typeof other !== "number") return fight;
      const area = fight?.quest != null && fits(fight, player, other) ? "quest" : "ready";
      const clash: Clash = {
        attacker: player, defender: other, total: amount, sums: beat.line?.sums ?? [],
        attackers: creatures(beat.table?.players[player]?.[area] ?? []), defenders: [],
      };
      if (fight !== null && fits(fight, player, other)) return { ...fight, clashes: [...fight.clashes, clash] };
      return { attacker: player, quest: null, clashes: [clash], told: [] };
    }
    case "total":
      return changed(fight, (clash) => clash.defender === player, (clash) => ({ ...clash, total: amount }));
    case "defended": {
      if (die === null || card === null) return fight;
      const known = beat.table === null ? undefined : allDice(beat.table).get(die);
      const defense = typeof other === "number" ? other : 0;
      const defender: Defender = {
        die: { ...known, id: die, card, face }, took: amount, defense, outcome: amount >= defense ? "beaten" : "holds",
      };
      return changed(fight, (clash) => clash.defender === player, (clash) => ({
        ...clash, defenders: [...clash.defenders.filter((one) => one.die.id !== die), defender],
      }));
    }
    default:
      return die === null ? fight : ended(fight, die, kind === "held" ? "unharmed" : kind === "saved" ? "saved" : "destroyed");
  }
}

/** On a quest both strike at each other; else one player attacks everybody once. */
function fits(fight: Fight, attacker: SeatNumber, defender: SeatNumber): boolean {
  if (fight.clashes.some((clash) => clash.attacker === attacker && clash.defender === defender)) return false;
  if (fight.quest === null) return fight.attacker === attacker;
  const sides = new Set(fight.clashes.flatMap((clash) => [clash.attacker, clash.defender]));
  return sides.size === 0 || (sides.has(attacker) && sides.has(defender));
}

function changed(fight: Fight | null, isMeant: (clash: Clash) => boolean, change: (clash: Clash) => Clash): Fight | null {
  if (fight === null) return null;
  const at = fight.clashes.findLastIndex(isMeant);
  return { ...fight, clashes: fight.clashes.map((clash, place) => (place === at ? change(clash) : clash)) };
}

function ended(fight: Fight | null, die: DieNumber, outcome: Outcome): Fight | null {
  return changed(
    fight,
    (clash) => clash.defenders.some((one) => one.die.id === die),
    (clash) => ({
      ...clash,
      defenders: clash.defenders.map((one) => (one.die.id === die ? { ...one, outcome } : one)),
    }),
  );
}

/** Those that fight by themselves, not what is attached to them. */
function creatures(dice: readonly Die[]): readonly Die[] {
  return dice.filter((die) => die.with === undefined && die.face !== null);
}

function allDice(table: Table): Map<DieNumber, Die> {
  const areas = table.players.flatMap((player) => [player.ready, player.quest, player.locked, player.active, player.used]);
  return new Map(areas.flat().map((die) => [die.id, die]));
}
