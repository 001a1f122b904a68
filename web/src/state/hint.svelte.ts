/** A hint for the open decision: asked for, waited for, shown; gone as soon as something else is to be decided. */

import type { Command, Done, HintGiven, Refusal } from "../net/messages";
import { diceOf, type Decision, type Option } from "../net/state";

export interface Asking {
  readonly ours: Decision | null;
  command(command: Command): Promise<Done>;
}

export class Hint {
  isThinking = $state(false);
  private given: { readonly decision: number; readonly hint: HintGiven } | null = $state.raw(null);
  private refused: { readonly decision: number; readonly refusal: Refusal } | null = $state.raw(null);
  private asked = $state(0);

  constructor(private readonly game: Asking) {}

  /** What was said about the decision that is open now. */
  get now(): HintGiven | null {
    return this.given !== null && this.given.decision === this.game.ours?.number ? this.given.hint : null;
  }

  get refusal(): Refusal | null {
    return this.refused !== null && this.refused.decision === this.game.ours?.number ? this.refused.refusal : null;
  }

  /** Waiting for an answer about the decision that is open now; about one that is gone nobody waits. */
  get isWaiting(): boolean {
    return this.isThinking && this.asked === this.game.ours?.number;
  }

  /** Where there is only one thing to do nobody needs a hint. */
  get canAsk(): boolean {
    return (this.game.ours?.options.length ?? 0) > 1 && !this.isWaiting && this.now === null;
  }

  /** The option that is meant, if it is one of these. */
  among(options: readonly Option[]): Option | null {
    const meant = this.now?.option;
    return options.find(({ option }) => option === meant) ?? null;
  }

  /** Whether the hint is about this die, or one that nobody could tell from it. */
  isAbout(die: number): boolean {
    const option = this.among(this.game.ours?.options ?? []);
    return option !== null && diceOf(option).includes(die);
  }

  /** The same hint once more, in the language of now: the server remembers it. */
  async reword(): Promise<void> {
    const decision = this.game.ours;
    if (decision === null || this.now === null) return;
    try {
      const { hint } = await this.game.command({ type: "hint", seat: decision.seat, answers: decision.number });
      if (hint !== undefined) this.given = { decision: decision.number, hint };
    } catch {
      this.given = null;
    }
  }

  async ask(): Promise<void> {
    const decision = this.game.ours;
    if (decision === null || !this.canAsk) return;
    this.asked = decision.number;
    this.isThinking = true;
    this.refused = null;
    try {
      const { hint } = await this.game.command({ type: "hint", seat: decision.seat, answers: decision.number });
      if (hint !== undefined) this.given = { decision: decision.number, hint };
    } catch (refusal) {
      this.refused = { decision: decision.number, refusal: refusal as Refusal };
    } finally {
      // another one may have been asked for meanwhile
      if (this.asked === decision.number) this.isThinking = false;
    }
  }
}
