/** An attack as it is shown: who attacks with what, how each total is made up, who defends and how it ends. */

import type { GameEvent, Happening } from "../net/events";
import { diceOf, type CardNumber, type Decision, type Die, type DieNumber, type SeatNumber, type Table } from "../net/state";
import { beatsOf, type Beat } from "./beats";
import { partsOfBeat } from "./gathering";
import { partsOf } from "./sum";

export type Outcome = "holds" | "beaten" | "destroyed" | "saved" | "unharmed";

/** A sentence of an event. */
export type Spot = Pick<Beat, "event" | "place">;

export interface Defender {
  readonly die: Die;
  /** The attack it took, and the defense it had. */
  readonly took: number;
  readonly defense: number;
  readonly outcome: Outcome;
  /** What is left of the attack since a card raised it after this defender (Mighty Deathdealer). */
  readonly raised?: number;
}

/** One player's Creatures against another's. */
export interface Clash {
  readonly attacker: SeatNumber;
  readonly defender: SeatNumber;
  /** As it was counted: what is raised later is no part of the sum. */
  readonly total: number;
  /** The total, part by part. */
  readonly sums: readonly string[];
  /** Which sentence told it: the log has it in the language that is spoken now. */
  readonly at?: Spot;
  /** What is left of the attack since a card raised it before anybody defended. */
  readonly raised?: number;
  /** Whether there was somebody to defend when it was counted. */
  readonly canDefend: boolean;
  /** With their attack as it counts against this player. */
  readonly attackers: readonly Die[];
  readonly defenders: readonly Defender[];
  /** All that lies where the defenders lie, attached dice too, as it is now or was last. */
  readonly lineup: readonly Die[];
}

export interface Fight {
  /** Whoever began it. */
  readonly attacker: SeatNumber;
  /** The quest it is about, or null: the attack of every turn. */
  readonly quest: CardNumber | null;
  readonly clashes: readonly Clash[];
  /** Whose defense is on show: a place among the clashes. */
  readonly now: number;
  /** Whether it was seen from its beginning, and so who has defended. */
  readonly isWhole: boolean;
  /** What else happened, in words; the last one is what happens now. */
  readonly told: readonly string[];
  /** Which sentence is the last of these. */
  readonly at?: Spot;
}

const KINDS: ReadonlySet<string> = new Set(["challenged", "attacked", "total", "defended", "destroyed", "saved", "held"]);
/** After these the fight is over, whatever is told next. */
const ENDS: ReadonlySet<string> = new Set(["turn", "phase", "spent", "captured", "rolled", "drawn", "quested"]);

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
  if (fight !== null && beat.table !== null) fight = refreshed(fight, beat.table);
  const text = beat.line?.text;
  return fight === null || text === undefined ? fight : { ...fight, told: [...fight.told, text], at: spotOf(beat) };
}

function spotOf({ event, place }: Beat): Spot {
  return place === undefined ? { event } : { event, place };
}

/** The attack under way on a table that was not seen from its beginning. */
export function fightOn(table: Table | null): Fight | null {
  const attack = table?.attack ?? null;
  if (table === null || attack === null) return null;
  const dice = allDice(table);
  const attackers = attack.attackers.flatMap((id) => dice.get(id) ?? []);
  if (attack.area === "quest") return challengeOn(table, attackers, attack.totals);
  const clashes = clockwise(attack.totals, table.active).flatMap(([defender, total]): Clash[] => {
    const canDefend = total > 0 && hasCreature(table.players[defender]?.ready);
    const lineup = table.players[defender]?.ready ?? [];
    return [{ attacker: table.active, defender, total, sums: [], canDefend, attackers: against(attackers, defender), defenders: [], lineup }];
  });
  return { attacker: table.active, quest: null, clashes, now: onShow(clashes), isWhole: false, told: [] };
}

/** The same, told again by what has happened in the turn. */
export function fightAgain(table: Table | null, events: readonly GameEvent[]): Fight | null {
  const found = fightOn(table);
  if (found === null) return null;
  // dice that fight still lie on the table, or next to it: where they lay then does not matter
  const beats = events.flatMap((event) => beatsOf(event, null, null)).map((beat): Beat => ({ ...beat, table }));
  const fight = beats.reduce<Fight | null>(fightAfter, null);
  return fight === null ? found : { ...fight, told: [] };
}

/** Two players strike at each other, each with their own. */
function challengeOn(table: Table, dice: readonly Die[], totals: readonly (number | null)[]): Fight {
  const sides = totals.flatMap((total, seat) => (total === null ? [] : [seat]));
  const clashes = sides.flatMap((defender): Clash[] => {
    const attacker = sides.find((seat) => seat !== defender);
    if (attacker === undefined) return [];
    const own = new Set(table.players[attacker]?.quest.map(({ id }) => id));
    const attackers = dice.filter(({ id }) => own.has(id));
    const total = totals[defender] ?? 0;
    const canDefend = total > 0 && hasCreature(table.players[defender]?.quest);
    const lineup = table.players[defender]?.quest ?? [];
    return [{ attacker, defender, total, sums: [], canDefend, attackers: against(attackers, defender), defenders: [], lineup }];
  });
  // the quest has gone over to whoever challenges only afterwards
  const defended = table.quests.find(({ seat }) => seat !== null && seat !== table.active && sides.includes(seat));
  return { attacker: table.active, quest: defended?.card ?? null, clashes, now: onShow(clashes), isWhole: false, told: [] };
}

function after(fight: Fight | null, happening: Happening, beat: Beat): Fight | null {
  const [kind, player, die, card, number, other, face] = happening;
  if (player === null) return fight;
  const amount = typeof number === "number" ? number : 0;
  switch (kind) {
    case "challenged":
      return { attacker: player, quest: card, clashes: [], now: 0, isWhole: true, told: [] };
    case "attacked": {
      if (typeof other !== "number") return fight;
      // several attacks may be told together: each by a part of its own
      const told = partsOfBeat(beat).find(({ happenings }) => happenings.includes(happening)) ?? beat;
      const sums = told.line?.sums ?? [];
      const isQuest = fight !== null && fight.quest !== null && fits(fight, player, other);
      const clash: Clash = {
        attacker: player, defender: other, total: amount, sums, at: spotOf(told), canDefend: sums.length > 0,
        attackers: attackersIn(told, sums, other), defenders: [],
        lineup: beat.table?.players[other]?.[isQuest ? "quest" : "ready"] ?? [],
      };
      const clashes = fight !== null && fits(fight, player, other) ? [...fight.clashes, clash] : [clash];
      if (fight !== null && clashes.length > 1 || isQuest) return { ...(fight as Fight), clashes, now: onShow(clashes) };
      return { attacker: player, quest: null, clashes, now: 0, isWhole: true, told: [] };
    }
    case "total":
      return changed(fight, (clash) => clash.defender === player, (clash) => raised(clash, amount));
    case "defended": {
      if (die === null || card === null) return fight;
      const known = beat.table === null ? undefined : allDice(beat.table).get(die);
      const defense = typeof other === "number" ? other : 0;
      const defender: Defender = {
        // its defense is the one that was told: the table may not know yet what has changed it
        die: { ...known, id: die, card, face, ...(known?.level === undefined ? {} : { defense }) }, took: amount, defense, outcome: amount >= defense ? "beaten" : "holds",
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
  if (at < 0) return fight;
  return { ...fight, now: at, clashes: fight.clashes.map((clash, place) => (place === at ? change(clash) : clash)) };
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

/** It is told with all that is left then, not with what was added. */
function raised(clash: Clash, left: number): Clash {
  const last = clash.defenders.at(-1);
  if (last === undefined) return { ...clash, raised: left };
  return { ...clash, defenders: [...clash.defenders.slice(0, -1), { ...last, raised: left }] };
}

/** Why a defender fared so, as an id of words. */
export function reasonOf({ took, defense, outcome }: Defender): string {
  const isBroken = took >= defense;
  switch (outcome) {
    case "holds":
      return "fight-holds";
    case "unharmed":
      return "fight-unharmed";
    case "saved":
      return isBroken ? "fight-saved" : "fight-saved-from-card";
    default:
      // some destroy whatever they damage, and one that has held may still fall to a Spell
      return isBroken ? "fight-falls" : "fight-falls-to-card";
  }
}

/** Whose Creatures are to defend now: with some Spells it is not their owner who chooses. */
export function defendingIn(decision: Decision | null, table: Table | null): SeatNumber | null {
  if (decision === null || table === null || decision.kind !== "defend") return null;
  const dice = new Set(decision.options.flatMap(diceOf));
  const seat = table.players.findIndex(({ ready, quest }) => [...ready, ...quest].some(({ id }) => dice.has(id)));
  return seat < 0 ? decision.seat : seat;
}

export type Awaited = "asked" | "waiting" | "nobody" | "past";

/** How it stands with a player of whom no defender is on show. */
export function awaited(fight: Fight, clash: Clash, defending: SeatNumber | null, isOver: boolean): Awaited {
  if (clash.defender === defending) return "asked";
  if (!isOver && !isPast(fight, clash, defending)) return clash.canDefend ? "waiting" : "nobody";
  return fight.isWhole ? "nobody" : "past";
}

/** One player defends after the other, in the order of the totals; only on a quest both do at once. */
function isPast(fight: Fight, clash: Clash, defending: SeatNumber | null): boolean {
  if (fight.quest !== null) return false;
  const later = fight.clashes.slice(fight.clashes.indexOf(clash) + 1);
  return later.some(({ defender, defenders }) => defender === defending || defenders.length > 0);
}

/** Those who have a total against them, in the order in which they defend. */
function clockwise(totals: readonly (number | null)[], active: SeatNumber): readonly (readonly [SeatNumber, number])[] {
  const seats = totals.map((_, place) => (active + place) % totals.length);
  return seats.flatMap((seat) => {
    const total = totals[seat] ?? null;
    return total === null ? [] : [[seat, total] as const];
  });
}

function hasCreature(dice: readonly Die[] = []): boolean {
  return dice.some((die) => die.with === undefined && die.defense !== undefined);
}

/** Those of whom it is told that they attack: of a Ready Area some may stay behind. */
function attackersIn({ line, table }: Beat, sums: readonly string[], defender: SeatNumber): readonly Die[] {
  const dice = table === null ? new Map<DieNumber, Die>() : allDice(table);
  const found = against((line?.attackers ?? []).flatMap((id) => dice.get(id) ?? []), defender);
  // each has a part of the sum, and what else raises the total comes after them, with a sign
  const parts = partsOf(sums)?.filter(({ number }) => !/^[+−]/u.test(number)) ?? [];
  if (parts.length !== found.length) return found;
  return found.map((die, place) => (die.attack === undefined ? die : { ...die, attack: Number(parts[place]?.number) }));
}

/** With the attack that each has against that player. */
function against(dice: readonly Die[], defender: SeatNumber): readonly Die[] {
  return dice.map((die) => {
    const attack = die.against?.[defender];
    return attack == null ? die : { ...die, attack };
  });
}

/** The first who can defend, or else whoever was attacked last. */
function onShow(clashes: readonly Clash[]): number {
  const first = clashes.findIndex(({ canDefend }) => canDefend);
  return first < 0 ? Math.max(0, clashes.length - 1) : first;
}

/** Those that still lie there are shown as they are now. */
function refreshed(fight: Fight, table: Table): Fight {
  const area = fight.quest === null ? "ready" : "quest";
  const clashes = fight.clashes.map((clash): Clash => {
    const now = table.players[clash.defender]?.[area] ?? [];
    const known = new Map(now.map((die) => [die.id, die]));
    const old = new Set(clash.lineup.map(({ id }) => id));
    const come = now.filter((die) => !old.has(die.id) && clash.canDefend);
    return { ...clash, lineup: [...clash.lineup.map((die) => known.get(die.id) ?? die), ...come] };
  });
  return { ...fight, clashes };
}

function allDice(table: Table): Map<DieNumber, Die> {
  const areas = table.players.flatMap((player) => [player.ready, player.quest, player.locked, player.active, player.used]);
  return new Map(areas.flat().map((die) => [die.id, die]));
}
