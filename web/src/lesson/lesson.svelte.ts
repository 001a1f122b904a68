/** Leads through a first game step by step, and lets go of it: at the end, when asked to, or when the game goes another way. */

import type { Option } from "../net/state";
import type { Beat } from "../state/beats";
import type { Game } from "../state/game.svelte";
import type { Drawer } from "../state/storage";
import { say } from "../words/words.svelte";
import { NOTHING, type Kept, type Mode } from "./keeping";
import { placeOf, type Script, type Step } from "./steps";
import { TIPS, type Tip } from "./tips";

/** The game as far as a lesson looks at it. */
export type Lessoned = Pick<
  Game,
  "state" | "end" | "table" | "beat" | "isShowing" | "isOver" | "ours" | "near" | "cards" | "name" | "restAfter" | "goOn"
>;

export class Lesson {
  mode: Mode = $state("led");
  /** The step that is at hand. */
  place = $state(0);
  /** How many steps the learner looks back. */
  private back = $state(0);
  /** What the show rests after for the step at hand. */
  private rested: Beat | null = $state.raw(null);
  /** The decision that the step at hand is about, by its number; 0 if none is open. */
  private asked = $state(0);
  tip: Tip | null = $state.raw(null);
  /** The game went another way than the script. */
  hasStrayed = $state(false);
  game: Lessoned | null = $state.raw(null);
  private kept: Kept;

  constructor(
    readonly id: string,
    readonly script: Script,
    private readonly drawer: Drawer<Kept>,
  ) {
    const kept = drawer.load();
    this.kept = kept.game === id ? kept : { ...NOTHING, game: id };
    this.mode = this.kept.mode;
    this.place = Math.min(this.kept.place, script.steps.length - 1);
    this.keep();
  }

  follow(game: Lessoned): void {
    this.game = game;
    game.restAfter((beat) => this.restsAfter(beat));
  }

  private get isResting(): boolean {
    return this.rested !== null && this.game?.isShowing === true && this.game.beat === this.rested;
  }

  get leads(): boolean {
    return this.mode === "led";
  }

  get speaks(): boolean {
    return this.leads && this.isResting;
  }

  private get isAsked(): boolean {
    return this.asked > 0 && this.game?.ours?.number === this.asked;
  }

  /** The step that is shown, or null while there is only something to watch. */
  get step(): Step | null {
    if (this.mode !== "led" || !(this.isResting || this.isAsked)) return null;
    return this.script.steps[this.place - this.back] ?? null;
  }

  get isLookingBack(): boolean {
    return this.back > 0;
  }

  get canLookBack(): boolean {
    return this.place - this.back > 0;
  }

  /** What the learner is to take now, if anything. */
  get expected(): Option | null {
    const take = this.mode === "led" && this.isAsked ? this.script.steps[this.anchor]?.take : undefined;
    return this.game?.ours?.options.find(({ words }) => words === take) ?? null;
  }

  /** Whether the step is only to be read; else something has to be done. */
  get isToRead(): boolean {
    return this.isResting || this.back > 0 || this.place < this.anchor || this.expected === null;
  }

  /** Why an option should not be taken yet. */
  withheld(option: Option): string | null {
    const { expected } = this;
    if (this.mode !== "led" || expected === null || option.option === expected.option) return null;
    return say("lesson-in-a-moment", { first: expected.text });
  }

  /** To be called whenever the game has changed. */
  look(): void {
    const game = this.game;
    if (game === null) return;
    if (game.isShowing) return this.passOn();
    this.rested = null;
    if (game.isOver) return this.enter("quiet");
    const { ours, table } = game;
    if (ours === null || table === null) return this.passOn();
    if (this.mode === "summary") {
      // whoever plays on has read enough
      if (this.asked === 0) this.asked = ours.number;
      this.passOn();
    }
    if (this.mode === "free") return this.advise();
    if (this.mode !== "led") return;
    // of several at the same place, the last whose option is there: those before it have been taken
    const at = this.script.steps.findLastIndex(
      ({ where, take }) =>
        where === placeOf(table, ours) && (take === undefined || ours.options.some(({ words }) => words === take)),
    );
    if (at < 0) {
      this.hasStrayed = true;
      return this.letGo();
    }
    const isHere = this.place >= this.start(at) && this.place <= at;
    // what was taken back is asked again, but not explained again
    if (!isHere) this.goTo(at < this.place ? at : this.start(at));
    this.asked = ours.number;
  }

  next(): void {
    if (this.back > 0) {
      this.back -= 1;
    } else if (this.isResting) {
      this.rested = null;
      this.game?.goOn();
    } else if (this.place < this.anchor) {
      this.goTo(this.place + 1);
    } else if (this.place === this.script.steps.length - 1) {
      this.enter("summary");
    }
  }

  lookBack(): void {
    if (this.canLookBack) this.back += 1;
  }

  /** From here on the game is free. */
  letGo(): void {
    this.enter("free");
    const wasResting = this.isResting;
    this.rested = null;
    if (wasResting) this.game?.goOn();
    this.look();
  }

  dropTip(): void {
    this.tip = null;
    this.hasStrayed = false;
    this.look();
  }

  beQuiet(): void {
    this.tip = null;
    this.hasStrayed = false;
    this.enter("quiet");
  }

  /** The step with the decision that the step at hand leads to. */
  private get anchor(): number {
    const { steps } = this.script;
    const at = steps.findIndex(({ where }, place) => place >= this.place && where !== undefined);
    return at < 0 ? steps.length - 1 : at;
  }

  /** The first of the steps that are read before a decision. */
  private start(at: number): number {
    const { steps } = this.script;
    const before = steps.findLastIndex(
      ({ where, beat }, place) => place < at && (where !== undefined || beat !== undefined),
    );
    return before + 1;
  }

  /** What was asked has been answered, perhaps before all was read. */
  private passOn(): void {
    if (this.asked === 0 || this.game?.state?.decision?.number === this.asked) return;
    if (this.mode === "led") this.goTo(this.anchor);
    if (this.mode === "summary") this.enter("free");
    this.asked = 0;
  }

  private restsAfter(beat: Beat): boolean {
    if (this.mode !== "led") return false;
    this.passOn();
    const { steps } = this.script;
    for (let place = this.place + 1; place < steps.length; place += 1) {
      const step = steps[place];
      if (step === undefined || step.where !== undefined) return false;
      const isIt = step.beat === beat.kind && step.turn === beat.table?.turn;
      if (isIt && (step.seat === undefined || step.seat === beat.line?.player)) {
        this.goTo(place);
        this.rested = beat;
        return true;
      }
    }
    return false;
  }

  private advise(): void {
    const { game } = this;
    if (this.hasStrayed || !game?.ours || !game.table) return;
    const moment = { decision: game.ours, table: game.table, cards: game.cards };
    // what it speaks of may have been used meanwhile, or its time is over
    if (this.tip !== null && !this.tip.comesUp(moment)) this.tip = null;
    if (this.tip !== null) return;
    const reached = (step: string): boolean =>
      this.script.steps.findIndex(({ id }) => id === step) <= this.kept.furthest && this.kept.furthest > 0;
    const tip = TIPS.find(
      ({ id, taught, comesUp }) =>
        !this.kept.tips.includes(id) && !(taught !== undefined && reached(taught)) && comesUp(moment),
    );
    if (tip === undefined) return;
    this.tip = tip;
    this.kept = { ...this.kept, tips: [...this.kept.tips, tip.id] };
    this.keep();
  }

  private goTo(place: number): void {
    this.place = place;
    this.back = 0;
    this.keep();
  }

  private enter(mode: Mode): void {
    if (this.mode === mode) return;
    this.mode = mode;
    this.back = 0;
    this.keep();
  }

  private keep(): void {
    const { mode, place } = this;
    this.kept = { ...this.kept, mode, place, furthest: Math.max(place, this.kept.furthest) };
    this.drawer.save(this.kept);
  }
}
