import type { Caller } from '../../core/access/caller.ts';
import { type BasketLine, checkBasket } from '../../core/bills/basket.ts';
import type { Bill, Named } from '../../core/bills/bill.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import type { OrderRequest } from '../../core/bills/order-request.ts';
import { checkOrderShape, customerOf } from '../../core/bills/order-rules.ts';
import { addRound, openBill } from '../../core/bills/placement.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { orderingRefusalAt } from '../../core/venue/ordering.ts';
import { orderTrackedUntil } from '../../core/webhooks/event.ts';
import type { NewId } from '../../parts.ts';
import { findPlacement } from '../../store/bills/placements.ts';
import type { Database, Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { StaleVenue } from '../stale-venue.ts';
import { trackingKeyOf } from '../webhooks/tracking-key.ts';
import { type DecidedRound, type PlacedRound, saveRound } from './place-round.ts';

/** An order as a caller of the public API sends it. */
export interface OrderToPlace {
  caller: Caller;
  venue: CachedVenue;
  /** Whether venue and holder were compared with the database since the call came in. */
  isCurrent: boolean;
  idempotencyKey: string;
  request: OrderRequest;
  /** Problems of single properties that were found while reading the body. */
  bodyProblems: readonly Problem[];
}

/**
 * Places an order through the public API: once for each Idempotency-Key of an API key at a venue, whatever happens.
 * The usual path is one round trip: the statement that writes also checks that what was decided on still holds.
 * @throws Refusal PUBLIC_API_ORDER_INVALID, PUBLIC_API_ORDERING_UNAVAILABLE, PLACE_IS_BUSY, OUTSIDE_WORKING_HOURS,
 *   PUBLIC_API_TABLE_NOT_FOUND, PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE,
 *   PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS; unless the key was used before
 * @throws StaleVenue when the venue changed meanwhile, or since its key was read, and for a repeat that was not decided on
 *   the current venue and holder: who may no longer call is not answered what they placed before
 * @see the contract, "POST /venues/{venueId}/orders"
 */
export async function placeOrder(
  db: Database,
  newId: NewId,
  order: OrderToPlace,
  now: number,
): Promise<PlacedRound> {
  const { caller, venue, idempotencyKey } = order;
  // The statement checks one version of a venue: a key of the venue itself is believed only if it was read with that one.
  if (caller.venueId === venue.venue.id && caller.venueVersion !== venue.version) throw new StaleVenue();
  const terms = {
    placedBy: caller.keyId,
    idempotencyKey,
    venueVersion: venue.version,
    keyVenue: { venueId: caller.venueId, version: caller.venueVersion },
    trackingKey: { ...trackingKeyOf(caller), trackedUntil: orderTrackedUntil(now) },
    cached: venue,
    newId,
  };
  let placed: PlacedRound;
  try {
    const round = decide(order, now);
    const addTo = (bill: Bill | null) => lay(round, bill, order, newId, now);
    placed = await saveRound(db, round.basket, terms, addTo, null, now);
  } catch (error) {
    if (!(error instanceof Refusal && order.isCurrent)) throw error;
    return replayOr(error, db, order);
  }
  if (placed.isReplay && !order.isCurrent) throw new StaleVenue();
  return placed;
}

/** What was ordered before under the key is answered, whatever would be refused now. */
async function replayOr(refusal: Refusal, db: Db, order: OrderToPlace): Promise<PlacedRound> {
  const earlier = await findPlacement(db, order.venue.venue.id, order.caller.keyId, order.idempotencyKey);
  if (earlier === null) throw refusal;
  return { ...earlier, isReplay: true };
}

interface RoundOfOrder {
  basket: BasketLine[];
  table: Named | null;
}

function decide({ venue: cached, request, bodyProblems }: OrderToPlace, now: number): RoundOfOrder {
  checkOrderShape(request, cached.venue.countryCode, bodyProblems);
  const refusal = orderingRefusalAt(cached.venue, now);
  if (refusal !== null) throw new Refusal(refusal);
  return { table: findTable(cached, request.tableId), basket: checkBasket(request.lines, cached.menuIndex) };
}

/** The table of an order, `null` for none. @throws Refusal PUBLIC_API_TABLE_NOT_FOUND when the venue has no such table */
export function findTable(cached: Pick<CachedVenue, 'tables'>, tableId: string | null): Named | null {
  if (tableId === null) return null;
  const table = cached.tables.get(tableId);
  if (table === undefined) {
    const problem = { field: 'tableId', message: 'is not a table of the venue', attemptedValue: tableId };
    throw new Refusal('PUBLIC_API_TABLE_NOT_FOUND', { problems: [problem] });
  }
  return { id: table.id, name: table.name };
}

function lay(
  { basket, table }: RoundOfOrder,
  bill: Bill | null,
  { venue: { venue, campaigns }, caller, request }: OrderToPlace,
  newId: NewId,
  now: number,
): DecidedRound {
  const roundId = newId();
  const lineIds = basket.map(() => newId());
  const stamp: Stamp = { by: { kind: 'Key', id: caller.keyId, name: caller.keyName }, at: now };
  const round = { roundId, lineIds, basket, note: request.note, stamp, campaigns, timeZone: venue.timeZone };
  if (bill !== null) return { bill: addRound(bill, round), roundId, lineIds };
  const opened = openBill({
    ...round,
    billId: newId(),
    venueId: venue.id,
    type: request.type,
    table,
    customer: customerOf(request, venue.countryCode),
    serviceFeeBasisPoints: venue.serviceFeeBasisPoints,
  });
  return { bill: opened, roundId, lineIds };
}
