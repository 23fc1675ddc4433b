import type { Caller } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { findDraft, updateDraftTaken } from '../../store/assistants/drafts.ts';
import { inTransaction } from '../../store/database.ts';
import { findReservation } from '../../store/reservations/reservations.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import { type BookingParts, takeReservation } from '../reservations/take-reservation.ts';
import { type BookingDraftContent, prepareBooking } from './prepare-booking.ts';
import type { PreparedDraft } from './write-draft.ts';

/** The draft of a booking that a person agreed to. */
export interface BookingDraftToTake {
  caller: Caller;
  /** The venue of the draft. */
  venue: CachedVenue;
  draftId: string;
  /** What the person agreed to; `startsAt` in milliseconds. */
  confirmed: { startsAt: number; guests: number };
}

/** The reservation of a draft; or a new draft that replaces it, because the old one expired. */
export type BookingDraftResult =
  | { kind: 'Taken'; reservation: Reservation; isRepeat: boolean }
  | { kind: 'Changed'; prepared: PreparedDraft<BookingDraftContent> };

/**
 * Takes the reservation of a draft. Repeated and parallel calls take it only once: for a taken draft, they return its reservation
 * as it is now, even if cancelled. Never returns a reservation that another caller booked.
 * @returns `STALE` if the venue changed since it was read
 * @throws Refusal ASSISTANT_DRAFT_NOT_FOUND, ASSISTANT_DRAFT_NOT_CONFIRMED, and those of `takeReservation`
 */
export async function takeBookingDraft(
  parts: BookingParts,
  { caller, venue, draftId, confirmed }: BookingDraftToTake,
  now: number,
): Promise<BookingDraftResult | Stale> {
  const { db } = parts;
  const venueId = venue.venue.id;
  const draft = await findDraft<BookingDraftContent>(db, venueId, caller.keyId, draftId);
  if (draft === null || !('booking' in draft.content)) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
  const { booking } = draft.content;
  if (draft.taken !== null) {
    const reservation = await findReservation(db, [venueId], draft.taken.as);
    if (reservation === null) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
    return { kind: 'Taken', reservation, isRepeat: true };
  }
  if (booking.startsAt !== confirmed.startsAt || booking.guests !== confirmed.guests)
    throw new Refusal('ASSISTANT_DRAFT_NOT_CONFIRMED');
  const wish = { caller, venue, request: booking, bodyProblems: [], isOfDraft: true };
  if (now >= draft.expiresAt)
    return {
      kind: 'Changed',
      prepared: await prepareBooking(parts, { ...wish, again: draft.slot > 0 }, now),
    };
  const taken = await takeReservation(parts, wish, now);
  if (taken === STALE) return STALE;
  // If the server dies before this, a repeat with this key finds the same reservation by phone number and time.
  await inTransaction(db, (tx) =>
    updateDraftTaken(tx, venueId, draftId, { at: now, as: taken.reservation.id }),
  );
  return { kind: 'Taken', ...taken };
}
