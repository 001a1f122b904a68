/** Short notices at the edge of the page, and what is said to those who listen to it. */

import { untrack } from "svelte";
import { language, sentences, type Saying } from "../words/words.svelte";

export interface Notice {
  readonly id: number;
  /** Nothing, where it cannot be said in the language that is spoken now. */
  readonly text: string;
  readonly look: "plain" | "bad";
}

const SECONDS = 6;
/** What is said within so many milliseconds is read as one. */
const GATHERED = 100;
/** Letters that are read at once; where there is more, what is newest counts, and the log has the rest. */
const MOST = 600;

/** The layer below all dialogs. */
export const PAGE = "";

/** Dialogs that are open. What lies below the topmost can be neither read nor clicked: notices have to be in it. */
class Layers {
  private open: readonly string[] = $state.raw([]);

  get top(): string {
    return this.open.at(-1) ?? PAGE;
  }

  add(id: string): void {
    this.open = [...untrack(() => this.open), id];
  }

  remove(id: string): void {
    this.open = untrack(() => this.open).filter((one) => one !== id);
  }
}

interface Kept {
  readonly id: number;
  readonly saying: Saying;
  readonly look: Notice["look"];
}

class Notices {
  private kept: readonly Kept[] = $state.raw([]);
  private next = 1;

  /** In the language that is spoken when they are read. */
  get list(): readonly Notice[] {
    return this.kept.map(({ id, saying, look }) => ({ id, text: saying(), look })).filter(({ text }) => text !== "");
  }

  show(saying: Saying, look: Notice["look"] = "plain"): void {
    const notice = { id: this.next++, saying, look };
    untrack(() => {
      const text = saying();
      // the same once more is only said anew, or impatient clicks would fill the page
      this.kept = [...this.kept.filter((one) => one.saying() !== text), notice].slice(-3);
    });
    setTimeout(() => this.drop(notice.id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.kept = this.kept.filter((one) => one.id !== id);
  }
}

class Announcer {
  /** Two places by turns: the same sentence twice would otherwise not be read the second time. */
  private said: readonly [string, string] = $state.raw(["", ""]);
  /** The layer they were said in: in another one they would be read once more. */
  layer = $state(PAGE);
  /** The language they were said in: after another one was chosen they are gone. */
  private lang = $state("");
  private place = 0;
  /** Said, and still to be read: where much happens at once, one would take the place of the other. */
  private waiting: { readonly text: string; readonly lang: string }[] = [];

  get texts(): readonly [string, string] {
    return this.lang === language() ? this.said : ["", ""];
  }

  say(text: string): void {
    this.waiting.push({ text, lang: untrack(language) });
    if (this.waiting.length === 1) setTimeout(() => this.read(), GATHERED);
  }

  /** What was said before is past: whoever listens comes to another table. */
  forget(): void {
    this.waiting = [];
    this.said = ["", ""];
  }

  private read(): void {
    if (this.waiting.length === 0) return;
    const lang = language();
    const waiting = this.waiting.filter((one) => one.lang === lang).map(({ text }) => text);
    this.waiting = [];
    let first = waiting.length - 1;
    let letters = waiting[first]?.length ?? 0;
    while (first > 0 && letters + (waiting[first - 1]?.length ?? 0) <= MOST) {
      first -= 1;
      letters += waiting[first]?.length ?? 0;
    }
    const text = sentences(waiting.slice(first));
    this.place = 1 - this.place;
    this.layer = layers.top;
    this.lang = lang;
    this.said = this.place === 0 ? [text, ""] : ["", text];
  }
}

export const layers = new Layers();
export const notices = new Notices();
export const announcer = new Announcer();
