import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    const ended = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || ended.signal.aborted) return;
      // Refused on a low battery, and unknown to older browsers: the screen then sleeps as it is set to.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (ended.signal.aborted) void held?.release();
      else lock = held;
    };
    void hold();
    // A hidden page loses its lock.
    document.addEventListener('visibilitychange', () => void hold(), { signal: ended.signal });
    return () => {
      ended.abort();
      void lock?.release();
    };
  }, []);
}
