// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { Here, engineOf, type Work } from "./here.svelte";
import type { FromWorker, ToWorker } from "./messages";

const BASE = "https://games.example/tables/";

class Fake implements Work {
  onmessage: Work["onmessage"] = null;
  onerror: Work["onerror"] = null;
  readonly heard: ToWorker[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.heard.push(message as ToWorker);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: message }));
  }
}

function laid(): { here: Here; workers: Fake[] } {
  const workers: Fake[] = [];
  const here = new Here(`${BASE}engine-1/`, BASE, () => {
    const worker = new Fake();
    workers.push(worker);
    return worker;
  });
  return { here, workers };
}

afterEach(() => vi.unstubAllGlobals());

test("what is asked before the table is there waits for it", async () => {
  const { here, workers } = laid();
  const answer = here.fetcher(`${BASE}api/cards?lang=it`, { headers: { Authorization: "Bearer qs_a" } });
  const [worker] = workers;
  expect(worker?.heard.map(({ kind }) => kind)).toEqual(["begin"]);
  worker?.say({ kind: "part", part: 0.5 });
  expect(here.part).toBe(0.5);
  worker?.say({ kind: "ready" });
  const asked = worker?.heard[1];
  expect(asked).toMatchObject({ kind: "ask", asked: JSON.stringify(["GET", "/api/cards?lang=it", { authorization: "Bearer qs_a" }, ""]) });
  worker?.say({ kind: "answer", id: asked?.kind === "ask" ? asked.id : 0, said: JSON.stringify([200, { "content-type": "application/json" }, "[]"]) });
  const said = await answer;
  expect([said.status, await said.text()]).toEqual([200, "[]"]);
});

test("a line opens when the table is there, and hears what is said on it", async () => {
  const { here, workers } = laid();
  const wire = here.open();
  const heard: string[] = [];
  wire.onmessage = (event: { data: string }) => heard.push(event.data);
  const opened = new Promise<void>((resolve) => (wire.onopen = () => resolve()));
  const [worker] = workers;
  worker?.say({ kind: "ready" });
  await opened;
  wire.send("hello");
  const line = worker?.heard.find(({ kind }) => kind === "open");
  const id = line?.kind === "open" ? line.line : 0;
  expect(worker?.heard.at(-1)).toEqual({ kind: "say", line: id, text: "hello" });
  worker?.say({ kind: "said", line: id, text: "welcome" });
  expect(heard).toEqual(["welcome"]);
});

test("a table that goes to pieces says why, breaks what was asked, and can be laid again", async () => {
  const { here, workers } = laid();
  const answer = here.fetcher(`${BASE}api`, {});
  const wire = here.open();
  const closed = vi.fn();
  wire.onclose = closed;
  workers[0]?.say({ kind: "failed", why: "out of memory" });
  await expect(answer).rejects.toThrow();
  expect([here.phase, here.why, closed.mock.calls.length]).toEqual(["failed", "out of memory", 1]);
  here.again();
  expect([here.phase, workers.length, workers[0]?.isEnded]).toEqual(["loading", 2, true]);
});

test("where another tab has the table, this one says so and starts when it is free", async () => {
  const waiting: ((lock: object | null) => unknown)[] = [];
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, how: LockOptions, then: (lock: object | null) => unknown) => (how.ifAvailable ? Promise.resolve(then(null)) : waiting.push(then)) },
  });
  const { here, workers } = laid();
  await vi.waitFor(() => expect(here.phase).toBe("elsewhere"));
  expect(workers).toHaveLength(0);
  waiting[0]?.({});
  expect([here.phase, workers.length]).toEqual(["loading", 1]);
});

test("a page without the word for it has no table of its own", () => {
  expect(engineOf(document)).toBe("");
});
