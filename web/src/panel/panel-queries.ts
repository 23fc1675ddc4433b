import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';

/** The live stream keeps what an owner sets up fresh. */
const KEPT_FRESH = { staleTime: Number.POSITIVE_INFINITY };

export type Settings = Schemas['Settings'];

export const settingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'settings'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/settings', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/** Who signs in for the venue. Signing in changes nothing that the stream tells, so it is read each time. */
export const accountsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'accounts'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/accounts', { params: { path: { venueId } } })),
    refetchInterval: 60_000,
  });

/** The shared devices. When each was last seen changes all the time, so they are read again. */
export const devicesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'devices'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/devices', { params: { path: { venueId } } })),
    refetchInterval: 15_000,
  });

/** What each role of the venue may do. */
export const rolesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'roles'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/roles', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/** The campaigns with their state, which time alone changes. */
export const campaignsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'campaigns'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/campaigns', { params: { path: { venueId } } })),
    refetchInterval: 60_000,
  });

/** The whole menu as owners set it up, hidden categories included. */
export const categoriesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'setup-menu'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/categories', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });
