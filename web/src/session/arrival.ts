import { useEffect } from 'react';

let hasArrived = false;

/** Notes that somebody has signed in and not yet begun anything. */
export function noteArrival(): void {
  hasArrived = true;
}

/** Whether who is signed in has just come: nothing that opens by itself finds them at work. */
export function isArriving(): boolean {
  return hasArrived;
}

/** Ends the arrival with the first tap or key on the screens of a venue. */
export function useEndOfArrival(): void {
  useEffect(() => {
    const begun = new AbortController();
    const end = () => {
      hasArrived = false;
      begun.abort();
    };
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, end, { capture: true, signal: begun.signal });
    return () => begun.abort();
  }, []);
}
