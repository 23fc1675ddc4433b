import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { isReservationOpenAt } from '../../../core/reservations/reservation.ts';
import { CLASHES, venueCapacityOf } from '../../../core/reservations/reservation-load.ts';
import { MOST_STAFF_GUESTS } from '../../../core/reservations/staff-reservation.ts';
import { proposeTables, type TableProposal } from '../../../core/reservations/tables/propose-tables.ts';
import type { TableConflict } from '../../../core/reservations/tables/table-conflicts.ts';
import { RESERVED_SOON_MS } from '../../../core/reservations/tables/table-state.ts';
import { type ReservationTimes, visitOf } from '../../../core/reservations/visit.ts';
import { instantSchema, oneOf, uuid } from '../../../http/schema.ts';
import { findClashes, findTableConflicts } from '../../../operations/reservations/find-clashes.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { listBillsAtTables } from '../../../store/bills/table-bills.ts';
import type { Db } from '../../../store/database.ts';
import { findReservation } from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { TablePartyResource, toTableParty } from './standing-resource.ts';

const ChoicesResource = Type.Object(
  {
    proposals: Type.Array(
      Type.Object({ areaId: uuid(), tableIds: Type.Array(uuid()), seats: Type.Integer() }),
      {
        description:
          'The free tables that fit the party best, one proposal for each area, best area first. Fewer ' +
          'tables are better, then fewer empty seats, then tables without guests who may still be there.',
      },
    ),
    conflicts: Type.Array(Type.Object({ tableId: uuid(), party: TablePartyResource }), {
      description: 'The tables that another party has during the visit.',
    }),
    clashes: Type.Array(oneOf(CLASHES), {
      description:
        'Other clashes of the party, as in `ListedReservation`, without `SameGuest`. They are only hints.',
    }),
    openBillAt: Type.Array(uuid(), {
      description: 'The tables at which other guests sit now, if the visit begins within an hour.',
    }),
  },
  { title: 'TableChoices' },
);

export const listTableChoices = venueOperation({
  operationId: 'listTableChoices',
  method: 'GET',
  path: '/venues/{venueId}/reservations/table-choices',
  tag: 'Reservations',
  summary: 'List possible tables for a party',
  description:
    'Returns the tables that fit a party best at a time, and the conflicts of other tables. Giving a ' +
    'party a table with a conflict is refused with `RESERVATION_TABLE_TAKEN`.',
  access: RESERVATION_ACCESS.read,
  query: Type.Object({
    startsAt: instantSchema('The time of the party.'),
    guests: Type.Integer({ minimum: 1, maximum: MOST_STAFF_GUESTS }),
    reservationId: Type.Optional(
      uuid(
        'The reservation of the party, so that it is not counted as a conflict with itself. For guests who ' +
          'are checked in, the visit starts at their check-in, whatever `startsAt` is.',
      ),
    ),
  }),
  answers: { 200: { description: 'The choices.', schema: ChoicesResource } },
  run: async ({ db, cache }, { params: { venueId }, query, now }) => {
    const { venue, areas } = await requireVenue(cache, venueId);
    const startsAt = Date.parse(query.startsAt);
    const id = query.reservationId?.toLowerCase() ?? '';
    const { guests } = query;
    const visitor = await findVisitor(db, venueId, id, startsAt, now);
    const party = { ...visitor, id, venueId, guests, phone: null };
    const [conflicts, clashes] = await Promise.all([
      findTableConflicts(db, party, venue.reservations, now),
      findClashes(db, party, { ...venue, room: venueCapacityOf(areas) }, now),
    ]);
    const visit = visitOf(party, venue.reservations, now);
    const isSoon = visit.startsAt - RESERVED_SOON_MS <= now;
    const maySitUntil = now + venue.reservations.visitMinutes * 60_000;
    const tableIds = areas.flatMap(({ tables }) => tables.map((table) => table.id));
    const bills =
      isSoon || visit.startsAt < maySitUntil ? await listBillsAtTables(db, venueId, tableIds) : [];
    // The bill of the party itself does not occupy a table.
    const sittingAt = bills.filter(({ reservationId }) => reservationId !== id).map(({ tableId }) => tableId);
    const openBillAt = isSoon ? sittingAt : [];
    const taken = new Set([...conflicts.map(({ tableId }) => tableId), ...openBillAt]);
    const proposals = proposeTables(guests, areas, (tableId) => !taken.has(tableId), sittingAt);
    const conflictsShown = conflicts.map((one) => toConflict(one, venue.timeZone));
    return {
      status: 200,
      data: { proposals: proposals.map(toProposal), conflicts: conflictsShown, clashes, openBillAt },
    };
  },
});

/** The time for which a party needs a table: from the check-in if it is seated, otherwise from the requested time. */
async function findVisitor(
  db: Db,
  venueId: string,
  reservationId: string,
  startsAt: number,
  now: number,
): Promise<ReservationTimes> {
  const saved = reservationId === '' ? null : await findReservation(db, [venueId], reservationId);
  if (saved?.status === 'Seated' && isReservationOpenAt(saved, now)) return saved;
  return { status: 'Confirmed', startsAt, checkedInAt: null };
}

function toProposal({ areaId, tableIds, seats }: TableProposal) {
  return { areaId, tableIds: [...tableIds], seats };
}

function toConflict({ tableId, party }: TableConflict, timeZone: string) {
  return { tableId, party: toTableParty(party, timeZone) };
}
