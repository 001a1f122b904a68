// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Link, type Listener, type Wire } from "./connection";
import type { EventMessage } from "./events";
import type { ClientMessage, Refusal, ServerMessage } from "./messages";
import { events, recorded, welcome } from "./recorded";

/** The other end of the line, in the hands of the test. */
class Line implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  say(message: ServerMessage | object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  breakOff(): void {
    this.onclose?.(undefined as never);
  }
}

class Ear implements Listener {
  links: Link[] = [];
  heard: EventMessage[] = [];
  restored: boolean[] = [];
  end: Refusal | null = null;
  voided(gone: readonly string[]): void {
    secrets = secrets.filter((secret) => !gone.includes(secret));
  }
  welcome(_: unknown, restored: boolean): void {
    this.restored.push(restored);
  }
  event(message: EventMessage): void {
    this.heard.push(message);
  }
  presence(): void {}
  link(link: Link): void {
    this.links.push(link);
  }
  ended(refusal: Refusal): void {
    this.end = refusal;
  }
}

let lines: Line[];
let secrets: readonly string[];
let lang: string;
let ear: Ear;
let connection: Connection;
const last = (): Line => lines.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  secrets = ["qs_secret"];
  lang = "en";
  ear = new Ear();
  connection = new Connection(
    {
      address: "ws://table/api/socket",
      game: recorded.made.game,
      secrets: () => secrets,
      lang: () => lang,
      open: () => {
        lines.push(new Line());
        return last();
      },
    },
    ear,
  );
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function welcomed(number = welcome.number): Line {
  last().open();
  last().say({ ...welcome, number });
  return last();
}

describe("the conversation", () => {
  test("begins with a hello that has the secrets, and no since", () => {
    last().open();
    expect(last().sent).toEqual([{ type: "hello", protocol: 2, game: recorded.made.game, secrets: ["qs_secret"], lang: "en" }]);
    last().say(welcome);
    expect(ear.links).toEqual(["connecting", "open"]);
  });

  test("tells every recorded event once, also when it comes twice", () => {
    const line = welcomed();
    for (const event of events.slice(0, 40)) {
      line.say(event);
      line.say(event);
    }
    expect(ear.heard.map((event) => event.number)).toEqual(events.slice(0, 40).map((event) => event.number));
  });

  test("ignores what it does not know", () => {
    const line = welcomed();
    line.say({ type: "weather", text: "sunny" });
    line.onmessage?.({ data: "no json" } as never);
    expect(ear.heard).toEqual([]);
  });

  test("acknowledges every fifty events", () => {
    const line = welcomed(1);
    for (let number = 2; number <= 120; number += 1) line.say({ ...events[5], number });
    expect(line.sent.filter((one) => one.type === "ack")).toEqual([
      { type: "ack", number: 51 },
      { type: "ack", number: 101 },
    ]);
  });

  test("keeps a command with done and breaks it with refused", async () => {
    const line = welcomed();
    const move = connection.command({ type: "move", answers: 3, option: "roll" });
    expect(line.sent.at(-1)).toEqual({ type: "move", answers: 3, option: "roll", id: 1 });
    line.say({ type: "done", id: 1, number: 4 });
    await expect(move).resolves.toMatchObject({ number: 4 });

    const stale = connection.command({ type: "move", answers: 3, option: "end" });
    line.say({ type: "refused", id: 2, error: { id: "stale", text: "too late" }, state: welcome.state });
    await expect(stale).rejects.toMatchObject({ id: "stale", message: "too late", state: { status: "waiting" } });
  });
});

describe("after a loss", () => {
  test("it comes back with since, a little later each time", () => {
    welcomed().say(events[0] as EventMessage);
    const known = events[0]?.number;
    for (const most of [600, 1200, 2400, 4800]) {
      last().breakOff();
      const before = lines.length;
      vi.advanceTimersByTime(most * 0.66);
      expect(lines.length).toBe(before);
      vi.advanceTimersByTime(most * 0.34 + 1);
      expect(lines.length).toBe(before + 1);
    }
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: known });
  });

  test("it hurries when asked to", () => {
    welcomed().breakOff();
    connection.hurry();
    expect(lines.length).toBe(2);
  });

  test("a move that was not answered is sent again, under its id", async () => {
    const first = welcomed();
    const move = connection.command({ type: "move", answers: 3, option: "roll" });
    first.breakOff();
    connection.hurry();
    const second = welcomed();
    expect(second.sent.at(-1)).toEqual({ type: "move", answers: 3, option: "roll", id: 1 });
    second.say({ type: "done", id: 1, number: 4, repeated: true });
    await expect(move).resolves.toMatchObject({ repeated: true });
  });

  test("a move made while away waits for the welcome", () => {
    welcomed().breakOff();
    void connection.command({ type: "move", answers: 3, option: "roll" }).catch(() => undefined);
    connection.hurry();
    last().open();
    expect(last().sent.map((one) => one.type)).toEqual(["hello"]);
    last().say(welcome);
    expect(last().sent.map((one) => one.type)).toEqual(["hello", "move"]);
  });

  test("a server that knows less than we do has restored a backup", () => {
    welcomed(50).breakOff();
    connection.hurry();
    welcomed(30);
    expect(ear.restored).toEqual([false, true]);
  });

  test("a server that says so has restored a backup, even if it has as many events again", () => {
    welcomed(50).breakOff();
    connection.hurry();
    last().open();
    last().say({ ...welcome, number: 60, restored: true });
    expect(ear.restored).toEqual([false, true]);
  });

  test("every hello shows the mark of the last state that was seen", () => {
    let mark = "";
    const lines: Line[] = [];
    const open = (): Line => {
      const line = new Line();
      lines.push(line);
      return line;
    };
    const marked = new Connection({ address: "", game: "abc", secrets: () => [], mark: () => mark, open }, ear);
    marked.start();
    lines[0]?.open();
    expect(lines[0]?.sent[0]).not.toHaveProperty("mark");
    mark = "57-x-y";
    lines[0]?.onclose?.(undefined as never);
    marked.hurry();
    lines.at(-1)?.open();
    expect(lines.at(-1)?.sent[0]).toMatchObject({ mark: "57-x-y" });
    marked.stop();
  });

  test("what was decided before the backup is not said after it", async () => {
    const first = welcomed(50);
    const move = connection.command({ type: "move", answers: 49, option: "roll" });
    first.breakOff();
    connection.hurry();
    expect(welcomed(30).sent.map((one) => one.type)).toEqual(["hello"]);
    await expect(move).rejects.toMatchObject({ id: "stale" });
  });

  test("a hole in the numbers is asked for", () => {
    const line = welcomed(1);
    line.say({ ...events[5], number: 4 });
    expect(ear.heard).toEqual([]);
    expect(line.isClosed).toBe(true);
    connection.hurry();
    last().open();
    expect(last().sent[0]).toMatchObject({ since: 1 });
  });

  test("a line that says nothing any more is given up", () => {
    const line = welcomed();
    vi.advanceTimersByTime(26_000);
    expect(line.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(50_000);
    expect(line.isClosed).toBe(true);
  });

  test.each(["opened", "welcomed"])("a line that is not %s in time is given up", (what) => {
    const line = last();
    if (what === "welcomed") line.open();
    vi.advanceTimersByTime(14_000);
    expect(line.isClosed).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(line.isClosed).toBe(true);
    expect(ear.links.at(-1)).toBe("connecting");
    expect(lines.length).toBe(2);
    welcomed();
    vi.advanceTimersByTime(20_000);
    expect(ear.links.at(-1)).toBe("open");
    expect(lines.length).toBe(2);
  });

  test("who hurries does not wait for a line that has been opening for long", () => {
    connection.hurry();
    expect(lines.length).toBe(1);
    vi.advanceTimersByTime(4000);
    connection.hurry();
    expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test("bye and a shutdown are followed by a return", () => {
    const line = welcomed();
    line.say({ type: "bye", text: "back in a moment" });
    line.breakOff();
    expect(ear.links.at(-1)).toBe("waiting");
    expect(ear.end).toBe(null);
  });
});

describe("refusals of the hello", () => {
  test("are the end where nothing will change", async () => {
    last().open();
    last().say({ type: "refused", id: null, error: { id: "bad_secret", text: "no such seat" } });
    last().breakOff();
    expect(ear.end?.id).toBe("bad_secret");
    expect(ear.links.at(-1)).toBe("closed");
    await expect(connection.command({ type: "resign" })).rejects.toMatchObject({ id: "bad_secret" });
  });

  test("cost only the seats that have moved", () => {
    secrets = ["qs_0", "qs_1", "qs_2"];
    last().open();
    last().say({ type: "refused", id: null, error: { id: "bad_secret", text: "no such seat" }, void: [0, 2] });
    expect(lines[0]?.isClosed).toBe(true);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", secrets: ["qs_1"] });
    last().say(welcome);
    expect(ear.end).toBe(null);
    expect(ear.links.at(-1)).toBe("open");
  });

  test("say where the seat is to whoever may not even watch", () => {
    last().open();
    last().say({ type: "refused", id: null, error: { id: "bad_secret", text: "no such seat" }, void: [0] });
    last().open();
    expect(last().sent[0]).toMatchObject({ secrets: [] });
    last().say({ type: "refused", id: null, error: { id: "bad_invitation", text: "not invited" } });
    last().breakOff();
    expect(ear.end?.id).toBe("bad_secret");
  });

  test("are tried again where the server is only closing", () => {
    last().open();
    last().say({ type: "refused", id: null, error: { id: "closing", text: "in a moment" } });
    last().breakOff();
    expect(ear.end).toBe(null);
    expect(ear.links.at(-1)).toBe("waiting");
  });
});

test("who has left is told so, and nothing else", async () => {
  welcomed();
  const before = connection.command({ type: "resign" });
  connection.stop();
  await expect(before).rejects.toMatchObject({ id: "left" });
  await expect(connection.command({ type: "resign" })).rejects.toMatchObject({ id: "left" });
});

test("every hello asks for the language that is spoken then", () => {
  last().open();
  last().say(welcome);
  last().breakOff();
  lang = "fr";
  connection.hurry();
  last().open();
  expect(last().sent[0]).toMatchObject({ type: "hello", lang: "fr", since: welcome.number });
});
