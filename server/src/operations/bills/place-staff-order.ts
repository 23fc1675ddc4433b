import { checkBasket } from '../../core/bills/basket.ts';
import type { Bill, Named } from '../../core/bills/bill.ts';
import type { OrderRequest } from '../../core/bills/order-request.ts';
import { checkOrderShape, customerOf } from '../../core/bills/order-rules.ts';
import { addRound, openBill } from '../../core/bills/placement.ts';
import { Refusal } from '../../core/refusals.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { type DecidedRound, type PlacedRound, saveRound } from './place-round.ts';
import {
  placeByStaff,
  roundToPlace,
  type StaffPlacementParts,
  type StaffRound,
  termsOf,
} from './place-staff-round.ts';

/** An order that staff write down. */
export type StaffOrder = Omit<StaffRound, 'lines' | 'note'> & { request: OrderRequest };

/**
 * Places an order at the till, once for each Idempotency-Key of an account at a venue: a takeaway or delivery opens a bill
 * of its own, a dine-in order adds its round to the table's open bill or opens one. Staff are not bound by hours, rush or
 * subscription; the menu, its options and the stock hold for them as for guests.
 * @throws Refusal PUBLIC_API_ORDER_INVALID, TABLE_NOT_FOUND, PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE,
 *   PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS, BILL_CHANGED; unless the key was used before
 */
export function placeStaffOrder(
  parts: StaffPlacementParts,
  order: StaffOrder,
  now: number,
): Promise<PlacedRound> {
  const { request, bodyProblems } = order;
  const round: StaffRound = { ...order, lines: request.lines, note: request.note };
  return placeByStaff(parts, round, async (cached) => {
    checkOrderShape(request, cached.venue.countryCode, bodyProblems, 'Staff');
    const table = request.tableId === null ? null : findTable(cached, request.tableId);
    const basket = checkBasket(request.lines, cached.menuIndex);
    const lay = (open: Bill | null): DecidedRound => {
      const placed = roundToPlace(cached, basket, round, parts.newId, now);
      const { roundId, lineIds } = placed;
      if (open !== null) return { bill: addRound(open, placed), roundId, lineIds };
      const { id: venueId, countryCode, serviceFeeBasisPoints } = cached.venue;
      const bill = openBill({
        ...placed,
        billId: parts.newId(),
        venueId,
        type: request.type,
        table,
        customer: customerOf(request, countryCode),
        serviceFeeBasisPoints,
      });
      return { bill, roundId, lineIds };
    };
    return saveRound(parts.db, basket, termsOf(round, cached, parts.newId), lay, null, now);
  });
}

/** A table of the venue as a bill names it. @throws Refusal TABLE_NOT_FOUND */
export function findTable({ tables }: Pick<CachedVenue, 'tables'>, tableId: string): Named {
  const table = tables.get(tableId);
  if (table === undefined) {
    const problem = { field: 'tableId', message: 'is not a table of the venue', attemptedValue: tableId };
    throw new Refusal('TABLE_NOT_FOUND', { problems: [problem] });
  }
  return { id: table.id, name: table.name };
}
