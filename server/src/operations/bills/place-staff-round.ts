import type { Actor } from '../../core/access/actor.ts';
import { actorOf } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { requireOpen } from '../../core/bills/bill-change.ts';
import { type BasketLine, checkBasket } from '../../core/bills/ordering/basket.ts';
import { newRoundOfBill, type OrderedBasket, type RoundOfBill } from '../../core/bills/ordering/new-round.ts';
import type { LineRequest } from '../../core/bills/ordering/order-request.ts';
import { sortByRequestField } from '../../core/bills/ordering/sort-problems.ts';
import { requireItemClasses } from '../../core/bills/prices/open-item.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { requireNotSuspended } from '../../core/venue/venue-state.ts';
import type { NewId } from '../../parts/parts.ts';
import { findAccountReaching } from '../../store/access/accounts.ts';
import { findBill } from '../../store/bills/bills.ts';
import type { Database, Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import type { PlacedRound, PlacementTerms } from './place-round.ts';
import { replayOrThrow } from './replay-or-throw.ts';
import {
  approverOf,
  type Consent,
  findAgreement,
  requireOrderRight,
  requireVisibleBill,
} from './require-right.ts';
import { saveStaffRound } from './save-staff-round.ts';

/** The dependencies of orders by staff. */
export interface StaffPlacementParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
}

/** A round that staff place: by whom, where, and with which Idempotency-Key. */
export interface StaffPlacement {
  venueId: string;
  /** The sender: an account of the venue or of its headquarter. */
  by: Actor;
  /** The person whose rights are checked. */
  consent: Consent;
  /** The account that took the order, if it is not the sender `by`; else `null`. The Idempotency-Key belongs to this account. */
  takenById: string | null;
  idempotencyKey: string;
  /** The colleague who approved its open items; absent if none was needed. */
  approvedBy?: Actor;
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
  /**
   * The id of the struck line that is ordered again; the Idempotency-Key then belongs to this line, so that all callers
   * together order it once.
   */
  againOf?: string;
}

/** A round that staff add to an open bill. */
export interface StaffRound extends StaffPlacement {
  billId: string;
  lines: readonly LineRequest[];
  note: string | null;
}

/** The most attempts while the venue or the bill changes; after the last, the person must look at the bill again. */
export const MOST_ROUND_ATTEMPTS = 5;

/**
 * Adds a round to an open bill of any type, once for each Idempotency-Key of the account that took it. Opening hours, rush
 * and a lapsed subscription do not apply to staff; menu, options and stock apply as for guests.
 * @throws Refusal VENUE_SUSPENDED, BILL_NOT_FOUND, BILL_NOT_OPEN, PUBLIC_API_ORDER_INVALID, PUBLIC_API_PRODUCT_NOT_FOUND,
 *   PUBLIC_API_PRODUCT_UNAVAILABLE, PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS, BILL_CHANGED,
 *   ACCOUNT_NOT_FOUND if the account that took it does not reach the venue; none of them if the key was used before
 */
export async function placeStaffRound(
  parts: StaffPlacementParts,
  round: StaffRound,
  now: number,
): Promise<PlacedRound> {
  const placed = await decideUntilFresh(MOST_ROUND_ATTEMPTS, isStale, (before) => {
    if (before !== null) parts.cache.forgetVersions();
    return tryStaffRound(parts, round, now);
  });
  if (placed === STALE) throw new Refusal('BILL_CHANGED');
  return placed;
}

async function tryStaffRound(
  { db, cache, newId }: StaffPlacementParts,
  round: StaffRound,
  now: number,
): Promise<PlacedRound | Stale> {
  const { venueId, billId, idempotencyKey } = round;
  const cached = await requireVenue(cache, venueId);
  try {
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(round.consent.session, bill);
    requireNotSuspended(cached.venue);
    const agreement = await findAgreement(db, venueId, round.consent);
    const permit = requireOrderRight(round.consent, agreement, billId, round.lines, now);
    const agreed = permit === null ? {} : approverOf(agreement);
    const taker = await findTaker(db, round);
    const decided = decideRound({ ...round, ...agreed }, taker, bill, cached, newId, now);
    return await saveStaffRound(
      db,
      decided,
      { ...staffPlacementTerms(round, cached, newId), permit },
      bill,
      now,
    );
  } catch (error) {
    return replayOrThrow(error, db, venueId, idempotencyOwnerId(round), idempotencyKey);
  }
}

function decideRound(
  round: StaffRound,
  takenBy: Actor | null,
  bill: Bill,
  cached: CachedVenue,
  newId: NewId,
  now: number,
): RoundOfBill {
  const { lines, note, bodyProblems } = round;
  if (bodyProblems.length > 0) {
    throw new Refusal('PUBLIC_API_ORDER_INVALID', { problems: sortByRequestField(bodyProblems) });
  }
  requireOpen(bill);
  requireItemClasses(lines, cached.venue);
  const basket = checkBasket(lines, cached.menuIndex);
  return newRoundOfBill(cached, bill.id, note, orderedBasketOf(round, takenBy, basket, now), newId);
}

/**
 * The goods of a placement, with who ordered them and when. For a struck line that is ordered again, `againOf` takes the
 * place of the Idempotency-Key.
 */
export function orderedBasketOf(
  { by, approvedBy, againOf, idempotencyKey }: StaffPlacement,
  takenBy: Actor | null,
  basket: readonly BasketLine[],
  now: number,
): OrderedBasket {
  const origin = againOf === undefined ? { idempotencyKey } : { againOf };
  const stamp = { by, at: now, ...(approvedBy === undefined ? {} : { approvedBy }) };
  return { basket, stamp, takenBy, origin };
}

/** The current venue. @throws Refusal VENUE_NOT_FOUND */
export async function requireVenue({ fresh }: VenueCache, venueId: string): Promise<CachedVenue> {
  const cached = await fresh.findVenue(venueId);
  if (cached === null) throw new Refusal('VENUE_NOT_FOUND');
  return cached;
}

/**
 * The id of the account, or of the struck line, to which the Idempotency-Key belongs: the same key of another sender is
 * then a repeat.
 */
export function idempotencyOwnerId({ by, takenById, againOf }: StaffPlacement): string {
  return againOf ?? takenById ?? by.id;
}

/**
 * The person who took the order; `null` if it is the sender.
 * @throws Refusal VENUE_SUSPENDED, ACCOUNT_NOT_FOUND if no account with this id reaches the venue
 */
export async function findTaker(db: Db, { venueId, by, takenById }: StaffPlacement): Promise<Actor | null> {
  if (takenById === null || takenById === by.id) return null;
  const taker = await findAccountReaching(db, venueId, takenById);
  if (taker === null) throw new Refusal('ACCOUNT_NOT_FOUND');
  return actorOf({ accountId: taker.id, name: taker.name });
}

/** The `PlacementTerms` of an order by staff. */
export function staffPlacementTerms(
  placement: StaffPlacement,
  cached: CachedVenue,
  newId: NewId,
): PlacementTerms {
  return {
    placedBy: idempotencyOwnerId(placement),
    idempotencyKey: placement.idempotencyKey,
    venueVersion: cached.version,
    keyVenue: null,
    trackingKey: null,
    cached,
    newId,
  };
}
