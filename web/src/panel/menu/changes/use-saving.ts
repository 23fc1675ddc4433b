import { useEffect, useRef, useState } from 'react';

/** The state of a save: whether it is running, and the fault of the last one. */
export interface SaveState {
  isBusy: boolean;
  /** Whether the person has tried to save: from then on, missing values are shown. */
  isTried: boolean;
  fault: unknown;
  /**
   * Runs a save; a second one at the same time is ignored.
   * @param onSaved  not called if the person has left the form
   */
  run: <T>(save: () => Promise<T>, onSaved?: (saved: T) => void) => void;
}

/** Follows the saves of a form. A failed save keeps what was typed. */
export function useSaving(): SaveState {
  const [state, setState] = useState({ isBusy: false, isTried: false, fault: null as unknown });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const run = <T>(save: () => Promise<T>, onSaved?: (saved: T) => void) => {
    if (state.isBusy) return;
    setState({ isBusy: true, isTried: true, fault: null });
    save().then(
      (saved) => {
        setState({ isBusy: false, isTried: true, fault: null });
        if (!isLeft.current) onSaved?.(saved);
      },
      (fault: unknown) => setState({ isBusy: false, isTried: true, fault }),
    );
  };
  return { ...state, run };
}
