import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** A reservation as far as its tables are chosen by it. */
export type Seatable = Pick<Schemas['VenueReservation'], 'id' | 'startsAt' | 'guests' | 'tables'>;

/** What speaks against tables for a party, and which fit it best. Read anew each time: others give tables meanwhile. */
export const tableChoicesQuery = (venueId: string, { id, startsAt, guests }: Seatable) =>
  queryOptions({
    queryKey: keys.of(venueId, 'reservations', 'table-choices', id, startsAt, String(guests)),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/table-choices', {
          params: { path: { venueId }, query: { startsAt, guests, reservationId: id } },
        }),
      ),
    gcTime: 0,
  });

/** The first conflict of each table. */
export function conflictsByTable({
  conflicts,
}: Schemas['TableChoices']): ReadonlyMap<string, Schemas['TableParty']> {
  return new Map(conflicts.toReversed().map(({ tableId, party }) => [tableId, party]));
}
