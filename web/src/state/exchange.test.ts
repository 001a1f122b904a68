// @vitest-environment node
import { expect, test } from "vitest";
import type { Command } from "../net/messages";
import { recorded } from "../net/recorded";
import { sealedNonce } from "../net/secrets";
import type { Seat, State } from "../net/state";
import { Exchange, areSealed, lateSeats, needNobody, type Sitting } from "./exchange";
import type { KeptSeat } from "./games";
import { shownNow } from "./noting";

const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const [PERSON] = recorded.made.state.seats as [Seat];

function seatOf(seat: number, more: Partial<Seat> = {}): Seat {
  return { ...PERSON, seat, name: `P${seat}`, kind: "open", taken: true, ready: false, sealed: null, revealed: false, ...more };
}

/** A browser at a table; the server does at once what it is asked. */
class Browser implements Sitting {
  asked: Command[] = [];
  stored: Record<number, KeptSeat> = {};
  game: State;
  mine: readonly number[] = [0];
  seals: readonly string[] = [];
  rounds = 0;

  constructor(...seats: Seat[]) {
    this.game = { ...recorded.made.state, status: "waiting", seats };
    for (const seat of seats) this.stored[seat.seat] = { secret: `qs_${seat.seat}`, name: seat.name, nonce: "" };
  }

  state = (): State => this.game;
  seats = (): readonly number[] => this.mine;
  commitment = (): string => COMMITMENT;
  kept = (seat: number): KeptSeat | null => this.stored[seat] ?? null;
  keep = (seat: number, nonce: string): void => void (this.stored[seat] = { ...(this.stored[seat] as KeptSeat), nonce });
  noted = (): readonly string[] => this.seals;
  note = (sealed: readonly string[]): void => {
    const news = shownNow(this.rounds, this.stored, this.mine, sealed);
    this.seals = news.sealed;
    this.rounds = news.rounds;
    this.stored = { ...this.stored, ...news.seats };
  };
  change(seat: number, more: Partial<Seat>): void {
    this.game = { ...this.game, seats: this.game.seats.map((one) => (one.seat === seat ? { ...one, ...more } : one)) };
  }
  command = (command: Command): Promise<{ type: "done"; id: null }> => {
    this.asked.push(command);
    if (command.type === "ready") this.change(command.seat ?? 0, { ready: true, sealed: command.sealed });
    if (command.type === "reveal") this.change(command.seat ?? 0, { revealed: true });
    return Promise.resolve({ type: "done", id: null });
  };
}

test("a seal is the one of the protocol", () => {
  expect(sealedNonce(COMMITMENT, 0, "lucky7")).toBe("730008f45f28c50778e1aaf80219acf78c5c952fbdaf6ddaeba24e030cc396ae");
});

test("a nonce is kept, then sealed, and shown only when all are sealed", async () => {
  const browser = new Browser(seatOf(0), seatOf(1));
  const exchange = new Exchange(browser);
  await exchange.beReady();
  const nonce = browser.stored[0]?.nonce ?? "";
  expect(nonce).toMatch(/^[\w-]{32}$/);
  expect(browser.asked).toEqual([{ type: "ready", seat: 0, sealed: sealedNonce(COMMITMENT, 0, nonce) }]);
  expect(JSON.stringify(browser.asked)).not.toContain(nonce);
  await exchange.follow();
  expect(browser.asked).toHaveLength(1);
  browser.change(1, { ready: true, sealed: "f".repeat(64) });
  await exchange.follow();
  expect(browser.asked.at(-1)).toEqual({ type: "reveal", seat: 0, nonce });
  expect(browser.seals).toEqual([sealedNonce(COMMITMENT, 0, nonce), "f".repeat(64)]);
  await exchange.follow();
  expect(browser.asked).toHaveLength(2);
});

test("a nonce is kept even if nobody hears whether its seal arrived", async () => {
  const browser = new Browser(seatOf(0), seatOf(1));
  browser.command = () => Promise.reject(new Error("gone"));
  await expect(new Exchange(browser).beReady()).rejects.toThrow("gone");
  expect(browser.stored[0]?.nonce).toMatch(/^[\w-]{32}$/);
});

test("where nobody has to sit down, everything goes by itself", async () => {
  const bot = seatOf(1, { kind: "bot", bot: "greedy", ready: true, revealed: true });
  const browser = new Browser(seatOf(0, { kind: "human" }), bot);
  await new Exchange(browser).follow();
  expect(browser.asked.map(({ type }) => type)).toEqual(["ready", "reveal"]);
});

test("two at one device seal both before they show any", async () => {
  const browser = new Browser(seatOf(0, { kind: "human" }), seatOf(1, { kind: "human" }));
  browser.mine = [0, 1];
  await new Exchange(browser).follow();
  expect(browser.asked.map(({ type, seat }) => `${type} ${seat}`)).toEqual(["ready 0", "ready 1", "reveal 0", "reveal 1"]);
});

test("when everything begins anew, the nonce of before is not used again", async () => {
  const browser = new Browser(seatOf(0), seatOf(1, { ready: true, sealed: "f".repeat(64) }));
  const exchange = new Exchange(browser);
  await exchange.beReady();
  const before = browser.stored[0]?.nonce;
  browser.change(0, { ready: false, sealed: null, revealed: false });
  expect(exchange.isReady(0)).toBe(false);
  await exchange.beReady();
  expect(browser.stored[0]?.nonce).not.toBe(before);
});

test("against bots a second nonce is sealed only by whoever plays", async () => {
  const bot = seatOf(1, { kind: "bot", bot: "greedy", ready: true, revealed: true });
  const browser = new Browser(seatOf(0, { kind: "human" }), bot);
  const exchange = new Exchange(browser);
  await exchange.follow();
  expect(exchange.hasShown).toBe(true);
  const shown = browser.stored[0]?.nonce;
  browser.change(0, { ready: false, sealed: null, revealed: false });
  for (const one of [exchange, new Exchange(browser)]) await one.follow(); // also when the page is opened anew
  expect(browser.asked).toHaveLength(2);
  expect(browser.stored[0]?.nonce).toBe(shown);
  await exchange.beReady();
  expect(browser.asked.map(({ type }) => type)).toEqual(["ready", "reveal", "ready", "reveal"]);
  expect(browser.rounds).toBe(2);
});

test("a nonce counts as shown before it is sent", async () => {
  const bot = seatOf(1, { kind: "bot", bot: "greedy", ready: true, revealed: true });
  const browser = new Browser(seatOf(0, { kind: "human" }), bot);
  const { command } = browser;
  browser.command = (asked) => (asked.type === "reveal" ? Promise.reject(new Error("gone")) : command(asked));
  await expect(new Exchange(browser).follow()).rejects.toThrow("gone");
  expect(browser.stored[0]?.shown).toBe(true);
  expect(browser.seals).toHaveLength(2);
});

test("seals that were noted when ours was shown are not noted anew, whatever the server says", async () => {
  const browser = new Browser(seatOf(0), seatOf(1, { ready: true, sealed: "e".repeat(64) }));
  const exchange = new Exchange(browser);
  await exchange.beReady();
  const noted = browser.seals;
  expect(noted[1]).toBe("e".repeat(64));
  browser.change(0, { revealed: false });
  browser.change(1, { sealed: "f".repeat(64) });
  await exchange.follow();
  expect(browser.seals).toBe(noted);
  // with a new nonce of ours everything begins anew
  browser.change(0, { ready: false, sealed: null, revealed: false });
  await exchange.beReady();
  expect(browser.seals[1]).toBe("f".repeat(64));
  expect(browser.rounds).toBe(2);
});

test("whoever has lost the nonce is not ready, and shows nothing wrong", async () => {
  const browser = new Browser(seatOf(0, { ready: true, sealed: "0".repeat(64) }), seatOf(1, { ready: true, sealed: "f".repeat(64) }));
  const exchange = new Exchange(browser);
  expect(areSealed(browser.game)).toBe(true);
  expect(exchange.isReady(0)).toBe(false);
  await exchange.follow();
  expect(browser.asked).toEqual([]);
  // another tab has sealed one that we do not know of
  browser.keep(0, "another");
  await exchange.follow();
  expect(browser.asked).toEqual([]);
  await exchange.beReady();
  expect(browser.asked.map(({ type }) => type)).toEqual(["ready", "reveal"]);
});

test("games without open seats need nobody", () => {
  expect(needNobody(new Browser(seatOf(0, { kind: "human" })).game)).toBe(true);
  expect(needNobody(new Browser(seatOf(0)).game)).toBe(false);
});

test("who keeps the others waiting", () => {
  const ready = { ready: true, sealed: "f".repeat(64) };
  const late = (present: number[], ...seats: Seat[]): readonly number[] => lateSeats(new Browser(...seats).game, [0], present);
  expect(late([0, 1], seatOf(0, ready), seatOf(1))).toEqual([]);
  expect(late([0], seatOf(0, ready), seatOf(1))).toEqual([1]);
  // one's own seat is nobody else's matter, also while the connection is gone
  expect(late([1], seatOf(0), seatOf(1, ready))).toEqual([]);
  expect(late([0, 1], seatOf(0, { ...ready, revealed: true }), seatOf(1, ready))).toEqual([1]);
  expect(late([0], seatOf(0, ready), seatOf(1), seatOf(2))).toEqual([]);
  expect(late([0], seatOf(0, ready), seatOf(1, { kind: "human" }))).toEqual([]);
});
