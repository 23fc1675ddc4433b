import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';

export type DayReport = Schemas['DayReport'];
export type DaySoFar = Schemas['DaySoFar'];

/** The common beginning of the query keys for day reports. */
export const dayReportsKey = (venueId: string) => keys.of(venueId, 'day-reports');

/** The day reports, the newest first. */
export const reportsQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: keys.of(venueId, 'day-reports', 'list'),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/day-reports', {
          params: { path: { venueId }, query: pageParam === null ? {} : { cursor: pageParam } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The figures of the day so far: those of a report if the day were closed now. */
export const daySoFarQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'day-reports', 'so-far'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/day-reports/so-far', { params: { path: { venueId } } })),
  });

/** One day report. Reports never change. */
export const reportQuery = (venueId: string, reportNumber: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'day-reports', reportNumber),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/day-reports/{reportNumber}', {
          params: { path: { venueId, reportNumber } },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
