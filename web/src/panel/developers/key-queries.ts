import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import type { CallFilter } from './calls/call-filter.ts';

export type ApiKey = Schemas['ApiKey'];
export type ApiUse = Schemas['ApiUse'];
export type ApiCall = Schemas['ApiKeyRequest'];
export type EventDelivery = Schemas['EventDelivery'];
export type EventDeliveryState = EventDelivery['state'];

/** How often a list of calls or events is read again while it is visible. */
const REFETCH_INTERVAL_MS = 5_000;

/**
 * The keys of a venue, the newest first. The live stream reports changes of keys, but not the health of their
 * webhooks.
 */
export const keysQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'keys'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/keys', { params: { path: { venueId } } })),
    refetchInterval: 15_000,
  });

/** The limits of the public API, and how much of them remains on the server that answers. */
export const apiUseQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'api-use'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/api-use', { params: { path: { venueId } } })),
    refetchInterval: REFETCH_INTERVAL_MS,
  });

/** The refetch interval of a paged list, `false` once a second page is shown: all pages would be read again. */
const refetchIntervalOnFirstPage = (query: {
  state: { data?: { pages: readonly unknown[] } | undefined };
}) => ((query.state.data?.pages.length ?? 1) === 1 ? REFETCH_INTERVAL_MS : false);

/** The events that were sent to the webhook of a key, the newest first. */
export const eventDeliveriesQuery = (venueId: string, keyId: string, state: EventDeliveryState | 'All') =>
  infiniteQueryOptions({
    queryKey: keys.of(venueId, 'deliveries', keyId, state),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/keys/{keyId}/deliveries', {
          params: {
            path: { venueId, keyId },
            query: {
              ...(state === 'All' ? {} : { state }),
              ...(pageParam === '' ? {} : { before: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: refetchIntervalOnFirstPage,
  });

/** One event with its attempts. */
export const eventDeliveryQuery = (venueId: string, keyId: string, eventId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'delivery', keyId, eventId),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/{eventId}', {
          params: { path: { venueId, keyId, eventId } },
        }),
      ),
    refetchInterval: REFETCH_INTERVAL_MS,
  });

/** The calls that were made with a key, the newest first. A page may be empty although older calls match. */
export const callsQuery = (venueId: string, keyId: string, { status, errorCode, traceId }: CallFilter) =>
  infiniteQueryOptions({
    queryKey: keys.of(venueId, 'calls', keyId, status, errorCode, traceId),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/keys/{keyId}/requests', {
          params: {
            path: { venueId, keyId },
            query: {
              ...(status === 'all' ? {} : { status }),
              ...(errorCode === '' ? {} : { errorCode }),
              ...(traceId === '' ? {} : { traceId }),
              ...(pageParam === '' ? {} : { before: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchInterval: refetchIntervalOnFirstPage,
  });

/** The calls of a trace, of all keys of the venue. */
export const traceQuery = (venueId: string, traceId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'trace', traceId),
    queryFn:
      traceId === ''
        ? skipToken
        : () =>
            dataOf(
              api.GET('/venue/v1/venues/{venueId}/requests', {
                params: { path: { venueId }, query: { traceId } },
              }),
            ),
  });

/** New secrets of a key. The service sends them only once. */
export interface ShownSecrets {
  /** The whole key; `null` if only the signing secret is new. */
  key: string | null;
  signingSecret: string | null;
}

/**
 * The new secrets of a key. They are only in the memory of this page, until the person confirms that they have stored
 * them, or signs out.
 */
export const shownSecretsQuery = (venueId: string, keyId: string) =>
  queryOptions<ShownSecrets | null>({
    queryKey: ['shown-secrets', venueId, keyId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Shows more secrets of a key; `null` hides all of them. */
export function showSecrets(
  client: QueryClient,
  venueId: string,
  keyId: string,
  secrets: Partial<ShownSecrets> | null,
): void {
  const { queryKey, gcTime } = shownSecretsQuery(venueId, keyId);
  // Without this, the query client would forget the secrets five minutes after the person leaves the page of the key.
  client.setQueryDefaults(queryKey, { gcTime: gcTime as number });
  client.setQueryData<ShownSecrets | null>(
    queryKey,
    (before) => secrets && { key: null, signingSecret: null, ...before, ...secrets },
  );
}
