// Small sounds of our own, made of a few tones: no files. Browsers let a page sound only after it has been touched.

export type Sound = 'pick' | 'place' | 'points' | 'turn' | 'end';

// Hertz, when it begins and how long it fades (seconds), how loud.
type Tone = readonly [frequency: number, begins: number, lasts: number, loudness: number];

// Glazed tiles clink with high tones that go together badly; what is said to people is a fifth or a chord.
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  pick: [
    [2217, 0, 0.05, 0.16],
    [3470, 0, 0.03, 0.08],
  ],
  place: [
    [1245, 0, 0.09, 0.2],
    [2310, 0, 0.05, 0.12],
    [3590, 0.004, 0.03, 0.06],
  ],
  points: [
    [1319, 0, 0.16, 0.12],
    [1976, 0.05, 0.2, 0.08],
  ],
  turn: [
    [659, 0, 0.25, 0.14],
    [988, 0.11, 0.4, 0.14],
  ],
  end: [
    [523, 0, 0.6, 0.14],
    [659, 0.12, 0.6, 0.12],
    [784, 0.24, 0.7, 0.12],
    [1047, 0.36, 1, 0.12],
  ],
};

let context: AudioContext | null = null;
let touched = false;
let waiting = false;

// Called before there is anything to hear.
export function allowSound(): void {
  if (waiting) return;
  waiting = true;
  const touch = () => {
    touched = true;
  };
  window.addEventListener('pointerdown', touch, { once: true, capture: true });
  window.addEventListener('keydown', touch, { once: true, capture: true });
}

export function sound(name: Sound): void {
  if (!touched || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[name]) sing(context, tone);
}

const ATTACK = 0.004; // seconds, so that nothing clicks
const SILENCE = 0.0001;

function sing(context: AudioContext, [frequency, begins, lasts, loudness]: Tone): void {
  const start = context.currentTime + begins;
  const tone = new OscillatorNode(context, { frequency, type: 'sine' });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + ATTACK + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + ATTACK + lasts);
}
