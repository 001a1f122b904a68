/**
 * The WebSocket of one game: says hello, hears every event once and in order, and comes back by itself.
 *
 * A command is a promise: kept with `done`, broken with a `Refusal`. While the connection is away it waits; what was sent
 * and not answered is sent again after the next welcome, which does no harm since every move names what it answers.
 */

import type { EventMessage } from "./events";
import {
  LEFT, PROTOCOL, Refusal, isPassing, readMessage, type ClientMessage, type Command, type Done, type Offer, type Refused, type Said,
  type Watching, type Welcome,
} from "./messages";

/** The part of a browser's WebSocket that is used, so that tests can do without a network. */
export interface Wire {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export type Link = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  welcome(message: Welcome, restored: boolean): void;
  event(message: EventMessage): void;
  presence(present: readonly number[], watching?: Watching): void;
  /** Somebody says something. */
  said?(said: Said): void;
  /** Whether the others would like to play again. */
  again?(offer: Offer | null, declined: number | null): void;
  /** How the connection is; `seconds` until the next try while it waits. */
  link(link: Link, seconds: number): void;
  /** The server says goodbye; it will be back. */
  bye?(text: string): void;
  /** These secrets are of no seat any more: they are not to be shown again. */
  voided?(secrets: readonly string[]): void;
  /** It will not come back: the hello was refused for good. */
  ended(refusal: Refusal): void;
}

export interface Call {
  readonly address: string;
  readonly game: string;
  /** Asked for at every hello: a seat may have moved to another device since the last one. */
  readonly secrets: () => readonly string[];
  readonly invitation?: string;
  /** The mark of the last state that was seen: asked for at every hello. */
  readonly mark?: () => string;
  /** Asked for at every hello, too: somebody may read another language by then. */
  readonly lang?: () => string;
  readonly open?: (address: string) => Wire;
}

const ACK_EVERY = 50;
const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 30;
/** A page cannot see the server's pings, so it sends its own; without any sign for that long the line is dead. */
const PING_SECONDS = 25;
const DEAD_SECONDS = 40;
/** Networks swallow what they should refuse: until the welcome it may take that long, and not even so long if somebody asks. */
const WELCOME_SECONDS = 15;
const HURRY_SECONDS = 3;

interface Pending {
  readonly command: Command;
  readonly kept: (done: Done) => void;
  readonly broken: (refusal: Refusal) => void;
  tries: number;
}

export class Connection {
  private wire: Wire | null = null;
  private link: Link = "closed";
  private since: number | null = null;
  private acknowledged = 0;
  private attempts = 0;
  private nextId = 1;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private begun = 0;
  /** The secrets of the last hello. */
  private shown: readonly string[] = [];
  private heard = 0;
  private final: Refusal | null = null;
  /** Said about seats that have moved. */
  private moved: Refusal | null = null;

  constructor(
    private readonly call: Call,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.final = null;
    this.attempts = 0;
    this.connect();
  }

  /** Ends it; commands that were not answered are broken, and so are those to come. */
  stop(): void {
    clearTimeout(this.retry);
    this.drop();
    this.tell("closed");
    this.final = new Refusal(LEFT, "");
    this.giveUp(this.final);
  }

  /** Tries now instead of waiting on: the network is back, or somebody looks at the page again. */
  hurry(): void {
    const isStuck = this.link === "connecting" && Date.now() - this.begun > HURRY_SECONDS * 1000;
    if (this.link !== "waiting" && !isStuck) return;
    clearTimeout(this.retry);
    this.drop();
    this.connect();
  }

  command(command: Command): Promise<Done> {
    if (this.final !== null) return Promise.reject(this.final);
    return new Promise((kept, broken) => {
      const id = this.nextId++;
      this.pending.set(id, { command, kept, broken, tries: 0 });
      if (this.link === "open") this.send({ ...command, id });
    });
  }

  private connect(): void {
    this.tell("connecting");
    this.begun = Date.now();
    this.opening = setTimeout(() => {
      this.drop();
      this.lost();
    }, WELCOME_SECONDS * 1000);
    const open = this.call.open ?? ((address: string): Wire => new WebSocket(address));
    const wire = open(this.call.address);
    this.wire = wire;
    // a wire that was dropped may still speak: only the current one is listened to
    wire.onopen = () => {
      if (wire === this.wire) this.sayHello();
    };
    wire.onmessage = (event: { readonly data: unknown }) => {
      if (wire === this.wire) this.hear(String(event.data));
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost();
    };
  }

  private sayHello(): void {
    const { game, secrets, invitation, lang } = this.call;
    this.shown = secrets();
    const mark = this.call.mark?.() ?? "";
    this.send({
      type: "hello",
      protocol: PROTOCOL,
      game,
      secrets: this.shown,
      ...(invitation === undefined ? {} : { invitation }),
      ...(this.since === null ? {} : { since: this.since }),
      ...(mark === "" ? {} : { mark }),
      ...(lang === undefined ? {} : { lang: lang() }),
    });
  }

  private hear(text: string): void {
    this.heard = Date.now();
    const message = readMessage(text);
    if (message === null) return;
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "event":
        return this.happened(message);
      case "done":
        return this.settle(message.id, (pending) => pending.kept(message));
      case "refused": {
        const { id, text: why, incident } = message.error;
        const refusal = new Refusal(id, why, message.state ?? null, 0, incident ?? "");
        if (this.link === "open") return this.refused(message.id, refusal);
        return this.turnedAway(message, refusal);
      }
      case "presence":
        return this.listener.presence(message.present, message.watching);
      case "said":
        return this.listener.said?.(message);
      case "again":
        return this.listener.again?.(message.offer, message.declined);
      case "bye": // the connection ends in a moment; `lost` then comes back by itself
        return this.listener.bye?.(message.text);
      case "pong":
        return;
    }
  }

  /** A seat that moved while nobody was here costs that seat, and not those beside it: hello again, without its secret. */
  private turnedAway({ void: places }: Refused, refusal: Refusal): void {
    const gone = Array.isArray(places) ? this.shown.filter((_, place) => places.includes(place)) : [];
    if (gone.length > 0) this.listener.voided?.(gone);
    if (gone.length > 0 && !this.call.secrets().some((secret) => gone.includes(secret))) {
      this.moved = refusal;
      this.drop();
      this.connect();
    } else if (!isPassing(refusal)) {
      // whoever was not invited to watch wants to know where the seat is
      this.final = refusal.id === "bad_invitation" ? (this.moved ?? refusal) : refusal;
    }
  }

  private welcomed(message: Welcome): void {
    clearTimeout(this.opening);
    // fewer events than we know of: the host has restored a backup, and what we know did not happen
    const restored = message.restored === true || (this.since !== null && message.number < this.since);
    this.since = message.number;
    this.acknowledged = message.number;
    this.attempts = 0;
    this.tell("open");
    // what was decided at a table that never was might mean something else now
    if (restored) this.giveUp(new Refusal("stale", ""));
    this.pinging = setInterval(() => this.ping(), PING_SECONDS * 1000);
    this.listener.welcome(message, restored);
    for (const [id, { command }] of this.pending) this.send({ ...command, id });
  }

  private happened(message: EventMessage): void {
    const known = this.since ?? 0;
    if (message.number <= known) return;
    if (message.number > known + 1) {
      // never seen, but a hole would stay for ever: ask for what is missing
      this.drop();
      this.lost();
      return;
    }
    this.since = message.number;
    if (message.number - this.acknowledged >= ACK_EVERY) {
      this.acknowledged = message.number;
      this.send({ type: "ack", number: message.number });
    }
    this.listener.event(message);
  }

  private refused(id: unknown, refusal: Refusal): void {
    const pending = typeof id === "number" ? this.pending.get(id) : undefined;
    if (pending === undefined) return;
    if (refusal.id === "closing") return; // it is sent again after the next welcome
    if (refusal.id === "store_unavailable" && pending.tries < 5) {
      pending.tries += 1;
      setTimeout(() => {
        if (this.link === "open" && this.pending.has(id as number)) this.send({ ...pending.command, id: id as number });
      }, this.backOff(pending.tries) * 1000);
      return;
    }
    this.settle(id, () => pending.broken(refusal));
  }

  private settle(id: unknown, how: (pending: Pending) => void): void {
    if (typeof id !== "number") return;
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    this.pending.delete(id);
    how(pending);
  }

  private ping(): void {
    if (Date.now() - this.heard > DEAD_SECONDS * 1000) {
      this.drop();
      this.lost();
    } else this.send({ type: "ping" });
  }

  private lost(): void {
    clearInterval(this.pinging);
    clearTimeout(this.opening);
    this.wire = null;
    if (this.final !== null) {
      this.tell("closed");
      this.giveUp(this.final);
      this.listener.ended(this.final);
      return;
    }
    const seconds = this.backOff(this.attempts);
    this.attempts += 1;
    this.tell("waiting", seconds);
    this.retry = setTimeout(() => this.connect(), seconds * 1000);
  }

  /** ½, 1, 2, 4 … seconds, a little apart so that a room full of players does not come back all at once. */
  private backOff(attempts: number): number {
    return Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT) * (0.8 + 0.4 * Math.random());
  }

  private drop(): void {
    clearInterval(this.pinging);
    clearTimeout(this.opening);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private giveUp(refusal: Refusal): void {
    const open = [...this.pending.values()];
    this.pending.clear();
    for (const { broken } of open) broken(refusal);
  }

  private tell(link: Link, seconds = 0): void {
    this.link = link;
    this.listener.link(link, seconds);
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}
