/** Short notices at the edge of the page, and what is said to those who listen to it. */

import { untrack } from "svelte";
import { sentences } from "../words/words.svelte";

export interface Notice {
  readonly id: number;
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

class Notices {
  list: readonly Notice[] = $state.raw([]);
  private next = 1;

  show(text: string, look: Notice["look"] = "plain"): void {
    const notice = { id: this.next++, text, look };
    // the same once more is only said anew, or impatient clicks would fill the page
    this.list = [...this.list.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

class Announcer {
  /** Two places by turns: the same sentence twice would otherwise not be read the second time. */
  texts: readonly [string, string] = $state.raw(["", ""]);
  /** The layer they were said in: in another one they would be read once more. */
  layer = $state(PAGE);
  private place = 0;
  /** Said, and still to be read: where much happens at once, one would take the place of the other. */
  private waiting: string[] = [];

  say(text: string): void {
    this.waiting.push(text);
    if (this.waiting.length === 1) setTimeout(() => this.read(), GATHERED);
  }

  private read(): void {
    let first = this.waiting.length - 1;
    let letters = this.waiting[first]?.length ?? 0;
    while (first > 0 && letters + (this.waiting[first - 1]?.length ?? 0) <= MOST) {
      first -= 1;
      letters += this.waiting[first]?.length ?? 0;
    }
    const text = sentences(this.waiting.slice(first));
    this.waiting = [];
    this.place = 1 - this.place;
    this.layer = layers.top;
    this.texts = this.place === 0 ? [text, ""] : ["", text];
  }
}

export const layers = new Layers();
export const notices = new Notices();
export const announcer = new Announcer();
