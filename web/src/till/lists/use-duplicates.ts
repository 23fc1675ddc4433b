import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { noticesQuery, openBillsQuery } from '../../api/queries.ts';
import { keepOnDevice } from '../../device/keep-on-device.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { type Duplicate, likelyDuplicates } from './duplicates.ts';

const NAME = 'sofra.judged-duplicates';

/** The most dismissals that are stored. Notices are at most a day old, so that this is always enough. */
const MOST_KEPT = 200;

let dismissedNumbers: ReadonlySet<number> = read();
const listeners = new Set<() => void>();

/**
 * The open bills whose order may have been placed twice, by bill id, except those that were dismissed on this device.
 */
export function useDuplicates(): ReadonlyMap<string, Duplicate> {
  const { venueId } = useVenue();
  const { data: notices } = useQuery(noticesQuery(venueId));
  const { data: bills } = useQuery(openBillsQuery(venueId));
  const dismissed = useSyncExternalStore(subscribe, () => dismissedNumbers);
  return useMemo(
    () => likelyDuplicates(notices?.notices ?? [], bills ?? [], dismissed),
    [notices, bills, dismissed],
  );
}

/** Stores on this device that an order was not placed twice. */
export function dismissDuplicate({ change }: Duplicate): void {
  dismissedNumbers = new Set([...dismissedNumbers, change].slice(-MOST_KEPT));
  keepOnDevice(localStorage, NAME, JSON.stringify([...dismissedNumbers]));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : []);
  } catch {
    return new Set();
  }
}
