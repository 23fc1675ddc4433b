import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Bill } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import {
  keys,
  menuQuery,
  openBillsQuery,
  paidFirstBillsQuery,
  printersQuery,
  profileQuery,
  requestsQuery,
  standingsQuery,
  stockQuery,
  tablesQuery,
} from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { keptAccountId } from './kept-account.ts';
import {
  eveningsReadAt,
  type KeptEvening,
  keptEvenings,
  readEvenings,
  restoreEvenings,
} from './kept-evenings.ts';
import { keptBill, keptReservation, keptStanding } from './kept-rules.ts';
import { openKeptStore } from './kept-store.ts';

/**
 * The parts of a venue that are stored: the cache key of each, and a function that removes what must not be stored.
 * Parts without data of guests are stored as they are.
 */
const PARTS: readonly { keyOf: (venueId: string) => QueryKey; kept: (data: never) => unknown }[] = [
  { keyOf: (venueId) => profileQuery(venueId).queryKey, kept: (data) => data },
  { keyOf: (venueId) => tablesQuery(venueId).queryKey, kept: (data) => data },
  { keyOf: (venueId) => menuQuery(venueId).queryKey, kept: (data) => data },
  { keyOf: (venueId) => stockQuery(venueId).queryKey, kept: (data) => data },
  { keyOf: (venueId) => printersQuery(venueId).queryKey, kept: (data) => data },
  ...[openBillsQuery, paidFirstBillsQuery].map((queryOf) => ({
    keyOf: (venueId: string) => queryOf(venueId).queryKey,
    kept: (bills: readonly Bill[]) => bills.map(keptBill),
  })),
  {
    keyOf: (venueId) => standingsQuery(venueId).queryKey,
    kept: (standings: readonly Schemas['TableStanding'][]) => standings.map(keptStanding),
  },
  {
    keyOf: (venueId) => requestsQuery(venueId).queryKey,
    kept: ({ items, nextCursor }: Requests) => ({ items: items.map(keptReservation), nextCursor }),
  },
];

type Requests = Awaited<ReturnType<NonNullable<ReturnType<typeof requestsQuery>['queryFn']>>>;

const SESSION = 'session';
const WRITTEN_EVERY_MS = 5_000;
/** If nothing changes, only the time at which the data was current is stored, this often. */
const CONFIRMED_EVERY_MS = 30_000;

const store = openKeptStore(localStorage);
const nameOf = (key: QueryKey) => key.join('/');
const stampName = (venueId: string) => `${venueId}/stamp`;
const eveningsName = (venueId: string) => `${venueId}/evenings`;

/** When the stored data was current, and the build that stored it. Another build may need other data. */
interface Stamp {
  /** In milliseconds since 1970. */
  at: number;
  build: string | undefined;
}

/** The stored evenings have their own build, because a page that shows no reservations does not store any. */
interface Evenings {
  build: string | undefined;
  evenings: KeptEvening[];
}

const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/**
 * Stores the cached venue on the device for as long as the live stream keeps the cache fresh. If the device refuses,
 * the app continues without stored data.
 * @param ended  aborted when it must stop
 */
export function keepVenue(
  client: QueryClient,
  session: Schemas['Session'],
  venueId: string,
  ended: AbortSignal,
): void {
  const accountId = session.device?.id ?? session.account.id;
  const parts = PARTS.map(({ keyOf, kept }) => ({ key: keyOf(venueId), kept }));
  const adopted = store.adopt(accountId).then(() => store.write(accountId, { [SESSION]: session }));
  askToKeep();
  const written = new Map<QueryKey, number>();
  let confirmedAt = 0;
  let writtenReadAt: number | undefined;
  const write = async () => {
    await adopted;
    // After a lost connection, the bills are outdated until they are read again.
    if (client.getQueryState(openBillsQuery(venueId).queryKey)?.isInvalidated !== false) return;
    void readEvenings(client, venueId);
    // Only boards show these bills, but any device may become a board.
    void client.prefetchQuery(paidFirstBillsQuery(venueId));
    const readAt = eveningsReadAt(client, venueId);
    const changed = parts.filter(({ key }) => {
      const state = client.getQueryState(key);
      return state?.data !== undefined && written.get(key) !== state.dataUpdatedAt;
    });
    const isSame = changed.length === 0 && readAt === writtenReadAt;
    if (isSame && serverNow() - confirmedAt < CONFIRMED_EVERY_MS) return;
    confirmedAt = serverNow();
    const stamp: Stamp = { at: confirmedAt, build };
    const values: Record<string, unknown> = { [stampName(venueId)]: stamp };
    for (const { key, kept } of changed) {
      written.set(key, client.getQueryState(key)!.dataUpdatedAt);
      values[nameOf(key)] = kept(client.getQueryData(key) as never);
    }
    writtenReadAt = readAt;
    // Another page of the device may have stored evenings: a page that has shown none must not remove them.
    if (readAt !== undefined)
      values[eveningsName(venueId)] = { build, evenings: keptEvenings(client, venueId) } satisfies Evenings;
    await store.write(accountId, values);
  };
  const writeQuietly = () => void write().catch(() => {});
  writeQuietly();
  const timer = setInterval(writeQuietly, WRITTEN_EVERY_MS);
  document.addEventListener('visibilitychange', writeQuietly, { signal: ended });
  ended.addEventListener('abort', () => clearInterval(timer));
}

/** The last session that the device stored; `null` if there is none. */
export async function keptSession(): Promise<Schemas['Session'] | null> {
  const accountId = keptAccountId(localStorage);
  if (accountId === null) return null;
  const [session] = await store.read(accountId, [SESSION]);
  return (session as Schemas['Session'] | undefined) ?? null;
}

/** Puts the stored data of a venue into the cache, unless it has newer data. */
export async function restoreVenue(client: QueryClient, accountId: string, venueId: string): Promise<void> {
  const parts = PARTS.map(({ keyOf }) => keyOf(venueId));
  const names = [stampName(venueId), eveningsName(venueId), ...parts.map(nameOf)];
  const [stamp, evenings, ...kept] = await store.read(accountId, names);
  const { at, build: keptBy } = (stamp ?? {}) as Partial<Stamp>;
  if (at === undefined || keptBy !== build) return;
  client.setQueryData(keys.of(venueId, 'kept-at'), at);
  for (const [place, key] of parts.entries())
    client.setQueryData(key, (known: unknown) => known ?? kept[place], { updatedAt: at });
  const { build: keptEveningsBy, evenings: known = [] } = (evenings ?? {}) as Partial<Evenings>;
  if (keptEveningsBy === build) restoreEvenings(client, venueId, known);
}

let isAsked = false;

/** Asks the browser to keep the data when the device runs out of space. Some browsers ask the person. */
function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  // Without HTTPS, `navigator.storage` is undefined.
  void navigator.storage?.persist?.().catch(() => {});
}
