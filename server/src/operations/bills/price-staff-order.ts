import { actorOf, type Session } from '../../core/access/sign-in/session.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { requireOpen } from '../../core/bills/bill-change.ts';
import { checkBasket } from '../../core/bills/ordering/basket.ts';
import { billWithRound, newRoundOfBill, newRoundOfOrder } from '../../core/bills/ordering/new-round.ts';
import type { LineRequest, OrderRequest } from '../../core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../core/bills/ordering/order-rules.ts';
import { sortByRequestField } from '../../core/bills/ordering/sort-problems.ts';
import { requireItemClasses } from '../../core/bills/prices/open-item.ts';
import type { OrderType } from '../../core/order-type.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { findTable } from '../../core/venue/tables/find-table.ts';
import { findBill } from '../../store/bills/bills.ts';
import type { Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { findOpenBillOfTable } from './find-open-bill-of-table.ts';
import { requireVenue, type StaffPlacementParts } from './place-staff-round.ts';
import { requireStock } from './price-order.ts';
import { requireVisibleBill } from './require-right.ts';

/** Lines that staff want to price, for an open bill or as a new order. */
export interface StaffBasket {
  venueId: string;
  session: Session;
  /** The bill that the lines would join; `null` for a new order. */
  billId: string | null;
  /** The type of a new order; `null` if `billId` is given. */
  type: OrderType | null;
  tableId: string | null;
  lines: LineRequest[];
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
}

/** A bill as it would be with the lines. */
export interface PricedBill {
  bill: Bill;
  /** The ids of the new lines on it, in the order of the request. */
  lineIds: readonly string[];
  /** The open bill that the lines would join; `null` if they would open a new bill. */
  joinsBillId: string | null;
}

/**
 * The bill as it would be after ordering these lines, with prices: a new bill, or the open bill with the lines added.
 * Checks the same as placing the order, except the customer, who may still be unknown. Writes nothing.
 * @throws Refusal VENUE_NOT_FOUND, BILL_NOT_FOUND, BILL_NOT_OPEN, BILL_TOO_LONG, TABLE_NOT_FOUND, TABLE_TAKEN,
 *   PUBLIC_API_ORDER_INVALID, PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE,
 *   PUBLIC_API_PRODUCT_OPTION_INVALID
 */
export async function priceStaffOrder(
  { db, cache, newId }: StaffPlacementParts,
  asked: StaffBasket,
  now: number,
): Promise<PricedBill> {
  const { venueId, billId, lines, session } = asked;
  const cached = await requireVenue(cache, venueId);
  const order = requireOrder(asked, cached);
  const table = order?.tableId ? findTable(cached.tables, order.tableId, 'TABLE_NOT_FOUND') : null;
  const open =
    billId === null
      ? await findOpenBillOfTable(db, venueId, table?.id, session)
      : await findNamed(db, venueId, billId, session);
  requireItemClasses(lines, cached.venue);
  const basket = checkBasket(lines, cached.menuIndex);
  await requireStock(db, venueId, basket);
  const ordered = { basket, stamp: { by: actorOf(session), at: now } };
  const round =
    order === null
      ? newRoundOfBill(cached, billId!, null, ordered, newId)
      : newRoundOfOrder(cached, order, table, ordered, newId);
  return { bill: billWithRound(round, open)!, lineIds: round.lineIds, joinsBillId: open?.id ?? null };
}

/**
 * The order that would be placed; `null` for a round on a bill.
 * @throws Refusal PUBLIC_API_ORDER_INVALID
 */
function requireOrder(
  { billId, type, tableId, lines, bodyProblems }: StaffBasket,
  { venue }: CachedVenue,
): OrderRequest | null {
  const problems = [...bodyProblems];
  if (billId === null) {
    if (type === null)
      problems.push({ field: 'type', message: 'is required without billId', attemptedValue: null });
    // A delivery needs an address before it is placed, not before it is priced.
    const customer = type === 'Delivery' ? { name: null, phone: null, address: '-' } : null;
    const order = { type: type!, tableId, customer, paymentMethod: null, note: null, lines, guests: null };
    checkOrderShape(order, venue.countryCode, problems, 'Staff');
    return order;
  }
  for (const [field, value] of Object.entries({ type, tableId })) {
    if (value === null) continue;
    problems.push({ field, message: 'is not allowed with billId', attemptedValue: value });
  }
  if (problems.length > 0)
    throw new Refusal('PUBLIC_API_ORDER_INVALID', { problems: sortByRequestField(problems) });
  return null;
}

async function findNamed(db: Db, venueId: string, billId: string, by: Session): Promise<Bill> {
  const bill = await findBill(db, venueId, billId);
  requireVisibleBill(by, bill);
  requireOpen(bill);
  return bill;
}
