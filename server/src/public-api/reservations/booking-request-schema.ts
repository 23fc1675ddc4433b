import { Type } from 'typebox';
import { BOOKING_LIMITS } from '../../core/reservations/calendar.ts';
import { type BookingRequest, RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { instantSchema, optionalText } from '../../http/schema.ts';
import { bookingRequestExample } from './reservation-example.ts';

const LIMITS = RESERVATION_LIMITS;

/** The rules of booking check these properties and refuse with codes of their own. */
const unreadableIsInvalid = { 'x-unreadable-is-invalid': true };

export const BookingRequestSchema = Type.Object(
  {
    startsAt: Type.String({
      ...instantSchema('The `startsAt` of a slot from the calendar.'),
      ...unreadableIsInvalid,
    }),
    guests: Type.Integer({
      minimum: 1,
      maximum: BOOKING_LIMITS.maxGuests,
      description: 'The number of guests.',
      ...unreadableIsInvalid,
    }),
    customer: Type.Object(
      {
        name: Type.String({
          maxLength: LIMITS.name,
          description: 'The guest who books.',
          ...unreadableIsInvalid,
        }),
        phone: Type.String({
          maxLength: LIMITS.phone,
          description:
            'The phone number in international or local form. The venue calls the guest with it, and the ' +
            'service uses it to recognise a repeated request.',
          ...unreadableIsInvalid,
        }),
      },
      { description: 'The guest who books.', ...unreadableIsInvalid },
    ),
    note: optionalText(LIMITS.note, 'A note for the venue; returned as `customer.note`.'),
  },
  { title: 'BookingRequest', examples: [bookingRequestExample] },
);

/** The request for the rules in `core`. A property with a problem may have any value. */
export function toBookingRequest(body: Record<string, unknown>): BookingRequest {
  const { startsAt, guests, note } = body;
  const customer = (body['customer'] ?? {}) as Record<string, unknown>;
  const instantMs = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NaN;
  return {
    startsAt: Number.isNaN(instantMs) ? null : instantMs,
    guests: typeof guests === 'number' ? guests : null,
    name: textOf(customer['name']),
    phone: textOf(customer['phone']),
    note: textOf(note),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
