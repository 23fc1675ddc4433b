import { Type } from 'typebox';
import { VenueParams } from '../../../http/schema.ts';
import { prepareBooking as prepare } from '../../../operations/assistants/prepare-booking.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { publicOperation } from '../../public-operation.ts';
import { BookingRequestSchema, toBookingRequest } from '../../reservations/booking-request-schema.ts';
import { bookingRefusals } from '../../reservations/take-reservation.ts';
import { bookingWishExample } from '../assistant-example.ts';
import { BookingDraftResource, toBookingDraftResource } from './booking-draft-resource.ts';

const again = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      '`true` if the person knows that this booking was already made and cancelled, and wants it again.',
  }),
);

export const prepareBooking = publicOperation({
  operationId: 'prepareBooking',
  method: 'POST',
  path: '/venues/{venueId}/booking-drafts',
  tag: 'Reservations',
  summary: 'Prepare a booking',
  description:
    'Checks a booking and keeps it as a draft for 15 minutes. Nothing is booked yet: show the draft ' +
    'and its `sentence` to the person, and take the draft once they agree. A second call with the same ' +
    'phone number for the same time returns the same draft, whether it was taken or not.',
  permission: 'Read',
  budget: 'write',
  params: VenueParams,
  body: Type.Object(
    { ...BookingRequestSchema.properties, again },
    { title: 'BookingWish', examples: [bookingWishExample] },
  ),
  addsBodyRules: true,
  answers: { 200: { description: 'The draft.', schema: BookingDraftResource } },
  refusals: bookingRefusals,
  run: async (parts, { caller, venue, body, bodyProblems, language, now }) => {
    await requireAssistant(parts.db, caller);
    const input = {
      caller,
      venue,
      request: toBookingRequest(body),
      bodyProblems,
      again: body.again ?? false,
    };
    const prepared = await prepare(parts, input, now);
    return {
      status: 200,
      data: toBookingDraftResource(parts.secretKeys, { caller, language }, venue, prepared),
    };
  },
});
