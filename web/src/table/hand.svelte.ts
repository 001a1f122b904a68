/** The hand of whoever sits at this table: what a click or a key means, and what is asked before it is done. */

import { hasLeft, type Command, type Done } from "../net/messages";
import { kindOf, type Decision, type Option, type Seat } from "../net/state";
import type { Game } from "../state/game.svelte";
import type { Hint } from "../state/hint.svelte";
import { isRecord, type Drawer } from "../state/storage";
import { refused } from "../words/errors";
import { asHeard, say, saying, type Saying } from "../words/words.svelte";
import { isAtOnce } from "./arranged";
import type { Guide, Sitting, Thing } from "./sitting";
import { begun, isWithin, nextOf, sweepOf, type Sweep, type Sweeping } from "./sweeps";
import { thingName, thingWords } from "./things";

export interface Manners {
  /** Ask before a phase ends with something useful unused. */
  readonly confirms: () => boolean;
  readonly tell: (saying: Saying, look?: "plain" | "bad") => void;
  readonly guide?: Guide | undefined;
  readonly hint?: Hint;
  /** Where it is kept what is passed on in this turn: a page that is loaded again must not ask after all. */
  readonly drawer?: Pick<Drawer<Passing | null>, "load" | "save">;
}

/** Options that end something, and those nobody misses: the loss of all others would be a pity. */
const DISPENSABLE: ReadonlySet<string> = new Set([
  "end", "spend", "discard", "keep", "decline", "pass", "enough", "stay", "leave",
]);
/** Options by which an offer is turned down. */
const DECLINING: ReadonlySet<string> = new Set(["pass", "decline"]);

/** What is turned down for the rest of a turn: in others' turns everything, in one's own only the same once more. */
export interface Passing {
  readonly seat: number;
  readonly turn: number;
  readonly question: string | null;
}

export function readPassing(read: unknown): Passing | null {
  if (!isRecord(read)) return null;
  const { seat, turn, question } = read;
  if (typeof seat !== "number" || typeof turn !== "number" || (question !== null && typeof question !== "string")) return null;
  return { seat, turn, question };
}

/** What is asked before something is done; it is about one decision, by its number, and its options by what they send. */
interface Question {
  readonly decision: number;
  readonly choice?: { readonly options: readonly string[]; readonly what: Thing; readonly isTold: boolean };
  readonly ending?: string;
}

/** A choice between options, in words. */
interface Choice {
  readonly options: readonly Option[];
  readonly what: string;
  readonly text: readonly string[];
}

export class Hand implements Sitting {
  private question: Question | null = $state.raw(null);
  private passed: Passing | null = $state.raw(null);
  /** Questions of this turn, to notice those that come again. */
  private asked: { turn: number; seen: ReadonlyMap<string, number> } = { turn: 0, seen: new Map() };
  private lastMet = 0;
  /** Moves that were begun with one click and are still to come. */
  private sweeping: Sweeping | null = null;

  constructor(
    readonly game: Game,
    private readonly manners: Manners,
  ) {
    this.passed = manners.drawer?.load() ?? null;
  }

  get hint(): Hint | undefined {
    return this.manners.hint;
  }

  /** Several things can be done with what was clicked. */
  get choice(): Choice | null {
    const choice = this.open?.choice;
    if (!choice) return null;
    const card = choice.isTold && "card" in choice.what ? this.game.card(choice.what.card) : null;
    return {
      options: choice.options.flatMap((one) => this.found(one) ?? []),
      what: thingWords(this.game, choice.what),
      text: card?.text ?? [],
    };
  }

  /** What is to be confirmed, as something useful would be lost by it: the end of a phase, or of Immediate Effects. */
  get ending(): Option | null {
    const ending = this.open?.ending;
    return ending === undefined ? null : this.found(ending);
  }

  /** An option of the open decision, in the words of now. */
  private found(option: string): Option | null {
    return this.game.ours?.options.find((one) => one.option === option) ?? null;
  }

  /** A question goes with its decision, which may be taken elsewhere meanwhile: its answer would mean something else then. */
  private get open(): Question | null {
    return this.question !== null && this.question.decision === this.game.ours?.number ? this.question : null;
  }

  /** What is passed on in this turn. */
  get passing(): Passing | null {
    return this.passed !== null && this.passed.turn === this.game.table?.turn ? this.passed : null;
  }

  readonly take = (option: Option): void => {
    const reason = this.withheld(option);
    if (reason !== null) return this.manners.tell(asHeard(reason));
    if (kindOf(option) !== "choose") this.sweeping = null;
    const decision = this.game.ours?.number ?? 0;
    if (this.lostBy(option).length > 0 && this.manners.confirms()) this.question = { decision, ending: option.option };
    else void this.move(option);
  };

  readonly choose = (options: readonly Option[], what: Thing): void => {
    const [only, ...more] = options;
    if (only && more.length === 0) this.take(only);
    else this.ask(options, what, false);
  };

  readonly offer = (options: readonly Option[], what: Thing): void => {
    // whoever leads has just said what it is
    if (this.manners.guide?.leads) this.choose(options, what);
    else this.ask(options, what, true);
  };

  private ask(options: readonly Option[], what: Thing, isTold: boolean): void {
    const choice = { options: options.map(({ option }) => option), what, isTold };
    this.question = { decision: this.game.ours?.number ?? 0, choice };
  }

  hurry(): void {
    const { game } = this;
    if (!game.isShowing || this.isLed) return;
    if (game.isPaused) game.goOn();
    else game.step();
  }

  readonly whyNot = (thing: Thing): void => {
    // as long as something is shown, nothing on the table can be used: whoever clicks wants to go on
    if (this.game.isShowing) return this.hurry();
    void this.reason(thing).then((saying) => this.manners.tell(saying));
  };

  readonly withheld = (option: Option): string | null => this.manners.guide?.withheld(option) ?? null;

  get isLed(): boolean {
    return this.manners.guide?.speaks ?? false;
  }

  get isTaught(): boolean {
    return this.manners.guide?.leads ?? false;
  }

  /** What would be lost by what is to be confirmed. */
  get unused(): readonly Option[] {
    return this.ending === null ? [] : this.lostBy(this.ending);
  }

  private lostBy(option: Option): readonly Option[] {
    const options = this.game.ours?.options ?? [];
    if (kindOf(option) === "end") return options.filter((one) => !DISPENSABLE.has(kindOf(one)));
    return isAtOnce(option) ? [] : options.filter(isAtOnce);
  }

  async move(option: Option): Promise<void> {
    this.close();
    await this.attempt(() => this.game.take(option));
  }

  close(): void {
    this.question = null;
  }

  // -- several at once -------------------------------------------------------------------------

  /** What one click would do all of; not while somebody leads. */
  get sweep(): Sweep | null {
    const { ours, table, state } = this.game;
    if (!ours || !table || this.manners.guide?.leads) return null;
    return sweepOf(ours, table, state?.seats[ours.seat]);
  }

  sweepUp(): void {
    const { sweep } = this;
    const { ours, table } = this.game;
    if (!sweep || !ours || !table) return;
    this.sweeping = begun(sweep, ours, table.turn);
    this.sweepOn(ours);
  }

  /** The next move of what was begun; whether it has the word at this decision. */
  private sweepOn(decision: Decision): boolean {
    const turn = this.game.table?.turn ?? 0;
    if (this.sweeping === null) return false;
    if (isWithin(this.sweeping, decision, turn)) return true;
    const next = nextOf(this.sweeping, decision, turn);
    this.sweeping = next?.after ?? null;
    if (next) void this.move(next.option);
    return next !== null;
  }

  // -- reactions -------------------------------------------------------------------------------

  /** How the open decision is turned down for the whole turn, if that makes sense: null if it does not. */
  get pass(): Option | null {
    const decision = this.game.ours;
    const turn = this.game.table?.turn ?? 0;
    const decline = decision?.options.find((option) => DECLINING.has(kindOf(option)));
    if (!decision || !decline) return null;
    const isAgain = this.asked.turn === turn && (this.asked.seen.get(questionOf(decision)) ?? 0) > 1;
    return decision.seat !== this.game.table?.active || isAgain ? decline : null;
  }

  passForTurn(): void {
    const decline = this.pass;
    const { ours, table } = this.game;
    if (!decline || !ours || !table) return;
    this.keep({ seat: ours.seat, turn: table.turn, question: ours.seat === table.active ? questionOf(ours) : null });
    void this.move(decline);
  }

  /** Ends the passing before the turn does. */
  askAgain(): void {
    this.keep(null);
  }

  private keep(passing: Passing | null): void {
    this.passed = passing;
    this.manners.drawer?.save(passing);
  }

  /** A decision has come: to be called whenever there is one. It is answered here if it was passed on beforehand. */
  met(decision: Decision): void {
    if (decision.number === this.lastMet) return;
    this.lastMet = decision.number;
    const turn = this.game.table?.turn ?? 0;
    const seen = this.asked.turn === turn ? this.asked.seen : new Map<string, number>();
    const question = questionOf(decision);
    this.asked = { turn, seen: new Map([...seen, [question, (seen.get(question) ?? 0) + 1]]) };
    if (this.sweepOn(decision)) return;
    const { passing } = this;
    if (passing === null || passing.seat !== decision.seat) return;
    if (passing.question !== null && passing.question !== question) return;
    if (passing.question === null && decision.seat === this.game.table?.active) return;
    const decline = decision.options.find((option) => DECLINING.has(kindOf(option)));
    if (!decline) return;
    this.manners.tell(asHeard(say("passed", { what: decision.text })));
    void this.move(decline);
  }

  // -- taking back -----------------------------------------------------------------------------

  undo(): void {
    this.sweeping = null;
    void this.attempt(() => this.game.undo());
  }

  /** Whoever of this table decided last. */
  get lastMover(): number | null {
    const last = this.game.log.findLast(
      ({ told, isTakenBack }) => told.kind === "move" && !isTakenBack && told.seat !== null && this.game.plays(told.seat),
    );
    return last?.told.seat ?? null;
  }

  /** Why nothing can be taken back now; null if it can, at least with the others' consent. */
  get undoBar(): string | null {
    const { state } = this.game;
    if (this.game.seats.length === 0) return say("undo-watching");
    if (state?.status !== "running" || state.decision === null) return say("undo-over");
    if (state.undo_asked !== null) return say("undo-open");
    return this.lastMover === null ? say("undo-nothing") : null;
  }

  undoFar(): void {
    const answers = this.game.state?.decision?.number;
    const seat = this.lastMover;
    if (answers === undefined || seat === null) return;
    void this.command({ type: "undo", seat, answers, far: true });
  }

  answerUndo(seat: number, agree: boolean): void {
    const asked = this.game.state?.undo_asked?.number;
    if (asked !== undefined) void this.command({ type: "undo_answer", seat, asked, agree });
  }

  // -- seats -----------------------------------------------------------------------------------

  /** Seats of this table that have not given up. */
  get ownSeats(): readonly Seat[] {
    return this.game.state?.seats.filter(({ seat, resigned }) => this.game.seats.includes(seat) && !resigned) ?? [];
  }

  command(command: Command): Promise<Done | undefined> {
    return this.attempt(() => this.game.command(command));
  }

  private async attempt<Result>(deed: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await deed();
    } catch (refusal) {
      this.sweeping = null;
      if (!hasLeft(refusal)) this.manners.tell(refused(refusal), "bad");
      return undefined;
    }
  }

  private async reason(thing: Thing): Promise<Saying> {
    const held = this.optionsOf(thing).map(this.withheld).find((text) => text !== null);
    if (held !== undefined) return asHeard(held);
    const { decision, seats } = this.game;
    if (!decision) return saying("nothing-decided");
    if (seats.length === 0) return saying("not-yours", { name: this.game.name(decision.seat) });
    const seat = this.game.plays(decision.seat) ? decision.seat : this.game.near;
    try {
      const { reason } = await this.game.command({ type: "why_not", seat, ...thing });
      if (reason) return asHeard(reason.text);
    } catch {
      // without the server's reason it is only said that it cannot be
    }
    return () => say("not-now", { what: thingName(this.game, thing) });
  }

  private optionsOf(thing: Thing): readonly Option[] {
    if ("die" in thing) return this.game.optionsFor(thing.die);
    return "card" in thing ? this.game.optionsOn(thing.card) : [];
  }
}

function questionOf({ seat, kind, card }: Decision): string {
  return `${seat} ${kind} ${card ?? ""}`;
}
