import { type Static, Type } from 'typebox';
import type { FullestMoment } from '../../core/reservations/seat-share.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema } from '../../http/schema.ts';
import { fullestExample } from './reservation-example.ts';

export const FullestMomentResource = Type.Object(
  {
    at: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    guests: Type.Integer({ description: 'The number of guests of this reservation and all accepted ones.' }),
    seats: Type.Integer({ description: 'The number of seats of the venue.' }),
    limit: Type.Integer({
      description:
        'The number of guests up to which the venue confirms a booking automatically: `seatSharePercent` ' +
        'of the seats.',
    }),
  },
  {
    title: 'FullestMoment',
    description: 'The moment of the visit at which most guests would be there.',
    examples: [fullestExample],
  },
);

/** The JSON of the fullest moment of a visit. */
export function toFullestMoment({
  at,
  time,
  guests,
  seats,
  limit,
}: FullestMoment): Static<typeof FullestMomentResource> {
  return { at: instant(at), time, guests, seats, limit };
}
