/** How everything sounds: short, quiet, made of a few tones and a little noise. Nothing is loaded. */

/**
 * A sound begins at `at`, in the seconds of its context, and is heard through `out`. Of some there are many: `step` is how
 * many semitones it lies higher, or how heavy it is.
 */
export type Voice = (context: BaseAudioContext, out: AudioNode, at: number, step: number) => void;

interface Tone {
  readonly pitch: number;
  /** The pitch it glides to. */
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
  /** Seconds until it is at its loudest. */
  readonly rise?: number;
}

interface Noise {
  /** Hertz around which it is heard, and how narrowly. */
  readonly band: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly length: number;
  readonly loud: number;
  readonly rise?: number;
}

/** Loudness may glide down to this, not to nothing. */
const FAINT = 0.0001;

function swell(context: BaseAudioContext, out: AudioNode, at: number, { length, loud, rise = 0.004 }: Tone | Noise): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(FAINT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(FAINT, at + Math.max(rise + 0.01, length));
  gain.connect(out);
  return gain;
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, how: Tone): void {
  const { pitch, to = pitch, length, wave = "sine" } = how;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(swell(context, out, at, how));
  source.start(at);
  source.stop(at + length + 0.02);
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same for all. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  hisses.set(context, buffer);
  return buffer;
}

function noise(context: BaseAudioContext, out: AudioNode, at: number, how: Noise): void {
  const { band, to = band, narrow = 1.2, length } = how;
  const source = context.createBufferSource();
  source.buffer = hissOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, at);
  if (to !== band) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter);
  filter.connect(swell(context, out, at, how));
  source.start(at, Math.random() * 0.3);
  source.stop(at + length + 0.02);
}

/** A die of bone on wool: a dull click with a little body. No two are quite alike. */
function knock(context: BaseAudioContext, out: AudioNode, at: number, loud: number): void {
  const off = 0.85 + Math.random() * 0.3;
  noise(context, out, at, { band: 1350 * off, narrow: 1.6, length: 0.022, loud, rise: 0.002 });
  tone(context, out, at, { pitch: 250 * off, to: 140 * off, length: 0.05, loud: loud * 0.6, wave: "triangle" });
}

/** Two knuckles on the table. */
function knuckles(context: BaseAudioContext, out: AudioNode, at: number): void {
  noise(context, out, at, { band: 700, narrow: 2, length: 0.03, loud: 0.3, rise: 0.002 });
  tone(context, out, at, { pitch: 190, to: 120, length: 0.09, loud: 0.34, wave: "triangle", rise: 0.003 });
}

const melody =
  (pitches: readonly number[], apart: number, how: Omit<Tone, "pitch">): Voice =>
  (context, out, at) =>
    pitches.forEach((pitch, place) => tone(context, out, at + place * apart, { pitch, ...how }));

/** Semitones above a pitch. */
const above = (pitch: number, semitones: number): number => pitch * 2 ** (semitones / 12);
/** Embers are a scale: more than two octaves hurt the ear. */
const HIGHEST = 26;

export const VOICES = {
  /** Dice shaken in the hand. */
  rattle: (context, out, at) => {
    for (let i = 0; i < 6; i += 1) knock(context, out, at + i * 0.036 + Math.random() * 0.014, 0.1 + Math.random() * 0.1);
  },
  land: (context, out, at) => knock(context, out, at, 0.34),
  bounce: (context, out, at) => knock(context, out, at, 0.14),
  /** A die put down. */
  put: (context, out, at) => knock(context, out, at, 0.11),
  /** A purse: two coins, a fifth apart. */
  capture: melody([1320, 1980], 0.09, { length: 0.16, loud: 0.1, wave: "triangle", rise: 0.004 }),
  /** A chess piece set down, deeper by its level. */
  summon: (context, out, at, step) => {
    tone(context, out, at, { pitch: above(130, -2 * step), to: above(92, -2 * step), length: 0.09 + 0.03 * step, loud: 0.42, rise: 0.004 });
    noise(context, out, at, { band: 2100, narrow: 2, length: 0.02, loud: 0.2, rise: 0.002 });
  },
  spell: melody([784, 1175, 1568, 2093], 0.05, { length: 0.34, loud: 0.05, rise: 0.01 }),
  /** The lamp comes down: the room holds its breath. */
  light: (context, out, at) => {
    noise(context, out, at, { band: 260, to: 110, narrow: 0.7, length: 0.26, loud: 0.12, rise: 0.08 });
    tone(context, out, at, { pitch: 60, length: 0.42, loud: 0.2, rise: 0.16 });
  },
  /** A cloth whips; heavier is slower and deeper. */
  lunge: (context, out, at, step) =>
    noise(context, out, at, { band: above(400, -4 * step), to: above(2000, -5 * step), narrow: 1.2, length: 0.1 + 0.03 * step, loud: 0.24, rise: 0.05 }),
  /** A match: each a semitone higher, so that the total is a scale; and down again as it is eaten. */
  ember: (context, out, at, step) => {
    tone(context, out, at, { pitch: above(523, Math.min(HIGHEST, step)), length: 0.09, loud: 0.085, wave: "triangle", rise: 0.003 });
    noise(context, out, at, { band: 3600, narrow: 3, length: 0.018, loud: 0.06, rise: 0.002 });
  },
  hit: (context, out, at) => {
    noise(context, out, at, { band: 800, to: 260, length: 0.1, loud: 0.34 });
    tone(context, out, at, { pitch: 140, to: 58, length: 0.18, loud: 0.42 });
  },
  /** A clay pot, not glass. */
  shatter: (context, out, at) => {
    for (let i = 0; i < 3; i += 1) noise(context, out, at + i * 0.045, { band: 1500 - i * 330, narrow: 1.1, length: 0.1, loud: 0.3 - i * 0.06, rise: 0.003 });
    tone(context, out, at, { pitch: 180, to: 60, length: 0.28, loud: 0.3, wave: "triangle" });
  },
  /** A small bell, dull. */
  shield: (context, out, at) => {
    tone(context, out, at, { pitch: 520, length: 0.3, loud: 0.15 });
    tone(context, out, at, { pitch: 780, length: 0.24, loud: 0.1, wave: "triangle" });
  },
  /** A coin on wood for each Glory. */
  score: (context, out, at, step) => {
    tone(context, out, at, { pitch: above(1320, Math.min(12, 2 * step)), length: 0.13, loud: 0.11, rise: 0.003 });
    knock(context, out, at, 0.1);
  },
  /** A knock on the table, twice: never a chime. */
  turn: (context, out, at) => {
    knuckles(context, out, at);
    knuckles(context, out, at + 0.17);
  },
  /** Brass: five notes up. */
  win: (context, out, at) =>
    [392, 523, 659, 784, 1047].forEach((pitch, place) => {
      const length = place === 4 ? 0.75 : 0.22;
      tone(context, out, at + place * 0.12, { pitch, length, loud: 0.055, wave: "sawtooth", rise: 0.025 });
      tone(context, out, at + place * 0.12, { pitch, length, loud: 0.1, wave: "triangle", rise: 0.015 });
    }),
  /** Two notes down, and then the lamp hums. */
  lose: (context, out, at) => {
    melody([294, 220], 0.26, { length: 0.4, loud: 0.12, wave: "triangle", rise: 0.03 })(context, out, at, 0);
    tone(context, out, at + 0.5, { pitch: 98, length: 0.85, loud: 0.08, rise: 0.25 });
  },
  no: melody([196, 165], 0.09, { length: 0.14, loud: 0.16, wave: "triangle", rise: 0.006 }),
} satisfies Record<string, Voice>;

export type Sound = keyof typeof VOICES;
