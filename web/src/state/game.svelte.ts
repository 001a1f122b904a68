/** One game as this page has it: the conversation with the server, and what of it is on show. */

import type { Card } from "../net/cards";
import { Connection, type Link } from "../net/connection";
import type { About, EventMessage, GameEvent } from "../net/events";
import type { Command, Done, Refusal, Welcome } from "../net/messages";
import type { Verdict } from "../net/secrets";
import type { Server } from "../net/server";
import { Company } from "../people/company.svelte";
import { diceOf, type Decision, type Option, type State, type Table } from "../net/state";
import { beatsOf, type Beat } from "./beats";
import { Errand } from "./errand";
import { Exchange } from "./exchange";
import { fightAfter, fightAgain, fightOn, type Fight } from "./fight";
import { partsOfBeat } from "./gathering";
import { namesOf, passOf, unknownGame, type Games, type KeptGame } from "./games";
import { logAfter, turnsIn, type LogLine } from "./log";
import { notedOf, shownNow, verdictOf, type Noted } from "./noting";
import type { Speed } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { Suspense } from "./suspense.svelte";

/** The conversation, as far as a game needs it. */
export type Talk = Pick<Connection, "start" | "stop" | "hurry" | "command">;

export interface Surroundings {
  readonly server: Server;
  readonly games: Games;
  readonly speed: () => Speed;
  /** Whether to wait for a click after an attack. */
  readonly waits?: () => boolean;
  /** The host has restored a backup: what is known did not happen, and the game has to be made anew. */
  readonly restored?: () => void;
  readonly talk?: (...how: ConstructorParameters<typeof Connection>) => Talk;
}

export class Game {
  /** All that is known, ahead of what is on show. */
  state: State | null = $state.raw(null);
  about: About | null = $state.raw(null);
  cards: readonly Card[] = $state.raw([]);
  /** Seats that are played from here. */
  seats: readonly number[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  readonly company: Company;
  link: Link = $state("connecting");
  /** The table on show. */
  table: Table | null = $state.raw(null);
  /** What is being told just now. */
  beat: Beat | null = $state.raw(null);
  isShowing = $state(false);
  /** The attack on show. */
  fight: Fight | null = $state.raw(null);
  /** Whether what is told still waits for dice. */
  readonly suspense = new Suspense();
  log: readonly LogLine[] = $state.raw([]);
  /** What the server said before it went: it will be back. */
  goodbye = $state("");
  /** Why the connection is gone for good. */
  end: Refusal | null = $state.raw(null);
  /** Decision that has been answered from here, and not yet by the server. */
  private answered = $state(0);
  /** Whoever of this table decided last. */
  private lastSeat = $state(-1);

  private readonly talk: Talk;
  private readonly showing: Showing;
  private kept: KeptGame;
  private readonly exchange: Exchange;
  /** Events that are in the log once their first beat is on show. */
  private readonly untold = new Map<number, GameEvent>();
  private readonly dealing = new Errand(() => this.fetchCards(), (refusal) => this.noCards(refusal as Refusal));
  private readonly reading = new Errand(() => this.fetchHistory(), () => this.noHistory());
  /** The log lacks events after the first of these, up to the second. */
  private gap: { readonly since: number; readonly until: number } | null = null;
  /** What cards and events were last asked for with. */
  private asked = { cards: "", events: "" };
  /** Hears of every beat, also of those that are passed over too quickly to be seen in `beat`. */
  heard: (beat: Beat) => void = () => undefined;

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    this.kept = around.games.find(id) ?? unknownGame(id);
    this.showing = new Showing(
      around.speed,
      (beat) => this.show(beat),
      () => this.catchUp(),
    );
    this.showing.lingers = () => this.suspense.lingers(around.speed());
    this.showing.restsAfter = (beat) => this.waitsAfter(beat);
    this.exchange = new Exchange({
      state: () => this.state,
      seats: () => this.seats,
      commitment: () => this.about?.commitment ?? "",
      kept: (seat) => this.keptSeats[seat] ?? null,
      keep: (seat, nonce) => {
        const kept = this.keptSeats[seat];
        if (kept !== undefined) this.keep({ seats: { [seat]: { ...kept, nonce } } });
      },
      noted: () => this.noted.sealed,
      note: (sealed) => this.keep(shownNow(this.noted.rounds, this.keptSeats, this.seats, sealed)),
      command: (command) => this.command(command),
    });
    this.company = new Company(id, (command) => this.command(command));
    const make = around.talk ?? ((...how) => new Connection(...how));
    this.talk = make(
      {
        address: around.server.socketAddress,
        ...(around.server.opener ? { open: around.server.opener } : {}),
        game: id,
        secrets: () => Object.values(this.kept.seats).map(({ secret }) => secret),
        lang: () => around.server.lang,
        mark: () => this.state?.mark ?? this.kept.mark,
        ...(this.kept.invitation === "" ? {} : { invitation: this.kept.invitation }),
      },
      {
        welcome: (message, restored) => this.welcomed(message, restored),
        event: (message) => this.happened(message),
        presence: (present, watching) => void ((this.present = present), this.company.see(watching)),
        ...this.company.ears((seat) => this.name(seat)),
        link: (link) => (this.link = link),
        bye: (text) => (this.goodbye = text),
        voided: (secrets) => this.lose(secrets),
        ended: (refusal) => (this.end = refusal),
      },
    );
  }

  /** What has to be decided, as soon as all that led to it has been shown. */
  get decision(): Decision | null {
    if (this.isShowing || this.state === null) return null;
    return this.state.decision;
  }

  /** The decision if it is ours and still to be answered. */
  get ours(): Decision | null {
    const decision = this.decision;
    if (decision === null || !this.plays(decision.seat) || decision.number === this.answered) return null;
    return decision;
  }

  /** The show stays where it is until it is told to go on. */
  get isPaused(): boolean {
    return this.showing.isPaused;
  }

  get isOver(): boolean {
    return !this.isShowing && this.state?.status === "over";
  }

  /** Whether it is played by the classic edition, which has other phases. */
  get isClassic(): boolean {
    return this.about?.rules["edition"] === "classic";
  }

  /** The seat whose mat lies at our side of the table. */
  get near(): number {
    const deciding = this.decision?.seat;
    if (deciding !== undefined && this.plays(deciding)) return deciding;
    const active = this.table?.active;
    if (active !== undefined && this.plays(active)) return active;
    // several people at one device: whoever decided last stays near until another one has to
    return this.seats.includes(this.lastSeat) ? this.lastSeat : (this.seats[0] ?? 0);
  }

  get invitation(): string {
    return this.kept.invitation;
  }

  name(seat: number): string {
    return this.state?.seats[seat]?.name ?? "";
  }

  card(number: number): Card | null {
    return this.cards[number] ?? null;
  }

  /** Whether a seat is played from here, and by a person. */
  plays(seat: number): boolean {
    return this.seats.includes(seat) && this.state?.seats[seat]?.bot === null;
  }

  /** Options about a die. */
  optionsFor(die: number): readonly Option[] {
    return this.ours?.options.filter((option) => diceOf(option).includes(die)) ?? [];
  }

  /** Options about a card, such as capturing a die from it. */
  optionsOn(card: number): readonly Option[] {
    return this.ours?.options.filter((option) => option.card === card && option.die === undefined) ?? [];
  }

  start(): void {
    this.talk.start();
    void this.dealing.go();
  }

  stop(): void {
    this.dealing.stop();
    this.reading.stop();
    this.showing.stop();
    this.talk.stop();
  }

  hurry(): void {
    this.talk.hurry();
  }

  /** The server is asked for all its words again: the language is another one now. */
  reword(): void {
    void this.dealing.go();
    // the hello that is still to come says it
    if (this.state === null) return;
    const { lang } = this.around.server;
    this.command({ type: "speak", lang }).then(
      ({ state }) => {
        if (state === undefined || lang !== this.around.server.lang) return;
        this.state = state;
        if (!this.showing.isBusy) this.catchUp();
      },
      // whoever has left needs no words, and whoever comes back says hello in the new language
      () => undefined,
    );
    this.gap = { since: 0, until: this.state.number };
    void this.reading.go();
  }

  /** Shows all that has happened at once. */
  skip(): void {
    this.showing.skip();
  }

  /** Has the show rest after some beats, each time until `goOn`: so each sentence is a beat of its own. */
  restAfter(wish: (beat: Beat) => boolean): void {
    this.showing.gathers = false;
    this.showing.restsAfter = (beat) => wish(beat) || this.waitsAfter(beat);
  }

  private waitsAfter(beat: Beat): boolean {
    return beat.endsFight === true && this.around.waits?.() === true;
  }

  goOn(): void {
    this.showing.goOn();
  }

  pause(): void {
    this.showing.pause();
  }

  /** Shows what comes next, without waiting. */
  step(): void {
    this.showing.step();
  }

  async take(option: Option): Promise<void> {
    const decision = this.ours;
    if (decision === null) return;
    this.answered = decision.number;
    this.lastSeat = decision.seat;
    try {
      await this.command({ type: "move", seat: decision.seat, answers: decision.number, option: option.option });
    } catch (refusal) {
      this.answered = 0;
      throw refusal;
    }
  }

  undo(): Promise<Done> {
    return this.command({ type: "undo", seat: this.state?.undo ?? null, answers: this.state?.decision?.number ?? 0 });
  }

  get canUndo(): boolean {
    const seat = this.state?.undo ?? null;
    return seat !== null && this.plays(seat);
  }

  /** Ready for all seats of ours that are not. */
  beReady(): Promise<void> {
    return this.exchange.beReady();
  }

  /** Whether all seats of ours are ready, with nonces that we can show. */
  get isReady(): boolean {
    return this.seats.every((seat) => this.exchange.isReady(seat));
  }

  /** Whether a part of ours was shown, and the server wants another one. */
  get isAskedAgain(): boolean {
    return !this.isReady && this.exchange.hasShown;
  }

  /** The next game of the same people. */
  async rematch(wilds: "new" | "same"): Promise<string> {
    const seat = this.seats[0] ?? null;
    return this.nextGame(this.state?.rematch ?? (await this.command({ type: "rematch", seat, wilds })).game ?? "");
  }

  /** Keeps the next game, with our seats in it. */
  nextGame(next: string): string {
    return this.company.moveTo(this.around.games.keepRematch(this.id, next).game);
  }

  command(command: Command): Promise<Done> {
    return this.talk.command(command);
  }

  /** Whether the server kept its word about the dice; null while the game goes on. */
  get verdict(): Verdict | null {
    const result = this.state?.result;
    return result && this.about !== null ? verdictOf(this.noted, this.about, result) : null;
  }

  /** What this browser noted before the game. */
  get noted(): Noted {
    const kept = this.around.games.find(this.id) ?? this.kept;
    return notedOf({ ...kept, seats: this.keptSeats }, this.about);
  }

  /** Our seats with their nonces; another tab of ours may have been ready since. */
  private get keptSeats(): KeptGame["seats"] {
    return { ...this.kept.seats, ...this.around.games.find(this.id)?.seats };
  }

  private welcomed(message: Welcome, restored: boolean): void {
    if (restored) {
      this.keep({ mark: message.state.mark ?? "" });
      if (this.state !== null) return this.around.restored?.();
    }
    const isFirst = this.state === null;
    this.about = message.about;
    this.goodbye = "";
    this.seats = message.seats;
    this.present = message.present;
    this.company.welcomed(message);
    if (isFirst) {
      this.state = message.state;
      this.catchUp();
      this.gap = { since: 0, until: message.number };
    } else {
      const missed = message.missed ?? [];
      missed.forEach((event, place) => this.tell(event, place === missed.length - 1 ? message.state : null));
      this.state = message.state;
      // too much was missed to be told at once: the rest is read, and the table simply is as it is
      if ((missed.at(-1)?.number ?? message.number) !== message.number) {
        this.gap = { since: this.gap?.since ?? this.log.at(-1)?.event ?? 0, until: message.number };
      }
      if (!this.showing.isBusy) this.catchUp();
    }
    if (this.gap !== null) void this.reading.go();
    if (this.cards.length === 0) void this.dealing.go();
    this.remember();
    void this.exchange.follow().catch(() => undefined);
  }

  private happened(message: EventMessage): void {
    this.state = message.state;
    if (message.kind === "seat_moved" && message.seat !== null) this.give(message.seat);
    this.tell(message, message.number < message.state.number ? null : message.state);
    if (message.kind === "started" && this.about !== null && message.wilds?.length) {
      this.about = { ...this.about, wilds: message.wilds };
      void this.dealing.go();
    }
    if (message.kind !== "move" || turnsIn(message).length > 0) this.remember();
    void this.exchange.follow().catch(() => undefined);
  }

  /** Whoever plays on elsewhere only watches here: the secret is void, and a hello with it would be refused. */
  private give(seat: number): void {
    this.seats = this.seats.filter((one) => one !== seat);
    const given = this.kept.seats[seat];
    if (given !== undefined) this.lose([given.secret]);
  }

  /** Secrets that are of no seat any more. */
  private lose(secrets: readonly string[]): void {
    for (const secret of secrets) this.around.games.leave(this.id, secret);
    const left = Object.entries(this.kept.seats).filter(([, { secret }]) => !secrets.includes(secret));
    this.kept = { ...this.kept, seats: Object.fromEntries(left) };
  }

  private tell(event: GameEvent, after: State | null): void {
    this.count(event);
    const before = this.showing.end?.table ?? this.table;
    this.isShowing = true;
    this.untold.set(event.number, event);
    this.showing.add(beatsOf(event, before, after));
  }

  /** Keeps how often nonces were sealed, as soon as the server says it. */
  private count(event: GameEvent): void {
    if (event.kind === "started") this.keep({ exchanges: event.exchanges ?? 1 });
  }

  private show(beat: Beat): void {
    this.suspense.begin(beat, this.table, this.around.speed());
    this.beat = beat;
    this.heard(beat);
    this.isShowing = true;
    if (beat.table !== null) this.table = beat.table;
    this.fight = fightAfter(this.fight, beat);
    for (const { event: number } of partsOfBeat(beat)) {
      const event = this.untold.get(number);
      this.untold.delete(number);
      if (event !== undefined) this.log = logAfter(this.log, event);
    }
  }

  private catchUp(): void {
    this.suspense.drop();
    this.isShowing = false;
    this.table = this.state?.table ?? null;
    if ((this.table?.attack ?? null) === null) this.fight = null;
    else this.fight ??= fightOn(this.table);
  }

  private remember(): void {
    if (this.state === null) return;
    this.keep({
      status: this.state.status,
      players: namesOf(this.state),
      title: this.about?.title ?? "",
      commitment: this.about?.commitment ?? "",
      mark: this.state.mark ?? "",
    });
  }

  /** Whoever sits here stays seated, even if another tab has forgotten the game meanwhile. */
  private keep(news: Parameters<Games["keep"]>[1]): void {
    const kept = this.around.games.keep(this.id, news);
    this.kept = { ...kept, seats: { ...this.kept.seats, ...kept.seats } };
  }

  /** The seat that is spoken to: several people at one device all have names. */
  get you(): number | null {
    return this.seats.length === 1 ? (this.seats[0] ?? null) : null;
  }

  /** A secret that may see the game. */
  get pass(): string {
    return passOf(this.kept);
  }

  private async fetchCards(): Promise<void> {
    this.asked.cards = this.pass;
    this.cards = await this.around.server.gameCards(this.id, this.pass);
  }

  private noCards(refusal: Refusal): void {
    // before the welcome it is not known which secrets are still good: after it they are asked for again
    if (this.state === null && refusal.status === 403) return;
    if (this.asked.cards !== this.pass) void this.dealing.go();
    else this.end ??= refusal;
  }

  /** What happened before we came: for the log. Its lines go before those that were heard since. */
  private async fetchHistory(): Promise<void> {
    while (this.gap !== null) {
      const { since, until } = this.gap;
      const { lang } = this.around.server;
      const missing = await this.eventsOf(since, until);
      // all of it was asked for again meanwhile, in other words
      if (lang !== this.around.server.lang) continue;
      const before = this.log.filter((line) => line.event <= since);
      const newer = this.log.filter((line) => line.event > until);
      missing.forEach((event) => this.count(event));
      // what is still to be shown is read already, and must not be told once more
      for (const number of this.untold.keys()) if (number <= until) this.untold.delete(number);
      this.log = [...missing.reduce(logAfter, before), ...newer];
      this.tellFightAgain();
      // more may have been missed meanwhile
      this.gap = this.gap.until > until ? { since: until, until: this.gap.until } : null;
    }
  }

  /** Whoever came in the middle of an attack sees all of it as soon as it is known. */
  private tellFightAgain(): void {
    if (this.fight === null || (this.fight.isWhole && this.isShowing)) return;
    const turn = this.log.filter((line) => line.turn === this.table?.turn && !line.isTakenBack);
    this.fight = fightAgain(this.table, [...new Set(turn.map(({ told }) => told))]);
  }

  private async eventsOf(since: number, until: number): Promise<readonly GameEvent[]> {
    this.asked.events = this.pass;
    const found: GameEvent[] = [];
    for (let last = since; last < until; last = found.at(-1)?.number ?? until) {
      const { events } = await this.around.server.events(this.id, last, this.asked.events, this.you);
      if (events.length === 0) break;
      found.push(...events);
    }
    return found.filter(({ number }) => number <= until);
  }

  private noHistory(): void {
    // a log without its beginning is no reason to stop a game; it is asked for again after the next welcome
    if (this.asked.events !== this.pass) void this.reading.go();
  }
}
