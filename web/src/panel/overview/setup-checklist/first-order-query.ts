import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';

/** A list with the newest order of a venue; empty if it never had an order. */
export const firstOrderQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'first-order'),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/bills', {
          params: { path: { venueId }, query: { state: 'All', pageSize: 1 } },
        }),
      ),
  });
