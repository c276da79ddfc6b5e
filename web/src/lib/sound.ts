/** Small sounds, made on the spot; silent unless the reader likes them. */
import { settings } from './settings.svelte';

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
}

const SOUNDS = {
  turn: [
    { pitch: 587, at: 0, length: 0.18 },
    { pitch: 880, at: 0.13, length: 0.3 },
  ],
  event: [{ pitch: 330, at: 0, length: 0.08 }],
  chat: [{ pitch: 740, at: 0, length: 0.1 }],
  over: [
    { pitch: 523, at: 0, length: 0.22 },
    { pitch: 659, at: 0.16, length: 0.22 },
    { pitch: 784, at: 0.32, length: 0.5 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.liked.sound) return;
  context ??= new AudioContext();
  // A browser lets nothing sound before the first click; then there is simply no sound.
  void context.resume();
  for (const tone of SOUNDS[sound]) ring(context, tone);
}

function ring(context: AudioContext, { pitch, at, length }: Tone): void {
  const start = context.currentTime + at;
  const string = context.createOscillator();
  const volume = context.createGain();
  string.type = 'triangle';
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  string.connect(volume).connect(context.destination);
  string.start(start);
  string.stop(start + length);
}
