import type { Query, QueryClient } from '@tanstack/react-query';
import { type Bill, notifyBillChange, updateOpenBills, updatePaidFirstBills } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import type { LiveMessage } from './live-stream.ts';

type Item = { id: string };
type Standing = Schemas['TableStanding'];

/** By part of the venue, the lists that must be read again when it changes. */
const READ_AGAIN: Record<Schemas['VenueEvent']['part'], readonly string[]> = {
  Settings: ['profile', 'reservations', 'settings', 'roles', 'setup-history', 'audit-log'],
  Tables: ['tables', 'standings', 'reservations', 'setup-history', 'audit-log'],
  Menu: [
    'menu',
    'stock',
    'preview',
    'setup-menu',
    'setup-history',
    'menu-removals',
    'campaigns',
    'audit-log',
  ],
  // The menu also shows what is sold out, but screens with a menu read the shorter stock list for that.
  Stock: ['stock', 'preview'],
  Campaigns: ['setup-history', 'campaigns', 'audit-log'],
  Printers: ['printers', 'setup-history', 'audit-log'],
  Keys: ['keys', 'api-use', 'audit-log'],
  Rush: ['profile'],
  Standing: ['profile', 'settings', 'audit-log'],
  Accounts: ['accounts', 'audit-log'],
  Notices: ['own-notices'],
  Drawers: ['drawers', 'declared-totals', 'shifts'],
};

/** Brings the cache up to date with one event of the live stream. */
export function applyChange(client: QueryClient, venueId: string, { kind, data }: LiveMessage): void {
  // With `notice`, the bell has a new notice.
  if ((data as { notice?: unknown }).notice) invalidate(client, keys.of(venueId, 'notices'));
  // The rights of the person may have changed.
  if (kind === 'venue' && ['Settings', 'Accounts'].includes((data as Schemas['VenueEvent']).part))
    invalidate(client, keys.session);
  applyStandings(client, venueId, (data as { tables?: Standing[] }).tables ?? []);
  if (kind === 'bill') applyStreamed(client, venueId, (data as Schemas['BillEvent']).bill);
  else if (kind === 'printer')
    applyItem(client, keys.of(venueId, 'printers'), (data as Schemas['PrinterEvent']).printer);
  else for (const list of listsToRead(kind, data)) invalidate(client, keys.of(venueId, ...list));
}

/**
 * The lists that an event makes outdated, by their cache key below the venue. An empty key means all data of the
 * venue.
 */
function listsToRead(kind: string, data: unknown): readonly (readonly string[])[] {
  switch (kind) {
    case 'ticket':
      return [['tickets']];
    case 'reservation':
      return [['reservations'], ['pending-reservations'], ['reservation']];
    case 'venue':
      // This build does not know a part that a newer service has added.
      return (READ_AGAIN[(data as Schemas['VenueEvent']).part] ?? []).map((list) => [list]);
    case 'ready':
    case 'reload':
      return [[]];
    default:
      return [];
  }
}

/**
 * Applies a bill of the stream. At a shared device the stream omits the phone numbers and addresses of guests, no
 * matter who works there. If the person may see them, the bill of a guest is read again.
 */
function applyStreamed(client: QueryClient, venueId: string, bill: Bill | null): void {
  const session = client.getQueryData<Schemas['Session']>(keys.session);
  const lacksGuest = session?.device && bill?.customer && session.account.rights.includes('seeGuests');
  cacheBill(client, venueId, lacksGuest ? null : bill);
  if (lacksGuest) invalidate(client, keys.of(venueId, 'bill', bill.id));
}

/**
 * Puts a bill of the service into the lists that show it. A bill that is older than the cached one changes nothing.
 * `null`: read the lists again.
 */
export function cacheBill(client: QueryClient, venueId: string, bill: Bill | null): void {
  if (bill === null) {
    for (const list of ['open-bills', 'paid-first-bills']) invalidate(client, keys.of(venueId, list));
    return;
  }
  const closed = keys.of(venueId, 'closed-bill', bill.id);
  if (bill.state !== 'Open') client.setQueryData(closed, bill.revision);
  // An answer from before the bill was closed may arrive after the event that closed it: it must not reopen the bill.
  else if (bill.revision < (client.getQueryData<number>(closed) ?? 0)) return;
  const known = ['open-bills', 'paid-first-bills'].flatMap(
    (list) => client.getQueryData<readonly Bill[]>(keys.of(venueId, list)) ?? [],
  );
  const isOld = known.some(({ id, revision }) => id === bill.id && revision > bill.revision);
  if (!isOld) notifyBillChange(venueId, bill);
  // The bill enters the new list before it leaves the old one, so that no screen misses it in between.
  client.setQueryData<readonly Bill[]>(
    keys.of(venueId, 'paid-first-bills'),
    (bills) => bills && updatePaidFirstBills(bills, bill),
  );
  client.setQueryData<readonly Bill[]>(
    keys.of(venueId, 'open-bills'),
    (bills) => bills && updateOpenBills(bills, bill),
  );
  // The single bill also has its history, which only a read returns.
  invalidate(client, keys.of(venueId, 'bill', bill.id));
}

function applyStandings(client: QueryClient, venueId: string, standings: readonly Standing[]): void {
  if (standings.length === 0) return;
  const changed = new Map(standings.map((one) => [one.tableId, one]));
  const key = keys.of(venueId, 'standings');
  client.setQueryData<readonly Standing[]>(key, (known) =>
    known?.map((one) => changed.get(one.tableId) ?? one),
  );
  if (client.isFetching({ queryKey: key }) > 0) invalidate(client, key);
}

function applyItem<T extends Item>(client: QueryClient, key: readonly string[], item: T | null): void {
  if (item === null) {
    invalidate(client, key);
    return;
  }
  client.setQueryData<T[]>(key, (items) => {
    if (items === undefined) return items;
    return items.some(({ id }) => id === item.id)
      ? items.map((one) => (one.id === item.id ? item : one))
      : [...items, item];
  });
  if (client.isFetching({ queryKey: key }) > 0) invalidate(client, key);
}

/** First reads of lists that are still running and whose lists must be read again after them. */
const readAgainAfter = new WeakSet<Query>();

/**
 * Reads lists again. The answer to a running read may be from before the change: the library restarts such a read,
 * except the first read of a list. A first read is followed by a second one.
 */
function invalidate(client: QueryClient, queryKey: readonly string[]): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined || readAgainAfter.has(query)) continue;
    readAgainAfter.add(query);
    const readAgain = () => {
      readAgainAfter.delete(query);
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.promise?.then(readAgain, readAgain);
  }
  void client.invalidateQueries({ queryKey });
}
