import { type ReactNode, useEffect, useState } from 'react';
import { useLive } from './live-context.tsx';

/** A stream that begins later than this delays nothing. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Shows parts that read lists of the venue once the live stream has begun, so that the lists are read once: at its beginning
 * the stream says that everything read before is to be read again. Without a stream they are read anyway.
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
