// @vitest-environment node
import { describe, expect, test } from "vitest";
import { Server } from "./server";

function answering(...answers: readonly Response[]): { server: Server; asked: { address: string; init: RequestInit }[] } {
  const asked: { address: string; init: RequestInit }[] = [];
  const left = [...answers];
  const server = new Server("https://games.example/quarriors/", () => "en", (address, init) => {
    asked.push({ address, init });
    const next = left.shift();
    return next === undefined ? Promise.reject(new TypeError("failed")) : Promise.resolve(next);
  });
  return { server, asked };
}
const json = (body: unknown, status = 200, headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

test("addresses are relative to where the page is", async () => {
  const { server, asked } = answering(json({ games: [], more: false }));
  await server.games("running");
  expect(asked[0]?.address).toBe("https://games.example/quarriors/api/games?lang=en&status=running");
  expect(server.socketAddress).toBe("wss://games.example/quarriors/api/socket");
});

test("secrets go into the header, never into the address", async () => {
  const { server, asked } = answering(json({ events: [], number: 7 }));
  await server.events("abc", 5, "qs_secret");
  expect(asked[0]?.address).not.toContain("qs_");
  expect(asked[0]?.init.headers).toEqual({ Authorization: "Bearer qs_secret" });
});

test("states of the past are asked for from anywhere in a game", async () => {
  const { server, asked } = answering(json({ events: [{ number: 120, kind: "stood", state: null }], number: 300 }));
  const page = await server.states("abc", 119, "qi_invited");
  expect(asked[0]?.address).toBe("https://games.example/quarriors/api/games/abc/events?lang=en&since=119&states=true");
  expect(page.events[0]?.state).toBeNull();
});

test("a refusal has id, text and status", async () => {
  const { server } = answering(json({ error: { id: "bad_setup", text: "too few cards" } }, 422));
  await expect(server.deal({ sets: ["promos"] })).rejects.toMatchObject({
    id: "bad_setup",
    message: "too few cards",
    status: 422,
  });
});

test("too many: it is asked again when the server says", async () => {
  const busy = json({ error: { id: "too_many", text: "slowly" } }, 429, { "Retry-After": "0" });
  const { server, asked } = answering(busy, json([]));
  await expect(server.cards()).resolves.toEqual([]);
  expect(asked.length).toBe(2);
});

describe("another language while an answer is on its way", () => {
  /** A server that says everything in the language it was asked in; the first answer comes when another is spoken. */
  function late(answer: (lang: string) => Response, later = "it"): { server: Server; asked: string[] } {
    let lang = "en";
    const asked: string[] = [];
    const server = new Server("https://games.example/", () => lang, (address) => {
      const wanted = new URL(address).searchParams.get("lang") ?? "";
      asked.push(wanted);
      return Promise.resolve(answer(wanted)).then((said) => {
        lang = later;
        return said;
      });
    });
    return { server, asked };
  }

  test("what has words is asked for again", async () => {
    const { server, asked } = late((lang) => json({ games: [], more: lang === "it" }));
    await expect(server.games()).resolves.toMatchObject({ more: true });
    expect(asked).toEqual(["en", "it"]);
  });

  test("so are Wilds, and reasons why there are none", async () => {
    const { server, asked } = late((lang) => json({ error: { id: "bad_setup", text: `few in ${lang}` } }, 422));
    await expect(server.deal({ sets: ["promos"] })).rejects.toMatchObject({ message: "few in it" });
    expect(asked).toEqual(["en", "it"]);
  });

  test("words that were wanted in one language are not", async () => {
    const { server, asked } = late(() => json([]));
    await server.cards("fr");
    expect(asked).toEqual(["fr"]);
  });

  test("nothing is done twice", async () => {
    const { server, asked } = late(() => json({ error: { id: "full", text: "full" } }, 409));
    await expect(server.make({ seats: [] })).rejects.toMatchObject({ id: "full" });
    expect(asked).toEqual(["en"]);
  });
});

test("no network and foreign answers are refusals as well", async () => {
  const { server } = answering(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(server.offer()).rejects.toMatchObject({ id: "internal", status: 502 });
  await expect(server.offer()).rejects.toMatchObject({ id: "unreachable" });
});

test.each(["", "<h1>Hello</h1>", "null", "[]", '{"bots": 7}'])("%j is not understood", async (body) => {
  const { server } = answering(new Response(body));
  await expect(server.offer()).rejects.toMatchObject({ id: "not_understood", status: 200 });
});
