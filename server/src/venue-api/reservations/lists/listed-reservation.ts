import { type Static, Type } from 'typebox';
import type { WeighedReservation } from '../../../core/reservations/reservation-evening.ts';
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

const Crowd = (description: string) =>
  Type.Object({ parties: Type.Integer(), guests: Type.Integer() }, { description });

export const LoadResource = Type.Object(
  {
    startsAt: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    accepted: Crowd('Parties that were accepted or have arrived.'),
    pending: Crowd('Parties that wait for an answer.'),
  },
  {
    title: 'HalfHourLoad',
    description:
      'The guests expected in one half hour. A party counts from its time, or its check-in, for the length of a visit at the venue; guests who stay longer until they leave.',
    examples: [loadExample],
  },
);

const clashes = ['TablesTaken'];

export const ListedReservation = Type.Object(
  {
    ...ReservationResource.properties,
    load: nullable(
      Type.Array(LoadResource),
      'The half hours of the visit; `null` unless the request waits for an answer.',
    ),
    clashes: nullable(
      clashesSchema,
      `${clashesDescription} \`null\` unless the request waits for an answer.`,
    ),
    fullest: nullable(
      FullestMomentResource,
      'The moment of the visit at which most guests would be there if the request is accepted; `null` unless it ' +
        'waits for an answer and every table states its seats.',
    ),
  },
  {
    title: 'ListedReservation',
    examples: [{ ...reservationExample, load: [loadExample], clashes, fullest: fullestExample }],
  },
);

/** The JSON of a reservation on a list. */
export function toListedReservation(
  { reservation, load, clashes, fullest }: WeighedReservation,
  staffServices: ReservationServices,
  now: number,
): Static<typeof ListedReservation> {
  return {
    ...toReservationResource(reservation, staffServices, now),
    load: load?.map(toLoadResource) ?? null,
    clashes,
    fullest: fullest && toFullestMoment(fullest),
  };
}

/** The JSON of the guests expected in one half hour. */
export function toLoadResource({
  startsAt,
  time,
  accepted,
  pending,
}: HalfHourLoad): Static<typeof LoadResource> {
  return { startsAt: instant(startsAt), time, accepted: { ...accepted }, pending: { ...pending } };
}
