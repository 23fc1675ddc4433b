import { type Static, Type } from 'typebox';
import { ORDER_ACCESS } from '../../../core/access/policies/bills/orders.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import { unitKurus } from '../../../core/bills/bill-status.ts';
import { ORDER_TYPES } from '../../../core/order-type.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { liraSchema, nullable, oneOf, uuid } from '../../../http/schema.ts';
import { type PricedBill, priceStaffOrder } from '../../../operations/bills/price-staff-order.ts';
import { venueOperation } from '../../venue-operation.ts';
import { billExample } from '../bill-example.ts';
import { BillResource, toBillResource } from '../bill-resource.ts';
import { readStaffLines, StaffLines } from './staff-lines.ts';

const StaffBasketRequest = Type.Object(
  {
    billId: Type.Optional(nullable(uuid(), 'The open bill that the lines would join.')),
    type: Type.Optional(nullable(oneOf(ORDER_TYPES), 'Required without `billId`, not allowed with it.')),
    tableId: Type.Optional(
      nullable(uuid(), 'Required for `DineIn`; not allowed otherwise. The lines join the open bill there.'),
    ),
    lines: StaffLines,
  },
  {
    title: 'StaffBasketRequest',
    examples: [
      {
        type: 'DineIn',
        tableId: '01900000-0000-7000-8000-000000000104',
        lines: [
          {
            productId: '01900000-0000-7000-8000-000000000301',
            portionId: '01900000-0000-7000-8000-000000000401',
            quantity: 2,
          },
        ],
      },
    ],
  },
);

const { reductions, totals } = BillResource.properties;

const PricedBillResource = Type.Object(
  {
    billId: nullable(uuid(), 'The open bill that the lines would join; `null` when they would open one.'),
    lines: Type.Array(
      Type.Object(
        {
          productId: uuid(),
          portionId: uuid(),
          quantity: Type.Integer(),
          unitPrice: liraSchema('The price of the portion with the chosen extras.'),
          lineTotal: liraSchema('`unitPrice` times `quantity`, before campaigns.'),
          isHeld: Type.Boolean({ description: 'Whether it would be held for its course.' }),
        },
        { title: 'PricedLine' },
      ),
      { description: 'One for each line of the request, in the same order.' },
    ),
    reductions,
    totals,
  },
  {
    title: 'PricedBill',
    description: 'The prices of the lines, with the reductions and totals of the whole bill.',
    examples: [
      {
        billId: null,
        lines: billExample.lines.map(({ productId, portionId, quantity, unitPrice, total }) => ({
          ...{ productId, portionId, quantity, unitPrice },
          lineTotal: total,
          isHeld: false,
        })),
        reductions: billExample.reductions,
        totals: billExample.totals,
      },
    ],
  },
);

export const previewStaffOrder = venueOperation({
  operationId: 'previewStaffOrder',
  method: 'POST',
  path: '/venues/{venueId}/bills/preview',
  tag: 'Bills',
  summary: 'Price lines for a bill',
  description:
    'Checks and prices lines like an order, and saves nothing: as a new order, or with `billId` on ' +
    'that open bill. At a table with an open bill, the lines are priced on that bill. The customer is ' +
    'not needed yet.',
  access: ORDER_ACCESS.take,
  body: StaffBasketRequest,
  addsBodyRules: true,
  answers: { 200: { description: 'The prices.', schema: PricedBillResource } },
  refusals: [
    'BILL_NOT_FOUND',
    'BILL_NOT_OPEN',
    'BILL_TOO_LONG',
    'TABLE_NOT_FOUND',
    'TABLE_TAKEN',
    'PUBLIC_API_ORDER_INVALID',
    'PUBLIC_API_PRODUCT_OPTION_INVALID',
    'PUBLIC_API_PRODUCT_NOT_FOUND',
    'PUBLIC_API_PRODUCT_UNAVAILABLE',
    'VAT_CLASS_NOT_FOUND',
    'AMOUNT_TOO_FINE',
    'AMOUNT_NEGATIVE',
    'AMOUNT_TOO_LARGE',
  ],
  run: async (parts, { params: { venueId }, body, bodyProblems, session, now }) => {
    const { billId, type = null, tableId } = body;
    const { lines, problems } = readStaffLines(venueId, body.lines);
    const basket = {
      venueId,
      session,
      billId: billId?.toLowerCase() ?? null,
      type,
      tableId: tableId?.toLowerCase() ?? null,
      lines,
      bodyProblems: [...bodyProblems, ...problems],
    };
    return { status: 200, data: toPricedBillResource(await priceStaffOrder(parts, basket, now), session) };
  },
});

function toPricedBillResource(
  { bill, lineIds, joinsBillId }: PricedBill,
  session: Session,
): Static<typeof PricedBillResource> {
  const { reductions, totals } = toBillResource(bill, session);
  const byId = new Map(bill.lines.map((line) => [line.id, line]));
  const lines = lineIds.map((id) => {
    const line = byId.get(id)!;
    const { productId, portionId, quantity } = line;
    const unit = unitKurus(line);
    const isHeld = line.isHeld ?? false;
    return {
      productId,
      portionId,
      quantity,
      unitPrice: lira(unit),
      lineTotal: lira(unit * quantity),
      isHeld,
    };
  });
  return { billId: joinsBillId, lines, reductions, totals };
}
