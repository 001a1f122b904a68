/** A game that is looked at again: any moment of it, on its way forward shown beat by beat. */

import type { Card } from "../net/cards";
import type { GameEvent } from "../net/events";
import { Refusal } from "../net/messages";
import type { Decision, Option, State, Table } from "../net/state";
import { beatsOf, type Beat } from "./beats";
import { fightAfter, fightOn, type Fight } from "./fight";
import type { History } from "./history";
import type { LogLine } from "./log";
import type { Speed } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import type { Shown } from "./shown";
import { Suspense } from "./suspense.svelte";

/** How long a moment stands still while the replay plays, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 900, normal: 500, fast: 200, instant: 120 };

export interface Reel {
  readonly history: History;
  /** Every line is a moment that one can go to. The log of a game that goes on grows. */
  readonly log: () => readonly LogLine[];
  readonly cards: () => readonly Card[];
  readonly isClassic: () => boolean;
  readonly speed: () => Speed;
  /** The seat whose mat lies near. */
  readonly near: number;
}

interface Before {
  readonly table: Table | null;
  readonly fight: Fight | null;
}

interface Found {
  readonly event: GameEvent;
  readonly state: State;
  readonly before: Before | null;
}

export class Replay implements Shown {
  /** The event that is looked at. */
  number = $state(0);
  state: State | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  beat: Beat | null = $state.raw(null);
  isShowing = $state(false);
  isPlaying = $state(false);
  /** The attack on show. */
  fight: Fight | null = $state.raw(null);
  readonly suspense = new Suspense();
  isLoading = $state(false);
  near = $state(0);
  /** Why the moment that was asked for cannot be shown. */
  fault: Refusal | null = $state.raw(null);

  /** Which of the event's sentences is looked at; null: all of it has happened. */
  private place: number | null = $state(null);
  /** What of the event is still to happen after that sentence. */
  private left: readonly Beat[] = $state.raw([]);

  /** Nobody plays here. */
  readonly seats: readonly number[] = [];
  readonly ours: Decision | null = null;
  readonly canUndo = false;
  readonly isPaused = false;

  private readonly showing: Showing;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for: an answer to an older question is too late. */
  private asked = 0;

  constructor(private readonly reel: Reel) {
    this.near = reel.near;
    this.showing = new Showing(
      reel.speed,
      (beat) => this.show(beat),
      () => this.rest(),
    );
    this.showing.lingers = () => this.suspense.lingers(reel.speed());
  }

  get log(): readonly LogLine[] {
    return this.reel.log();
  }

  get cards(): readonly Card[] {
    return this.reel.cards();
  }

  get isClassic(): boolean {
    return this.reel.isClassic();
  }

  /** Moments to stop at: those that the log has something to say about. */
  readonly stops: readonly number[] = $derived([...new Set(this.log.map((line) => line.event))]);

  /** The first moment of each turn; of a turn that was played twice, the last time. */
  readonly turns: readonly LogLine[] = $derived(this.log.filter((line) => line.kind === "turn" && !line.isTakenBack));

  /** As far as it may be told: what comes of a blow waits until it lands. */
  private readonly told: number | null = $derived(
    this.place === null || !this.suspense.isBlow ? this.place : this.place - this.suspense.untold,
  );

  /** What the log says about this moment. */
  readonly lines: readonly LogLine[] = $derived(
    this.log.filter((line) => line.event === this.number && (this.place === null || line.place === this.told)),
  );

  get present(): readonly number[] {
    return this.state?.seats.map(({ seat }) => seat) ?? [];
  }

  get decision(): Decision | null {
    return this.isUnderWay ? null : (this.state?.decision ?? null);
  }

  get isOver(): boolean {
    return !this.isUnderWay && this.state?.status === "over";
  }

  /** In the middle of an event: what the server said is how the table will be after it. */
  private get isUnderWay(): boolean {
    return this.isShowing || this.left.length > 0;
  }

  get first(): number {
    return this.stops[0] ?? 0;
  }

  get last(): number {
    return this.stops.at(-1) ?? 0;
  }

  /** Nothing comes after this. */
  get isAtEnd(): boolean {
    return this.number >= this.last && this.left.length === 0;
  }

  name(seat: number): string {
    return this.state?.seats[seat]?.name ?? "";
  }

  card(number: number): Card | null {
    return this.cards[number] ?? null;
  }

  plays(): boolean {
    return false;
  }

  optionsFor(): readonly Option[] {
    return [];
  }

  optionsOn(): readonly Option[] {
    return [];
  }

  undo(): Promise<never> {
    return Promise.reject(new TypeError("nothing is played here"));
  }

  /** Goes to the end of an event at once, and says whether it got there. Numbers beyond the game are its ends. */
  to(number: number): Promise<boolean> {
    return this.jump(Math.min(Math.max(number, this.first), this.last), null);
  }

  /** Goes to what a line of the log tells, which may be in the middle of its event. */
  toLine({ event, place }: LogLine): Promise<boolean> {
    return this.jump(event, place);
  }

  /** The same moment again, in the language that is spoken now. */
  reword(): Promise<boolean> {
    return this.jump(this.number, this.place);
  }

  /** Shows what happened next, beat by beat. What is still being shown is over then. */
  async forward(): Promise<void> {
    if (this.isAtEnd) return this.pause();
    this.skip();
    clearTimeout(this.timer);
    const { left, table: before } = this;
    this.left = [];
    if (left.length > 0) return this.showing.add(left);
    const next = this.after(this.number) ?? this.last;
    // nothing of it has been told yet
    this.place = -1;
    const moment = await this.fetch(next);
    if (moment === null) return;
    this.state = moment.state;
    this.showing.add(beatsOf(moment.event, before, moment.state));
  }

  async back(): Promise<void> {
    this.pause();
    await this.to(this.stops.findLast((stop) => stop < this.number) ?? this.first);
  }

  async nextTurn(): Promise<void> {
    await this.to(this.turns.find((line) => line.event > this.number)?.event ?? this.last);
  }

  /** To the beginning of this turn, or if we are there already, of the one before. */
  async previousTurn(): Promise<void> {
    await this.to(this.turns.findLast((line) => line.event < this.number)?.event ?? this.first);
  }

  async play(): Promise<void> {
    if (this.isAtEnd && !(await this.to(this.first))) return;
    this.isPlaying = true;
    if (!this.isShowing) await this.forward();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  skip(): void {
    if (this.isShowing) this.showing.skip();
  }

  goOn(): void {
    this.showing.goOn();
  }

  step(): void {
    this.showing.step();
  }

  stop(): void {
    this.asked += 1;
    this.pause();
    this.showing.stop();
  }

  private after(number: number): number | null {
    return this.stops.find((stop) => stop > number) ?? null;
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.showing.stop();
    this.suspense.drop();
    this.isShowing = false;
    this.left = [];
  }

  private async jump(number: number, place: number | null): Promise<boolean> {
    this.halt();
    this.place = place;
    const moment = await this.fetch(number, () => (place === null ? null : this.before(number)));
    if (moment === null) return false;
    const { event, state, before } = moment;
    this.beat = null;
    this.state = state;
    this.table = state.table;
    this.fight = fightOn(this.table);
    if (before !== null && place !== null) this.stopAt(place, beatsOf(event, before.table, state), before.fight);
    this.wait();
    return true;
  }

  /** Of an event only so much as has happened with one of its sentences. */
  private stopAt(place: number, beats: readonly Beat[], before: Fight | null): void {
    const at = beats.findIndex((beat) => beat.place === place);
    if (at < 0) return;
    this.left = beats.slice(at + 1);
    this.table = beats[at]?.table ?? this.table;
    this.fight = beats.slice(0, at + 1).reduce(fightAfter, before);
  }

  /** The table before an event, and the attack that is under way there, told from its beginning. */
  private async before(number: number): Promise<Before> {
    if (number <= 1) return { table: null, fight: null };
    const { event, state } = await this.reel.history.find(number - 1);
    const table = state?.table ?? null;
    if (table === null || table.attack === null) return { table, fight: null };
    // what was taken back is no part of it
    if (event.kind === "undo") return { table, fight: fightOn(table) };
    const earlier = await this.before(number - 1);
    return { table, fight: beatsOf(event, earlier.table, state).reduce(fightAfter, earlier.fight) ?? fightOn(table) };
  }

  private async fetch(number: number, earlier: () => Promise<Before> | null = () => null): Promise<Found | null> {
    this.asked += 1;
    const question = this.asked;
    this.number = number;
    this.isLoading = true;
    try {
      const { event, state } = this.reel.history.get(number) ?? (await this.reel.history.find(number));
      const before = await earlier();
      if (question !== this.asked) return null;
      const next = this.after(number);
      if (next !== null) this.reel.history.expect(next);
      if (state === null) throw new Refusal("other_rules", "");
      this.fault = null;
      return { event, state, before };
    } catch (refusal) {
      if (question !== this.asked) return null;
      this.fault = refusal as Refusal;
      this.pause();
      return null;
    } finally {
      if (question === this.asked) this.isLoading = false;
    }
  }

  private show(beat: Beat): void {
    this.suspense.begin(beat, this.table, this.reel.speed());
    this.isShowing = true;
    this.beat = beat;
    if (beat.place !== undefined) this.place = beat.place;
    if (beat.table !== null) this.table = beat.table;
    this.fight = fightAfter(this.fight, beat);
  }

  private rest(): void {
    this.suspense.drop();
    this.isShowing = false;
    this.place = null;
    this.table = this.state?.table ?? null;
    this.fight = fightOn(this.table);
    this.wait();
  }

  /** While it plays, the next moment follows after a while. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.isAtEnd) return this.pause();
    this.timer = setTimeout(() => void this.forward(), PAUSES[this.reel.speed()]);
  }
}
