import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';

/** The newest order of a venue, as a list that is empty before its first one. */
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
