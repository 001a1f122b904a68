import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Listener } from "../net/connection";
import type { Card } from "../net/cards";
import { Refusal, type Command, type Done } from "../net/messages";
import { events, recorded, welcome } from "../net/recorded";
import { Server } from "../net/server";
import type { Decision, Option } from "../net/state";
import { Game } from "../state/game.svelte";
import { Games } from "../state/games";
import { say } from "../words/words.svelte";
import { arranged } from "./arranged";
import { Hand, readPassing, type Passing } from "./hand.svelte";

let listener: Listener;
let game: Game;
let hand: Hand;
let sent: Command[];
let told: string[];
let confirms: boolean;
let withheld: string | null;
let drawer: Passing | null;
let answer: (command: Command) => Promise<Done>;

beforeEach(() => {
  sent = [];
  told = [];
  confirms = true;
  withheld = null;
  drawer = null;
  answer = () => Promise.resolve({ type: "done", id: 1 });
  const kept = new Map<string, string>();
  const games = new Games({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
  games.keepMade(recorded.made);
  game = new Game(recorded.made.game, {
    server: new Server("http://table/", () => "en", () => Promise.resolve(new Response("[]"))),
    games,
    speed: () => "instant",
    talk: (_, heard) => {
      listener = heard;
      const nothing = (): void => undefined;
      return {
        start: nothing, stop: nothing, hurry: nothing,
        command: (command) => {
          sent.push(command);
          return answer(command);
        },
      };
    },
  });
  listener.welcome(welcome, false);
  hand = sit();
  sent = [];
});

function sit(): Hand {
  return new Hand(game, {
    confirms: () => confirms,
    tell: (saying) => void told.push(saying()),
    guide: { withheld: () => withheld, follow: () => undefined, leads: false, speaks: false },
    drawer: { load: () => readPassing(drawer), save: (passing) => { drawer = passing; return true; } },
  });
}

function hear(until: number): void {
  for (const event of events.slice(0, until)) listener.event(event);
  flushSync();
}
/** Puts another decision on the table than the recorded one. */
function ask(decision: Partial<Decision>, active = 0, turn = 1): Decision {
  const last = events[3];
  if (!last?.state.table || !last.state.decision) throw new Error("the recording has changed");
  const whole: Decision = { ...last.state.decision, seat: 0, ...decision };
  const state = { ...last.state, table: { ...last.state.table, active, turn }, decision: whole };
  listener.event({ ...last, state });
  flushSync();
  return whole;
}
const option = (words: string): Option => ({ option: words, words, text: words });
const END = option("end");

describe("the end of a phase", () => {
  test("is asked about while something useful is left", () => {
    ask({ options: [option("summon d9"), option("spend d3"), END] });
    hand.take(END);
    expect(sent).toEqual([]);
    expect(hand.ending).toBe(END);
    expect(hand.unused.map((one) => one.option)).toEqual(["summon d9"]);
  });

  test("is taken at once if nothing is lost, or nobody wants to be asked", () => {
    ask({ options: [option("spend d3"), END] });
    hand.take(END);
    expect(sent).toMatchObject([{ type: "move", option: "end" }]);
    ask({ number: 99, options: [option("capture c3"), END] });
    confirms = false;
    hand.take(END);
    expect(sent.length).toBe(2);
  });
});

describe("Immediate Effects", () => {
  const [REROLL, SUMMON] = [option("reroll d4"), option("summon d9")];

  test("are asked about before something else ends their time", () => {
    ask({ options: [SUMMON, REROLL, END] });
    hand.take(SUMMON);
    expect(sent).toEqual([]);
    expect(hand.ending).toBe(SUMMON);
    expect(hand.unused).toEqual([REROLL]);
  });

  test("themselves are used at once, and stand before all else", () => {
    ask({ options: [SUMMON, REROLL, END] });
    expect(arranged([SUMMON, REROLL, END]).all).toEqual([REROLL, SUMMON, END]);
    hand.take(REROLL);
    expect(sent).toMatchObject([{ option: "reroll d4" }]);
  });
});

test("a question goes with its decision: what was asked about another one is not answered any more", () => {
  ask({ number: 20, options: [option("summon d9"), END] });
  hand.take(END);
  expect(hand.ending).toBe(END);
  ask({ number: 21, options: [option("capture c3"), option("capture c4"), END] });
  expect(hand.ending).toBe(null);
  hand.choose([option("capture c3"), option("capture c4")], { player: 0 });
  expect(hand.choice?.what).toBe(game.name(0));
  ask({ number: 22, options: [option("capture c3"), END] });
  expect(hand.choice).toBe(null);
  expect(sent).toEqual([]);
});

test("where a card cannot be read before, it is told first what it is", () => {
  ask({ number: 20, options: [option("capture c3"), END] });
  game.cards = recorded.cards;
  hand.offer([option("capture c3")], { card: 3 });
  expect(hand.choice).toMatchObject({ what: recorded.cards[3]?.name, text: recorded.cards[3]?.text });
  expect(sent).toEqual([]);
});

test("a question that is open is asked in the language that is spoken now", () => {
  const spoken = (words: string, text: string): Option => ({ ...option(words), text });
  const hag = recorded.cards[3] as Card;
  game.cards = recorded.cards;
  ask({ number: 20, options: [spoken("capture c3", "Capture"), spoken("end", "End turn")] });
  hand.offer([spoken("capture c3", "Capture")], { card: 3 });
  // the server says the same decision again, and the cards
  ask({ number: 20, options: [spoken("capture c3", "Capturer"), spoken("end", "Fin du tour")] });
  game.cards = recorded.cards.map((card) => (card === hag ? { ...hag, name: "Sorcière", text: ["Gagnez."] } : card));
  expect(hand.choice).toMatchObject({ what: "Sorcière", text: ["Gagnez."], options: [{ text: "Capturer" }] });
  hand.take(spoken("end", "End turn"));
  expect(hand.ending?.text).toBe("Fin du tour");
});

describe("what cannot be done", () => {
  test("has the server's reason", async () => {
    hear(3);
    answer = () => Promise.resolve({ type: "done", id: 1, reason: { id: "wrong_phase", text: "Not now." } });
    hand.whyNot({ card: 7 });
    await vi.waitFor(() => expect(told).toEqual(["Not now."]));
    expect(sent).toEqual([{ type: "why_not", seat: 0, card: 7 }]);
  });

  test("is said in the page's words if the server has none", async () => {
    hear(3);
    answer = () => Promise.reject(new Error("gone"));
    game.cards = recorded.cards;
    hand.whyNot({ card: 3 });
    await vi.waitFor(() => expect(told[0]).toContain(recorded.cards[3]?.name));
  });

  test("includes what a guide holds back", () => {
    ask({ options: [option("roll")] });
    withheld = "Not yet.";
    hand.take(option("roll"));
    expect(told).toEqual(["Not yet."]);
    expect(sent).toEqual([]);
  });
});

describe("several with one click", () => {
  const summon = (die: number): Option => ({ ...option(`summon d${die}`), die, price: 0 });
  const moves = (): unknown[] => sent.map((one) => (one.type === "move" ? [one.answers, one.option] : one.type));

  test("go out one by one, each as the answer to its own question", () => {
    hand.met(ask({ number: 20, options: [summon(3), summon(4), END] }));
    expect(hand.sweep).toMatchObject({ kind: "summon", dice: [3, 4] });
    hand.sweepUp();
    expect(moves()).toEqual([[20, "summon d3"]]);
    hand.met(ask({ number: 21, options: [summon(4), END] }));
    hand.met(ask({ number: 22, options: [option("capture c3"), END] }));
    expect(moves()).toEqual([[20, "summon d3"], [21, "summon d4"]]);
  });

  test("stop when something else is asked, and do not begin again", () => {
    hand.met(ask({ number: 20, options: [summon(3), summon(4), END] }));
    hand.sweepUp();
    hand.met(ask({ number: 21, kind: "choose", options: [option("choose d9"), option("enough")] }));
    hand.met(ask({ number: 22, options: [summon(4), END] }));
    expect(moves()).toEqual([[20, "summon d3"]]);
  });

  test("stop when the player does something else, takes back, or is refused", async () => {
    for (const deed of [() => hand.undo(), () => hand.take(option("capture c3"))]) {
      hand = sit();
      hand.met(ask({ number: 20, options: [summon(3), summon(4), END] }));
      hand.sweepUp();
      deed();
      sent = [];
      hand.met(ask({ number: 21, options: [summon(4), END] }));
      expect(sent).toEqual([]);
    }
    hand.met(ask({ number: 30, options: [summon(3), summon(4), END] }));
    answer = () => Promise.reject(new Refusal("illegal", "No."));
    hand.sweepUp();
    await vi.waitFor(() => expect(told).toEqual(["No."]));
    sent = [];
    hand.met(ask({ number: 31, options: [summon(4), END] }));
    expect(sent).toEqual([]);
  });

  test("use Immediate Effects, each after the choice it asks for", () => {
    const effect = (die: number): Option => ({ ...option(`immediate d${die}`), die, card: 1 });
    hand.met(ask({ number: 20, options: [effect(3), effect(4), summon(9), END] }));
    hand.sweepUp();
    const choice = ask({ number: 21, kind: "choose", options: [option("choose d9"), option("enough")] });
    hand.met(choice);
    expect(sent.length).toBe(1);
    hand.take(option("choose d9"));
    hand.met(ask({ number: 22, options: [effect(4), summon(9), END] }));
    expect(moves()).toEqual([[20, "immediate d3"], [21, "choose d9"], [22, "immediate d4"]]);
    hand.met(ask({ number: 23, kind: "choose", options: [option("choose d9"), option("enough")] }));
    hand.take(option("enough"));
    hand.met(ask({ number: 24, options: [effect(4), summon(9), END] }));
    expect(sent.length).toBe(4);
  });
});

describe("passing for the turn", () => {
  const reaction = { kind: "cast", card: 5, options: [option("cast d9"), option("pass")] } as const;

  test("is offered in others' turns, and answers all that comes in this one", () => {
    hand.met(ask({ ...reaction, number: 20 }, 1));
    expect(hand.pass?.option).toBe("pass");
    hand.passForTurn();
    hand.met(ask({ ...reaction, number: 21, card: 6 }, 1));
    expect(sent).toMatchObject([{ type: "move", answers: 20, option: "pass" }, { type: "move", answers: 21, option: "pass" }]);
    expect(told.length).toBe(1);
  });

  test("is not offered for what is asked once in the own turn, nor where nothing can be declined", () => {
    hand.met(ask({ ...reaction, number: 20 }, 0));
    expect(hand.pass).toBe(null);
    hand.met(ask({ ...reaction, number: 21 }, 0));
    expect(hand.pass?.option).toBe("pass");
    hand.met(ask({ number: 22, kind: "defend", options: [option("defend d1"), option("defend d2")] }, 1));
    expect(hand.pass).toBe(null);
  });

  test("ends with the turn, whoever decides next", () => {
    hand.met(ask({ ...reaction, number: 20 }, 1));
    hand.passForTurn();
    expect(hand.passing).not.toBe(null);
    ask({ number: 21, seat: 1 }, 1, 9);
    expect(hand.passing).toBe(null);
  });

  test("outlives a page that is loaded again, but not its turn", () => {
    hand.met(ask({ ...reaction, number: 20 }, 1));
    hand.passForTurn();
    hand = sit();
    hand.met(ask({ ...reaction, number: 21 }, 1));
    expect(sent).toMatchObject([{ answers: 20, option: "pass" }, { answers: 21, option: "pass" }]);
    hand.askAgain();
    hand = sit();
    hand.met(ask({ ...reaction, number: 22 }, 1));
    hand.passForTurn();
    hand = sit();
    hand.met(ask({ ...reaction, number: 23 }, 1, 9));
    expect(sent.length).toBe(3);
    expect(readPassing({ seat: "0", turn: 1, question: null })).toBe(null);
  });

  test("can be switched off again", () => {
    hand.met(ask({ ...reaction, number: 20 }, 1));
    hand.passForTurn();
    hand.askAgain();
    hand.met(ask({ ...reaction, number: 21 }, 1));
    expect(sent.length).toBe(1);
  });
});

describe("taking back", () => {
  test("needs a decision of one's own", () => {
    hear(2);
    expect(hand.undoBar).not.toBe(null);
    hear(4);
    expect(hand.undoBar).toBe(null);
    hand.undoFar();
    expect(sent).toMatchObject([{ type: "undo", seat: 0, far: true, answers: game.state?.decision?.number }]);
  });

  test("is answered for the seat that is asked", () => {
    hear(4);
    const last = events[3];
    if (!last) throw new Error("the recording has changed");
    const asked = { number: last.number + 1, seat: 1, to: 3, agreed: [] };
    listener.event({
      type: "event", kind: "undo_asked", number: last.number + 1, seat: 1, at: 0, to: 3,
      state: { ...last.state, number: last.number + 1, undo_asked: asked },
    });
    hand.answerUndo(0, false);
    expect(sent).toEqual([{ type: "undo_answer", seat: 0, asked: asked.number, agree: false }]);
    expect(hand.undoBar).not.toBe(null);
  });
});

test("who leaves the table while something is unanswered hears nothing of it", async () => {
  hear(2);
  answer = () => Promise.reject(new Refusal("left", ""));
  await hand.command({ type: "resign", seat: 0 });
  expect(told).toEqual([]);
  answer = () => Promise.reject(new Refusal("resigned", "too late"));
  await hand.command({ type: "resign", seat: 0 });
  expect(told).toEqual([say("error-resigned")]);
});
