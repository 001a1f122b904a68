/**
 * Dice and Glory in the middle of an event, for the eye only: what happened is played on a copy, step by step.
 *
 * It need not be exact, and is not (the protocol says never to work the table out from happenings): after the last step
 * the state that the server sent takes its place.
 */

import type { Happening } from "../net/events";
import { AREAS, type Area, type Die, type Heap, type Player, type Table } from "../net/state";

type Sketch = { -readonly [Key in keyof Player]: Player[Key] };
type Draft = { -readonly [Key in keyof Table]: Table[Key] };

export function tableAfter(before: Table, happenings: readonly Happening[]): Table {
  const table: Draft = { ...before };
  const players: Sketch[] = before.players.map((player) => ({ ...player }));
  const wilds = [...before.wilds];
  table.players = players;
  table.wilds = wilds;
  for (const happening of happenings) take(table, players, wilds, happening);
  return table;
}

function take(table: Draft, players: Sketch[], wilds: number[], happening: Happening): void {
  const [kind, seat, id, card, number, other, face] = happening;
  const player = seat === null ? undefined : players[seat];
  const amount = typeof number === "number" ? number : 0;
  switch (kind) {
    case "turn":
      table.attack = null;
      return;
    case "phase":
      if (number === "clean_up" && player) cleanUp(player);
      return;
    case "refilled":
      if (player) refill(player);
      return;
    case "glory":
      if (player) player.glory += amount;
      return;
    case "lost":
      if (player) player.glory -= amount;
      return;
  }
  if (id === null || card === null) return;
  const put = (area: Area, owner = player): void => {
    const die = lift(players, id);
    if (owner) owner[area] = [...owner[area], { ...(die ?? { id, card, face: null }), face } as Die];
  };
  switch (kind) {
    case "drawn":
      if (player) player.bag = less(player.bag, card);
      return put("active");
    case "rolled":
    case "turned":
      if (!change(players, id, { face })) put("active");
      return;
    case "attached":
      if (typeof other === "number") change(players, id, { with: other });
      return;
    case "spent":
      return put("spent");
    case "captured":
    case "gained":
      if (wilds[card]) wilds[card] -= 1;
      return settle(players, player, put, id, card, number);
    case "moved":
      return settle(players, player, put, id, card, number);
    case "culled":
      lift(players, id);
      wilds[card] = (wilds[card] ?? 0) + 1;
      return;
    case "removed":
      lift(players, id);
      return;
    case "destroyed":
      return put("used");
  }
}

function settle(
  players: Sketch[], player: Sketch | undefined, put: (area: Area) => void, id: number, card: number, zone: unknown,
): void {
  const area = AREAS.find((one) => one === zone);
  if (area) return put(area);
  lift(players, id);
  if (zone === "bag" && player) player.bag = more(player.bag, card);
}

/** Takes a die up from wherever it lies. */
function lift(players: Sketch[], id: number): Die | null {
  for (const player of players) {
    for (const area of AREAS) {
      const die = player[area].find((one) => one.id === id);
      if (!die) continue;
      player[area] = player[area].filter((one) => one !== die);
      return die;
    }
  }
  return null;
}

/** Shows another face of a die where it lies, or that it is attached to another one. */
function change(players: Sketch[], id: number, now: Partial<Die>): boolean {
  for (const player of players) {
    for (const area of AREAS) {
      if (!player[area].some((one) => one.id === id)) continue;
      player[area] = player[area].map((one) => (one.id === id ? { ...one, ...now } : one));
      return true;
    }
  }
  return false;
}

function cleanUp(player: Sketch): void {
  const done = [...player.active, ...player.spent].map((die) => ({ ...die, face: null }));
  player.used = [...player.used, ...done];
  player.active = [];
  player.spent = [];
}

function refill(player: Sketch): void {
  player.bag = player.used.reduce<readonly Heap[]>((bag, die) => more(bag, die.card), player.bag);
  player.used = [];
}

function more(bag: readonly Heap[], card: number): readonly Heap[] {
  if (!bag.some(([one]) => one === card)) return [...bag, [card, 1]];
  return bag.map(([one, dice]) => [one, one === card ? dice + 1 : dice] as const);
}

function less(bag: readonly Heap[], card: number): readonly Heap[] {
  return bag.map(([one, dice]) => [one, one === card ? dice - 1 : dice] as const).filter(([, dice]) => dice > 0);
}
