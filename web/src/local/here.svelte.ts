/** The table of this page, if it brings one along: one worker, one tab that owns it, and what the page asks of it. */

import type { Wire } from "../net/connection";
import type { FromWorker, KeptBox, Keeps, ToWorker, TriedBox } from "./messages";

/** *loading*, *ready*; *elsewhere*: another tab has it; *failed*: it could not be started, or went to pieces. */
export type Phase = "loading" | "ready" | "elsewhere" | "failed";

/** The part of a worker that is used, so that tests can do without Python. */
export type Work = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;
type Give = (said: string) => void;

/** Where the page says that it brings a table along, and where the files of Python lie. */
export function engineOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="quarriors-engine"]')?.content ?? "";
}

class Line implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;

  constructor(
    readonly id: number,
    private readonly tell: (message: ToWorker) => void,
    private readonly ended: () => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: "say", line: this.id, text });
  }
  close(): void {
    this.tell({ kind: "close", line: this.id });
    this.ended();
  }
}

export class Here {
  phase: Phase = $state("loading");
  /** How much of Python is there, from 0 to 1. */
  part = $state(0);
  keeps: Keeps = $state("kept");
  why = $state("");

  private worker: Work | null = null;
  private next = 1;
  private isEnsured = false;
  private readonly asked = new Map<number, { give: Give; fail: () => void }>();
  private readonly lines = new Map<number, Line>();
  private readonly waiting: ToWorker[] = [];
  private release: () => void = () => undefined;
  private readonly channel: BroadcastChannel | null;

  /** `base` is the folder of the page: tables in other folders of the same host are other tables. */
  constructor(
    private readonly engine: string,
    private readonly base: string,
    private readonly make: () => Work = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  ) {
    this.channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(this.home) : null;
    if (this.channel) this.channel.onmessage = () => this.give();
    void this.own();
  }

  private get home(): string {
    return `quarriors ${new URL(this.base).pathname}`;
  }

  // -- asking --------------------------------------------------------------------------------------

  /** As `fetch` would ask a server. */
  readonly fetcher = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const path = `/${pathname.slice(new URL(this.base).pathname.length)}${search}`;
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const body = typeof init.body === "string" ? init.body : "";
    const said = await this.ask((id) => ({ kind: "ask", id, asked: JSON.stringify([init.method ?? "GET", path, headers, body]) }));
    const [status, answered, text] = JSON.parse(said) as [number, Record<string, string>, string];
    if (status === 201) this.ensure();
    return new Response(text, { status, headers: answered });
  };

  /** Asks the browser to keep what is kept here when it tidies up: there is a game now that somebody would miss. */
  private ensure(): void {
    if (this.isEnsured || !("storage" in navigator)) return;
    this.isEnsured = true;
    navigator.storage.persist().catch(() => undefined);
  }

  /** As a WebSocket would be opened. */
  readonly open = (): Wire => {
    const line = new Line(this.next++, (message) => this.tell(message), () => this.lines.delete(line.id));
    this.lines.set(line.id, line);
    this.tell({ kind: "open", line: line.id });
    if (this.phase === "ready") queueMicrotask(() => line.onopen?.(undefined as never));
    return line;
  };

  forget(game: string): void {
    this.tell({ kind: "forget", game });
  }

  boxes(lang: string): Promise<readonly KeptBox[]> {
    return this.ask((id) => ({ kind: "boxes", id, lang })).then((said) => JSON.parse(said) as KeptBox[]);
  }

  /** Adds a box if nothing is wrong with it; it is there from the next start on. `replaces` names the one that may go for it. */
  addBox(name: string, text: string, lang: string, replaces = ""): Promise<TriedBox> {
    return this.ask((id) => ({ kind: "box", id, name, text, lang, replaces })).then((said) => JSON.parse(said) as TriedBox);
  }

  dropBox(name: string): Promise<string> {
    return this.ask((id) => ({ kind: "unbox", id, name }));
  }

  private ask(message: (id: number) => ToWorker): Promise<string> {
    const id = this.next++;
    return new Promise((give, broken) => {
      this.asked.set(id, { give, fail: () => broken(new TypeError("the table is away")) });
      this.tell(message(id));
    });
  }

  private tell(message: ToWorker): void {
    if (this.phase === "ready") this.worker?.postMessage(message);
    else if (message.kind === "close") this.drop(message.line);
    else this.waiting.push(message);
  }

  private drop(line: number): void {
    const left = this.waiting.filter((one) => !("line" in one && one.line === line));
    this.waiting.splice(0, this.waiting.length, ...left);
  }

  // -- one tab -------------------------------------------------------------------------------------

  /** Plays here: the tab that has the table gives it up. */
  take(): void {
    this.channel?.postMessage("give");
  }

  private async own(): Promise<void> {
    if (!("locks" in navigator)) return this.start(); // by http from another machine there are none
    const isFree = await this.held({ ifAvailable: true });
    while (!isFree) {
      this.phase = "elsewhere";
      if (await this.held({})) return;
    }
  }

  /** Starts once this tab owns the table; false if another one does. */
  private held(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      void navigator.locks.request(this.home, options, (lock) => {
        resolve(lock !== null);
        if (lock === null) return;
        this.start();
        return new Promise<void>((release) => (this.release = release));
      });
    });
  }

  private give(): void {
    if (this.worker === null) return;
    this.end();
    this.phase = "elsewhere";
    this.release();
    void this.held({});
  }

  // -- the worker ----------------------------------------------------------------------------------

  /** Starts again after it has failed. */
  again(): void {
    this.end();
    this.start();
  }

  private start(): void {
    this.phase = "loading";
    this.part = 0;
    const worker = this.make();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event) => this.fail(event.message);
    worker.postMessage({ kind: "begin", engine: this.engine, home: this.home } satisfies ToWorker);
  }

  /** What was not answered may be asked again; lines come back by themselves. */
  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.asked.values()) fail();
    this.asked.clear();
    this.waiting.length = 0;
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const line of lines) line.onclose?.(undefined as never);
  }

  private fail(why: string): void {
    this.why = why;
    this.end();
    this.phase = "failed";
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "part":
        this.part = message.part;
        return;
      case "ready":
        this.phase = "ready";
        for (const one of this.waiting.splice(0)) this.tell(one);
        for (const line of this.lines.values()) line.onopen?.(undefined as never);
        return;
      case "failed":
        return this.fail(message.why);
      case "keeps":
        this.keeps = message.keeps;
        return;
      case "answer":
        this.asked.get(message.id)?.give(message.said);
        this.asked.delete(message.id);
        return;
      case "said":
        this.lines.get(message.line)?.onmessage?.({ data: message.text } as never);
        return;
      case "closed": {
        const line = this.lines.get(message.line);
        this.lines.delete(message.line);
        line?.onclose?.(undefined as never);
      }
    }
  }
}

/** The table that this page brings along; none if it speaks with the server that it came from. */
function found(): Here | null {
  const engine = engineOf(document);
  return engine === "" ? null : new Here(new URL(engine, document.baseURI).href, new URL(".", document.baseURI).href);
}

export const here = found();
