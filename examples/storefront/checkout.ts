import type { OrderRequest, ValidationError } from '@sofra/sdk';
import { type Basket, linesOf } from './basket.ts';

/** The fields of the order form that can have an error. */
export type CheckoutField = 'name' | 'phone' | 'address';

const PAYMENTS = ['Cash', 'Card', 'MealCard'] as const;

/** The order from a form. The service checks its fields. */
export function orderRequestOf(
  basket: Basket,
  form: URLSearchParams,
  { tableId, delivers }: { tableId: string | null; delivers: boolean },
): OrderRequest {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const lines = linesOf(basket);
  const note = text('note') === '' ? null : text('note');
  if (tableId !== null) return { type: 'DineIn', tableId, note, lines };
  const type = delivers && form.get('type') === 'Delivery' ? 'Delivery' : 'Takeaway';
  const customer = { name: text('name'), phone: text('phone') };
  return {
    type,
    customer: type === 'Delivery' ? { ...customer, address: text('address') } : customer,
    paymentMethod: PAYMENTS.find((method) => method === form.get('payment')) ?? null,
    note,
    lines,
  };
}

/** The fields that the service did not accept. */
export function fieldsOf(problems: readonly ValidationError[]): CheckoutField[] {
  return (['name', 'phone', 'address'] as const).filter((field) =>
    problems.some((problem) => problem.field === `customer.${field}`),
  );
}
