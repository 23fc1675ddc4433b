import { type Static, Type } from 'typebox';
import { type ReservationRevision, revise } from '../../core/reservations/reservation-change.ts';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { MOST_STAFF_GUESTS } from '../../core/reservations/staff-reservation.ts';
import { findTableIds } from '../../core/venue/tables/find-table.ts';
import { instantSchema, nullable, optionalText } from '../../http/schema.ts';
import { copyAllergyToBill, moveBillWithGuests } from '../../operations/reservations/bill-of-party.ts';
import { AllergyBody, readAllergy } from '../bills/allergy-resource.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { reservationChangeOperation } from './reservation-change-operation.ts';
import type { ReservationServices } from './reservation-services.ts';
import { TableIds } from './tables/table-ids.ts';

const ReservationChange = Type.Object(
  {
    startsAt: Type.Optional(
      instantSchema(
        'The time of the reservation; it may be in the past as long as the reservation would not be over.',
      ),
    ),
    guests: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_STAFF_GUESTS })),
    note: optionalText(
      RESERVATION_LIMITS.note,
      'The note for staff; `null` removes it. The note that the guest sees does not change.',
    ),
    allergy: Type.Optional(
      nullable(
        AllergyBody,
        'The whole allergy mark of the party. `null`, or a mark without allergens and text, removes it.',
      ),
    ),
    tableIds: TableIds,
  },
  { title: 'ReservationChange', examples: [{ startsAt: '2026-03-04T17:30:00.000Z', guests: 5 }] },
);

export const changeReservation = reservationChangeOperation({
  operationId: 'changeReservation',
  method: 'PATCH',
  path: '/venues/{venueId}/reservations/{reservationId}',
  summary: 'Change the time, the guests, the note, the allergy or the tables of a reservation',
  description:
    'Omitted properties, the status and the code stay as they are. Opening hours do not apply to ' +
    'staff. The time cannot change after the guests are checked in, and a reservation that is over ' +
    'cannot change at all. If the tables of guests who are checked in change, their open bill moves to ' +
    'the first of the new tables, unless that table has another open bill. An allergy that is added ' +
    'then is also added to their open bill; an allergy that is removed stays on it.',
  headers: IF_MATCH,
  body: ReservationChange,
  returnsClashes: true,
  refusals: ['RESERVATION_MOVE_NOT_ALLOWED', 'RESERVATION_TABLE_TAKEN', 'TABLE_NOT_FOUND'],
  decide: ({ body, header }, services) => {
    const revision = toRevision(body, services);
    return (reservation, stamp) => {
      const change = revise(reservation, revision, stamp);
      const stored = String(reservation.revision);
      requireRevision(header('if-match'), stored, change.history.length === 0 ? stored : undefined);
      return change;
    };
  },
  afterwards: async ({ body }, reservation, stamp, parts) => {
    if (body.tableIds !== undefined) await moveBillWithGuests(parts, reservation, stamp);
    if (body.tableIds !== undefined || body.allergy !== undefined)
      await copyAllergyToBill(parts, reservation, stamp);
    parts.printSoon();
  },
});

function toRevision(
  { startsAt, guests, note, allergy, tableIds }: Static<typeof ReservationChange>,
  { tables }: ReservationServices,
): ReservationRevision {
  return {
    ...(startsAt === undefined ? {} : { startsAt: Date.parse(startsAt) }),
    ...(guests === undefined ? {} : { guests }),
    ...(note === undefined ? {} : { note }),
    ...(allergy === undefined ? {} : { allergy: allergy && readAllergy(allergy) }),
    ...(tableIds === undefined ? {} : { tableIds: findTableIds(tables, tableIds) }),
  };
}
