import { type Static, Type } from 'typebox';
import { eveningOf } from '../../core/reservations/calendar.ts';
import {
  asOf,
  CANCELLERS,
  pageUrlOf,
  RESERVATION_STATUSES,
  type Reservation,
} from '../../core/reservations/reservation.ts';
import { CLASHES, type Clash } from '../../core/reservations/reservation-load.ts';
import { localAt } from '../../core/venue-clock.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { AllergySaidResource, toAllergySaid } from '../bills/allergy-resource.ts';
import { reservationExample } from './reservation-example.ts';
import { ReservationActorResource, toReservationActor } from './reservation-history-resource.ts';
import type { ReservationServices } from './reservation-services.ts';

export const ReservationResource = Type.Object(
  {
    id: uuid(),
    venueId: uuid(),
    revision: Type.Integer({ description: 'Rises by one with every change of the reservation.' }),
    status: oneOf(RESERVATION_STATUSES, 'The status now; it also changes with time alone.'),
    startsAt: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    date: Type.String({
      format: 'date',
      description: 'The date on which its evening begins, also for times after midnight.',
    }),
    guests: Type.Integer(),
    customer: Type.Object({
      name: Type.String(),
      phone: nullable(
        Type.String(),
        'In international form; `null` when staff took the reservation without one, and for a person without the right `seeGuests`.',
      ),
    }),
    note: nullable(Type.String(), 'The note of the staff; guests never see it.'),
    originalNote: nullable(Type.String(), 'The note that the reservation was made with; the guest sees it.'),
    allergy: nullable(
      AllergySaidResource,
      'What no one of the party must get; `null` for none. For staff alone: guests and callers of the public API never see it. ' +
        'The open bill of the guests gets it when they are checked in. Its `text` is erased once the reservation is over.',
    ),
    tables: Type.Array(Type.Object({ id: uuid(), name: Type.String() }), {
      description: 'The tables of the party; its bill is at the first. Empty until staff choose some.',
    }),
    code: Type.String({ description: 'The check-in code of the guest.' }),
    pageUrl: nullable(
      Type.String({ format: 'uri' }),
      'The page of the reservation: give it only to the guest. `null` for a venue without a public page.',
    ),
    isTakenByApi: Type.Boolean({
      description:
        'Whether it came through the public API; `false` when staff took it, or the guest on the page of the venue.',
    }),
    takenBy: ReservationActorResource,
    likelyDuplicateOf: nullable(
      uuid(),
      'The open reservation of the same phone number that a guest or an assistant likely repeated: for that reason it waits for an answer, and ' +
        'the guest is told nothing of the other one. `null` for none.',
    ),
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` before.'),
    cancelledAt: nullable(instantSchema(), '`null` unless cancelled.'),
    cancelledBy: nullable(
      oneOf(CANCELLERS),
      '`Customer`: the guest. `Venue`: the staff. `System`: the venue did not answer in time. `null` unless cancelled.',
    ),
    cancellationReason: nullable(Type.String(), 'The reason that was given; `null` when there was none.'),
    createdAt: instantSchema(),
  },
  { title: 'VenueReservation', examples: [reservationExample] },
);

/** The JSON of a reservation at an instant, for a caller of its venue: the phone number of its guest only for who may see it. */
export function toReservationResource(
  saved: Reservation,
  staffServices: ReservationServices,
  now: number,
): Static<typeof ReservationResource> {
  const whole = toWholeReservation(saved, staffServices, now);
  return staffServices.seesGuests ? whole : withoutPhone(whole);
}

/** A reservation without the phone number of its guest; the same one if it has none. */
export function withoutPhone(
  reservation: Static<typeof ReservationResource>,
): Static<typeof ReservationResource> {
  const { customer } = reservation;
  if (customer.phone === null) return reservation;
  return { ...reservation, customer: { ...customer, phone: null } };
}

function toWholeReservation(
  saved: Reservation,
  { venue, tables, publicSite }: ReservationServices,
  now: number,
): Static<typeof ReservationResource> {
  const reservation = asOf(saved, now);
  const { startsAt } = reservation;
  return {
    id: reservation.id,
    venueId: reservation.venueId,
    revision: reservation.revision,
    status: reservation.status,
    startsAt: instant(startsAt),
    time: localAt(venue.timeZone, startsAt).time,
    date: eveningOf(venue, startsAt),
    guests: reservation.guests,
    customer: { name: reservation.name, phone: reservation.phone },
    note: reservation.note,
    originalNote: reservation.originalNote,
    allergy: toAllergySaid(reservation.allergy),
    tables: reservation.tableIds.flatMap((id) => {
      const table = tables.get(id);
      return table === undefined ? [] : [{ id, name: table.name }];
    }),
    code: reservation.code,
    pageUrl: pageUrlOf(reservation, venue.username, publicSite),
    isTakenByApi: reservation.isTakenByApi,
    takenBy: toReservationActor(reservation.takenBy),
    likelyDuplicateOf: reservation.likelyDuplicateOf,
    checkedInAt: instantOrNull(reservation.checkedInAt),
    cancelledAt: instantOrNull(reservation.cancelledAt),
    cancelledBy: reservation.cancelledBy,
    cancellationReason: reservation.cancellationReason,
    createdAt: instant(reservation.createdAt),
  };
}

export const clashesDescription =
  'The clashes with accepted reservations. `TablesTaken`: more parties than tables. `SeatsTaken`: more ' +
  'guests than seats, if every table states its seats. `SameTime`: another party in the same half hour, ' +
  'at a venue without tables. `SameGuest`: the same phone number, with visits that overlap. A clash is only a hint: ' +
  'nothing is refused because of it.';

export const clashesSchema = Type.Array(oneOf(CLASHES), { description: clashesDescription });

/** A reservation with its clashes, after a change that can cause them. */
export const ReservationWithClashes = Type.Object(
  { ...ReservationResource.properties, clashes: clashesSchema },
  {
    title: 'ReservationWithClashes',
    examples: [{ ...reservationExample, revision: 2, status: 'Confirmed', clashes: ['TablesTaken'] }],
  },
);

/** The JSON of a reservation with its clashes. */
export function withClashes(
  saved: Reservation,
  clashes: Clash[],
  staffServices: ReservationServices,
  now: number,
): Static<typeof ReservationWithClashes> {
  return { ...toReservationResource(saved, staffServices, now), clashes };
}
