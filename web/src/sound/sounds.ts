/** Plays sounds, if this browser can, once somebody has touched the page: before that browsers allow none. */

import { settings } from "../state/settings.svelte";
import { VOICES, type Sound } from "./voices";

/** Sounds that would be heard more than this late are not heard at all. */
const LATE = 0.5;

export class Sounds {
  private context: AudioContext | null = null;
  /** All that sounds now or soon goes through here. */
  private scene: GainNode | null = null;
  private isTouched = false;
  private isDumb = false;

  constructor(
    private readonly volume: () => number,
    private readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Somebody has touched the page. */
  touched(): void {
    this.isTouched = true;
  }

  /** Plays a sound, now or in so many milliseconds. */
  play(sound: Sound, wait = 0, step = 0): void {
    const volume = this.volume();
    if (volume <= 0 || !this.isTouched || this.isDumb) return;
    try {
      const context = (this.context ??= this.make());
      const asked = performance.now();
      if (context.state === "suspended") {
        // a tab that was asleep: what it slept through is past
        void context.resume().then(() => (performance.now() - asked) / 1000 < LATE && this.sound(context, sound, wait, volume, step), () => undefined);
      } else this.sound(context, sound, wait, volume, step);
    } catch {
      this.isDumb = true; // no WebAudio here, or none for us: the game goes on without
    }
  }

  /** Nothing more of what was to be heard. */
  hush(): void {
    this.scene?.disconnect();
    this.scene = null;
  }

  private sound(context: AudioContext, sound: Sound, wait: number, volume: number, step: number): void {
    if (this.scene === null) {
      this.scene = context.createGain();
      this.scene.connect(context.destination);
    }
    this.scene.gain.value = volume;
    VOICES[sound](context, this.scene, context.currentTime + Math.max(0, wait) / 1000, step);
  }
}

export const sounds = new Sounds(() => (settings.choices.sound ? settings.choices.volume : 0));

/** Turns all sounds on or off, and lets it be heard. */
export function toggle(): void {
  settings.set("sound", !settings.choices.sound);
  if (settings.choices.sound) sounds.play("put");
  else sounds.hush();
}

if (typeof addEventListener === "function") {
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sounds.touched(), { once: true, capture: true });
}
