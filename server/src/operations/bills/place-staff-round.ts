import { type BasketLine, checkBasket } from '../../core/bills/basket.ts';
import type { Actor, Bill } from '../../core/bills/bill.ts';
import { requireOpen } from '../../core/bills/bill-change.ts';
import type { LineRequest } from '../../core/bills/order-request.ts';
import { inRequestOrder } from '../../core/bills/order-rules.ts';
import { addRound, type RoundToPlace } from '../../core/bills/placement.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts.ts';
import { findBill } from '../../store/bills/bills.ts';
import { findPlacement } from '../../store/bills/placements.ts';
import type { Database } from '../../store/database.ts';
import type { CachedVenue, VenueCache } from '../../store/venue/venue-cache.ts';
import { StaleVenue } from '../stale-venue.ts';
import { type DecidedRound, type PlacedRound, type PlacementTerms, saveRound } from './place-round.ts';

/** What placing by staff works with. */
export interface StaffPlacementParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
}

/** Who places what for the kitchen, and under which Idempotency-Key. */
export interface StaffRound {
  venueId: string;
  /** An account of the venue or of its headquarter. */
  by: Actor;
  idempotencyKey: string;
  lines: readonly LineRequest[];
  note: string | null;
  /** Problems of single properties that were found while reading the body. */
  bodyProblems: readonly Problem[];
}

/**
 * Adds a round to an open bill of any type, once for each Idempotency-Key of an account at a venue. Staff are not bound
 * by hours, rush or subscription; the menu, its options and the stock hold for them as for guests.
 * @throws Refusal BILL_NOT_FOUND, BILL_NOT_OPEN, PUBLIC_API_ORDER_INVALID, PUBLIC_API_PRODUCT_NOT_FOUND,
 *   PUBLIC_API_PRODUCT_UNAVAILABLE, PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS, BILL_CHANGED; unless the
 *   key was used before
 */
export function placeStaffRound(
  parts: StaffPlacementParts,
  round: StaffRound & { billId: string },
  now: number,
): Promise<PlacedRound> {
  const { billId, venueId, bodyProblems } = round;
  return placeByStaff(parts, round, async (cached) => {
    const bill = await findBill(parts.db, [venueId], billId);
    if (bill === null) throw new Refusal('BILL_NOT_FOUND');
    if (bodyProblems.length > 0) {
      throw new Refusal('PUBLIC_API_ORDER_INVALID', { problems: inRequestOrder(bodyProblems) });
    }
    requireOpen(bill);
    const basket = checkBasket(round.lines, cached.menuIndex);
    const lay = (open: Bill | null): DecidedRound => {
      // The table may have another bill by now, while this one moved to another table or was closed: look again.
      if (open?.id !== billId) throw new StaleVenue();
      const placed = roundToPlace(cached, basket, round, parts.newId, now);
      return { bill: addRound(open, placed), roundId: placed.roundId, lineIds: placed.lineIds };
    };
    return saveRound(parts.db, basket, termsOf(round, cached, parts.newId), lay, bill, now);
  });
}

/** How often venue or bill may change in between before the person has to look again. */
const ATTEMPTS = 5;

/**
 * Runs a placement by staff on the venue as it is now, again when it changed meanwhile. What the Idempotency-Key placed
 * before is answered, whatever would be refused now.
 * @throws Refusal BILL_CHANGED when nothing stood still, and what `place` refuses
 */
export async function placeByStaff(
  { db, cache }: StaffPlacementParts,
  { venueId, by, idempotencyKey }: StaffRound,
  place: (cached: CachedVenue) => Promise<PlacedRound>,
): Promise<PlacedRound> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const cached = await cache.current.findVenue(venueId);
    if (cached === null) throw new Refusal('VENUE_NOT_FOUND');
    try {
      return await place(cached);
    } catch (error) {
      if (error instanceof StaleVenue) continue;
      if (!(error instanceof Refusal)) throw error;
      const earlier = await findPlacement(db, venueId, by.id, idempotencyKey);
      if (earlier === null) throw error;
      return { ...earlier, isReplay: true };
    }
  }
  throw new Refusal('BILL_CHANGED');
}

/** Whose round it is and what it is decided on, for the statement that writes it. */
export function termsOf(
  { by, idempotencyKey }: StaffRound,
  cached: CachedVenue,
  newId: NewId,
): PlacementTerms {
  return {
    placedBy: by.id,
    idempotencyKey,
    venueVersion: cached.version,
    keyVenue: null,
    trackingKey: null,
    cached,
    newId,
  };
}

/** A round of a basket with ids of its own, ready to be laid on a bill. */
export function roundToPlace(
  { venue, campaigns }: CachedVenue,
  basket: readonly BasketLine[],
  { note, by }: StaffRound,
  newId: NewId,
  now: number,
): RoundToPlace {
  return {
    roundId: newId(),
    lineIds: basket.map(() => newId()),
    basket,
    note,
    stamp: { by, at: now },
    campaigns,
    timeZone: venue.timeZone,
  };
}
