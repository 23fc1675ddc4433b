import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

export type Product = Schemas['ProductSetup'];
export type Category = Schemas['CategorySetup'];
export type Portion = Schemas['PortionSetup'];

export const setupMenuKey = (venueId: string) => keys.of(venueId, 'setup-menu');

/** The whole menu as the owner sets it up. The live stream says when it changed. */
export const setupMenuQuery = (venueId: string) =>
  queryOptions({
    queryKey: setupMenuKey(venueId),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/categories', { params: { path: { venueId } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The languages of the menu, the default one first. */
export const languagesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'settings'),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/settings', { params: { path: { venueId } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
