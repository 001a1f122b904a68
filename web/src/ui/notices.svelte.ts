/** Short notices at the edge of the page, and what is said to those who listen to it. */

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly look: "plain" | "bad";
}

const SECONDS = 6;

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
  private place = 0;

  say(text: string): void {
    this.place = 1 - this.place;
    this.texts = this.place === 0 ? [text, ""] : ["", text];
  }
}

export const notices = new Notices();
export const announcer = new Announcer();
