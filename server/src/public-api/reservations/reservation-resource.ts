import { type Static, Type } from 'typebox';
import {
  asOf,
  CANCELLERS,
  canCancelAt,
  pageUrlOf,
  RESERVATION_STATUSES,
  type Reservation,
} from '../../core/reservations/reservation.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { countSchema, instantSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { reservationExample } from './reservation-example.ts';

export const ReservationResource = Type.Object(
  {
    id: uuid('Keep it: it is how you read the reservation.'),
    venueId: uuid('The venue that is booked.'),
    status: oneOf(RESERVATION_STATUSES, 'Derived on every read.'),
    startsAt: instantSchema('When the guests come.'),
    guests: countSchema('How many people come.'),
    customer: Type.Object(
      {
        name: wordsSchema('Who booked.'),
        phone: Type.String({ description: 'In international form.' }),
        note: nullable(Type.String(), 'The note that the reservation was made with.'),
      },
      { description: 'Who booked.' },
    ),
    code: nullable(
      Type.String(),
      'The check-in code. Anyone who has it can see and cancel the reservation: give it only to the guest.',
    ),
    pageUrl: nullable(
      Type.String({ format: 'uri' }),
      'The page of the reservation: give it only to the guest. `null` for a venue without a public page.',
    ),
    canCancel: Type.Boolean({ description: 'Whether the guest can still cancel.' }),
    checkedInAt: nullable(instantSchema(), 'When the guests were checked in; `null` before.'),
    cancelledAt: nullable(instantSchema(), '`null` unless cancelled.'),
    cancelledBy: nullable(
      oneOf(CANCELLERS),
      '`Customer`: the guest, through the API or the page. `Venue`: the staff. `System`: the venue did not ' +
        'answer before the time of the reservation. `null` unless cancelled.',
    ),
    cancellationReason: nullable(Type.String(), 'The reason that was given; `null` when there was none.'),
    createdAt: instantSchema('When it was taken.'),
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
  const reservation = asOf(saved, now);
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
    pageUrl: pageUrlOf(reservation, username, publicSite),
    canCancel: canCancelAt(reservation, now),
    checkedInAt: instantOrNull(checkedInAt),
    cancelledAt: instantOrNull(cancelledAt),
    cancelledBy: reservation.cancelledBy,
    cancellationReason: reservation.cancellationReason,
    createdAt: instant(reservation.createdAt),
  };
}
