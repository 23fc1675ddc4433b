import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';

/** A party as far as its tables are chosen by it. `id`: of its reservation; `null` before it has one. */
export interface Party {
  id: string | null;
  startsAt: string;
  guests: number;
}

/** A reservation whose tables can be chosen. */
export type Seatable = Pick<Schemas['VenueReservation'], 'id' | 'startsAt' | 'guests' | 'tables'>;

/** What speaks against tables for a party, and which fit it best. Read anew each time: others give tables meanwhile. */
export const tableChoicesQuery = (venueId: string, { id, startsAt, guests }: Party) =>
  queryOptions({
    queryKey: keys.of(venueId, 'reservations', 'table-choices', id ?? '', startsAt, String(guests)),
    queryFn: () =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/table-choices', {
          params: {
            path: { venueId },
            query: { startsAt, guests, ...(id === null ? {} : { reservationId: id }) },
          },
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

/** Stands for a party while there is none. */
export const NOBODY: Party = { id: null, startsAt: '', guests: 1 };

/** Whether another party has one of the tables during the visit of a party, as far as that is read. */
export function useIsTaken(party: Party | null, tableIds: readonly string[]): boolean {
  const { venueId } = useVenue();
  const isAsked = party !== null && tableIds.length > 0;
  const { data } = useQuery({ ...tableChoicesQuery(venueId, party ?? NOBODY), enabled: isAsked });
  return isAsked && data !== undefined && tableIds.some((id) => conflictsByTable(data).has(id));
}
