// @vitest-environment node
import { beforeEach, describe, expect, test } from "vitest";
import type { Card } from "../../net/cards";
import { boxOf } from "../../net/fixtures/boxes";
import { Refusal } from "../../net/messages";
import { recorded } from "../../net/recorded";
import type { Box, DealWish, Dealt, Offer } from "../../net/server";
import { Dealing } from "./dealing.svelte";
import { newWildsDraft, type WildsDraft } from "./wish";

const [a, b, c, d] = recorded.cards as readonly [Card, Card, Card, Card];
const box = (id: string, title: string, printed: number): Box => boxOf(id, { title, cards: 20, printed });
const BOXES = [box("base", "Base box", 20), box("quarmageddon", "Quarmageddon", 1), box("light_vs_dark", "Light vs. Dark", 0)];
const OFFER = { boxes: BOXES, rules: [], wilds: [{ name: "first-game", about: "", sets: ["base"], cards: [] }] } as unknown as Offer;

let wishes: DealWish[];
let answers: (Dealt | Refusal)[];
let draft: WildsDraft;
let dealing: Dealing;

const of = (...cards: Card[]): Dealt => ({ wilds: cards.map(({ id }) => id), cards, remarks: [], rules: [] });

beforeEach(async () => {
  wishes = [];
  answers = [of(a, b, c)];
  draft = newWildsDraft();
  const deal = (wish: DealWish): Promise<Dealt> => {
    wishes.push(wish);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
  };
  dealing = new Dealing({ offer: () => Promise.resolve(OFFER), deal }, draft, () => 3);
  await dealing.start();
});

test("the first Wilds are dealt at once, for so many players", () => {
  expect(dealing.dealt?.wilds).toEqual([a.id, b.id, c.id]);
  expect(wishes[0]).toMatchObject({ sets: ["base"], players: 3 });
});

test("a refusal is told with what the server says, and leaves no Wilds", async () => {
  answers = [new Refusal("bad_setup", "no Creatures are left")];
  await dealing.deal();
  expect(dealing.dealt).toBe(null);
  expect(dealing.fault).toContain("no Creatures are left");
});

test("boxes are called by their names in a refusal, cards keep their ids", async () => {
  answers = [new Refusal("bad_setup", "quarmageddon, light_vs_dark: Portal is missing; it is in the box base: add it, or base/portal")];
  await dealing.deal();
  expect(dealing.fault).toContain("“Quarmageddon”, “Light vs. Dark”: Portal is missing; it is in “Base box”: add it, or base/portal");
  expect((await dealing.replace(b, d))()).toBe(dealing.fault);
});

test("boxes that add nothing because they are not printed are named, and only where that is the reason", async () => {
  draft.boxes = ["base", "quarmageddon"];
  const dealt = (...boxes: string[]): Dealt => of(...boxes.map((one) => ({ ...a, box: one })));
  answers = [dealt("base")];
  await dealing.deal();
  expect(dealing.unprinted).toEqual([]);
  draft.printedOnly = true;
  expect(dealing.unprinted.map(({ id }) => id)).toEqual(["quarmageddon"]);
  answers = [dealt("quarmageddon")];
  await dealing.deal();
  expect(dealing.unprinted).toEqual([]);
});

test("a card that replaces another is chosen, and stays with the next deal", async () => {
  answers = [of(a, d, c)];
  expect((await dealing.replace(b, d))()).toBe("");
  expect(wishes.at(-1)?.wilds).toEqual([a.id, c.id, d.id]);
  expect(draft.chosen).toEqual([d.id]);
  await dealing.deal();
  expect(wishes.at(-1)?.wilds).toEqual([d.id]);
});

test("a replacement that is refused changes nothing", async () => {
  draft.named = "first-game";
  answers = [new Refusal("bad_setup", "twice the same class")];
  expect((await dealing.replace(b, d))()).toContain("twice the same class");
  expect(dealing.dealt?.wilds).toEqual([a.id, b.id, c.id]);
  expect(draft).toMatchObject({ named: "first-game", chosen: [] });
});

test("another card by lot is asked for again if the same one comes", async () => {
  answers = [of(a, b, c), of(a, c, d)];
  expect((await dealing.another(b))()).toBe("");
  expect(dealing.dealt?.wilds).toEqual([a.id, c.id, d.id]);
  expect(wishes.length).toBe(3);
});

test("ready-made Wilds of which a card was changed are no longer ready-made", async () => {
  draft.named = "first-game";
  draft.boxes = [];
  answers = [of(a, d, c)];
  await dealing.replace(b, d);
  expect(draft).toMatchObject({ named: "", boxes: ["base"] });
});

test("a change that fits the cards keeps them, another one deals anew", async () => {
  await dealing.keep();
  expect(wishes.at(-1)?.wilds).toEqual([a.id, b.id, c.id]);
  answers = [new Refusal("bad_setup", ""), of(d)];
  await dealing.keep();
  expect(dealing.dealt?.wilds).toEqual([d.id]);
});

describe("while another deal is under way", () => {
  /** Answers that are given when the test wants them to. */
  let give: ((answer: Dealt | Refusal) => void)[];
  const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  beforeEach(async () => {
    const first = dealing.dealt;
    give = [];
    const deal = (): Promise<Dealt> =>
      new Promise((kept, broken) => give.push((answer) => (answer instanceof Refusal ? broken(answer) : kept(answer))));
    dealing = new Dealing({ offer: () => Promise.resolve(OFFER), deal }, draft, () => 3);
    void dealing.start();
    await tick();
    give[0]?.(first!);
    await tick();
  });

  test.each(["keep", "replace"] as const)("it is known, also with %s", async (how) => {
    const asking = how === "keep" ? dealing.keep() : dealing.replace(b, d);
    expect(dealing.isDealing).toBe(true);
    give[1]?.(of(a, c, d));
    await asking;
    expect(dealing.isDealing).toBe(false);
  });

  test("a card whose deal came too late is not chosen", async () => {
    const replacing = dealing.replace(b, d);
    const keeping = dealing.keep();
    give[1]?.(of(a, c, d));
    expect((await replacing)()).toBe("");
    expect(dealing.isDealing).toBe(true);
    give[2]?.(of(a, b, c));
    await keeping;
    expect(draft.chosen).toEqual([]);
    expect(dealing.dealt?.wilds).toEqual([a.id, b.id, c.id]);
    expect(dealing.isDealing).toBe(false);
  });

  test("a refusal that came too late changes nothing", async () => {
    draft.named = "first-game";
    const replacing = dealing.replace(b, d);
    const dealt = dealing.deal();
    give[1]?.(new Refusal("bad_setup", "twice the same class"));
    expect((await replacing)()).toBe("");
    expect(draft.named).toBe("");
    give[2]?.(of(a, b, d));
    await dealt;
    expect(dealing.fault).toBe("");
  });
});
