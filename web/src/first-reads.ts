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
import { openStreamAhead } from './live/live-context.tsx';
import { mayOpenPanel } from './session/may-open-screen.ts';
import type { SignedIn } from './session/session.ts';
import { sessionQuery } from './session/session-query.ts';

/** Functions that make a query from the id of a venue. */
type Reads = readonly ((venueId: string) => unknown)[];

/** The queries that each screen needs at once. It makes its other queries when it is shown. */
const READS: Record<Screen, Reads> = {
  board: [openBillsQuery, paidFirstBillsQuery, menuQuery, printersQuery, profileQuery],
  till: [tablesQuery, openBillsQuery, standingsQuery, profileQuery, printersQuery],
  host: [(venueId) => eveningQuery(venueId, new URLSearchParams(location.search).get('date')), profileQuery],
  panel: [profileQuery],
};

/**
 * Reads the session and opens the live stream, then makes the first queries of the screen, so that it is rendered once
 * with all of its data. Resolves when they have succeeded or failed.
 * @param ownReads  the queries that the screen itself declares
 */
export async function runFirstReads(
  client: QueryClient,
  { screen, venueId }: { screen: Screen; venueId: string },
  ownReads: Promise<Reads>,
): Promise<void> {
  await Promise.all([client.prefetchQuery(sessionQuery), openStreamAhead(client, venueId)]);
  const session = client.getQueryData<SignedIn>(keys.session);
  if (session === undefined || session.isKept === true) return;
  const { role, rights } = session.account;
  // A person who may not open the panel sees a message there, which needs no data.
  if (screen === 'panel' && role !== 'Owner' && !mayOpenPanel((right) => rights.includes(right))) return;
  const read = (queries: Reads) =>
    Promise.all(queries.map((query) => client.prefetchQuery(query(venueId) as FetchQueryOptions)));
  await Promise.all([read(READS[screen]), ownReads.then(read)]);
}
