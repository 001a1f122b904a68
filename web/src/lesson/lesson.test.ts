import { beforeEach, describe, expect, test } from "vitest";
import type { Decision, Option, Table } from "../net/state";
import type { Beat } from "../state/beats";
import { say } from "../words/words.svelte";
import { lessonDrawer } from "./keeping";
import { Lesson, type Lessoned } from "./lesson.svelte";
import { SCRIPT, placeOf, type Script } from "./steps";
import { TIPS } from "./tips";

const script: Script = {
  setup: { seed: 1, first: 0, level: "greedy", wilds: [] },
  steps: [
    { id: "welcome", turn: 1 },
    { id: "roll", turn: 1, where: "1 roll 0/0/0/0", take: "roll" },
    { id: "quiddity", turn: 1 },
    { id: "summon", turn: 1, where: "1 act 6/0/0/0", take: "summon Assistant C 1/1/2" },
    { id: "wait", turn: 1, beat: "attacked", seat: 0 },
    { id: "capture", turn: 1, where: "1 act 4/1/1/0", take: "capture Life" },
    { id: "yours", turn: 3, where: "3 cull 0/0/0/7" },
  ],
};

type Writable = { -readonly [Key in keyof Lessoned]: Lessoned[Key] };
let game: Writable;
let rests: (beat: Beat) => boolean;
let wentOn: number;
let kept: Map<string, string>;
let lesson: Lesson;

const option = (words: string): Option => ({ option: words, words, text: words });
function tableOf(turn: number, dice: readonly [number, number, number, number]): Table {
  const pile = (many: number): readonly object[] => Array.from({ length: many }, () => ({ id: 1, card: 0, face: null }));
  const [active, ready, spent, used] = dice.map(pile);
  const player = { glory: 0, bag: [], active, ready, spent, used, locked: [], aside: [], quest: [] };
  return { turn, active: 0, goal: 20, phase: "roll", wilds: [], players: [player, player] } as unknown as Table;
}
function ask(turn: number, kind: string, dice: readonly [number, number, number, number], ...words: readonly string[]): void {
  game.isShowing = false;
  game.table = tableOf(turn, dice);
  game.ours = { number: 1, seat: 0, kind, text: "", card: null, die: null, window: null, total: null, options: words.map(option) };
  lesson.look();
}
function show(kind: string, player: number, turn = 1): boolean {
  const beat: Beat = {
    event: 1, kind, line: { kind, player, text: "" }, happenings: [], rolled: [], table: tableOf(turn, [0, 0, 0, 0]),
  };
  game.isShowing = true;
  game.ours = null;
  game.beat = beat;
  lesson.look();
  return rests(beat);
}
function begin(): void {
  wentOn = 0;
  game = {
    state: null, end: null, table: null, beat: null, isShowing: false, isOver: false, ours: null, near: 0, cards: [],
    name: () => "Greta", restAfter: (wish) => (rests = wish), goOn: () => void (wentOn += 1),
  };
  const drawer = lessonDrawer({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
  lesson = new Lesson("game", script, drawer);
  lesson.follow(game);
}
const askRoll = (): void => ask(1, "roll", [0, 0, 0, 0], "roll");
const askSummon = (): void => ask(1, "act", [6, 0, 0, 0], "summon Assistant C 1/1/2", "end");
const askCapture = (): void => ask(1, "act", [4, 1, 1, 0], "capture Life", "capture Portal", "end");

beforeEach(() => {
  kept = new Map();
  begin();
});

describe("the lesson", () => {
  test("says what is to be read, then what is to be done", () => {
    askRoll();
    expect(lesson.step?.id).toBe("welcome");
    expect(lesson.isToRead).toBe(true);
    lesson.next();
    expect(lesson.step?.id).toBe("roll");
    expect(lesson.isToRead).toBe(false);
    expect(lesson.expected?.words).toBe("roll");
  });

  test("holds back everything but what it leads to, and says what comes first", () => {
    askSummon();
    expect(lesson.withheld(option("end"))).toBe(say("lesson-in-a-moment", { first: "summon Assistant C 1/1/2" }));
    expect(lesson.withheld(option("summon Assistant C 1/1/2"))).toBe(null);
  });

  test("says nothing while there is something to watch", () => {
    askRoll();
    show("rolled", 0);
    expect(lesson.step).toBe(null);
  });

  test("has the show rest for what it wants to say, and goes on when that is read", () => {
    askSummon();
    expect(show("summoned", 0)).toBe(false);
    expect(show("attacked", 1)).toBe(false);
    expect(show("attacked", 0)).toBe(true);
    expect(lesson.step?.id).toBe("wait");
    lesson.next();
    expect(wentOn).toBe(1);
    expect(lesson.step).toBe(null);
    askCapture();
    expect(lesson.step?.id).toBe("capture");
  });

  test("does not miss anything when somebody else lets the show go on", () => {
    askSummon();
    show("attacked", 0);
    show("moved", 0);
    expect(lesson.step).toBe(null);
    askCapture();
    expect(lesson.step?.id).toBe("capture");
  });

  test("asks again after taking back, without explaining again", () => {
    askSummon();
    expect(lesson.step?.id).toBe("quiddity");
    lesson.next();
    askCapture();
    askSummon();
    expect(lesson.step?.id).toBe("summon");
  });

  test("can be read again, step by step, and comes back", () => {
    askSummon();
    lesson.next();
    lesson.lookBack();
    lesson.lookBack();
    expect(lesson.step?.id).toBe("roll");
    expect(lesson.isToRead).toBe(true);
    lesson.next();
    lesson.next();
    expect(lesson.step?.id).toBe("summon");
    expect(lesson.isToRead).toBe(false);
  });

  test("goes on where it was left", () => {
    askSummon();
    lesson.next();
    begin();
    askSummon();
    expect(lesson.step?.id).toBe("summon");
  });

  test("begins anew with another game", () => {
    askCapture();
    const drawer = lessonDrawer({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
    expect(new Lesson("other", script, drawer).place).toBe(0);
  });

  test("ends with a summary, and then the game is free", () => {
    ask(3, "cull", [0, 0, 0, 7], "cull Basic Quiddity", "enough");
    expect(lesson.step?.id).toBe("yours");
    expect(lesson.withheld(option("enough"))).toBe(null);
    lesson.next();
    expect(lesson.mode).toBe("summary");
    lesson.letGo();
    expect(lesson.mode).toBe("free");
  });

  test("the summary goes with the first thing that is done", () => {
    const open = (number: number): void => void (game.state = { decision: { number } } as Lessoned["state"]);
    open(1);
    ask(3, "cull", [0, 0, 0, 7], "cull Basic Quiddity", "enough");
    lesson.next();
    lesson.look();
    expect(lesson.mode).toBe("summary");
    open(2);
    show("culled", 0, 3);
    expect(lesson.mode).toBe("free");
  });
});

describe("letting go", () => {
  test("happens at once when it is asked for, even while the show rests", () => {
    askSummon();
    show("attacked", 0);
    lesson.letGo();
    expect(wentOn).toBe(1);
    expect(lesson.withheld(option("end"))).toBe(null);
    expect(show("attacked", 0)).toBe(false);
  });

  test("happens by itself when the game goes another way", () => {
    askRoll();
    ask(2, "choose", [1, 1, 1, 1], "choose Portal", "enough");
    expect(lesson.mode).toBe("free");
    expect(lesson.hasStrayed).toBe(true);
    expect(lesson.withheld(option("enough"))).toBe(null);
  });

  test("happens by itself when what is expected is not offered", () => {
    ask(1, "act", [6, 0, 0, 0], "end");
    expect(lesson.mode).toBe("free");
  });
});

describe("tips", () => {
  test("come once each, and not for what was taught", () => {
    askSummon();
    lesson.next();
    lesson.letGo();
    expect(lesson.tip).toBe(null);
    askCapture();
    expect(lesson.tip?.id).toBe("capture");
    lesson.dropTip();
    expect(lesson.tip).toBe(null);
    ask(3, "act", [3, 1, 1, 0], "capture Portal", "end");
    expect(lesson.tip).toBe(null);
    ask(3, "act", [3, 1, 1, 0], "immediate Assistant R *", "end");
    expect(lesson.tip?.id).toBe("immediate");
  });

  test("can be switched off for good", () => {
    askRoll();
    lesson.letGo();
    expect(lesson.tip?.id).toBe("roll");
    lesson.beQuiet();
    begin();
    askCapture();
    expect(lesson.tip).toBe(null);
  });

  test("are over with the game", () => {
    askRoll();
    game.ours = null;
    game.isOver = true;
    lesson.look();
    expect(lesson.mode).toBe("quiet");
  });
});

describe("the script", () => {
  const { steps } = SCRIPT;
  const LONGEST = 14;
  const messages = [
    ...steps.flatMap(({ id, take }) => [`lesson-${id}`, ...(take === undefined ? [] : [`lesson-${id}-do`])]),
    ...TIPS.map(({ id }) => `lesson-tip-${id}`),
    "lesson-strayed", "lesson-play-on-about",
  ];

  test.each(messages)("%s is said in short sentences", (id) => {
    const text = say(id, { rival: "Greta", goal: 20 });
    expect(text).not.toBe(id);
    const sentences = text.split(/[.!?:;]\s/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > LONGEST)).toEqual([]);
  });

  test("has every step once, and what is taught is a step", () => {
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(TIPS.flatMap(({ taught }) => (taught === undefined || ids.includes(taught) ? [] : [taught]))).toEqual([]);
  });

  test("ends with a decision that is the learner's own", () => {
    expect(steps.at(-1)?.where).toBeDefined();
    expect(steps.at(-1)?.take).toBeUndefined();
  });
});

test("a place is the turn, the kind of decision and the dice that lie there", () => {
  const decision = { seat: 0, kind: "act" } as Decision;
  expect(placeOf(tableOf(5, [2, 3, 1, 0]), decision)).toBe("5 act 2/3/1/0");
});

test("a tip goes when what it speaks of has been used", () => {
  kept = new Map();
  begin();
  lesson.letGo();
  ask(3, "act", [3, 0, 0, 0], "draw Portal", "end");
  expect(lesson.tip?.id).toBe("immediate");
  ask(3, "act", [2, 0, 0, 0], "draw Portal", "end");
  expect(lesson.tip?.id).toBe("immediate");
  ask(3, "act", [2, 0, 0, 0], "end");
  expect(lesson.tip?.id).not.toBe("immediate");
});
