import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';

/*
 * The queries of the page of all venues. No live stream keeps these venues fresh, so that they have their own cache
 * keys: a screen must not take this data as fresh.
 */

const READ_AGAIN_MS = 60_000;

const read = <Data>(venueId: string, name: string, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey: ['of-all-venues', name, venueId], queryFn, refetchInterval: READ_AGAIN_MS });

const at = (venueId: string) => ({ params: { path: { venueId } } });

/** The opening hours and the time zone of a venue. */
export const hoursQuery = (venueId: string) =>
  read(venueId, 'hours', () => dataOf(api.GET('/venue/v1/venues/{venueId}/profile', at(venueId))));

/** The takings of today and the open bills of a venue. */
export const dayQuery = (venueId: string) =>
  read(venueId, 'day', () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/today', at(venueId))));

/**
 * How many things of a venue need attention: failing printers, open requests for a table, and notices for the person.
 */
export const attentionQuery = (venueId: string) =>
  read(venueId, 'needs', async () => {
    const [printers, requests, notices] = await Promise.all([
      dataOf(api.GET('/venue/v1/venues/{venueId}/printers', at(venueId))),
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/pending', {
          params: { path: { venueId }, query: { pageSize: 100 } },
        }),
      ),
      dataOf(api.GET('/venue/v1/venues/{venueId}/notices/mine', at(venueId))),
    ]);
    return {
      printers: printers
        .filter(({ isEnabled, state }) => isEnabled && state === 'Failing')
        .map(({ name }) => name),
      requests: requests.items.length,
      notices: notices.length,
    };
  });
