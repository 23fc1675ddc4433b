import { Refusal } from '../../refusals.ts';
import { type VatTerms, vatAt } from '../../venue/vat.ts';
import type { Bill, BillLine } from '../bill.ts';
import { lineOf } from '../bill-change.ts';
import { billState } from '../bill-status.ts';
import type { LineRequest, OrderRequest } from './order-request.ts';

/** The parts of a venue that a line without a product of the menu depends on. */
export type VenueOfItems = VatTerms & { timeZone: string };

/**
 * The request for a struck line once more: the same product, portion, choices, note and quantity. What a person took off its price is not in it.
 * An open item keeps its name and its price, and gets a VAT class that has its rate now; where there is none, that of the venue.
 * @param at  the instant of the order
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if it was not struck
 */
export function lineToOrderAgain(bill: Bill, lineId: string, venue: VenueOfItems, at: number): LineRequest {
  const line = lineOf(bill, lineId);
  if (line.state !== 'Cancelled') throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  const request = requestOf(line);
  if (!line.isOpenItem) return request;
  const vatClass = classOfRate(line, bill, venue, at);
  return { ...request, openItem: { ...request.openItem!, vatClass } };
}

/** The request that orders a line as it is; an open item is of the VAT class of the venue. */
export function requestOf(line: BillLine): LineRequest {
  const { productId, portionId, productName, quantity, note, extras, removedIngredients, measure } = line;
  const request: LineRequest = {
    ...{ productId, portionId, quantity, note },
    extraIds: extras.map(({ id }) => id),
    removedIngredientIds: removedIngredients.map(({ id }) => id),
  };
  if (measure !== undefined) {
    const { grossThousandths, tareThousandths } = measure;
    request.measure = { grossThousandths, tareThousandths };
  }
  const { course, seat, allergy } = line;
  request.course = course?.id ?? null;
  if (seat !== undefined) request.seat = seat;
  if (allergy !== undefined) request.allergy = { allergens: allergy.allergens, text: allergy.text };
  if (line.isOpenItem)
    request.openItem = { name: productName, priceKurus: line.portionKurus, vatClass: null };
  return request;
}

/** The code of the class that has the rate of a line for an order now; `null` for that of the venue. */
function classOfRate(line: BillLine, { type }: Bill, venue: VenueOfItems, at: number): string | null {
  const vatOf = vatAt(venue, venue.timeZone, at, type);
  const hasRate = (code: string | null) => vatOf(code)?.vatRate === line.vatRate;
  if (hasRate(null)) return null;
  return venue.vatClasses.find(({ code }) => hasRate(code))?.code ?? null;
}

/**
 * The order of a struck line at the place of its bill, which striking its last line has cancelled: for the same table, customer and guests.
 * @throws Refusal BILL_NOT_OPEN if the bill is over in another way
 */
export function orderOfCancelled(bill: Bill, line: LineRequest): OrderRequest {
  if (billState(bill) !== 'Cancelled' || bill.voidedAt !== null) throw new Refusal('BILL_NOT_OPEN');
  const { type, table, customer, guests } = bill;
  const isNamed = customer !== null && type !== 'DineIn';
  return {
    ...{ type, tableId: table?.id ?? null, note: null, lines: [line], guests },
    customer: isNamed ? { name: customer.name, phone: customer.phone, address: customer.address } : null,
    paymentMethod: isNamed ? customer.paymentMethod : null,
  };
}
