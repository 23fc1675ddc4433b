import { type Static, Type } from 'typebox';
import type { FullestMoment } from '../../core/reservations/seat-share.ts';
import { instant } from '../../http/answer/envelope.ts';
import { clockTime, instantSchema } from '../../http/schema.ts';
import { fullestExample } from './reservation-example.ts';

export const FullestMomentResource = Type.Object(
  {
    at: instantSchema(),
    time: clockTime('The time on the venue’s clock.'),
    guests: Type.Integer({ description: 'The guests of this reservation and all that were accepted.' }),
    seats: Type.Integer({ description: 'The seats of the venue.' }),
    limit: Type.Integer({
      description:
        'Up to so many guests the venue confirms a booking by itself: `seatSharePercent` of the seats.',
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
