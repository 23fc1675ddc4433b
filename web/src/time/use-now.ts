import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

/** How often times on the screen are rendered again. */
const TICK_MS = 5_000;

let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The time of the service in milliseconds since 1970, at most a few seconds old. The whole page shares one timer. */
export function useNow(): number {
  return useSyncExternalStore(clock.subscribe, clock.read);
}

/** The clock of the page. It only ticks while it has a listener. */
export const clock = { read: () => now, subscribe };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // Without a listener it did not tick.
    now = serverNow();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
