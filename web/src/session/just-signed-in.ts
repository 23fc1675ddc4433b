import { useEffect } from 'react';

let isJustSignedIn = false;

/** Notes that a person has signed in and not yet begun anything. */
export function noteSignIn(): void {
  isJustSignedIn = true;
}

/** Whether the person has just signed in: something that opens automatically does not interrupt them. */
export function hasJustSignedIn(): boolean {
  return isJustSignedIn;
}

/** Ends that state with the first tap or key on the screens of a venue. */
export function useEndOfSignIn(): void {
  useEffect(() => {
    const begun = new AbortController();
    const end = () => {
      isJustSignedIn = false;
      begun.abort();
    };
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, end, { capture: true, signal: begun.signal });
    return () => begun.abort();
  }, []);
}
