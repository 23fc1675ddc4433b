import { type Static, Type } from 'typebox';
import {
  CANCELLERS,
  canGuestCancelAt,
  RESERVATION_STATUSES,
  type Reservation,
  reservationAsOf,
  reservationPageUrl,
} from '../../core/reservations/reservation.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { countSchema, instantSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { reservationExample } from './reservation-example.ts';

export const ReservationResource = Type.Object(
  {
    id: uuid('The id of the reservation. Store it: you need it to read the reservation.'),
    venueId: uuid('The venue of the reservation.'),
    status: oneOf(RESERVATION_STATUSES, 'The current status, derived on every read.'),
    startsAt: instantSchema('The time of the reservation.'),
    guests: countSchema('The number of guests.'),
    customer: Type.Object(
      {
        name: wordsSchema('The guest who booked.'),
        phone: Type.String({ description: 'The phone number in international form.' }),
        note: nullable(Type.String(), 'The note from the booking.'),
      },
      { description: 'The guest who booked.' },
    ),
    code: nullable(
      Type.String(),
      'The check-in code. Anyone who has it can see and cancel the reservation: give it only to the guest.',
    ),
    pageUrl: nullable(
      Type.String({ format: 'uri' }),
      'The URL of the page of the reservation. Give it only to the guest. `null` if the venue has no ' +
        'public page.',
    ),
    canCancel: Type.Boolean({ description: 'Whether the guest can still cancel.' }),
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` if they were not.'),
    cancelledAt: nullable(instantSchema(), 'When it was cancelled; `null` if it was not.'),
    cancelledBy: nullable(
      oneOf(CANCELLERS),
      '`Customer`: the guest, through the API or the page. `Venue`: the staff. `System`: the venue did not ' +
        'answer before the time of the reservation. `null` unless cancelled.',
    ),
    cancellationReason: nullable(Type.String(), 'The reason of the cancellation; `null` if none was given.'),
    createdAt: instantSchema('When the reservation was made.'),
  },
  { title: 'Reservation', description: 'A reservation as it is now.', examples: [reservationExample] },
);

/** The address of the guest pages: `publicSite` without a trailing slash, and the username of the venue. */
export interface PageAddresses {
  publicSite: string;
  username: string | null;
}

/** The public JSON of a reservation as it is at an instant. */
export function toReservationResource(
  saved: Reservation,
  { publicSite, username }: PageAddresses,
  now: number,
): Static<typeof ReservationResource> {
  const reservation = reservationAsOf(saved, now);
  const { checkedInAt, cancelledAt } = reservation;
  return {
    id: reservation.id,
    venueId: reservation.venueId,
    status: reservation.status,
    startsAt: instant(reservation.startsAt),
    guests: reservation.guests,
    customer: {
      name: reservation.name,
      // Every reservation of the public API has a phone number.
      phone: reservation.phone!,
      note: reservation.originalNote,
    },
    code: reservation.code,
    pageUrl: reservationPageUrl(reservation, username, publicSite),
    canCancel: canGuestCancelAt(reservation, now),
    checkedInAt: instantOrNull(checkedInAt),
    cancelledAt: instantOrNull(cancelledAt),
    cancelledBy: reservation.cancelledBy,
    cancellationReason: reservation.cancellationReason,
    createdAt: instant(reservation.createdAt),
  };
}
