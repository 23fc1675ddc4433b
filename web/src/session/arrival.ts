import { useEffect } from 'react';

let hasArrived = false;

/** Notes that a person has signed in and not yet begun anything. */
export function noteArrival(): void {
  hasArrived = true;
}

/** Whether the person has just signed in: something that opens automatically does not interrupt them. */
export function isArriving(): boolean {
  return hasArrived;
}

/** Ends that state with the first tap or key on the screens of a venue. */
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
