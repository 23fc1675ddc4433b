import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { keys } from '../api/queries.ts';

/** The changes of the set-up with their authors, the newest first. Forms use it to name the person who changed a record. */
export const setupHistoryQuery = (venueId: string, recordId: string | null, pageSize = 50) =>
  queryOptions({
    queryKey: keys.of(venueId, 'setup-history', recordId ?? 'all', String(pageSize)),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/setup-history', {
          params: { path: { venueId }, query: { pageSize, ...(recordId === null ? {} : { recordId }) } },
        }),
      ),
  });
