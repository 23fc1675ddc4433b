import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { keys } from '../api/queries.ts';

/** Who changed what in the set-up, the newest first. Sections of the panel use it to say who else changed a record. */
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
