import { type Static, Type } from 'typebox';
import type { ReservationWithFacts } from '../../../core/reservations/reservation-evening.ts';
import type { HalfHourLoad } from '../../../core/reservations/reservation-load.ts';
import { instant } from '../../../http/answer/envelope.ts';
import { clockTime, instantSchema, nullable } from '../../../http/schema.ts';
import { FullestMomentResource, toFullestMoment } from '../fullest-moment-resource.ts';
import { fullestExample, loadExample, reservationExample } from '../reservation-example.ts';
import {
  clashesDescription,
  clashesSchema,
  ReservationResource,
  toReservationResource,
} from '../reservation-resource.ts';
import type { ReservationServices } from '../reservation-services.ts';

const Occupancy = (description: string) =>
  Type.Object({ parties: Type.Integer(), guests: Type.Integer() }, { description });

export const GuestLoadResource = Type.Object(
  {
    startsAt: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    accepted: Occupancy('The parties that were accepted or have arrived.'),
    pending: Occupancy('The parties that wait for an answer.'),
  },
  {
    title: 'HalfHourLoad',
    description:
      'The guests expected in one half hour. A party counts from its time or its check-in for the usual ' +
      'length of a visit; guests who stay longer count until they leave.',
    examples: [loadExample],
  },
);

const clashes = ['TablesTaken'];

export const ListedReservation = Type.Object(
  {
    ...ReservationResource.properties,
    load: nullable(
      Type.Array(GuestLoadResource),
      'The half hours of the visit; `null` if it does not wait for an answer.',
    ),
    clashes: nullable(
      clashesSchema,
      `${clashesDescription} \`null\` if the reservation does not wait for an answer.`,
    ),
    fullest: nullable(
      FullestMomentResource,
      'The time of the visit at which most guests would be there if the request is accepted; `null` if ' +
        'it does not wait for an answer or a table has no number of seats.',
    ),
  },
  {
    title: 'ListedReservation',
    examples: [{ ...reservationExample, load: [loadExample], clashes, fullest: fullestExample }],
  },
);

/** The JSON of a reservation on a list. */
export function toListedReservation(
  { reservation, load, clashes, fullest }: ReservationWithFacts,
  services: ReservationServices,
  now: number,
): Static<typeof ListedReservation> {
  return {
    ...toReservationResource(reservation, services, now),
    load: load?.map(toGuestLoadResource) ?? null,
    clashes,
    fullest: fullest && toFullestMoment(fullest),
  };
}

/** The JSON of the guests expected in one half hour. */
export function toGuestLoadResource({
  startsAt,
  time,
  accepted,
  pending,
}: HalfHourLoad): Static<typeof GuestLoadResource> {
  return { startsAt: instant(startsAt), time, accepted: { ...accepted }, pending: { ...pending } };
}
