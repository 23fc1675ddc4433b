/** Whether this page may make a sound: browsers wait for a first touch. */
export type SoundState = 'Blocked' | 'Allowed';

/** Two tones, as from a bell on a counter: frequency in hertz, start and length in seconds. */
const TONES = [
  { frequency: 880, start: 0, length: 0.9 },
  { frequency: 1318.5, start: 0.16, length: 1.1 },
] as const;

const LOUDNESS = 0.5;

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Whether a chime would be heard now. */
export function soundState(): SoundState {
  return audio().state === 'running' ? 'Allowed' : 'Blocked';
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the browser for sound. It works in the handler of a touch or a key only. */
export async function allowSound(): Promise<void> {
  await audio().resume();
}

/** Plays the chime once. Blocked, it stays silent. */
export function chime(): void {
  const sound = audio();
  if (sound.state !== 'running') return;
  for (const { frequency, start, length } of TONES) {
    const at = sound.currentTime + start;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
    tone.onended = () => volume.disconnect();
  }
}

/** One for the page: browsers allow few, and each takes a thread. */
function audio(): AudioContext {
  if (context !== undefined) return context;
  context = new AudioContext();
  // Any touch will do: nobody has to find the button.
  document.addEventListener('pointerup', () => void allowSound(), { once: true });
  context.onstatechange = () => {
    for (const listener of listeners) listener();
  };
  return context;
}
