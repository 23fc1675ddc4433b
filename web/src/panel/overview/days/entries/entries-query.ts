import { infiniteQueryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../../../dist/api/venue-api.d.ts';
import { api, dataOf } from '../../../../api/client.ts';
import { keys } from '../../../../api/queries.ts';

type Query = operations['listFigureEntries']['parameters']['query'];

/** A figure, and the range of ledger rows from which it is calculated. */
export type FigureQuery = Pick<Query, 'figure' | 'of' | 'day' | 'after' | 'last'>;

/** The ledger rows of a figure. Rows of the ledger never change. */
export const entriesQuery = (venueId: string, figureQuery: FigureQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.of(venueId, 'figure-entries'), figureQuery],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/figure-entries', {
          params: {
            path: { venueId },
            query: { ...figureQuery, ...(pageParam !== null && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  });
