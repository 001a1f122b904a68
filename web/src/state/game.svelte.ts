/** One game as this page has it: the conversation with the server, and what of it is on show. */

import type { Card } from "../net/cards";
import { Connection, type Link } from "../net/connection";
import type { About, EventMessage, GameEvent } from "../net/events";
import { isPassing, type Command, type Done, type Refusal, type Welcome } from "../net/messages";
import { checkDice, newNonce, type Verdict } from "../net/secrets";
import type { Server } from "../net/server";
import { diceOf, type Decision, type Option, type State, type Table } from "../net/state";
import { beatsOf, type Beat } from "./beats";
import { fightAfter, fightOn, type Fight } from "./fight";
import { namesOf, passOf, unknownGame, type Games, type KeptGame } from "./games";
import { logAfter, type LogLine } from "./log";
import type { Speed } from "./settings.svelte";
import { Showing } from "./showing";
import { Suspense } from "./suspense.svelte";

/** The conversation, as far as a game needs it. */
export type Talk = Pick<Connection, "start" | "stop" | "hurry" | "command">;

export interface Surroundings {
  readonly server: Server;
  readonly games: Games;
  readonly speed: () => Speed;
  /** Whether to wait for a click after an attack. */
  readonly waits?: () => boolean;
  readonly talk?: (...how: ConstructorParameters<typeof Connection>) => Talk;
}

/** Until cards are asked for again that could not be had, in milliseconds. */
const CARDS_AGAIN = 3000;

export class Game {
  /** All that is known, ahead of what is on show. */
  state: State | null = $state.raw(null);
  about: About | null = $state.raw(null);
  cards: readonly Card[] = $state.raw([]);
  /** Seats that are played from here. */
  seats: readonly number[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  link: Link = $state("connecting");
  /** The table on show. */
  table: Table | null = $state.raw(null);
  /** What is being told just now. */
  beat: Beat | null = $state.raw(null);
  isShowing = $state(false);
  /** The show stays where it is until it is told to go on. */
  isPaused = $state(false);
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
  /** Events that are in the log once their first beat is on show. */
  private readonly untold = new Map<number, GameEvent>();
  private cardsAgain: ReturnType<typeof setTimeout> | undefined;

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
    this.restAfter(() => false);
    const make = around.talk ?? ((...how) => new Connection(...how));
    this.talk = make(
      {
        address: around.server.socketAddress,
        game: id,
        secrets: () => Object.values(this.kept.seats).map(({ secret }) => secret),
        lang: around.server.lang,
        ...(this.kept.invitation === "" ? {} : { invitation: this.kept.invitation }),
      },
      {
        welcome: (message, restored) => this.welcomed(message, restored),
        event: (message) => this.happened(message),
        presence: (present) => (this.present = present),
        link: (link) => (this.link = link),
        bye: (text) => (this.goodbye = text),
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

  get isOver(): boolean {
    return !this.isShowing && this.state?.status === "over";
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
    void this.fetchCards();
  }

  stop(): void {
    clearTimeout(this.cardsAgain);
    this.showing.stop();
    this.talk.stop();
  }

  hurry(): void {
    this.talk.hurry();
  }

  /** Shows all that has happened at once. */
  skip(): void {
    this.isPaused = false;
    this.showing.skip();
  }

  /** Has the show rest after some beats, each time until `goOn`. */
  restAfter(wish: (beat: Beat) => boolean): void {
    this.showing.restsAfter = (beat) => {
      const rests = wish(beat) || (beat.endsFight === true && this.around.waits?.() === true);
      if (rests) this.isPaused = true;
      return rests;
    };
  }

  goOn(): void {
    this.isPaused = false;
    this.showing.goOn();
  }

  pause(): void {
    if (!this.isShowing) return;
    this.isPaused = true;
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

  /** Ready for all seats of ours that are not: with a nonce each, kept before it is sent. */
  async beReady(): Promise<void> {
    for (const seat of this.seats) {
      if (this.state?.seats[seat]?.ready !== false) continue;
      const kept = this.kept.seats[seat];
      if (kept === undefined) continue;
      const nonce = kept.nonce || newNonce();
      this.kept = this.around.games.keep(this.id, { seats: { [seat]: { ...kept, nonce } } });
      await this.command({ type: "ready", seat, nonce });
    }
  }

  /** The next game of the same people. */
  async rematch(wilds: "new" | "same"): Promise<string> {
    const seat = this.seats[0] ?? null;
    const next = this.state?.rematch ?? (await this.command({ type: "rematch", seat, wilds })).game ?? "";
    this.around.games.keepRematch(this.id, next);
    return next;
  }

  command(command: Command): Promise<Done> {
    return this.talk.command(command);
  }

  /** Whether the server kept its word about the dice; null while the game goes on. */
  get verdict(): Verdict | null {
    const result = this.state?.result;
    if (!result || this.about === null) return null;
    // with a server that showed two commitments nothing is proven
    if (this.kept.commitment !== "" && this.kept.commitment !== (this.about.commitment ?? "")) return "broken";
    const own = Object.entries(this.kept.seats).filter(([, seat]) => seat.nonce !== "");
    return checkDice(this.about.commitment, result, Object.fromEntries(own.map(([seat, { nonce }]) => [seat, nonce])));
  }

  private welcomed(message: Welcome, restored: boolean): void {
    const isFirst = this.state === null || restored;
    this.about = message.about;
    this.goodbye = "";
    this.seats = message.seats;
    this.present = message.present;
    if (isFirst) {
      this.showing.stop();
      this.log = [];
      this.untold.clear();
      this.state = message.state;
      this.catchUp();
      void this.fetchHistory(message.number);
    } else {
      const missed = message.missed ?? [];
      missed.forEach((event, place) => this.tell(event, place === missed.length - 1 ? message.state : null));
      this.state = message.state;
      // too much was missed to be told at once: the rest is read, and the table simply is as it is
      if ((missed.at(-1)?.number ?? message.number) !== message.number) void this.fetchHistory(message.number);
      if (!this.showing.isBusy) this.catchUp();
    }
    this.remember();
    if (message.state.status === "waiting" && message.state.seats.every((seat) => seat.kind !== "open")) {
      void this.beReady().catch(() => undefined);
    }
  }

  private happened(message: EventMessage): void {
    this.state = message.state;
    if (message.kind === "seat_moved" && message.seat !== null) this.give(message.seat);
    this.tell(message, message.number < message.state.number ? null : message.state);
    if (message.kind !== "move") this.remember();
  }

  /** Whoever plays on elsewhere only watches here: the secret is void, and a hello with it would be refused. */
  private give(seat: number): void {
    this.seats = this.seats.filter((one) => one !== seat);
    const { [seat]: given, ...seats } = this.kept.seats;
    if (given === undefined) return;
    this.around.games.leave(this.id, given.secret);
    this.kept = { ...this.kept, seats };
  }

  private tell(event: GameEvent, after: State | null): void {
    const before = this.showing.end?.table ?? this.table;
    this.isShowing = true;
    this.untold.set(event.number, event);
    this.showing.add(beatsOf(event, before, after));
  }

  private show(beat: Beat): void {
    this.suspense.begin(beat, this.table);
    this.beat = beat;
    this.isShowing = true;
    if (beat.table !== null) this.table = beat.table;
    this.fight = fightAfter(this.fight, beat);
    const event = this.untold.get(beat.event);
    if (event === undefined) return;
    this.untold.delete(beat.event);
    this.log = logAfter(this.log, event);
  }

  private catchUp(): void {
    this.suspense.end();
    this.isShowing = false;
    this.isPaused = false;
    this.table = this.state?.table ?? null;
    if ((this.table?.attack ?? null) === null) this.fight = null;
    else this.fight ??= fightOn(this.table);
  }

  private remember(): void {
    if (this.state === null) return;
    this.kept = this.around.games.keep(this.id, {
      status: this.state.status,
      players: namesOf(this.state),
      title: this.about?.title ?? "",
      commitment: this.about?.commitment ?? "",
    });
  }

  /** A secret that may see the game. */
  get pass(): string {
    return passOf(this.kept);
  }

  private async fetchCards(): Promise<void> {
    try {
      this.cards = await this.around.server.gameCards(this.id, this.pass);
    } catch (refusal) {
      if (isPassing(refusal)) this.cardsAgain = setTimeout(() => void this.fetchCards(), CARDS_AGAIN);
      else this.end ??= refusal as Refusal;
    }
  }

  /** What happened before we came: for the log. Its lines go before those that were heard since. */
  private async fetchHistory(until: number): Promise<void> {
    const last = this.log.at(-1)?.event ?? 0;
    let since = last;
    let lines: readonly LogLine[] = this.log.filter((line) => line.event <= last);
    try {
      while (since < until) {
        const { events } = await this.around.server.events(this.id, since, this.pass);
        if (events.length === 0) break;
        for (const event of events) {
          if (event.number > until) break;
          lines = logAfter(lines, event);
          since = event.number;
        }
      }
    } catch {
      return; // a log without its beginning is no reason to stop a game
    }
    // what is still to be shown is read already, and must not be told once more
    for (const number of this.untold.keys()) if (number <= until) this.untold.delete(number);
    const newer = this.log.filter((line) => line.event > until);
    this.log = [...lines, ...newer];
  }
}
