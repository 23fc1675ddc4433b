import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Schemas } from '../api/client.ts';
import { eveningQuery } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { addDays } from '../time/venue-time.ts';
import { keptEvening } from './kept-rules.ts';

type Evening = Schemas['ReservationEvening'];

/** A stored evening. `at`: the time at which it was current, in milliseconds since 1970. */
export interface KeptEvening {
  at: number;
  evening: Evening;
}

/** How many evenings are stored: the present one and the six after it. */
const EVENINGS = 7;

/** The dates to store, `null` for the present evening; empty if this page has shown no reservations. */
function datesIn(client: QueryClient, venueId: string): (string | null)[] {
  const present = client.getQueryData(eveningQuery(venueId, null).queryKey);
  if (present === undefined) return [];
  return [null, ...Array.from({ length: EVENINGS - 1 }, (_, days) => addDays(present.date, days + 1))];
}

/** After this time the present evening is read again: it can end without a change of any reservation. */
const PRESENT_STALE_MS = 10 * 60_000;

/** Reads those evenings of the week that were not read yet or have changed. */
export async function readEvenings(client: QueryClient, venueId: string): Promise<void> {
  const reads = datesIn(client, venueId).map((date) => {
    const staleTime = date === null ? PRESENT_STALE_MS : Number.POSITIVE_INFINITY;
    return client.prefetchQuery({ ...eveningQuery(venueId, date), staleTime });
  });
  await Promise.all(reads);
}

/** When any evening of the week was last read, in milliseconds since 1970; `undefined` if none was read. */
export function eveningsReadAt(client: QueryClient, venueId: string): number | undefined {
  const instants = statesOf(client, venueId).map(({ dataUpdatedAt }) => dataUpdatedAt);
  return instants.length === 0 ? undefined : Math.max(...instants);
}

/** The evenings of the week as they may be stored on a device, each with the time at which it was current. */
export function keptEvenings(client: QueryClient, venueId: string): KeptEvening[] {
  return statesOf(client, venueId).map(({ data, isInvalidated, dataUpdatedAt }) => ({
    at: isInvalidated ? dataUpdatedAt : serverNow(),
    evening: keptEvening(data!),
  }));
}

function statesOf(client: QueryClient, venueId: string): QueryState<Evening>[] {
  return datesIn(client, venueId)
    .map((date) => client.getQueryState(eveningQuery(venueId, date).queryKey))
    .filter((state) => state?.data !== undefined) as QueryState<Evening>[];
}

/** Puts stored evenings into the cache, unless it has newer ones. The first in `kept` was the present evening. */
export function restoreEvenings(client: QueryClient, venueId: string, kept: readonly KeptEvening[]): void {
  for (const [place, { at, evening }] of kept.entries())
    for (const date of place === 0 ? [null, evening.date] : [evening.date])
      client.setQueryData<Evening>(eveningQuery(venueId, date).queryKey, (known) => known ?? evening, {
        updatedAt: at,
      });
}
