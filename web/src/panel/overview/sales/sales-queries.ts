import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { KEEP_PREVIOUS } from '../figure-queries.ts';
import type { Period } from '../period/periods.ts';

export type Sales = Schemas['Sales'];
export type SalesDays = Schemas['SalesDays'];

const rangeOf = (venueId: string, { from, to }: Period) => ({
  params: { path: { venueId }, query: { from, to } },
});

/** The sales and payments of a range, and those of the same range 52 weeks earlier. */
export const salesQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'sales', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/sales', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });

/** The sales and payments of each day of a range. */
export const salesDaysQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.of(venueId, 'figures', 'sales-days', period.from, period.to),
    queryFn: () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/sales/days', rangeOf(venueId, period))),
    ...KEEP_PREVIOUS,
  });
