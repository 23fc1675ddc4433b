import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Clash } from '../../acts/reservation-acts.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';

/**
 * The parts of a party that the choice of its tables depends on. `id`: the reservation; `null` if there is
 * none yet.
 */
export interface Party {
  id: string | null;
  startsAt: string;
  guests: number;
}

/** A reservation whose tables can be chosen. */
export type Seatable = Pick<
  Schemas['VenueReservation'],
  'id' | 'startsAt' | 'guests' | 'tables' | 'revision'
>;

/**
 * The clashes of tables for a party, and the best fit. Read again each time: others assign tables in the
 * meantime.
 */
const tableChoicesQuery = (venueId: string, { id, startsAt, guests }: Party) =>
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

/** The query's placeholder if there is no party. */
const NO_PARTY: Party = { id: null, startsAt: '', guests: 1 };

/** The tables that a party can get; nothing is read if there is no party. */
export function useChoices(party: Party | null) {
  const { venueId } = useVenue();
  return useQuery({ ...tableChoicesQuery(venueId, party ?? NO_PARTY), enabled: party !== null });
}

/**
 * The clashes of a party at its tables, once they are read: another party that has one of them then, and warnings that
 * forbid nothing.
 */
export function useConflicts(
  party: Party | null,
  tableIds: readonly string[],
): { isTaken: boolean; clashes: readonly Clash[] } {
  const { data } = useChoices(party);
  if (party === null || data === undefined) return { isTaken: false, clashes: [] };
  const conflicts = conflictsByTable(data);
  return { isTaken: tableIds.some((id) => conflicts.has(id)), clashes: data.clashes };
}
