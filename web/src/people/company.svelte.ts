/** The company at a table: who watches, what is said, and whether the others want to play again. */

import type { Listener } from "../net/connection";
import type { Command, Done, Offer, Said, Watching, Welcome } from "../net/messages";
import { CompanyDrawer, type KeptCompany } from "./keeping";
import { isEmote, isPhrase } from "./phrases";

/** Something that was said, as long as it can be seen. */
export interface Heard {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

/** How long a bubble stays: longer for a line that has to be read. */
const SECONDS = 4;
const LONG_SECONDS = 8;
/** Lines that can be read again. */
const MOST = 40;

/** Games that somebody has agreed to play: nobody has to say that they are ready for them as well. */
const agreedTo = new Set<string>();

export class Company {
  watching: Watching = $state.raw({ count: 0, names: [] });
  /** The open question whether to play again. */
  offer: Offer | null = $state.raw(null);
  /** Whoever has said no to it. */
  declined: number | null = $state.raw(null);
  /** Whether the host lets people write. */
  canWrite = $state(false);
  /** What is in the air, the latest of each player. */
  bubbles: readonly Heard[] = $state.raw([]);
  /** All that was said since we came, the latest last. */
  lines: readonly Heard[] = $state.raw([]);
  /** Whether we have asked for another game, or agreed to one. */
  isWilling = $state(false);
  private kept: KeptCompany = $state.raw({ muted: [], name: "" });
  private next = 1;

  constructor(
    private readonly game: string,
    private readonly command: (command: Command) => Promise<Done>,
    private readonly drawer = new CompanyDrawer(),
  ) {
    this.kept = drawer.find(game);
  }

  /** How it hears what the connection is told. */
  ears(nameOf: (seat: number) => string): Pick<Required<Listener>, "said" | "again"> {
    return { said: (said) => this.hear(said, nameOf(said.seat)), again: (offer, declined) => this.asked(offer, declined) };
  }

  welcomed({ watching, offer, chat, seats }: Welcome): void {
    this.see(watching);
    this.offer = offer ?? null;
    this.canWrite = chat === true;
    // whoever is not let in under that name still watches
    if (seats.length === 0 && this.kept.name !== "") void this.command({ type: "name", name: this.kept.name }).catch(() => undefined);
  }

  see(watching: Watching | undefined): void {
    this.watching = watching ?? { count: 0, names: [] };
  }

  // -- what is said ------------------------------------------------------------------------------

  /** Whatever this page does not know is not said: there may be newer servers. */
  hear({ seat, phrase, text }: Said, name: string): void {
    if (this.isMuted(name)) return;
    const known = phrase !== null && phrase !== undefined ? isEmote(phrase) || isPhrase(phrase) : typeof text === "string" && text !== "";
    if (!known) return;
    const heard: Heard = { id: this.next++, seat, name, phrase: phrase ?? null, text: text ?? null };
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), heard];
    this.lines = [...this.lines, heard].slice(-MOST);
    setTimeout(() => this.fade(heard.id), (heard.text === null ? SECONDS : LONG_SECONDS) * 1000);
  }

  private fade(id: number): void {
    this.bubbles = this.bubbles.filter((one) => one.id !== id);
  }

  say(seat: number, what: { readonly phrase: string } | { readonly text: string }): Promise<Done> {
    return this.command({ type: "say", seat, ...what });
  }

  isMuted(name: string): boolean {
    return this.kept.muted.includes(name);
  }

  mute(name: string, isMuted: boolean): void {
    const others = this.drawer.find(this.game).muted.filter((one) => one !== name);
    this.kept = this.drawer.keep(this.game, { muted: isMuted ? [...others, name] : others });
    if (!isMuted) return;
    this.bubbles = this.bubbles.filter((one) => one.name !== name);
    this.lines = this.lines.filter((one) => one.name !== name);
  }

  // -- watching ----------------------------------------------------------------------------------

  /** What we are called while we watch. */
  get name(): string {
    return this.kept.name;
  }

  async call(name: string): Promise<void> {
    const done = await this.command({ type: "name", name });
    this.kept = this.drawer.keep(this.game, { name: done.name ?? name });
  }

  // -- again -------------------------------------------------------------------------------------

  asked(offer: Offer | null, declined: number | null): void {
    this.offer = offer;
    this.declined = declined;
    if (declined !== null) this.isWilling = false;
  }

  /** Asks the others for another game; it is there at once if there is nobody to be asked. */
  async ask(seat: number, wilds: "new" | "same"): Promise<void> {
    this.declined = null;
    this.isWilling = true;
    await this.command({ type: "rematch", seat, wilds, ask: true });
  }

  async answer(seat: number, agree: boolean): Promise<void> {
    this.isWilling = agree;
    await this.command({ type: "rematch_answer", seat, agree });
  }

  /** Goes on with the same people: whoever is muted stays so, and nobody says twice that they are ready. */
  moveTo(next: string): string {
    agreedTo.add(next);
    if (this.kept.muted.length > 0) this.drawer.keep(next, { muted: this.kept.muted });
    return next;
  }

  /** Whether that was agreed before: it counts once. */
  takeAgreement(): boolean {
    return agreedTo.delete(this.game);
  }
}
