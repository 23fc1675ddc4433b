import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

export type Product = Schemas['ProductSetup'];
export type Category = Schemas['CategorySetup'];

export const setupMenuKey = (venueId: string) => keys.of(venueId, 'setup-menu');

/** The recent removals from the menu, the newest first. */
export const removalsQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'menu-removals'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/menu-removals', { params: { path: { venueId } } })),
  });
