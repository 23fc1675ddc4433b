import type { Static } from 'typebox';
import type { Bill, BillLine } from '../../core/bills/bill.ts';
import {
  lineStatus,
  lineTotalKurus,
  paymentStatusOf,
  remainingKurus,
  settledKurus,
  statusOf,
  unitKurus,
} from '../../core/bills/bill-status.ts';
import { CURRENCY } from '../../core/money.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import type { OrderLineResource, OrderResource } from './order-schema.ts';

/** The public JSON of a bill. */
export function toOrderResource(bill: Bill): Static<typeof OrderResource> {
  const status = statusOf(bill);
  const { totals, table, customer } = bill;
  return {
    id: bill.id,
    number: bill.number,
    venueId: bill.venueId,
    type: bill.type,
    status,
    paymentStatus: paymentStatusOf(bill),
    table: table === null ? null : { id: table.id, name: table.name },
    customer:
      customer === null
        ? null
        : {
            name: customer.name,
            phone: customer.phone,
            address: customer.address,
            paymentMethod: customer.paymentMethod,
          },
    note: bill.note,
    // Rounds are stored in the order in which they were saved, which may differ from the order in which they arrived.
    lines: bill.lines.toSorted((a, b) => a.orderedAt - b.orderedAt).map((line) => toOrderLine(bill, line)),
    totals: {
      subtotal: lira(totals.subtotalKurus),
      discount: lira(totals.discountKurus),
      serviceFee: lira(totals.serviceFeeKurus),
      total: lira(totals.totalKurus),
      paid: lira(settledKurus(bill)),
      remaining: lira(remainingKurus(bill)),
      currency: CURRENCY,
    },
    createdAt: instant(bill.openedAt),
    closedAt: bill.closedAt === null || status === 'Cancelled' ? null : instant(bill.closedAt),
  };
}

function toOrderLine(bill: Bill, line: BillLine): Static<typeof OrderLineResource> {
  return {
    id: line.id,
    productId: line.productId,
    productName: line.productName,
    portionId: line.isOpenItem ? null : line.portionId,
    portionName: line.isOpenItem ? null : line.portionName,
    quantity: line.quantity,
    unitPrice: lira(unitKurus(line)),
    total: lira(lineTotalKurus(bill, line)),
    status: lineStatus(bill, line),
    extras: line.extras.map(({ id, name, priceKurus }) => ({ id, name, price: lira(priceKurus) })),
    removedIngredients: line.removedIngredients.map(({ id, name }) => ({ id, name })),
    note: line.note,
    orderedAt: instant(line.orderedAt),
  };
}
