import { useEffect, useState } from 'react';

/** How long nothing is typed before the service is asked. */
const SETTLED_MS = 200;

/** A text that is typed, once nothing was typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
