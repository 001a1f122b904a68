/** The table in a worker: the core of the server, answering this page. A second one of the same file thinks for bots. */

import { BOXES, begin, type Python } from "./engine";
import type { Files, FromWorker, KeptBox, ToWorker, TriedBox } from "./messages";
import { Mind, think } from "./mind";
import { Shelf } from "./shelf";

interface Line {
  hear(text: string): void;
  leave(): void;
}
interface Table {
  open(): Promise<void>;
  ask_in_words(asked: string): Promise<string>;
  connect(say: (text: string) => void, hangUp: () => void): Line;
  forget(game: string): Promise<void>;
  /** What is wrong with a box, or nothing; and the kept one in whose place it would come. */
  try_box(file: string, lang: string): string;
  box_kept(name: string): void;
  box_dropped(name: string): void;
  box_faults(lang: string): string;
}
interface Scope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

const scope = globalThis as unknown as Scope;
const THINKING = "mind";

const tell = (message: FromWorker): void => scope.postMessage(message);

class Host {
  private readonly lines = new Map<number, Line>();
  private readonly shelf = new Shelf((keeps) => tell({ kind: "keeps", keeps }));
  private python: Python | null = null;
  private table: Table | null = null;

  async hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case "begin":
        return this.begin(message.engine, message.home).catch((fault: unknown) => tell({ kind: "failed", why: String(fault) }));
      case "ask":
        return this.answer(message.id, this.there.ask_in_words(message.asked));
      case "open": {
        const { line } = message;
        this.lines.set(line, this.there.connect((text) => tell({ kind: "said", line, text }), () => this.hangUp(line)));
        return;
      }
      case "say":
        return this.lines.get(message.line)?.hear(message.text);
      case "close":
        this.lines.get(message.line)?.leave();
        this.lines.delete(message.line);
        return;
      case "forget":
        return this.there.forget(message.game);
      case "boxes":
        return this.answer(message.id, this.keptBoxes(message.lang));
      case "box":
        return this.answer(message.id, this.keepBox(message.name, message.text, message.lang, message.replaces));
      case "unbox":
        return this.answer(message.id, this.dropBox(message.name));
    }
  }

  private get there(): Table {
    if (this.table === null) throw new Error("the table is not ready");
    return this.table;
  }

  private async answer(id: number, said: Promise<string>): Promise<void> {
    tell({ kind: "answer", id, said: await said });
  }

  private hangUp(line: number): void {
    this.lines.delete(line);
    tell({ kind: "closed", line });
  }

  private async begin(engine: string, home: string): Promise<void> {
    await this.shelf.open(home);
    const boxes = await this.boxes();
    this.python = await begin(engine, boxes, (part) => tell({ kind: "part", part }));
    const mind = new Mind(engine, boxes, () => new Worker(scope.location.href, { type: "module", name: THINKING }));
    const ask = (question: { toJs(): Uint8Array }, seconds: number): Promise<string> => mind.ask(question.toJs(), seconds);
    const lay = this.python.runPython("from quarriors.site.browser import lay\nlay") as (shelf: Shelf, think: typeof ask) => Table;
    const table = lay(this.shelf, ask);
    await table.open();
    this.table = table;
    tell({ kind: "ready" });
  }

  private async boxes(): Promise<Files> {
    const found = await this.shelf.all("box/");
    return Object.fromEntries(found.map(([key, data]) => [key.slice("box/".length), new TextDecoder().decode(data)]));
  }

  private async keptBoxes(lang: string): Promise<string> {
    const faults = JSON.parse(this.there.box_faults(lang)) as Record<string, string>;
    return JSON.stringify(Object.keys(await this.boxes()).map((name): KeptBox => ({ name, fault: faults[name] ?? "" })));
  }

  /** Tries a box and keeps it if it is one and no other has to go for it, but the one that may. */
  private async keepBox(name: string, text: string, lang: string, replaces: string): Promise<string> {
    this.python?.FS.mkdirTree(`${BOXES}/tried`);
    this.python?.FS.writeFile(`${BOXES}/tried/${name}`, text);
    const [wrong, same] = JSON.parse(this.there.try_box(`${BOXES}/tried/${name}`, lang)) as [string, string];
    const said = (tried: TriedBox): string => JSON.stringify(tried);
    if (wrong !== "" || (same !== "" && same !== replaces)) return said({ wrong, same });
    try {
      await this.shelf.put([[`box/${name}`, new TextEncoder().encode(text)]], new Set(), same === "" ? [] : [`box/${same}`]);
    } catch (fault) {
      return said({ wrong: String(fault), same: "" });
    }
    if (same !== "") this.there.box_dropped(same);
    this.there.box_kept(name);
    return said({ wrong: "", same: "" });
  }

  private async dropBox(name: string): Promise<string> {
    await this.shelf.put([], new Set(), [`box/${name}`]);
    this.there.box_dropped(name);
    return "";
  }
}

if (scope.name === THINKING) think(scope);
else {
  const host = new Host();
  scope.onmessage = ({ data }: MessageEvent<ToWorker>) => void host.hear(data);
}
