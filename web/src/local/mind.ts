/**
 * The worker that thinks: for bots that take their time, hints and reviews. If one never comes to an end, it is replaced.
 * It needs as much memory as the table itself, so it ends when nobody has asked it anything for a while, and after a review.
 */

import { begin } from "./engine";
import type { Work } from "./here.svelte";
import type { Files, FromMind, ToMind } from "./messages";

interface Beside {
  answer(question: Uint8Array): string;
}

/** What runs in that worker. */
export function think(scope: { postMessage(message: FromMind): void; onmessage: ((event: MessageEvent<ToMind>) => void) | null }): void {
  let beside: Promise<Beside> | null = null;
  scope.onmessage = ({ data }) => {
    if (data.kind === "begin") {
      beside = begin(data.engine, data.boxes, () => undefined).then((python) => python.runPython("from quarriors.site.minds import Beside\nBeside()") as Beside);
      return;
    }
    void beside?.then(
      (there) => scope.postMessage({ kind: "thought", id: data.id, said: there.answer(data.question) }),
      () => scope.postMessage({ kind: "thought", id: data.id, said: "" }),
    );
  };
}

/** Seconds that Python may take to start there, on a slow machine. */
const START = 60;
/** Seconds after which it ends if it is asked nothing more: in a game, most people decide in less. */
const IDLE = 60;
/** How a review begins: it is the last thing that a game asks for. */
const REVIEWED = '["reviewed"';

/** That worker as the table sees it: it starts with the first question. */
export class Mind {
  private worker: Work | null = null;
  private isWarm = false;
  private next = 1;
  private last: Promise<unknown> = Promise.resolve();
  /** Questions that are not answered yet. */
  private open = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly engine: string,
    private readonly boxes: Files,
    private readonly make: () => Work,
  ) {}

  /** What it says to that question; nothing if it takes longer than so many seconds. One question after the other. */
  ask(question: Uint8Array, seconds: number): Promise<string> {
    this.open += 1;
    clearTimeout(this.idle);
    const answer = this.last.then(() => this.asked(question, seconds));
    this.last = answer.then((said) => this.rest(said));
    return answer;
  }

  /** Ends if nothing more is to be expected, now or after a while. */
  private rest(said: string): void {
    this.open -= 1;
    if (this.open > 0) return;
    if (said.startsWith(REVIEWED)) this.end();
    else this.idle = setTimeout(() => this.end(), IDLE * 1000);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isWarm = false;
  }

  private asked(question: Uint8Array, seconds: number): Promise<string> {
    this.worker ??= this.started();
    const worker = this.worker;
    const id = this.next++;
    return new Promise((resolve) => {
      const answer = (said: string): void => {
        clearTimeout(timer);
        this.isWarm = said !== "";
        if (!this.isWarm) this.end();
        resolve(said);
      };
      const timer = setTimeout(() => answer(""), (seconds + (this.isWarm ? 0 : START)) * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
        if (data.id === id) answer(data.said);
      };
      worker.onerror = () => answer("");
      worker.postMessage({ kind: "think", id, question } satisfies ToMind);
    });
  }

  private started(): Work {
    const worker = this.make();
    worker.postMessage({ kind: "begin", engine: this.engine, boxes: this.boxes } satisfies ToMind);
    return worker;
  }
}
