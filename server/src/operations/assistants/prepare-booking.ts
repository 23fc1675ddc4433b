import type { Caller } from '../../core/access/caller.ts';
import { bookingFingerprint } from '../../core/assistants/booking-draft.ts';
import { chooseDraft } from '../../core/assistants/draft.ts';
import type { Problem } from '../../core/refusals.ts';
import {
  type Booking,
  type BookingRequest,
  parseBooking,
  requireBookable,
} from '../../core/reservations/reservation-rules.ts';
import { listMatchingDrafts } from '../../store/assistants/drafts.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { type DraftParts, type PreparedDraft, writeDraft } from './write-draft.ts';

/** The booking in a draft. */
export interface BookingDraftContent {
  booking: Booking;
}

/** A booking that an assistant prepares for a person. */
export interface BookingDraftRequest {
  caller: Caller;
  venue: CachedVenue;
  request: BookingRequest;
  bodyProblems: readonly Problem[];
  /** Whether the person knows about the earlier similar booking, which was cancelled, and wants another. */
  again: boolean;
}

/**
 * Checks a booking, and keeps it as a draft for 15 minutes; books nothing. The same phone number and time get the same
 * draft, even if it was taken already; see `chooseDraft`.
 * @throws Refusal PUBLIC_API_RESERVATION_INVALID, and the refusals of `requireBookable`, except if a similar draft was
 *   taken and still counts
 */
export async function prepareBooking(
  parts: DraftParts,
  { caller, venue: { venue }, request, bodyProblems, again }: BookingDraftRequest,
  now: number,
): Promise<PreparedDraft<BookingDraftContent>> {
  const booking = parseBooking(request, venue.countryCode, bodyProblems);
  const owner = { venueId: venue.id, keyId: caller.keyId, likeness: bookingFingerprint(booking) };
  const known = chooseDraft(await listMatchingDrafts<BookingDraftContent>(parts.db, owner), again, now);
  if (known.kind === 'Taken') return { draft: known.draft, earlier: known.draft };
  requireBookable(venue, booking, now);
  return writeDraft(parts, owner, { booking }, again, now);
}
