import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';

/*
 * What the page of all venues reads. No live stream follows these venues: the keys are its own, so that no screen takes what was
 * read here for fresh.
 */

const READ_AGAIN_MS = 60_000;

const read = <Data>(venueId: string, name: string, queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey: ['of-all-venues', name, venueId], queryFn, refetchInterval: READ_AGAIN_MS });

const at = (venueId: string) => ({ params: { path: { venueId } } });

/** Its hours, and its clock. */
export const hoursQuery = (venueId: string) =>
  read(venueId, 'hours', () => dataOf(api.GET('/venue/v1/venues/{venueId}/profile', at(venueId))));

/** What was taken today, and what is open. */
export const dayQuery = (venueId: string) =>
  read(venueId, 'day', () => dataOf(api.GET('/venue/v1/venues/{venueId}/figures/today', at(venueId))));

/** Printers that do not print, requests for a table without an answer, and notices for the person. */
export const needsQuery = (venueId: string) =>
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
