import { type Static, Type } from 'typebox';
import { eveningOf } from '../../core/reservations/calendar.ts';
import {
  CANCELLERS,
  RESERVATION_STATUSES,
  type Reservation,
  reservationAsOf,
  reservationPageUrl,
} from '../../core/reservations/reservation.ts';
import { CLASHES, type Clash } from '../../core/reservations/reservation-load.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
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
    status: oneOf(
      RESERVATION_STATUSES,
      'The current status. It can change because time passes, without a call.',
    ),
    startsAt: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    date: Type.String({
      format: 'date',
      description: 'The date on which its evening begins; for times after midnight, the date before.',
    }),
    guests: Type.Integer(),
    customer: Type.Object({
      name: Type.String(),
      phone: nullable(
        Type.String(),
        'The phone number in international form; `null` if staff took the reservation without one, and for ' +
          'a person without the right `seeGuests`.',
      ),
    }),
    note: nullable(Type.String(), 'The note for staff; guests never see it.'),
    originalNote: nullable(Type.String(), 'The note from the booking; the guest sees it.'),
    allergy: nullable(
      AllergySaidResource,
      'The allergy mark of the party; `null` if there is none. Only staff see it: guests and callers of ' +
        'the public API never do. When the guests are checked in, their open bill gets the mark. Its ' +
        '`text` is erased once the reservation is over.',
    ),
    tables: Type.Array(Type.Object({ id: uuid(), name: Type.String() }), {
      description: 'The tables of the party; its bill is at the first one. Empty until staff choose tables.',
    }),
    code: Type.String({ description: 'The check-in code of the guest.' }),
    pageUrl: nullable(
      Type.String({ format: 'uri' }),
      'The URL of the page of the reservation. Give it only to the guest. `null` if the venue has no ' +
        'public page.',
    ),
    isTakenByApi: Type.Boolean({
      description:
        'Whether it came through the public API; `false` if staff took it or the guest booked on the page ' +
        'of the venue.',
    }),
    takenBy: ReservationActorResource,
    likelyDuplicateOf: nullable(
      uuid(),
      'The open reservation with the same phone number that this one probably repeats. That is why this ' +
        'one waits for an answer; the guest is not told about the other one. `null` if there is none.',
    ),
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` if they were not.'),
    cancelledAt: nullable(instantSchema(), 'When it was cancelled; `null` if it was not.'),
    cancelledBy: nullable(
      oneOf(CANCELLERS),
      'Who cancelled it. `Customer`: the guest. `Venue`: the staff. `System`: the service, because the ' +
        'venue did not answer in time. `null` if it is not cancelled.',
    ),
    cancellationReason: nullable(Type.String(), 'The reason of the cancellation; `null` if none was given.'),
    createdAt: instantSchema(),
  },
  { title: 'VenueReservation', examples: [reservationExample] },
);

/**
 * The JSON of a reservation at an instant, for a caller of its venue. Only callers with the right see the phone
 * number.
 */
export function toReservationResource(
  saved: Reservation,
  services: ReservationServices,
  now: number,
): Static<typeof ReservationResource> {
  const complete = toWholeReservation(saved, services, now);
  return services.seesGuestContacts ? complete : withoutPhone(complete);
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
  const reservation = reservationAsOf(saved, now);
  const { startsAt } = reservation;
  return {
    id: reservation.id,
    venueId: reservation.venueId,
    revision: reservation.revision,
    status: reservation.status,
    startsAt: instant(startsAt),
    time: localTimeAt(venue.timeZone, startsAt).time,
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
    pageUrl: reservationPageUrl(reservation, venue.username, publicSite),
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
  'The clashes with accepted reservations. `TablesTaken`: more parties than tables. `SeatsTaken`: ' +
  'more guests than seats, if all tables have a number of seats. `SameTime`: another party in the ' +
  'same half hour, at a venue without tables. `SameGuest`: the same phone number, with visits that ' +
  'overlap. A clash is only a hint: no call is refused because of it.';

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
  services: ReservationServices,
  now: number,
): Static<typeof ReservationWithClashes> {
  return { ...toReservationResource(saved, services, now), clashes };
}
