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

/** Queries of a venue, each made with its id. */
type Reads = readonly ((venueId: string) => unknown)[];

/** The first reads of each screen. It reads the rest once it is shown. */
const READS: Record<Screen, Reads> = {
  board: [openBillsQuery, paidFirstBillsQuery, menuQuery, printersQuery, profileQuery],
  till: [tablesQuery, openBillsQuery, standingsQuery, profileQuery, printersQuery],
  host: [(venueId) => eveningQuery(venueId, new URLSearchParams(location.search).get('date')), profileQuery],
  panel: [profileQuery],
};

/**
 * Reads who is signed in and, once the live stream has begun, the first reads of the screen: it is then rendered once, with
 * all of it. Resolves when they are here or have failed.
 * @param ownReads  the first reads that the screen itself declares
 */
export async function readFirst(
  client: QueryClient,
  { screen, venueId }: { screen: Screen; venueId: string },
  ownReads: Promise<Reads>,
): Promise<void> {
  await Promise.all([client.prefetchQuery(sessionQuery), openStreamAhead(client, venueId)]);
  const session = client.getQueryData<SignedIn>(keys.session);
  if (session === undefined || session.isKept === true) return;
  const { role, rights } = session.account;
  // Others are told that the panel is not for them.
  if (screen === 'panel' && role !== 'Owner' && !mayOpenPanel((right) => rights.includes(right))) return;
  const read = (queries: Reads) =>
    Promise.all(queries.map((query) => client.prefetchQuery(query(venueId) as FetchQueryOptions)));
  await Promise.all([read(READS[screen]), ownReads.then(read)]);
}
