import type { CallKind } from './preferences.ts';

/** Whether this page may playSound sounds: browsers allow it after the first touch. */
export type SoundState = 'Blocked' | 'Allowed';

/** The sounds: one for a new ticket on the board, and one for each kind of call. */
export type Sound = 'Ticket' | CallKind;

/** A tone: frequency in hertz, start and length in seconds. */
type Tone = readonly [frequency: number, start: number, length: number];

const TONES: Record<Sound, readonly Tone[]> = {
  // Like a bell on a counter.
  Ticket: [
    [880, 0, 0.9],
    [1318.5, 0.16, 1.1],
  ],
  Order: [
    [659.3, 0, 0.3],
    [830.6, 0.15, 0.3],
    [987.8, 0.3, 0.7],
  ],
  Request: [
    [523.3, 0, 0.4],
    [784, 0.25, 0.8],
  ],
  Ready: [[1568, 0, 0.8]],
  Printer: [
    [311.1, 0, 0.35],
    [311.1, 0.45, 0.35],
    [233.1, 0.9, 0.8],
  ],
  Waits: [
    [784, 0, 0.3],
    [784, 0.35, 0.3],
    [784, 0.7, 0.6],
  ],
};

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Whether a sound would be heard now. */
export function soundState(): SoundState {
  return audio().state === 'running' ? 'Allowed' : 'Blocked';
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the browser to allow sounds. This only works in the handler of a touch or a key. */
export async function enableSound(): Promise<void> {
  await audio().resume();
}

/** Plays a sound. If sounds are blocked, nothing is heard. @param loudness  above 0, up to 1 */
export function playSound(name: Sound, loudness: number): void {
  const sound = audio();
  if (sound.state !== 'running') return;
  for (const [frequency, start, length] of TONES[name]) {
    const at = sound.currentTime + start;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
    tone.onended = () => volume.disconnect();
  }
}

/** The only audio context of the page: browsers allow few, and each needs a thread. */
function audio(): AudioContext {
  if (context !== undefined) return context;
  context = new AudioContext();
  // The first touch anywhere on the page allows sounds, so that no one must find the button.
  document.addEventListener('pointerup', () => void enableSound(), { once: true });
  context.onstatechange = () => {
    for (const listener of listeners) listener();
  };
  return context;
}
