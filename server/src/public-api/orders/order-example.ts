import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';

/** The order of a table in the examples. */
export const orderRequestExample = {
  type: 'DineIn',
  tableId: ID.table,
  note: 'Doğum günü masası',
  lines: [
    {
      productId: ID.product,
      portionId: ID.portion,
      quantity: 2,
      note: 'Biri acısız',
      extraIds: [ID.extra],
      removedIngredientIds: [ID.ingredient],
    },
  ],
};

/** A kebab with its extra costs 455.00. Bills from 500.00 on get 10% off. The service fee is 10% of the rest. */
const sums = { subtotal: 910, discount: 91, serviceFee: 81.9, total: 900.9 };

/** The prices of that order. */
export const pricedBasketExample = {
  lines: [{ productId: ID.product, portionId: ID.portion, quantity: 2, unitPrice: 455, lineTotal: 910 }],
  ...sums,
  currency: 'TRY',
};

const orderedAt = '2026-03-01T17:05:12.480Z';

/** The order right after it was placed. */
export const orderExample = {
  id: ID.order,
  number: 128,
  venueId: ID.venue,
  type: 'DineIn',
  status: 'Received',
  paymentStatus: 'Unpaid',
  table: { id: ID.table, name: 'Bahçe 4' },
  customer: null,
  note: 'Doğum günü masası',
  lines: [
    {
      id: ID.line,
      productId: ID.product,
      productName: 'Adana Kebap',
      portionId: ID.portion,
      portionName: 'Tam',
      quantity: 2,
      unitPrice: 455,
      total: 910,
      status: 'Pending',
      extras: [{ id: ID.extra, name: 'Közlenmiş biber', price: 35 }],
      removedIngredients: [{ id: ID.ingredient, name: 'Soğan' }],
      note: 'Biri acısız',
      orderedAt,
    },
  ],
  totals: { ...sums, paid: 0, remaining: 900.9, currency: 'TRY' },
  createdAt: orderedAt,
  closedAt: null,
};
