import { Refusal } from '../../core/refusals.ts';
import { isReservationOpenAt, type Reservation } from '../../core/reservations/reservation.ts';
import { overlappingSpans } from '../../core/reservations/reservation-evening.ts';
import { type Clash, clashesOf, type PartyWithPhone } from '../../core/reservations/reservation-load.ts';
import type { SeatingSettings } from '../../core/reservations/seat-share.ts';
import { type TableConflict, tableConflicts } from '../../core/reservations/tables/table-conflicts.ts';
import { type ReservationTimes, type VisitSettings, visitOf } from '../../core/reservations/visit.ts';
import type { Span } from '../../core/venue-clock.ts';
import type { Db } from '../../store/database.ts';
import { listParties, listPartiesAtTables } from '../../store/reservations/parties.ts';

/**
 * The clashes of a reservation with other accepted ones; empty if it is no longer open. A clash is a warning: it does
 * not block anything.
 */
export async function findClashes(
  db: Db,
  party: PartyWithPhone & Pick<Reservation, 'venueId'>,
  seating: SeatingSettings,
  now: number,
): Promise<Clash[]> {
  if (!isReservationOpenAt(party, now)) return [];
  const spans = [overlappingSpan(party, seating.reservations, now)];
  return clashesOf(party, await listParties(db, party.venueId, spans, now), seating, now);
}

/** The properties of a reservation that decide whether its tables are free for others. */
type PartyOfVenue = ReservationTimes & Pick<Reservation, 'id' | 'venueId'>;

/** The tables of a reservation that other parties have during its visit; empty if it is no longer open. */
export async function findTableConflicts(
  db: Db,
  party: PartyOfVenue,
  settings: VisitSettings,
  now: number,
): Promise<TableConflict[]> {
  if (!isReservationOpenAt(party, now)) return [];
  const span = overlappingSpan(party, settings, now);
  return tableConflicts(party, await listPartiesAtTables(db, party.venueId, span, now), settings, now);
}

/**
 * Requires that no other party has a table of a reservation during its visit. Called while the venue is locked, so that
 * two people cannot give away the same table at the same time.
 * @throws Refusal RESERVATION_TABLE_TAKEN
 */
export async function requireFreeTables(
  db: Db,
  party: PartyOfVenue & Pick<Reservation, 'tableIds'>,
  settings: VisitSettings,
  now: number,
): Promise<void> {
  if (party.tableIds.length === 0) return;
  const conflicts = await findTableConflicts(db, party, settings, now);
  if (conflicts.some(({ tableId }) => party.tableIds.includes(tableId)))
    throw new Refusal('RESERVATION_TABLE_TAKEN');
}

/** The span of everything that overlaps the visit of a party. */
function overlappingSpan(party: ReservationTimes, settings: VisitSettings, now: number): Span {
  return overlappingSpans([visitOf(party, settings, now)])[0]!;
}
