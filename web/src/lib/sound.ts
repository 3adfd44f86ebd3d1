/** Small tones, made on the spot. */
import { settings } from './settings.svelte';

type Tone = readonly [frequency: number, start: number, length: number];

const TONES = {
  turn: [
    [587, 0, 0.16],
    [880, 0.13, 0.3],
  ],
  choice: [[262, 0, 0.07]],
  end: [
    [392, 0, 0.2],
    [494, 0.16, 0.2],
    [587, 0.32, 0.2],
    [784, 0.48, 0.6],
  ],
} satisfies Record<string, readonly Tone[]>;

const LOUD = 0.09;
let context: AudioContext | null = null;

// A browser lets a page sound only after the person has touched it. Getting ready takes a while, so it is not left to
// the first choice.
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => setTimeout(() => (context ??= new AudioContext())), { once: true });

export function sound(name: keyof typeof TONES): void {
  if (!settings.sound || !context) return;
  if (context.state === 'suspended') void context.resume();
  for (const [frequency, start, length] of TONES[name]) tone(context, frequency, context.currentTime + start, length);
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
