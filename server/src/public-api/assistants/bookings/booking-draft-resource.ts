import { type Static, Type } from 'typebox';
import type { SecretKeys } from '../../../core/secret-key.ts';
import { localTimeAt } from '../../../core/venue-clock.ts';
import { writeDraftToken } from '../../../crypto/tokens/draft-token.ts';
import { instant } from '../../../http/answer/envelope.ts';
import { clockTime, dateSchema, instantSchema, nullable, uuid } from '../../../http/schema.ts';
import type { BookingDraftContent } from '../../../operations/assistants/prepare-booking.ts';
import type { PreparedDraft } from '../../../operations/assistants/write-draft.ts';
import type { CachedVenue } from '../../../store/venue/cache/cached-venue.ts';
import { bookingDraftExample } from '../assistant-example.ts';
import { bookingConfirmation } from '../confirmation-text.ts';
import { bookingSentence } from '../draft-words.ts';
import { type DraftCall, draftProperties } from '../orders/order-draft-resource.ts';

export const BookingDraftResource = Type.Object(
  {
    ...draftProperties,
    isTaken: Type.Boolean({ description: 'Whether it was already booked. Taking it again books nothing.' }),
    venueId: uuid(),
    startsAt: instantSchema('The time of the booking. The person confirms it together with `guests`.'),
    localDate: dateSchema("The date of `startsAt` on the venue's clock."),
    localTime: clockTime("The time of `startsAt` on the venue's clock."),
    timeZone: Type.String(),
    guests: Type.Integer(),
    customer: Type.Object({
      name: Type.String(),
      phone: Type.String({ description: 'The phone number in international form.' }),
    }),
    note: nullable(Type.String()),
  },
  { title: 'BookingDraft', examples: [bookingDraftExample] },
);

/** The JSON of a prepared booking, in the language of the caller. */
export function toBookingDraftResource(
  secretKeys: SecretKeys,
  { caller, language }: DraftCall,
  { venue: { id: venueId, name: venueName, timeZone } }: CachedVenue,
  { draft }: PreparedDraft<BookingDraftContent>,
): Static<typeof BookingDraftResource> {
  const { booking } = draft.content;
  const { startsAt, guests, name, phone, note } = booking;
  const { date, time } = localTimeAt(timeZone, startsAt);
  const sentence = bookingSentence({ language, timeZone }, booking, draft.taken !== null);
  return {
    draft: writeDraftToken({ venueId, draftId: draft.id }, secretKeys[0], caller.keyId),
    expiresAt: instant(draft.expiresAt),
    isTaken: draft.taken !== null,
    sentence,
    confirmation: bookingConfirmation(venueName, booking, sentence),
    venueName,
    venueId,
    startsAt: instant(startsAt),
    localDate: date,
    localTime: time,
    timeZone,
    guests,
    customer: { name, phone },
    note,
  };
}
