import { Type } from 'typebox';
import { BOOKING_LIMITS } from '../../../core/reservations/calendar.ts';
import { instantSchema, nullable, oneOf } from '../../../http/schema.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { takeBookingDraft as take } from '../../../operations/assistants/take-booking-draft.ts';
import { STALE } from '../../../operations/decide-until-fresh.ts';
import { publicOperation } from '../../public-operation.ts';
import { ReservationResource } from '../../reservations/reservation-resource.ts';
import { bookingRefusals } from '../../reservations/take-reservation.ts';
import { toReservationAnswer } from '../../reservations/taken-reservation.ts';
import { bookingDraftTakingExample } from '../assistant-example.ts';
import { DraftParams, requireDraftOfPath } from '../named-draft.ts';
import { BookingDraftResource, toBookingDraftResource } from './booking-draft-resource.ts';

const BookingDraftTakingResource = Type.Object(
  {
    outcome: oneOf(
      ['Booked', 'Changed'],
      '`Changed`: nothing was booked, because the draft has expired. Show `newDraft` to the person.',
    ),
    reservation: nullable(ReservationResource, 'The reservation as it is now; `null` unless it was booked.'),
    newDraft: nullable(BookingDraftResource, 'The draft that replaces an expired one; otherwise `null`.'),
  },
  { title: 'BookingDraftTaking', examples: [bookingDraftTakingExample] },
);

export const takeBookingDraft = publicOperation({
  operationId: 'takeBookingDraft',
  method: 'POST',
  path: '/booking-drafts/{draft}/take',
  tag: 'Reservations',
  summary: 'Take a prepared booking',
  description:
    'Books the reservation of a draft once the person has agreed to its time and number of guests. You ' +
    'can repeat the call: it books only once. A repeat answers 200 with the reservation as it is now, ' +
    'even if it was cancelled.',
  permission: 'Read',
  budget: 'write',
  params: DraftParams,
  body: Type.Object(
    {
      startsAt: instantSchema('The `startsAt` that the person agreed to.'),
      guests: Type.Integer({ minimum: 1, maximum: BOOKING_LIMITS.maxGuests }),
    },
    { title: 'BookingConfirmation', examples: [{ startsAt: '2026-03-04T17:00:00.000Z', guests: 4 }] },
  ),
  answers: {
    201: { description: 'The reservation was booked.', schema: BookingDraftTakingResource },
    200: {
      description:
        'The reservation that was already booked; or nothing was booked, because the draft has expired.',
      schema: BookingDraftTakingResource,
    },
  },
  refusals: ['ASSISTANT_DRAFT_NOT_FOUND', 'ASSISTANT_DRAFT_NOT_CONFIRMED', ...bookingRefusals],
  run: async (parts, { caller, lookup, params, body, language, now }) => {
    await requireAssistant(parts.db, caller);
    const named = await requireDraftOfPath(parts.secretKeys, caller, lookup, params.draft);
    const confirmed = { startsAt: Date.parse(body.startsAt), guests: body.guests };
    const taking = await take(parts, { caller, ...named, confirmed }, now);
    if (taking === STALE) return STALE;
    if (taking.kind === 'Changed') {
      const call = { caller, language };
      const newDraft = toBookingDraftResource(parts.secretKeys, call, named.venue, taking.prepared);
      return { status: 200, data: { outcome: 'Changed', reservation: null, newDraft } };
    }
    const reservation = await toReservationAnswer(parts, lookup, taking.reservation, now);
    return { status: taking.isRepeat ? 200 : 201, data: { outcome: 'Booked', reservation, newDraft: null } };
  },
});
