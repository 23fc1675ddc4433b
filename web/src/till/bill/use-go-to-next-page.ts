import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { PAGE_ABOVE } from '../../ui/way-back/way-back.ts';

/** How long it is said what became of a bill. */
const SHOWN_MS = 10_000;

/** The list of orders stays: only a row goes. */
const LIST = '/orders';

/**
 * Opens the next page once something is done, unless the person has gone elsewhere; and ends after a while.
 * @param from  the address on which it was done
 * @param next  the address to which it leads; `null` when the person stays
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
