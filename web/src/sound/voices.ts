/** How everything sounds: short, quiet, made of a few tones and a little noise. Nothing is loaded. */

/** A sound begins at `at`, in the seconds of its context, and is heard through `out`. */
export type Voice = (context: BaseAudioContext, out: AudioNode, at: number) => void;

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

/** A die on wood: a click with a little body. No two are quite alike. */
function knock(context: BaseAudioContext, out: AudioNode, at: number, loud: number): void {
  const off = 0.85 + Math.random() * 0.3;
  noise(context, out, at, { band: 2600 * off, narrow: 2.2, length: 0.035, loud });
  tone(context, out, at, { pitch: 330 * off, to: 170 * off, length: 0.05, loud: loud * 0.55, wave: "triangle" });
}

const melody =
  (pitches: readonly number[], apart: number, how: Omit<Tone, "pitch">): Voice =>
  (context, out, at) =>
    pitches.forEach((pitch, place) => tone(context, out, at + place * apart, { pitch, ...how }));

export const VOICES = {
  /** Dice shaken in the hand. */
  rattle: (context, out, at) => {
    for (let i = 0; i < 7; i += 1) knock(context, out, at + i * 0.034 + Math.random() * 0.014, 0.1 + Math.random() * 0.1);
  },
  land: (context, out, at) => knock(context, out, at, 0.34),
  bounce: (context, out, at) => knock(context, out, at, 0.14),
  /** A die put down. */
  put: (context, out, at) => knock(context, out, at, 0.11),
  take: (context, out, at) => {
    knock(context, out, at, 0.2);
    tone(context, out, at + 0.03, { pitch: 520, to: 780, length: 0.16, loud: 0.14, wave: "triangle", rise: 0.02 });
  },
  summon: (context, out, at) => {
    noise(context, out, at, { band: 300, to: 1800, narrow: 0.9, length: 0.32, loud: 0.1, rise: 0.16 });
    melody([294, 440, 587], 0.07, { length: 0.26, loud: 0.12, wave: "triangle", rise: 0.015 })(context, out, at + 0.06);
  },
  spell: melody([784, 1175, 1568, 2093], 0.05, { length: 0.34, loud: 0.06, rise: 0.01 }),
  attack: (context, out, at) => noise(context, out, at, { band: 500, to: 2600, narrow: 1.4, length: 0.26, loud: 0.26, rise: 0.12 }),
  hit: (context, out, at) => {
    noise(context, out, at, { band: 900, to: 300, length: 0.12, loud: 0.34 });
    tone(context, out, at, { pitch: 150, to: 62, length: 0.2, loud: 0.4 });
  },
  destroy: (context, out, at) => {
    for (let i = 0; i < 5; i += 1) noise(context, out, at + i * 0.04, { band: 3200 - i * 480, narrow: 1.8, length: 0.09, loud: 0.2 - i * 0.025 });
    tone(context, out, at, { pitch: 210, to: 55, length: 0.34, loud: 0.26, wave: "triangle" });
  },
  glory: melody([659, 880, 1319], 0.085, { length: 0.4, loud: 0.1, rise: 0.008 }),
  turn: melody([587, 880], 0.13, { length: 0.34, loud: 0.12, wave: "triangle", rise: 0.012 }),
  win: melody([523, 659, 784, 1047, 1319], 0.12, { length: 0.6, loud: 0.12, wave: "triangle", rise: 0.015 }),
  lose: melody([440, 392, 330, 262], 0.17, { length: 0.55, loud: 0.1, wave: "triangle", rise: 0.03 }),
  no: melody([196, 165], 0.09, { length: 0.14, loud: 0.16, wave: "triangle", rise: 0.006 }),
} satisfies Record<string, Voice>;

export type Sound = keyof typeof VOICES;
