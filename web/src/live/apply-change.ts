import type { Query, QueryClient } from '@tanstack/react-query';
import { type Bill, tellBillChange, withBill, withPaidFirst } from '../api/bill-list.ts';
import type { Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import type { LiveMessage } from './live-stream.ts';

type Item = { id: string };
type Standing = Schemas['TableStanding'];

/** The lists that must be read again when a part of the venue changes. */
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
  // The menu also says what is sold out. Screens that show it read the stock, which is shorter.
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
  // `notice`: the bell has a new notice.
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
 * The lists that an event makes outdated, by their key below the venue. An empty key means all data of the
 * venue.
 */
function listsToRead(kind: string, data: unknown): readonly (readonly string[])[] {
  switch (kind) {
    case 'ticket':
      return [['tickets']];
    case 'reservation':
      return [['reservations'], ['pending-reservations'], ['reservation']];
    case 'venue':
      // A newer service may name a part that this build does not know.
      return (READ_AGAIN[(data as Schemas['VenueEvent']).part] ?? []).map((list) => [list]);
    case 'ready':
    case 'reload':
      return [[]];
    default:
      return [];
  }
}

/**
 * The stream of a shared device has no phone number and no address of a guest, no matter who works there. A person who may see them reads an order
 * with a guest again.
 */
function applyStreamed(client: QueryClient, venueId: string, bill: Bill | null): void {
  const session = client.getQueryData<Schemas['Session']>(keys.session);
  const lacksGuest = session?.device && bill?.customer && session.account.rights.includes('seeGuests');
  applyBill(client, venueId, lacksGuest ? null : bill);
  if (lacksGuest) invalidate(client, keys.of(venueId, 'bill', bill.id));
}

/** Puts a bill from the service into the lists that show it. An older revision changes nothing. */
export function applyBill(client: QueryClient, venueId: string, bill: Bill | null): void {
  if (bill === null) {
    for (const list of ['open-bills', 'paid-first-bills']) invalidate(client, keys.of(venueId, list));
    return;
  }
  const closed = keys.of(venueId, 'closed-bill', bill.id);
  if (bill.state !== 'Open') client.setQueryData(closed, bill.revision);
  // An answer from before the bill was closed may arrive after the stream event: it must not reopen the bill.
  else if (bill.revision < (client.getQueryData<number>(closed) ?? 0)) return;
  const known = ['open-bills', 'paid-first-bills'].flatMap(
    (list) => client.getQueryData<readonly Bill[]>(keys.of(venueId, list)) ?? [],
  );
  const isOld = known.some(({ id, revision }) => id === bill.id && revision > bill.revision);
  if (!isOld) tellBillChange(venueId, bill);
  // First into the new list, then out of the old one: no screen misses it in between.
  client.setQueryData<readonly Bill[]>(
    keys.of(venueId, 'paid-first-bills'),
    (bills) => bills && withPaidFirst(bills, bill),
  );
  client.setQueryData<readonly Bill[]>(
    keys.of(venueId, 'open-bills'),
    (bills) => bills && withBill(bills, bill),
  );
  // The single bill also has its history, which only the service has.
  invalidate(client, keys.of(venueId, 'bill', bill.id));
}

/** Replaces the states of some tables in the cache. */
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

/** First reads that are under way, after which what they read is read again. */
const readAgainAfter = new WeakSet<Query>();

/**
 * Reads lists again, since the answer to a read under way may be from before the change. The library restarts a read that is
 * under way, except the first one of a list: that one is followed by another.
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
