import { queryOptions } from '@tanstack/react-query';
import { type Bill, updateOpenBills, updatePaidFirstBills } from './bill-list.ts';
import { api, dataOf, type Schemas } from './client.ts';
import { PAGE_SIZE, readBills } from './read-bills.ts';
import { serverNow } from './server-clock.ts';

/** The cache keys of data from the service. All data of a venue has the id of the venue in its key. */
export const keys = {
  session: ['session'] as const,
  venue: (venueId: string) => ['venue', venueId] as const,
  of: (venueId: string, ...rest: readonly string[]) => ['venue', venueId, ...rest] as const,
};

/** The live stream keeps this data fresh: it is only read again after an event. */
const KEPT_FRESH = { staleTime: Number.POSITIVE_INFINITY };

/** Also stays in memory when no component uses it, because a screen may need it while the network is lost. */
const KEPT_FRESH_AND_HERE = { ...KEPT_FRESH, gcTime: Number.POSITIVE_INFINITY };

/** The sign-ins of the demo; empty if the service has no demo. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: () => dataOf(api.GET('/venue/v1/demo')),
  staleTime: 60_000,
});

/** Whether visitors can set up a restaurant here, and the choices for it. */
export const restaurantOfferQuery = queryOptions({
  queryKey: ['restaurant-offer'],
  queryFn: () => dataOf(api.GET('/venue/v1/restaurant-offer')),
  staleTime: 60_000,
});

/** The areas of a venue with their tables. Open bills come from {@link openBillsQuery}. */
export const tablesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'tables'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/tables', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
  });

/** The menu for orders that staff take. */
export const menuQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'menu'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/menu', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
  });

/** The stock of each product. */
export const stockQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'stock'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/stock', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
  });

export const printersQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'printers'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/printers', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
  });

/** The properties of the venue that screens need: its rush, its time zone, when a ticket is late. */
export const profileQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'profile'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/profile', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
  });

/** All open bills of a venue, the oldest first. */
export const openBillsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'open-bills'),
    queryFn: () => readOpenBills(venueId),
    ...KEPT_FRESH_AND_HERE,
  });

/** The bills that were closed before the kitchen was done with them; boards show them. */
export const paidFirstBillsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'paid-first-bills'),
    queryFn: () => readPaidFirstBills(venueId),
    ...KEPT_FRESH_AND_HERE,
  });

/** One bill, open or not. */
export const billQuery = (venueId: string, billId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'bill', billId),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/bills/{billId}', { params: { path: { venueId, billId } } })),
    ...KEPT_FRESH,
  });

export const noticesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'notices'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/notices', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/** The notices for the person who is signed in. */
export const ownNoticesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'own-notices'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/notices/mine', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
    // No event arrives when a business day ends, or when an approval request expires.
    refetchInterval: 30 * 60_000,
  });

/** An approval that a person requested, with its state. */
export const approvalQuery = (venueId: string, approvalId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'own-notices', 'approval', approvalId),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/approvals/{approvalId}', {
          params: { path: { venueId, approvalId } },
        }),
      ),
    ...KEPT_FRESH,
  });

/**
 * The requests for approval that wait for an answer and concern this person, the oldest first. The service decides
 * which: see `listApprovals` of the venue API.
 */
export const pendingApprovalsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'own-notices', 'unanswered'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/approvals', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/**
 * The states of the tables. The live stream keeps them fresh; states that change with time are read again
 * when they change.
 */
export const standingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'standings'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/tables/standings', { params: { path: { venueId } } })),
    ...KEPT_FRESH_AND_HERE,
    refetchInterval: ({ state: { data } }) => untilNextChange(data ?? []),
  });

/** Milliseconds until the state of a table next changes with time, at least a second and at most an hour. */
function untilNextChange(standings: readonly Schemas['TableStanding'][]): number {
  const instants = standings.flatMap(({ changesAt }) => (changesAt === null ? [] : [Date.parse(changesAt)]));
  return Math.min(Math.max(Math.min(...instants) - serverNow(), 1_000), 3_600_000);
}

/** The reservations of an evening. `date`: `null` for the present evening. */
export const eveningQuery = (venueId: string, date: string | null) =>
  queryOptions({
    queryKey: keys.of(venueId, 'reservations', date ?? 'present'),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations', {
          params: { path: { venueId }, query: date === null ? {} : { date } },
        }),
      ),
    // The list also changes with time: a request expires, a visit ends.
    refetchInterval: 60_000,
    staleTime: 30_000,
    gcTime: KEPT_FRESH_AND_HERE.gcTime,
  });

/** The first hundred reservation requests of all evenings that wait for an answer, the soonest first. */
export const requestsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'pending-reservations'),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/pending', {
          params: { path: { venueId }, query: { pageSize: PAGE_SIZE } },
        }),
      ),
    refetchInterval: 60_000,
    staleTime: 30_000,
  });

/** One reservation with its history. */
export const reservationQuery = (venueId: string, reservationId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'reservation', reservationId),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/{reservationId}', {
          params: { path: { venueId, reservationId } },
        }),
      ),
  });

function readOpenBills(venueId: string): Promise<Bill[]> {
  return readBills(venueId, updateOpenBills, (page) => {
    const query = { state: 'Open' as const, includeHidden: 'true' as const, ...page };
    return dataOf(api.GET('/venue/v1/venues/{venueId}/bills', { params: { path: { venueId }, query } }));
  });
}

function readPaidFirstBills(venueId: string): Promise<Bill[]> {
  return readBills(venueId, updatePaidFirstBills, (query) =>
    dataOf(api.GET('/venue/v1/venues/{venueId}/bills/paid-first', { params: { path: { venueId }, query } })),
  );
}
