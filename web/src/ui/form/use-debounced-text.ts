import { useEffect, useState } from 'react';

/** How long after the last key the service is asked. */
const DEBOUNCE_MS = 200;

/** The typed text, updated when nothing was typed for a moment. */
export function useDebouncedText(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
