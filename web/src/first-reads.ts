import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import {
  eveningQuery,
  keys,
  menuQuery,
  openBillsQuery,
  paidFirstBillsQuery,
  printersQuery,
  profileQuery,
  standingsQuery,
  tablesQuery,
} from './api/queries.ts';
import type { Screen } from './device/last-screen.ts';
import { firstScreen } from './first-load.ts';
import { followAhead } from './live/live-context.tsx';
import type { SignedIn } from './session/session.ts';
import { sessionQuery } from './session/session-query.ts';

/** What each screen shows at first. The rest it reads once it is shown. */
const READS: Record<Screen, readonly ((venueId: string) => unknown)[]> = {
  board: [openBillsQuery, paidFirstBillsQuery, menuQuery, printersQuery, profileQuery],
  till: [tablesQuery, openBillsQuery, standingsQuery, profileQuery, printersQuery],
  host: [(venueId) => eveningQuery(venueId, new URLSearchParams(location.search).get('date')), profileQuery],
  panel: [profileQuery],
};

/**
 * Reads who is signed in and, once the live stream has begun, what the screen shows at first: it is then rendered once, with all of it.
 * Resolves when that is here, or is not to be had.
 */
export async function readFirst(client: QueryClient, screen: Screen, venueId: string): Promise<void> {
  await Promise.all([client.prefetchQuery(sessionQuery), followAhead(client, venueId)]);
  const session = client.getQueryData<SignedIn>(keys.session);
  if (session === undefined || session.isKept === true) return;
  if (screen === 'panel' && session.account.role !== 'Owner') return;
  const read = (queries: readonly ((venueId: string) => unknown)[]) =>
    Promise.all(queries.map((query) => client.prefetchQuery(query(venueId) as FetchQueryOptions)));
  const readOwn = firstScreen?.then((loaded) => read(loaded?.firstReads ?? []));
  await Promise.all([read(READS[screen]), readOwn]);
}
