/** The games this browser has a seat in, or has seen: with the secrets, which exist nowhere else. */

import type { Made } from "../net/server";
import type { State } from "../net/state";
import { Drawer, isRecord, textOr, type Storage } from "./storage";

export interface KeptSeat {
  readonly secret: string;
  readonly name: string;
  /** Our part of the dice, as soon as it has been given. */
  readonly nonce: string;
  /** Whether this one or one of before was shown in this game. */
  readonly shown?: boolean;
}

export interface KeptGame {
  readonly game: string;
  readonly title: string;
  readonly invitation: string;
  readonly commitment: string;
  /** The seals of all nonces as they were when we showed ours. */
  readonly sealed: readonly string[];
  /** How often we showed our nonces, and how often the server says that nonces were sealed; 0 until it says so. */
  readonly rounds: number;
  readonly exchanges: number;
  /** Of the last state that was seen. */
  readonly mark: string;
  readonly seats: Readonly<Record<number, KeptSeat>>;
  readonly players: readonly string[];
  readonly status: string;
  /** When something was last kept of it, in milliseconds. */
  readonly changed: number;
}

/** A game of which nothing is known but its id. */
export function unknownGame(game: string): KeptGame {
  return {
    game, title: "", invitation: "", commitment: "", sealed: [], rounds: 0, exchanges: 0, mark: "", seats: {}, players: [],
    status: "waiting", changed: 0,
  };
}

/** Beyond this many, those that are over and were not touched for longest are forgotten. */
const MOST = 60;

function readSeats(value: unknown): Record<number, KeptSeat> {
  const seats: Record<number, KeptSeat> = {};
  for (const [seat, kept] of Object.entries(isRecord(value) ? value : {})) {
    if (!/^[0-3]$/.test(seat) || !isRecord(kept) || typeof kept["secret"] !== "string") continue;
    const { secret } = kept;
    const shown = kept["shown"] === true ? { shown: true } : {};
    seats[Number(seat)] = { secret, name: textOr(kept["name"], ""), nonce: textOr(kept["nonce"], ""), ...shown };
  }
  return seats;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];
}

function numberOr(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function readGame(value: unknown): KeptGame | null {
  if (!isRecord(value) || typeof value["game"] !== "string" || !/^[\w-]{1,64}$/.test(value["game"])) return null;
  return {
    game: value["game"],
    title: textOr(value["title"], ""),
    invitation: textOr(value["invitation"], ""),
    commitment: textOr(value["commitment"], ""),
    sealed: texts(value["sealed"]),
    rounds: numberOr(value["rounds"]),
    exchanges: numberOr(value["exchanges"]),
    mark: textOr(value["mark"], ""),
    seats: readSeats(value["seats"]),
    players: texts(value["players"]),
    status: textOr(value["status"], "waiting"),
    changed: numberOr(value["changed"]),
  };
}

function readAll(value: unknown): readonly KeptGame[] {
  return (Array.isArray(value) ? value : []).map(readGame).filter((game) => game !== null);
}

export class Games {
  private readonly drawer: Drawer<readonly KeptGame[]>;
  /** Games that could not be written down: until they can, or the page is closed, they are here. */
  private readonly unwritten = new Map<string, KeptGame>();

  constructor(
    storage?: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.drawer = new Drawer("quarriors.games", 1, readAll, storage);
  }

  /** All of them, those touched last first. Read anew each time: another tab may have added one. */
  all(): readonly KeptGame[] {
    const written = this.drawer.load().filter(({ game }) => !this.unwritten.has(game));
    return [...this.unwritten.values(), ...written].toSorted((a, b) => b.changed - a.changed);
  }

  find(game: string): KeptGame | null {
    return this.all().find((kept) => kept.game === game) ?? null;
  }

  /** Keeps what is new about a game; seats are added to those there are. */
  keep(game: string, news: Partial<Omit<KeptGame, "game" | "changed">>): KeptGame {
    const before = this.find(game) ?? unknownGame(game);
    const after: KeptGame = {
      ...before,
      ...news,
      // whoever comes by a link without an invitation still has the one of before
      invitation: news.invitation || before.invitation,
      seats: { ...before.seats, ...news.seats },
      // the first commitment counts: a server that changes it later must not get away with it
      commitment: before.commitment || (news.commitment ?? ""),
      exchanges: before.exchanges || (news.exchanges ?? 0),
      changed: this.now(),
    };
    this.write([after, ...this.all().filter((kept) => kept.game !== game)], after);
    return after;
  }

  /** Keeps what is new about a game, unless it has been forgotten. */
  note(game: string, news: Parameters<Games["keep"]>[1]): void {
    if (this.find(game) !== null) this.keep(game, news);
  }

  keepMade(made: Made): KeptGame {
    const seats: Record<number, KeptSeat> = {};
    for (const [seat, secret] of Object.entries(made.secrets)) {
      seats[Number(seat)] = { secret, name: made.state.seats[Number(seat)]?.name ?? "", nonce: "" };
    }
    return this.keep(made.game, {
      title: made.title, invitation: made.invitation, commitment: made.commitment ?? "", seats,
      players: namesOf(made.state), status: made.state.status,
    });
  }

  /** The rematch: same seats and secrets, new dice. */
  keepRematch(of: string, next: string): KeptGame {
    const before = this.find(of);
    const there = this.find(next);
    if (there !== null && Object.keys(there.seats).length > 0) return there;
    const seats = Object.fromEntries(
      Object.entries(before?.seats ?? {}).map(([seat, kept]) => [seat, { secret: kept.secret, name: kept.name, nonce: "" }]),
    );
    return this.keep(next, { title: before?.title ?? "", invitation: before?.invitation ?? "", seats });
  }

  /** Forgets a secret of a seat that was not given after all, or is no longer good; a newer one of the same seat stays. */
  leave(game: string, secret: string): void {
    const before = this.find(game);
    if (before === null) return;
    const seats = Object.fromEntries(Object.entries(before.seats).filter(([, seat]) => seat.secret !== secret));
    const after = { ...before, seats };
    this.write(this.all().map((kept) => (kept.game === game ? after : kept)), after);
  }

  forget(game: string): void {
    this.unwritten.delete(game);
    this.write(this.all().filter((kept) => kept.game !== game));
  }

  private write(games: readonly KeptGame[], changed?: KeptGame): void {
    const kept = [...games];
    while (kept.length > MOST) {
      const done = kept.findLastIndex((game) => game.status === "over" || Object.keys(game.seats).length === 0);
      if (done < 0) break;
      kept.splice(done, 1);
    }
    if (this.drawer.save(kept)) this.unwritten.clear();
    else if (changed) this.unwritten.set(changed.game, changed);
  }
}

/** A secret that may see the game; nothing if we have none. An invitation stays good when a seat moves to another device. */
export function passOf(kept: KeptGame | null): string {
  return kept?.invitation || (Object.values(kept?.seats ?? {})[0]?.secret ?? "");
}

export function namesOf(state: State): readonly string[] {
  return state.seats.map((seat) => seat.name);
}

export const games = new Games();
