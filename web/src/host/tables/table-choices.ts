import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Clash } from '../../acts/reservation-acts.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';

/** A party, for the choice of its tables. `id`: the id of the reservation; `null` if there is none yet. */
export interface Party {
  id: string | null;
  startsAt: string;
  guests: number;
}

export type SeatableReservation = Pick<
  Schemas['VenueReservation'],
  'id' | 'startsAt' | 'guests' | 'tables' | 'revision'
>;

/**
 * The tables that are taken at the time of a party, and the best fit. It is read each time, because other people assign
 * tables in the meantime.
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

/** By table id, the first party that has the table at that time. */
export function conflictsByTable({
  conflicts,
}: Schemas['TableChoices']): ReadonlyMap<string, Schemas['TableParty']> {
  return new Map(conflicts.toReversed().map(({ tableId, party }) => [tableId, party]));
}

/** Whether a table is free for a party, and large enough without another one. */
export function fitsAlone(
  { id, capacity }: Pick<Schemas['Table'], 'id' | 'capacity'>,
  guests: number,
  choices: Schemas['TableChoices'],
): boolean {
  const isFree = !conflictsByTable(choices).has(id) && !choices.openBillAt.includes(id);
  return isFree && (capacity === null || capacity >= guests);
}

/**
 * The revision on which a sheet was opened, to send with its change. If an act is unanswered, the revision will change,
 * so there is none.
 */
export function useOpenedOn({ id, revision }: SeatableReservation): { revision?: number } {
  const { venueId } = useVenue();
  const isUnsaved = usePendingActs(venueId).some((act) => act.subject === id && act.fault === null);
  const [openedOn] = useState(isUnsaved ? {} : { revision });
  return openedOn;
}

/** The query's placeholder if there is no party. */
const NO_PARTY: Party = { id: null, startsAt: '', guests: 1 };

/** The tables that a party can get. If there is no party, nothing is loaded. */
export function useTableChoices(party: Party | null) {
  const { venueId } = useVenue();
  return useQuery({ ...tableChoicesQuery(venueId, party ?? NO_PARTY), enabled: party !== null });
}

/**
 * The clashes of a party at these tables; none until they are loaded. `isTaken`: another party has one of the tables.
 * The `clashes` are only warnings.
 */
export function useTableConflicts(
  party: Party | null,
  tableIds: readonly string[],
): { isTaken: boolean; clashes: readonly Clash[] } {
  const { data } = useTableChoices(party);
  if (party === null || data === undefined) return { isTaken: false, clashes: [] };
  const conflicts = conflictsByTable(data);
  return { isTaken: tableIds.some((id) => conflicts.has(id)), clashes: data.clashes };
}
