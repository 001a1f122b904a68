// @vitest-environment jsdom
/** What is heard, and that nothing is where nothing can be. */
import { describe, expect, test, vi } from "vitest";
import type { Happening } from "../net/events";
import type { Beat } from "../state/beats";
import { settings } from "../state/settings.svelte";
import { cuesOf, type Throw } from "./cues";
import { feel } from "./haptics";
import { Sounds } from "./sounds";
import { VOICES, type Sound } from "./voices";

/** Enough of an AudioContext for the voices; remembers what is started when. */
class FakeContext {
  state = "running";
  currentTime = 100;
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  stopped: number[] = [];
  silenced = 0;
  resumed = 0;

  private param() {
    const nothing = (value: number): void => {
      if (!Number.isFinite(value)) throw new TypeError("not a number");
    };
    const above = (value: number): void => {
      if (!(value > 0)) throw new RangeError("nothing glides exponentially to nothing");
    };
    return { value: 0, setValueAtTime: nothing, exponentialRampToValueAtTime: above };
  }
  private source() {
    return {
      connect: () => undefined,
      start: (at: number) => void this.started.push(at),
      stop: (at: number) => void this.stopped.push(at),
    };
  }
  createGain() {
    return { gain: this.param(), connect: () => undefined, disconnect: () => (this.silenced += 1) };
  }
  createOscillator() {
    return { ...this.source(), type: "", frequency: this.param() };
  }
  createBufferSource() {
    return { ...this.source(), buffer: null, loop: false };
  }
  createBiquadFilter() {
    return { type: "", frequency: this.param(), Q: this.param(), connect: () => undefined };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  resume(): Promise<void> {
    this.resumed += 1;
    this.state = "running";
    return Promise.resolve();
  }
}

const made = (context: FakeContext) => vi.fn(() => context as unknown as AudioContext);

describe("sounds", () => {
  test("nothing is made before somebody has touched the page", () => {
    const make = made(new FakeContext());
    const sounds = new Sounds(() => 1, make);
    sounds.play("land");
    expect(make).not.toHaveBeenCalled();
    sounds.touched();
    sounds.play("land");
    sounds.play("land");
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("nothing is made while all is mute", () => {
    const make = made(new FakeContext());
    const sounds = new Sounds(() => 0, make);
    sounds.touched();
    sounds.play("win");
    expect(make).not.toHaveBeenCalled();
  });

  test("a browser without WebAudio is quiet, and asked only once", () => {
    const make = vi.fn((): AudioContext => {
      throw new ReferenceError("AudioContext is not defined");
    });
    const sounds = new Sounds(() => 1, make);
    sounds.touched();
    for (let i = 0; i < 3; i += 1) expect(() => sounds.play("score")).not.toThrow();
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("a sound comes when it is due", () => {
    const context = new FakeContext();
    const sounds = new Sounds(() => 0.5, made(context));
    sounds.touched();
    sounds.play("land", 450);
    expect(context.started.length).toBeGreaterThan(0);
    for (const at of context.started) expect(at).toBeCloseTo(100.45);
  });

  test("a context that was put to sleep is woken first", async () => {
    const context = new FakeContext();
    context.state = "suspended";
    const sounds = new Sounds(() => 1, made(context));
    sounds.touched();
    sounds.play("turn");
    await vi.waitFor(() => expect(context.started.length).toBeGreaterThan(0));
    expect(context.resumed).toBe(1);
  });

  test("what was still to be heard can be silenced", () => {
    const context = new FakeContext();
    const sounds = new Sounds(() => 1, made(context));
    sounds.hush();
    sounds.touched();
    sounds.play("rattle");
    sounds.hush();
    expect(context.silenced).toBe(1);
    expect(() => sounds.play("rattle")).not.toThrow();
  });
});

test.each(Object.keys(VOICES) as Sound[])("%s is short, and ends", (sound) => {
  const context = new FakeContext();
  VOICES[sound](context as unknown as AudioContext, {} as AudioNode, 100, 3);
  expect(context.started.length).toBeGreaterThan(0);
  expect(context.stopped).toHaveLength(context.started.length);
  expect(Math.min(...context.started)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...context.stopped)).toBeLessThan(101.5);
});

describe("cues", () => {
  const happened = (...kinds: Happening[0][]): Happening[] => kinds.map((kind) => [kind, 0, 1, 0, null, null, null]);
  const beat = (happenings: Happening[], more: Partial<Beat> = {}): Beat => ({
    event: 1, kind: happenings[0]?.[0] ?? "", line: null, happenings, rolled: [], table: null, ...more,
  });
  const throws: Throw[] = [{ at: 0, touches: [500, 760] }, { at: 80, touches: [620, 900] }];

  test("a roll rattles once, and every die is heard as it touches the table", () => {
    const cues = cuesOf(beat(happened("drawn", "rolled", "drawn", "rolled"), { rolled: [1, 2] }), throws, 1);
    expect(cues.filter(({ sound }) => sound === "rattle")).toEqual([{ sound: "rattle", at: 0 }]);
    expect(cues.filter(({ sound }) => sound === "land").map(({ at }) => at)).toEqual([500, 620]);
    expect(cues.filter(({ sound }) => sound === "bounce").map(({ at }) => at)).toEqual([760, 900]);
  });

  test("where nothing moves, a roll still is heard", () => {
    expect(cuesOf(beat(happened("rolled"), { rolled: [1] }), [], 1)).toEqual([{ sound: "land", at: 0 }]);
  });

  test.each([["captured", "capture"], ["summoned", "summon"], ["spent", "put"], ["cast", "spell"]] as const)("%s is heard once", (kind, sound) => {
    expect(cuesOf(beat(happened(kind, kind)), [], 1).map((cue) => cue.sound)).toEqual([sound]);
  });

  test("every Glory is a coin, each a little higher", () => {
    const coins = cuesOf(beat([["glory", 0, null, null, 3, null, null]]), [], 1);
    expect(coins.map(({ sound, step }) => [sound, step])).toEqual([["score", 0], ["score", 1], ["score", 2]]);
  });

  test("an attack is a scale that goes up as it is counted, at the pace of the eye", () => {
    const attack = beat([["attacked", 0, null, null, 4, 1, null]], {
      line: { kind: "attacked", player: 0, text: "", sums: ["3  Hag", "1  Assistant"], attackers: [1, 2] },
    });
    const cues = cuesOf(attack, [], 1);
    expect(cues[0]).toEqual({ sound: "light", at: 0 });
    expect(cues.filter(({ sound }) => sound === "lunge").length).toBe(2);
    expect(cues.filter(({ sound }) => sound === "ember").map(({ step }) => step)).toEqual([0, 1, 2, 3]);
    const [slow, fast] = [1.5, 0.6].map((pace) => cuesOf(attack, [], pace).at(-1)?.at ?? 0);
    expect(slow! / fast!).toBeCloseTo(2.5);
  });

  test.each([["destroyed", "shatter", 6], ["held", "shield", 9]] as const)("a defender that is %s ends with a %s, after what it has eaten", (kind, last, defense) => {
    const cues = cuesOf(beat([["defended", 1, 7, 0, 6, defense, 0], [kind, 1, 7, 0, null, 0, 0]]), [], 1);
    expect(cues.map(({ sound }) => sound)).toEqual([...Array.from({ length: 6 }, () => "ember"), "hit", last]);
    expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  test("what nobody knows is quiet", () => {
    expect(cuesOf(beat(happened("constructor", "phase")), [], 1)).toEqual([]);
  });
});

test("a phone feels what is heard, unless all is mute", () => {
  vi.useFakeTimers();
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { ...navigator, vibrate });
  settings.set("sound", true);
  feel({ sound: "shatter", at: 100 });
  feel({ sound: "ember", at: 0 });
  vi.advanceTimersByTime(200);
  expect(vibrate.mock.calls).toEqual([[[20, 30, 40]]]);
  settings.set("sound", false);
  feel({ sound: "shatter", at: 0 });
  vi.advanceTimersByTime(200);
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.set("sound", true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
