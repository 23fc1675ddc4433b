import { type Static, Type } from 'typebox';
import {
  asOf,
  CANCELLERS,
  canCancelAt,
  pageUrlOf,
  RESERVATION_STATUSES,
  type Reservation,
} from '../../core/reservations/reservation.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { reservationExample } from './reservation-example.ts';

export const ReservationResource = Type.Object(
  {
    id: uuid(),
    venueId: uuid(),
    status: oneOf(RESERVATION_STATUSES, 'Worked out on every read.'),
    startsAt: instantSchema(),
    guests: Type.Integer(),
    customer: Type.Object({
      name: Type.String(),
      phone: Type.String({ description: 'In international form.' }),
      note: nullable(Type.String(), 'As it was when the reservation was made.'),
    }),
    code: nullable(
      Type.String(),
      'What the guest is checked in by at the door. Whoever has it can see and cancel the reservation: for the guest only.',
    ),
    pageUrl: nullable(
      Type.String({ format: 'uri' }),
      "The reservation's own page, for the guest only; `null` for a venue without a public page.",
    ),
    canCancel: Type.Boolean({ description: 'Whether its guest can still cancel it.' }),
    checkedInAt: nullable(instantSchema(), 'When the guests came; `null` before.'),
    cancelledAt: nullable(instantSchema(), '`null` unless cancelled.'),
    cancelledBy: nullable(
      oneOf(CANCELLERS),
      '`Customer` is the guest, by the API or the page; `System` when the venue had not answered by its time. `null` unless cancelled.',
    ),
    cancellationReason: nullable(Type.String(), 'In the words of who cancelled; `null` when they gave none.'),
    createdAt: instantSchema(),
  },
  { title: 'Reservation', examples: [reservationExample] },
);

/** Where the guest's pages are: `publicSite` without a slash at its end, and the name of a venue in its addresses. */
export interface PagePlaces {
  publicSite: string;
  username: string | null;
}

/** The public JSON of a reservation as it is at an instant. */
export function toReservationResource(
  saved: Reservation,
  { publicSite, username }: PagePlaces,
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
      // The public API takes none without one.
      phone: reservation.phone!,
      note: reservation.originalNote,
    },
    code: reservation.code,
    pageUrl: pageUrlOf(reservation, username, publicSite),
    canCancel: canCancelAt(reservation, now),
    checkedInAt: checkedInAt === null ? null : instant(checkedInAt),
    cancelledAt: cancelledAt === null ? null : instant(cancelledAt),
    cancelledBy: reservation.cancelledBy,
    cancellationReason: reservation.cancellationReason,
    createdAt: instant(reservation.createdAt),
  };
}
