import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys } from '../api/queries.ts';

/** For data that the live stream keeps up to date: it need not be read again. */
const KEPT_FRESH = { staleTime: Number.POSITIVE_INFINITY };

export type Settings = Schemas['Settings'];

export const settingsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'settings'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/settings', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/** The accounts of the venue. They are read on each visit, because the live stream does not report sign-ins. */
export const accountsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'accounts'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/accounts', { params: { path: { venueId } } })),
    refetchInterval: 60_000,
  });

/** The shared devices. They are read on each visit, because the time when each was last seen changes constantly. */
export const devicesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'devices'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/devices', { params: { path: { venueId } } })),
    refetchInterval: 15_000,
  });

/** The roles of the venue with their rights. */
export const rolesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'roles'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/roles', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });

/** The campaigns with their state, which can change just because time passes. */
export const campaignsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'campaigns'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/campaigns', { params: { path: { venueId } } })),
    refetchInterval: 60_000,
  });

/** The whole menu with all settings, including hidden categories. */
export const categoriesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'setup-menu'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/categories', { params: { path: { venueId } } })),
    ...KEPT_FRESH,
  });
