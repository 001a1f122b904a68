/** The worker that thinks: for bots that take their time, hints and reviews. If one never comes to an end, it is replaced. */

import { begin } from "./engine";
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

/** That worker as the table sees it: it starts with the first question. */
export class Mind {
  private worker: Worker | null = null;
  private isWarm = false;
  private next = 1;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: string,
    private readonly boxes: Files,
    private readonly make: () => Worker,
  ) {}

  /** What it says to that question; nothing if it takes longer than so many seconds. One question after the other. */
  ask(question: Uint8Array, seconds: number): Promise<string> {
    const answer = this.last.then(() => this.asked(question, seconds));
    this.last = answer;
    return answer;
  }

  private asked(question: Uint8Array, seconds: number): Promise<string> {
    this.worker ??= this.started();
    const worker = this.worker;
    const id = this.next++;
    return new Promise((resolve) => {
      const end = (said: string): void => {
        clearTimeout(timer);
        if (said === "") {
          worker.terminate();
          this.worker = null;
          this.isWarm = false;
        } else this.isWarm = true;
        resolve(said);
      };
      const timer = setTimeout(() => end(""), (seconds + (this.isWarm ? 0 : START)) * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
        if (data.id === id) end(data.said);
      };
      worker.onerror = () => end("");
      worker.postMessage({ kind: "think", id, question } satisfies ToMind);
    });
  }

  private started(): Worker {
    const worker = this.make();
    worker.postMessage({ kind: "begin", engine: this.engine, boxes: this.boxes } satisfies ToMind);
    return worker;
  }
}
