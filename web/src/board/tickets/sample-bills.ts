import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

type BillLine = Schemas['BillLine'];

/** A line of a round for tests. */
export function sampleLine(id: string, roundId: string, change: Partial<BillLine> = {}): BillLine {
  return {
    ...{ id, roundId, productId: `product-${id}`, productName: id, portionId: 'portion', portionName: 'Tam' },
    ...{ quantity: 1, unitPrice: 10, total: 10, status: 'Pending', isGift: false, note: null },
    ...{ due: 10, isOpenItem: false, measure: null, priceByHand: null, discount: null },
    ...{ vatPercent: null, vatSection: null, paidUnits: 0, acceptsMealCard: true },
    ...{ course: null, isHeld: false, firedAt: null, seat: null, allergy: null },
    ...{ extras: [], removedIngredients: [], orderedAt: '2026-03-03T17:00:00.000Z', readyAt: null },
    ...change,
  };
}

/** An open bill of a table for tests, with a round for each list of lines. */
export function sampleBill(id: string, rounds: Record<string, BillLine[]>, change: Partial<Bill> = {}): Bill {
  const by = { kind: 'Account', id: 'waiter', name: 'Deniz' } as const;
  return {
    ...{ id, venueId: 'venue', number: 1, revision: 1, type: 'DineIn', state: 'Open', status: 'Received' },
    ...{ paymentStatus: 'Unpaid', table: { id: 'table', name: 'Salon 1' }, customer: null, note: null },
    rounds: Object.keys(rounds).map((roundId, at) => ({
      ...{ id: roundId, by, takenBy: null, note: null, fromBillId: null, againOf: null },
      orderedAt: new Date(Date.parse('2026-03-03T17:00:00.000Z') + at * 60_000).toISOString(),
    })),
    lines: Object.values(rounds).flat(),
    ...{ payments: [], reductions: [], totals: {} as Bill['totals'], isHidden: false, isPlacedByApi: true },
    ...{ isPaidFirst: false, askedAt: null, allergy: null, movedTo: null, documents: [] },
    ...{ openedAt: '2026-03-03T17:00:00.000Z', leftAt: null, closedAt: null, voidedAt: null },
    ...change,
  } as Bill;
}
