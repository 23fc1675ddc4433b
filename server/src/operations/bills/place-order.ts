import type { Caller } from '../../core/access/caller.ts';
import { checkBasket } from '../../core/bills/ordering/basket.ts';
import { newRoundOfOrder } from '../../core/bills/ordering/new-round.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../core/bills/ordering/order-rules.ts';
import type { BillToOpen } from '../../core/bills/ordering/placement.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { orderingRefusalAt } from '../../core/venue/ordering.ts';
import { findTable } from '../../core/venue/tables/find-table.ts';
import type { NewId } from '../../parts/parts.ts';
import type { Database } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import { type PlacedRound, type PlacementTerms, saveRound } from './place-round.ts';
import { replayOrThrow } from './replay-or-throw.ts';

/** An order as a caller of the public API sends it. */
export interface OrderToPlace {
  caller: Caller;
  venue: CachedVenue;
  /** Whether venue and API key were read from the database after the request arrived, not from the cache. */
  isFresh: boolean;
  idempotencyKey: string;
  request: OrderRequest;
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
}

/**
 * Places an order through the public API, exactly once for each Idempotency-Key of an API key at a venue. Usually this
 * takes one round trip to the database: the statement that writes also checks that venue and key are still current.
 * @returns `STALE` if the venue changed since it or the key was read; also for a repeat that was decided with a cached
 *   venue, because a caller who lost the permission to order must not see their earlier order
 * @throws Refusal PUBLIC_API_ORDER_INVALID, PUBLIC_API_ORDERING_UNAVAILABLE, PLACE_IS_BUSY, OUTSIDE_WORKING_HOURS,
 *   PUBLIC_API_TABLE_NOT_FOUND, PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE,
 *   PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS; none of them if the Idempotency-Key was used before
 * @see docs/ordering.md#place-it
 */
export async function placeOrder(
  db: Database,
  newId: NewId,
  order: OrderToPlace,
  now: number,
): Promise<PlacedRound | Stale> {
  const { caller, venue, isFresh, idempotencyKey } = order;
  // The statement checks only one version of the venue, so a key of the same venue must have been read at that version.
  if (caller.venueId === venue.venue.id && caller.venueVersion !== venue.version) return STALE;
  try {
    const round = decideRound(order, newId, now);
    const placed = await saveRound(db, round, keyPlacementTerms(order, newId), null, now);
    return placed !== STALE && placed.isReplay && !isFresh ? STALE : placed;
  } catch (error) {
    if (!isFresh) throw error;
    return replayOrThrow(error, db, venue.venue.id, caller.keyId, idempotencyKey);
  }
}

/** Decides the round of an order. @throws Refusal what {@link placeOrder} throws, except ORDER_CREATION_IN_PROGRESS */
export function decideRound(
  { venue: cached, request, bodyProblems, caller }: OrderToPlace,
  newId: NewId,
  now: number,
): BillToOpen {
  checkOrderShape(request, cached.venue.countryCode, bodyProblems);
  const refusal = orderingRefusalAt(cached.venue, now);
  if (refusal !== null) throw new Refusal(refusal);
  const { tableId } = request;
  const table = tableId === null ? null : findTable(cached.tables, tableId, 'PUBLIC_API_TABLE_NOT_FOUND');
  const basket = checkBasket(request.lines, cached.menuIndex);
  const by = { kind: 'Key', id: caller.keyId, name: caller.keyName } as const;
  return newRoundOfOrder(cached, request, table, { basket, stamp: { by, at: now } }, newId);
}

/** The `PlacementTerms` of an order of an API key. */
export function keyPlacementTerms(order: OrderToPlace, newId: NewId): PlacementTerms {
  const { caller, venue: cached, idempotencyKey } = order;
  return {
    placedBy: caller.keyId,
    idempotencyKey,
    venueVersion: cached.version,
    keyVenue: { venueId: caller.venueId, version: caller.venueVersion },
    trackingKey: caller,
    cached,
    newId,
  };
}
