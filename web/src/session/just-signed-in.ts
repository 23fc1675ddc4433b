import { useEffect } from 'react';

let isJustSignedIn = false;

/** Notes that a person has signed in and has not tapped or typed anything yet. */
export function noteSignIn(): void {
  isJustSignedIn = true;
}

/**
 * Whether the person has signed in and has not tapped or typed anything yet. A sheet may then open without interrupting
 * them.
 */
export function hasJustSignedIn(): boolean {
  return isJustSignedIn;
}

/** Ends this state at the first tap or key on a screen of a venue. */
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
