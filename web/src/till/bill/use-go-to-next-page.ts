import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { PAGE_ABOVE } from '../../ui/way-back/way-back.ts';

/** How long the result of an act is shown. */
const SHOWN_MS = 10_000;

/** The list of orders stays open: it only loses a row. */
const LIST = '/orders';

/**
 * Opens the next page when an act is done, unless the person has opened another page. Calls `onEnd` after a while.
 * @param from  the URL path of the page on which the person acted
 * @param next  the URL path to open; `null` to stay
 */
export function useGoToNextPage(isDone: boolean, from: string, next: string | null, onEnd: () => void): void {
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on once, when the answer comes
  useEffect(() => {
    if (isDone && path === from && path !== LIST && next !== null) navigate(next, { state: PAGE_ABOVE });
  }, [isDone]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
}
