import type { OrderType } from '../../order-type.ts';
import { type Problem, Refusal } from '../../refusals.ts';
import { phoneToE164 } from '../../text/phone.ts';
import type { BillCustomer } from '../bill.ts';
import type { CustomerRequest, OrderRequest } from './order-request.ts';
import { sortByRequestField } from './sort-problems.ts';

/** The largest counts, quantities and lengths (in code points) of an order request; the smallest are 1. */
export const ORDER_LIMITS = {
  lines: 30,
  quantity: 20,
  idsPerList: 20,
  customerName: 100,
  customerPhone: 30,
  customerAddress: 300,
  note: 300,
  lineNote: 200,
} as const;

/** The properties of a request that depend on its type. `type` may be missing, because it is not checked yet. */
export type OrderShape = Pick<OrderRequest, 'tableId' | 'customer' | 'paymentMethod'> & {
  type: OrderType | null | undefined;
};

/**
 * Passes if a request has the properties that its type of order needs and no others, if its phone number is valid,
 * and if no problem was found before. Blank texts must already be `null`. Staff need not enter the customer's name
 * for a takeaway; for a delivery they need only the address.
 * @param countryCode  ISO 3166 alpha-2; the country of a phone number without a country code
 * @param found  problems that were found before, such as broken `ORDER_LIMITS`; a property that has one gets no
 *   second problem
 * @param orderedBy  a guest through the public API, or staff at the till
 * @throws Refusal PUBLIC_API_ORDER_INVALID with all problems, in the order of the request's properties
 * @see docs/ordering.md#a-basket
 */
export function checkOrderShape(
  request: OrderShape,
  countryCode: string,
  found: readonly Problem[] = [],
  orderedBy: OrderedBy = 'Guest',
): void {
  const own = [...partyProblems(request, orderedBy), ...phoneProblems(request, countryCode)];
  if (own.length === 0 && found.length === 0) return;
  const known = new Set(found.map(({ field }) => field));
  const isRefusedWhole = own.some(({ field }) => field === 'customer');
  const relevant = found.filter(({ field }) => !(isRefusedWhole && field.startsWith('customer.')));
  const problems = [...relevant, ...own.filter(({ field }) => !known.has(field))];
  if (problems.length > 0)
    throw new Refusal('PUBLIC_API_ORDER_INVALID', { problems: sortByRequestField(problems) });
}

/** The customer of a bill, from a request that passed `checkOrderShape`; `null` if the request has no customer. */
export function customerOf(
  { customer, paymentMethod }: Pick<OrderRequest, 'customer' | 'paymentMethod'>,
  countryCode: string,
): BillCustomer | null {
  if (customer === null && paymentMethod === null) return null;
  return {
    name: customer?.name ?? null,
    phone: customer?.phone ? phoneToE164(customer.phone, countryCode) : null,
    address: customer?.address ?? null,
    paymentMethod,
  };
}

/** Who sends an order: a guest through the public API, or staff at the till. */
export type OrderedBy = 'Guest' | 'Staff';

/**
 * The properties of a customer that a type of order needs, and the properties that it refuses; `null` if it takes
 * no customer.
 */
type CustomerRules = { needs: (keyof CustomerRequest)[]; refuses: (keyof CustomerRequest)[] } | null;

const CUSTOMER_RULES: Record<OrderedBy, Record<OrderType, CustomerRules>> = {
  Guest: {
    DineIn: null,
    Takeaway: { needs: ['name', 'phone'], refuses: ['address'] },
    Delivery: { needs: ['name', 'phone', 'address'], refuses: [] },
  },
  Staff: {
    DineIn: null,
    Takeaway: { needs: [], refuses: ['address'] },
    Delivery: { needs: ['address'], refuses: [] },
  },
};

function partyProblems(
  { type, tableId, customer, paymentMethod }: OrderShape,
  orderedBy: OrderedBy,
): Problem[] {
  if (type === null || type === undefined) return [];
  const rules = CUSTOMER_RULES[orderedBy][type];
  const problems: Problem[] = [];
  const needs = (field: string) =>
    problems.push({ field, message: `is required for ${type}`, attemptedValue: null });
  const refuses = (field: string, attemptedValue: string | null) =>
    problems.push({ field, message: `is not allowed for ${type}`, attemptedValue });
  if (type === 'DineIn' && tableId === null) needs('tableId');
  if (type !== 'DineIn' && tableId !== null) refuses('tableId', tableId);
  if (rules === null) {
    if (customer !== null) refuses('customer', null);
    if (paymentMethod !== null) refuses('paymentMethod', paymentMethod);
  } else if (customer === null) {
    if (rules.needs.length > 0) needs('customer');
  } else {
    for (const part of rules.needs) if (customer[part] === null) needs(`customer.${part}`);
    for (const part of rules.refuses)
      if (customer[part] !== null) refuses(`customer.${part}`, customer[part]);
  }
  return problems;
}

function phoneProblems({ type, customer }: OrderShape, countryCode: string): Problem[] {
  const phone = customer?.phone ?? null;
  if (type === 'DineIn' || phone === null || phoneToE164(phone, countryCode) !== null) return [];
  return [{ field: 'customer.phone', message: 'is not a phone number', attemptedValue: phone }];
}
