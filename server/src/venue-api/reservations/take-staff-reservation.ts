import { type Static, Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../core/access/policies/venue/reservations.ts';
import { actorOf } from '../../core/access/sign-in/session.ts';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import {
  MOST_STAFF_GUESTS,
  type StaffReservationRequest,
} from '../../core/reservations/staff-reservation.ts';
import { instantSchema, nullable, optionalText } from '../../http/schema.ts';
import { copyAllergyToBill } from '../../operations/reservations/bill-of-party.ts';
import { takeStaffReservation as take } from '../../operations/reservations/take-staff-reservation.ts';
import { AllergyBody, readAllergy } from '../bills/allergy-resource.ts';
import { venueOperation } from '../venue-operation.ts';
import { ReservationWithClashes, withClashes } from './reservation-resource.ts';
import { findReservationServices } from './reservation-services.ts';
import { TableIds } from './tables/table-ids.ts';

const StaffReservation = Type.Object(
  {
    startsAt: instantSchema(
      'The time of the reservation; it may be in the past as long as the reservation would not be over.',
    ),
    guests: Type.Integer({ minimum: 1, maximum: MOST_STAFF_GUESTS }),
    customer: Type.Object({
      name: Type.String({ maxLength: RESERVATION_LIMITS.name }),
      phone: optionalText(RESERVATION_LIMITS.phone, 'The phone number in international or local form.'),
    }),
    note: optionalText(RESERVATION_LIMITS.note, 'A note for the staff; the guest sees it too.'),
    allergy: Type.Optional(nullable(AllergyBody, 'The allergy mark of the party. Guests never see it.')),
    tableIds: TableIds,
    isHere: Type.Optional(
      Type.Boolean({
        description:
          'Whether the guests are already there, as walk-ins are. They are checked in immediately.',
      }),
    ),
  },
  {
    title: 'StaffReservation',
    examples: [
      {
        startsAt: '2026-03-04T17:00:00.000Z',
        guests: 4,
        customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
        note: 'Bebek sandalyesi',
      },
    ],
  },
);

const Location = 'The path of the reservation.';

export const takeStaffReservation = venueOperation({
  operationId: 'takeStaffReservation',
  method: 'POST',
  path: '/venues/{venueId}/reservations',
  tag: 'Reservations',
  summary: 'Add a reservation',
  description:
    'Adds a reservation that was made by phone or at the entrance, and confirms it immediately. For ' +
    'walk-ins, send `isHere` to check the guests in immediately. Opening hours, the minimum notice, a ' +
    'lapsed subscription and the switch for online booking do not apply to staff. A repeat with the ' +
    'same `Idempotency-Key` adds nothing and answers with the reservation as it is now.',
  access: RESERVATION_ACCESS.change,
  body: StaffReservation,
  takesIdempotencyKey: true,
  addsBodyRules: true,
  invalidCode: 'CONTENT_INVALID',
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each reservation, and the same one ' +
      'for a retry.',
  },
  answers: {
    201: { description: 'The reservation was made.', schema: ReservationWithClashes, headers: { Location } },
    200: {
      description: 'The reservation that the first call with this `Idempotency-Key` added, as it is now.',
      schema: ReservationWithClashes,
      headers: {
        Location,
        'Idempotent-Replayed': '`true` if this `Idempotency-Key` was used before and nothing was added.',
      },
    },
  },
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'VENUE_SUSPENDED', 'RESERVATION_TABLE_TAKEN', 'TABLE_NOT_FOUND'],
  run: async (parts, { params: { venueId }, body, bodyProblems, idempotencyKey, session, now }) => {
    const services = await findReservationServices(parts, venueId, session);
    const taking = {
      venue: services.venue,
      tables: services.tables,
      by: actorOf(session),
      idempotencyKey,
      request: toRequest(body),
      bodyProblems,
    };
    const { reservation, clashes, isRepeat } = await take(parts, taking, now);
    if (!isRepeat) await copyAllergyToBill(parts, reservation, { by: taking.by, at: now });
    parts.printSoon();
    return {
      status: isRepeat ? 200 : 201,
      data: withClashes(reservation, clashes, services, now),
      headers: {
        Location: `/venue/v1/venues/${venueId}/reservations/${reservation.id}`,
        ...(isRepeat ? { 'Idempotent-Replayed': 'true' } : {}),
      },
    };
  },
});

/** The request for the rules in `core`. Properties that break a rule of the schema are missing in it. */
function toRequest(body: Partial<Static<typeof StaffReservation>>): StaffReservationRequest {
  const { startsAt, guests, customer, note = null, allergy = null, tableIds = [], isHere = false } = body;
  return {
    startsAt: typeof startsAt === 'string' ? Date.parse(startsAt) : undefined,
    guests,
    name: customer?.name,
    phone: customer?.phone ?? null,
    note,
    allergy: allergy && readAllergy(allergy),
    tableIds,
    isHere,
  };
}
