/** The server's HTTP side: typed calls, refusals as errors (docs/protocol.md, "HTTP"). */

import type { Card } from "./cards";
import type { Wire } from "./connection";
import type { About, Clock, GameEvent, Origin, PastEvent, RuleValue } from "./events";
import { Refusal, type ErrorBody } from "./messages";
import { ANSWERS, fits, type Shape } from "./shape";
import type { Review } from "./review";
import type { Seat, SeatNumber, State, Status } from "./state";

export interface Box {
  readonly id: string;
  readonly name: string;
  /** What people call it, in the language of the page. */
  readonly title: string;
  readonly about: string;
  /** Its own rules, a line each. */
  readonly glance: readonly string[];
  readonly year: number;
  readonly cards: number;
  readonly printed: number;
  /** How many have a part that is reported, and how many one that is reconstructed: some have both. */
  readonly reported: number;
  readonly reconstructed: number;
  readonly quests: number;
  readonly plays_alone: boolean;
  readonly leads: boolean;
  /** Whether it is played with if nobody says otherwise. */
  readonly is_standard: boolean;
  readonly is_classic: boolean;
  /** How many of its cards the classic edition knows. */
  readonly classic: number;
  readonly has_locks: boolean;
  /** Whether it brings dice of Light or Dark. */
  readonly has_energy: boolean;
  readonly has_large: boolean;
  /** The dice that stand for it. */
  readonly pictured: { readonly class: string; readonly kind: string; readonly colours: readonly string[] };
  /** A path on a 64 grid that it has brought for its lid. */
  readonly icon: string;
}

export interface NamedWilds {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly sets: readonly string[];
  readonly cards: readonly string[];
}

export interface Rule {
  readonly name: string;
  readonly standard: RuleValue;
  readonly values: readonly { readonly value: RuleValue; readonly text: string | null }[];
  readonly range: readonly [number, number] | null;
}

/** What there is on this server. */
export interface Offer {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly protocol: number;
  readonly languages: readonly string[];
  readonly bots: readonly string[];
  /** Whether people elsewhere can join its games; older servers do not say so, and they can. */
  readonly online?: boolean;
  readonly boxes: readonly Box[];
  readonly wilds: readonly NamedWilds[];
  readonly rules: readonly Rule[];
}

export type SeatWish =
  | { readonly kind: "human"; readonly name?: string; readonly auto_roll?: boolean; readonly pay_by_hand?: boolean }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level?: string };

export interface WildsWish {
  readonly sets?: readonly string[];
  readonly wilds?: readonly string[];
  readonly printed_only?: boolean;
  readonly rules?: Readonly<Record<string, RuleValue>>;
  readonly seed?: number | string | null;
}

export interface GameWish extends WildsWish {
  /** When the cards at random are dealt: now, for all to see, or when the game begins, from everybody's dice. */
  readonly deal?: "now" | "start";
  readonly seats: readonly SeatWish[];
  readonly first?: SeatNumber | null;
  readonly public?: boolean;
  readonly title?: string;
  readonly clock?: Clock | null;
  /** Goes on from the table after an event of another game: as practice, with the cards and rules of that one. */
  readonly from?: Origin;
  /** Goes on from where a record ends. */
  readonly record?: string;
  /** The Wilds and dice of that day. */
  readonly today?: string;
  /** The table of that puzzle. */
  readonly puzzle?: string;
}

export interface DealWish extends WildsWish {
  readonly players?: number;
  readonly lang?: string;
}

export interface Dealt {
  readonly wilds: readonly string[];
  readonly cards: readonly Card[];
  readonly remarks: readonly string[];
  readonly rules: readonly string[];
}

export interface Made extends About {
  readonly invitation: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly state: State;
}

export interface JoinWish {
  readonly name: string;
  readonly seat?: SeatNumber | null;
  readonly invitation?: string;
  readonly auto_roll?: boolean;
  readonly pay_by_hand?: boolean;
  readonly secret?: string | null;
}

export interface Joined extends About {
  readonly seat: SeatNumber;
  readonly secret: string;
  readonly number: number;
  readonly state: State;
}

export interface Looked extends About {
  readonly state: State;
  readonly present: readonly SeatNumber[];
}

export interface Listed {
  readonly game: string;
  readonly title: string;
  readonly status: Status;
  readonly created: number;
  readonly changed: number;
  readonly setup: Omit<About, "game" | "commitment">;
  readonly seats: readonly Seat[];
  readonly turn: number;
  readonly glory: readonly number[];
  readonly over: boolean;
}

export interface DiceStatistics {
  readonly rolls: number;
  readonly chi_square: number;
  readonly degrees: number;
  readonly p: number | null;
  readonly dice: readonly {
    readonly die: string;
    readonly box: string;
    readonly rolls: number;
    readonly chi_square: number;
    readonly degrees: number;
    readonly p: number | null;
    readonly enough: boolean;
    readonly faces: readonly { readonly face: string; readonly rolled: number; readonly expected: number }[];
  }[];
  readonly unknown: readonly string[];
}

/** The Wilds of a day. */
export interface Day {
  readonly date: string;
  /** The day that it is now. */
  readonly today: string;
  readonly number: number;
  readonly sets: readonly string[];
  readonly rival: string;
  readonly cards: readonly Card[];
}

export interface Puzzle {
  readonly id: string;
  /** How hard it is, from 1 to 5. */
  readonly grade: number;
  readonly box: string;
  readonly players: number;
  /** The seat that is to solve it. */
  readonly seat: SeatNumber;
  readonly goals: readonly { readonly kind: string; readonly text: string }[];
}

/** The way through a puzzle: who takes what. */
export interface Solution {
  readonly steps: readonly { readonly seat: SeatNumber; readonly text: string }[];
}

/** What the server may say of a finished game: a review, or that it is being worked out. */
export type ReviewSaid = { readonly ready: false } | ({ readonly ready: true } & Review);

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** How often a request is sent again when the server asks for patience, and the longest that is waited for it. */
const PATIENCE = 2;
const LONGEST_WAIT = 10;

export class Server {
  /** `base` is where the page lies: the server may be in a folder of its host. */
  constructor(
    readonly base: string,
    /** The language of whatever it says. */
    private readonly tongue: () => string = () => "en",
    private readonly fetcher: Fetch = (address, init) => fetch(address, init),
    /** How connections are opened, if not as WebSockets. */
    readonly opener?: (address: string) => Wire,
  ) {}

  get lang(): string {
    return this.tongue();
  }

  get socketAddress(): string {
    return new URL("api/socket", this.base).href.replace(/^http/, "ws");
  }

  offer(): Promise<Offer> {
    return this.get<Offer>(ANSWERS.offer, "api");
  }

  /** All cards, in the language of the page if no other is asked for. */
  cards(lang?: string): Promise<readonly Card[]> {
    return this.get(ANSWERS.cards, "api/cards", "", lang === undefined ? {} : { lang });
  }

  deal(wish: DealWish): Promise<Dealt> {
    return this.inWords(() => this.post<Dealt>(ANSWERS.dealt, "api/deal", { lang: this.lang, ...wish }));
  }

  /** The Wilds of a day; without a date those of today. */
  today(date = ""): Promise<Day> {
    return this.get(ANSWERS.today, "api/today", "", date === "" ? {} : { date });
  }

  puzzles(): Promise<{ puzzles: readonly Puzzle[] }> {
    return this.get(ANSWERS.puzzles, "api/puzzles");
  }

  solution(puzzle: string): Promise<Solution> {
    return this.get(ANSWERS.solution, `api/puzzles/${encodeURIComponent(puzzle)}`);
  }

  games(status: Status = "waiting"): Promise<{ games: readonly Listed[]; more: boolean }> {
    return this.get(ANSWERS.games, "api/games", "", { status });
  }

  /** `secret` is only needed to go on from a game that not everybody may see. */
  make(wish: GameWish, secret = ""): Promise<Made> {
    return this.post<Made>(ANSWERS.made, "api/games", wish, secret);
  }

  look(game: string, secret = ""): Promise<Looked> {
    return this.get(ANSWERS.looked, `api/games/${encodeURIComponent(game)}`, secret);
  }

  join(game: string, wish: JoinWish): Promise<Joined> {
    return this.post<Joined>(ANSWERS.joined, `api/games/${encodeURIComponent(game)}/join`, wish);
  }

  gameCards(game: string, secret = ""): Promise<readonly Card[]> {
    return this.get(ANSWERS.cards, `api/games/${encodeURIComponent(game)}/cards`, secret);
  }

  /** Events are told to a seat, which is “you” there, or to nobody. */
  events(game: string, since = 0, secret = "", to: SeatNumber | null = null): Promise<{ events: readonly GameEvent[]; number: number }> {
    return this.get(ANSWERS.events, `api/games/${encodeURIComponent(game)}/events`, secret, { since: String(since), ...told(to) });
  }

  /** A page of events with the state after each, from anywhere in a game; `number` is the last event there is. */
  states(game: string, since = 0, secret = "", to: SeatNumber | null = null): Promise<{ events: readonly PastEvent[]; number: number }> {
    const query = { since: String(since), states: "true", ...told(to) };
    return this.get(ANSWERS.events, `api/games/${encodeURIComponent(game)}/events`, secret, query);
  }

  record(game: string, secret = ""): Promise<string> {
    return this.ask(`api/games/${encodeURIComponent(game)}/record`, bearing(secret), {}).then((said) => said.text());
  }

  dice(game: string, secret = ""): Promise<DiceStatistics> {
    return this.get(ANSWERS.dice, `api/games/${encodeURIComponent(game)}/dice`, secret);
  }

  /** Where a finished game was won and lost. The server takes some seconds for it, once. */
  review(game: string, secret = ""): Promise<ReviewSaid> {
    return this.get(ANSWERS.review, `api/games/${encodeURIComponent(game)}/review`, secret);
  }

  claim(code: string, secret: string): Promise<{ game: string; seat: SeatNumber; secret: string; number: number }> {
    return this.post(ANSWERS.claimed, "api/claim", { code, secret });
  }

  private get<Answer>(shape: Shape, path: string, secret = "", query: Record<string, string> = {}): Promise<Answer> {
    const wanted = (): string => query["lang"] ?? this.lang;
    return this.inWords(async () => read<Answer>(await this.ask(path, bearing(secret), { lang: wanted(), ...query }), shape), wanted);
  }

  /** Asks again if another language is wanted by the time of the answer: nobody hears words in the one of before. */
  private async inWords<Answer>(ask: () => Promise<Answer>, wanted: () => string = () => this.lang): Promise<Answer> {
    const lang = wanted();
    const said = await ask().then(
      (answer) => () => answer,
      (refusal: unknown) => () => {
        throw refusal;
      },
    );
    return lang === wanted() ? said() : this.inWords(ask, wanted);
  }

  private async post<Answer>(shape: Shape, path: string, body: unknown, secret = ""): Promise<Answer> {
    const headers = { ...bearing(secret).headers, "Content-Type": "application/json" };
    return read<Answer>(await this.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, { lang: this.lang }), shape);
  }

  private async ask(path: string, init: RequestInit, query: Record<string, string>): Promise<Response> {
    const address = new URL(path, this.base);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    for (let tries = 0; ; tries += 1) {
      let said: Response;
      try {
        said = await this.fetcher(address.href, { credentials: "omit", cache: "no-store", ...init });
      } catch {
        throw new Refusal("unreachable", "");
      }
      if (said.ok) return said;
      const wait = Number(said.headers.get("Retry-After") ?? "1");
      if (said.status === 429 && tries < PATIENCE && wait <= LONGEST_WAIT) {
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
        continue;
      }
      throw await refusalOf(said);
    }
  }
}

function told(to: SeatNumber | null): Record<string, string> {
  return to === null ? {} : { to: String(to) };
}

function bearing(secret: string): { headers: Record<string, string> } {
  return { headers: secret === "" ? {} : { Authorization: `Bearer ${secret}` } };
}

async function read<Answer>(said: Response, shape: Shape): Promise<Answer> {
  const answer: unknown = await said.json().catch(() => undefined);
  if (!fits(answer, shape)) throw new Refusal("not_understood", "", null, said.status);
  return answer as Answer;
}

async function refusalOf(said: Response): Promise<Refusal> {
  try {
    const { error, state } = (await said.json()) as { error: ErrorBody; state?: State };
    return new Refusal(error.id, error.text, state ?? null, said.status, error.incident ?? "");
  } catch {
    // a proxy in between may answer in its own words
    return new Refusal("internal", "", null, said.status);
  }
}
