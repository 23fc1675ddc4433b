import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    const ended = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || ended.signal.aborted) return;
      // Browsers refuse this on a low battery, and old ones do not know it: then the screen turns off as usual.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (ended.signal.aborted) void held?.release();
      else lock = held;
    };
    void hold();
    // A hidden page loses the lock, so the page requests it again when it is shown.
    document.addEventListener('visibilitychange', () => void hold(), { signal: ended.signal });
    return () => {
      ended.abort();
      void lock?.release();
    };
  }, []);
}
