/** The review of a finished game: asked for until the server has worked it out, and what it comes to for each player. */

import { isPassing, Refusal } from "../net/messages";
import type { Moment, Review } from "../net/review";
import type { ReviewSaid } from "../net/server";

export interface Asked {
  review(game: string, secret: string): Promise<ReviewSaid>;
}

/** The server waits for some seconds before it says that it is not ready: this is only so as not to hurry it. */
const PAUSE = 300;
/** If it looks at too many games just now, it is asked again after this, so many times. */
const LONG_PAUSE = 5000;
const PATIENCE = 12;

export class Reviewing {
  now: Review | null = $state.raw(null);
  fault: unknown = $state.raw(null);
  isAsked = $state(false);
  private isStopped = false;

  constructor(
    private readonly game: string,
    private readonly server: Asked,
    private readonly pass: () => string,
    private readonly wait: (milliseconds: number) => Promise<void> = (time) => new Promise((resolve) => setTimeout(resolve, time)),
  ) {}

  /** Asks until it is there, or refused. Asked again later, it is the same in the language of then. */
  async go(): Promise<void> {
    this.fault = null;
    this.isAsked = true;
    for (let patience = PATIENCE; !this.isStopped; ) {
      let pause = PAUSE;
      try {
        const said = await this.server.review(this.game, this.pass());
        if (said.ready) {
          this.now = said;
          return;
        }
      } catch (fault) {
        patience -= 1;
        if (patience < 0 || !isLater(fault)) {
          this.fault = fault;
          return;
        }
        pause = LONG_PAUSE;
      }
      await this.wait(pause);
    }
  }

  stop(): void {
    this.isStopped = true;
  }
}

function isLater(fault: unknown): boolean {
  return isPassing(fault) || (fault instanceof Refusal && fault.id === "busy");
}

/** What changed a player's chance, in points of a hundred. */
export interface Account {
  readonly seat: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly change: number;
}

/** Whole points; whatever rounding leaves over is put where it is least of all, so that every line adds up. */
export function accountsOf({ start, end, luck, skill }: Review): readonly Account[] {
  return end.map((last, seat) => {
    const own = points(skill[seat]?.[seat] ?? 0);
    const others = points(skill.reduce((sum, row, who) => (who === seat ? sum : sum + (row[seat] ?? 0)), 0));
    const change = points(last - (start[seat] ?? 0));
    // luck is the largest of them as a rule
    return { seat, luck: luck[seat] === undefined ? 0 : change - own - others, own, others, change };
  });
}

export function points(share: number): number {
  // no minus before a zero
  return Math.round(share * 100) || 0;
}

/** The decisions of a seat that cost something, the dearest first. */
export function momentsOf({ moments }: Review, seat: number): readonly Moment[] {
  return moments.filter((moment) => moment.seat === seat).toSorted((a, b) => b.cost - a.cost);
}

/** Where the lines of everybody's chance run, in a field of that size. */
export function chanceLines({ turns, end }: Review, left: number, width: number, height: number): readonly string[] {
  const chances = [...turns.map((turn) => turn.chances), end];
  const step = (width - left) / Math.max(1, chances.length - 1);
  const round = (pixels: number): number => Math.round(pixels * 10) / 10;
  return end.map((_, seat) =>
    chances.map((values, place) => `${place === 0 ? "M" : "L"}${round(left + step * place)} ${round(height * (1 - (values[seat] ?? 0)))}`).join(" "),
  );
}
