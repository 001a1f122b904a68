/** Dealing Wilds and changing single cards of them, with the server's reasons where something cannot be. */

import type { Card } from "../../net/cards";
import type { Box, Dealt, Offer, Server } from "../../net/server";
import { refused } from "../../words/errors";
import { silence, type Saying } from "../../words/words.svelte";
import { unprinted, withBoxNames } from "./boxes";
import { wildsWish, type WildsDraft } from "./wish";

/** How often another card is asked for when the lot gives the same one again. */
const TRIES = 5;

export class Dealing {
  offer: Offer | null = $state.raw(null);
  dealt: Dealt | null = $state.raw(null);
  private said: Saying = $state.raw(silence);
  isDealing = $state(false);
  /** Only the answer to the newest question counts. */
  private asked = 0;

  constructor(
    private readonly server: Pick<Server, "offer" | "deal">,
    private readonly draft: WildsDraft,
    private readonly players: () => number,
  ) {}

  /** Why there are no Wilds. */
  get fault(): string {
    return this.said();
  }

  /** There will be none. */
  fail(refusal: unknown): void {
    this.said = this.words(refusal);
  }

  async start(): Promise<void> {
    try {
      const offer = await this.server.offer();
      if (this.draft.boxes.length === 0) this.draft.boxes = offer.boxes.filter((box) => box.is_standard).map(({ id }) => id);
      this.offer = offer;
    } catch (refusal) {
      this.fail(refusal);
      return;
    }
    await this.deal();
  }

  /** The same boxes and cards again, in the language that is spoken now. */
  async reword(): Promise<void> {
    if (this.offer === null) return;
    try {
      this.offer = await this.server.offer();
    } catch (refusal) {
      this.fail(refusal);
      return;
    }
    await (this.dealt === null ? this.deal() : this.keep());
  }

  /** A refusal in words. */
  words(refusal: unknown): Saying {
    const said = refused(refusal);
    return () => withBoxNames(said(), this.offer?.boxes ?? []);
  }

  /** Boxes that add nothing to the Wilds, since only cards that are all as printed are wanted. */
  get unprinted(): readonly Box[] {
    const { offer, dealt, draft } = this;
    return offer && dealt && draft.printedOnly && draft.named === "" ? unprinted(offer.boxes, draft.boxes, dealt) : [];
  }

  /** Everything anew, but for the cards that were chosen. */
  async deal(): Promise<void> {
    const { offer } = this;
    if (offer === null) return;
    try {
      await this.ask(offer, this.draft.chosen);
    } catch (refusal) {
      this.dealt = null;
      this.fail(refusal);
    }
  }

  /** The same cards after a change that need not touch them; if it does, others are dealt. */
  async keep(): Promise<void> {
    const { offer, dealt } = this;
    if (offer === null || dealt === null || this.draft.named !== "") return this.deal();
    // how many quests there are goes by the number of players
    const cards = dealt.cards.filter(({ kind }) => kind !== "quest").map(({ id }) => id);
    try {
      await this.ask(offer, cards);
    } catch {
      await this.deal();
    }
  }

  /** This card instead of that one; refused with the reason, and then nothing has changed. */
  async replace(card: Card, by: Card): Promise<Saying> {
    const said = await this.change(this.others(card).concat(by.id));
    if (said === silence) this.draft.chosen = [...this.draft.chosen.filter((id) => id !== card.id), by.id];
    return said ?? silence;
  }

  /** Another card by lot instead of that one. */
  async another(card: Card): Promise<Saying> {
    this.draft.chosen = this.draft.chosen.filter((id) => id !== card.id);
    let said: Saying | null = silence;
    for (let tries = 0; tries < TRIES; tries += 1) {
      said = await this.change(this.others(card));
      if (said !== silence || !this.dealt?.wilds.includes(card.id)) break;
    }
    return said ?? silence;
  }

  private others(card: Card): string[] {
    return this.dealt?.wilds.filter((id) => id !== card.id) ?? [];
  }

  /** Why other Wilds cannot be, or nothing; null if something else was asked for meanwhile, and this has not come about. */
  private async change(wilds: readonly string[]): Promise<Saying | null> {
    const { offer, draft } = this;
    if (offer === null) return null;
    const before = { named: draft.named, boxes: draft.boxes };
    // ready-made Wilds of which a card is changed are ready-made no longer
    const made = offer.wilds.find(({ name }) => name === draft.named);
    if (made) draft.boxes = [...made.sets];
    draft.named = "";
    try {
      return (await this.ask(offer, wilds)) ? silence : null;
    } catch (refusal) {
      Object.assign(draft, before);
      return this.words(refusal);
    }
  }

  /** Asks for Wilds and lays them out; says whether they still were what was wanted when they came. */
  private async ask(offer: Offer, wilds: readonly string[]): Promise<boolean> {
    const mine = ++this.asked;
    this.isDealing = true;
    try {
      const dealt = await this.server.deal({ ...wildsWish(this.draft, offer, wilds), players: this.players() });
      if (mine !== this.asked) return false;
      this.dealt = dealt;
      this.said = silence;
      return true;
    } catch (refusal) {
      if (mine !== this.asked) return false;
      throw refusal;
    } finally {
      if (mine === this.asked) this.isDealing = false;
    }
  }
}
