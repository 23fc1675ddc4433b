import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import type { Period } from './period/periods.ts';

/** Query options: the figures of the previous range are shown while another range loads. */
export const KEEP_PREVIOUS = { placeholderData: <Data>(before: Data | undefined) => before };

const DEDUCTIONS_PER_PAGE = 20;

/** The common beginning of the query keys for figures. The key of a range also contains its two dates. */
export const figuresKey = (venueId: string) => keys.of(venueId, 'figures');

/** The figures of today. Events of the live stream trigger another read. */
export const todayFiguresQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'today'),
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/figures/today', { params: { path: { venueId } } })),
    // At intervals, too, because the current hour changes without an event.
    refetchInterval: 300_000,
    // Figures that were loaded just before the page opened are not loaded again.
    staleTime: 5_000,
  });

/**
 * The payments of a day. The key has the day twice, like the two dates of a range, so that the live stream
 * also refreshes today.
 */
export const takingsQuery = (venueId: string, day: string) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'takings', day, day),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/figures/takings', {
          params: { path: { venueId }, query: { day } },
        }),
      ),
    ...KEEP_PREVIOUS,
  });

export const trendQuery = (venueId: string, { from, to, step }: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'trend', from, to, step),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/figures/trend', {
          params: { path: { venueId }, query: { from, to, step } },
        }),
      ),
    ...KEEP_PREVIOUS,
  });

const rangeOf = (venueId: string, { from, to }: Period) => ({
  params: { path: { venueId }, query: { from, to } },
});

export const channelFiguresQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'channels', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/channels', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });

export const hourFiguresQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'hours', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/hours', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });

export const productFiguresQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'products', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/products', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });

export const branchFiguresQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'branches', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/branches', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });

/** The deductions of each person, or those that each person approved. */
export const lossesQuery = (venueId: string, period: Period, summedBy: 'Person' | 'Approver') =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'losses', period.from, period.to, summedBy),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/figures/taken-off/people', {
          params: { path: { venueId }, query: { ...period, summedBy } },
        }),
      ),
    ...KEEP_PREVIOUS,
  });

/** Filters deductions by the person or API key that made them, by the person who approved them, and by action; `null` for all. */
export interface DeductionFilter {
  actorId: string | null;
  approverId: string | null;
  action: DeductionAction | null;
}

export type DeductionAction = Schemas['TakenOff']['action'];

/** The deductions, the newest first. */
export const deductionsQuery = (
  venueId: string,
  { from, to }: Period,
  { actorId, approverId, action }: DeductionFilter,
) =>
  infiniteQueryOptions({
    queryKey: keys.of(
      venueId,
      'figures',
      'taken-off',
      from,
      to,
      actorId ?? '',
      approverId ?? '',
      action ?? '',
    ),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/figures/taken-off', {
          params: {
            path: { venueId },
            query: {
              from,
              to,
              pageSize: DEDUCTIONS_PER_PAGE,
              ...(actorId === null ? {} : { actorId }),
              ...(approverId === null ? {} : { approverId }),
              ...(action === null ? {} : { action }),
              ...(pageParam === '' ? {} : { cursor: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...KEEP_PREVIOUS,
  });
