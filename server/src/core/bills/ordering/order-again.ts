import { Refusal } from '../../refusals.ts';
import { type VatTerms, vatAt } from '../../venue/vat.ts';
import type { Bill, BillLine } from '../bill.ts';
import { findLine } from '../bill-change.ts';
import { billState } from '../bill-status.ts';
import type { LineRequest, OrderRequest } from './order-request.ts';

/** The properties of a venue that decide the VAT of an open item. */
export type VenueOfItems = VatTerms & { timeZone: string };

/**
 * The request that orders a struck line again: the same product, portion, choices, note and quantity, without manual deductions. An open item
 * keeps its name and price; its VAT class is one that has the same rate now or, if there is none, the default class of the venue.
 * @param at  the time of the new order, in milliseconds
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if it was not struck
 */
export function lineToOrderAgain(bill: Bill, lineId: string, venue: VenueOfItems, at: number): LineRequest {
  const line = findLine(bill, lineId);
  if (line.state !== 'Cancelled') throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  const request = requestOfLine(line);
  if (!line.isOpenItem) return request;
  const vatClass = classOfRate(line, bill, venue, at);
  return { ...request, openItem: { ...request.openItem!, vatClass } };
}

/** The request that orders the same as a line. An open item gets the default VAT class of the venue. */
export function requestOfLine(line: BillLine): LineRequest {
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

/** Finds a VAT class that now has the rate of a line. @returns its code; `null` for the default class of the venue */
function classOfRate(line: BillLine, { type }: Bill, venue: VenueOfItems, at: number): string | null {
  const vatOf = vatAt(venue, venue.timeZone, at, type);
  const hasRate = (code: string | null) => vatOf(code)?.vatRate === line.vatRate;
  if (hasRate(null)) return null;
  return venue.vatClasses.find(({ code }) => hasRate(code))?.code ?? null;
}

/**
 * The order that replaces a bill whose last line was struck: the line for the same table, customer and number of guests.
 * @throws Refusal BILL_NOT_OPEN if the bill was voided, or is not cancelled
 */
export function orderForCancelledBill(bill: Bill, line: LineRequest): OrderRequest {
  if (billState(bill) !== 'Cancelled' || bill.voidedAt !== null) throw new Refusal('BILL_NOT_OPEN');
  const { type, table, customer, guests } = bill;
  const isNamed = customer !== null && type !== 'DineIn';
  return {
    ...{ type, tableId: table?.id ?? null, note: null, lines: [line], guests },
    customer: isNamed ? { name: customer.name, phone: customer.phone, address: customer.address } : null,
    paymentMethod: isNamed ? customer.paymentMethod : null,
  };
}
