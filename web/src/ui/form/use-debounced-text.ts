import { useEffect, useState } from 'react';

/** How long after the last key the text is updated. */
const DEBOUNCE_MS = 200;

/**
 * The typed text, updated only when nothing was typed for a moment. It keeps the service from being asked at each key.
 */
export function useDebouncedText(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
