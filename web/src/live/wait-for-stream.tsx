import { type ReactNode, useEffect, useState } from 'react';
import { useLive } from './live-context.tsx';

/** After this time the parts are shown even if the stream has not begun. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Shows parts that read lists of the venue only after the live stream has begun: its first event makes all earlier
 * reads outdated, so that lists would be read twice. Without a stream the parts are shown anyway. `waiting`: shown
 * until then.
 */
export function WaitForStream({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { state, hasBegun } = useLive();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isFollowing = state === 'Connecting' || state === 'Live';
  if (!isShown && (hasBegun || !isFollowing)) setIsShown(true);
  return isShown ? children : waiting;
}
