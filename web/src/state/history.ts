/** What has happened in a game, moment by moment: exact states of the server, read in pages and kept. */

import type { GameEvent } from "../net/events";
import { Refusal } from "../net/messages";
import type { Server } from "../net/server";
import type { State } from "../net/state";

/** An event, and the state it has led to: null where the rules have changed since, and it can no longer be told. */
export interface Moment {
  readonly event: GameEvent;
  readonly state: State | null;
}

/** Pages begin at every so many moments, or the same ones would be read again and again; the server says where they end. */
export const PAGE = 40;

export class History {
  private readonly moments = new Map<number, Moment>();
  /** Pages that are under way, by the event before their first. */
  private readonly asked = new Map<number, Promise<void>>();
  /** The language of what is kept. */
  private lang = "";

  constructor(
    readonly game: string,
    private readonly server: Server,
    /** A secret that may see the game, or nothing if all may. */
    private readonly pass: () => string,
    /** The seat that is spoken to. */
    private readonly you: () => number | null = () => null,
  ) {}

  /** All events, without states: enough for the log. */
  async events(): Promise<readonly GameEvent[]> {
    let all: GameEvent[] = [];
    for (let { lang } = this.server; ; ) {
      const { events, number } = await this.server.events(this.game, all.at(-1)?.number ?? 0, this.pass(), this.you());
      if (lang !== this.server.lang) {
        // the pages of before are in other words
        ({ lang } = this.server);
        all = [];
        continue;
      }
      all.push(...events);
      if (events.length === 0 || (all.at(-1)?.number ?? 0) >= number) return all;
    }
  }

  /** A moment if it is here already. */
  get(number: number): Moment | null {
    this.listen();
    return this.moments.get(number) ?? null;
  }

  async find(number: number): Promise<Moment> {
    for (let since = pageOf(number); ; ) {
      if (this.listen()) since = pageOf(number);
      while (since < number && this.moments.has(since + 1)) since += 1;
      const found = this.moments.get(number);
      if (found !== undefined) return found;
      await this.read(since);
      if (!this.listen() && !this.moments.has(since + 1)) throw new Refusal("no_moment", "");
    }
  }

  /** Reads the page of a moment that will be wanted soon. */
  expect(number: number): void {
    this.listen();
    if (!this.moments.has(number)) this.find(number).catch(() => undefined);
  }

  /** Forgets what was said in another language than that of the page; says whether it was. */
  private listen(): boolean {
    const { lang } = this.server;
    if (lang === this.lang) return false;
    this.lang = lang;
    this.moments.clear();
    this.asked.clear();
    return true;
  }

  private read(since: number): Promise<void> {
    const before = this.asked.get(since);
    if (before !== undefined) return before;
    const { lang } = this.server;
    const reading = this.server
      .states(this.game, since, this.pass(), this.you())
      .then(({ events }) => {
        if (lang !== this.server.lang) return;
        for (const { state, ...event } of events) this.moments.set(event.number, { event: event as GameEvent, state });
      })
      .finally(() => {
        if (this.asked.get(since) === reading) this.asked.delete(since);
      });
    this.asked.set(since, reading);
    return reading;
  }
}

function pageOf(number: number): number {
  return Math.floor((number - 1) / PAGE) * PAGE;
}
