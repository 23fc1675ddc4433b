const waiter = { kind: 'Account', id: '0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01', name: 'Deniz' };
const roundId = '0195f0c4-1b80-7a02-9c31-52d7e8f60a02';
const orderedAt = '2026-03-01T17:05:12.480Z';

/** The bill of the examples: a table that ordered once and paid a part. */
export const billExample = {
  id: '0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03',
  venueId: '01900000-0000-7000-8000-000000000001',
  number: 128,
  revision: 3,
  type: 'DineIn',
  state: 'Open',
  status: 'Preparing',
  paymentStatus: 'PartiallyPaid',
  table: { id: '01900000-0000-7000-8000-000000000104', name: 'Bahçe 4' },
  customer: null,
  guests: 4,
  note: 'Doğum günü masası',
  rounds: [{ id: roundId, orderedAt, by: waiter, takenBy: null, note: 'Doğum günü masası' }],
  lines: [
    {
      id: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904',
      roundId,
      productId: '01900000-0000-7000-8000-000000000301',
      productName: 'Adana Kebap',
      portionId: '01900000-0000-7000-8000-000000000401',
      portionName: 'Tam',
      quantity: 2,
      unitPrice: 455,
      total: 910,
      due: 819,
      isOpenItem: false,
      measure: null,
      vatPercent: 10,
      vatSection: 1,
      priceByHand: null,
      discount: null,
      status: 'Preparing',
      isGift: false,
      extras: [{ id: '01900000-0000-7000-8000-000000000501', name: 'Közlenmiş biber', price: 35 }],
      removedIngredients: [{ id: '01900000-0000-7000-8000-000000000601', name: 'Soğan' }],
      note: 'Biri acısız',
      orderedAt,
    },
  ],
  payments: [
    {
      id: '3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205',
      kind: 'Card',
      amount: 400,
      paidAt: '2026-03-01T18:21:40.102Z',
      by: waiter,
      reversedAt: null,
    },
  ],
  reductions: [{ campaignId: '01900000-0000-7000-8000-000000000701', name: 'Akşam indirimi', amount: 91 }],
  discount: null,
  totals: {
    subtotal: 910,
    discount: 91,
    serviceFee: 81.9,
    total: 900.9,
    paid: 400,
    remaining: 500.9,
    toGiveBack: 0,
    currency: 'TRY',
  },
  vat: [{ percent: 10, gross: 900.9, vat: 81.9, net: 819 }],
  isHidden: false,
  isPaidFirst: false,
  isPlacedByApi: false,
  openedAt: orderedAt,
  leftAt: null,
  closedAt: null,
  voidedAt: null,
};

/** The history of that bill. */
export const historyExample = [
  {
    action: 'BillOpened',
    at: orderedAt,
    by: waiter,
    detail: { roundId, lineIds: ['0195f0c4-1b80-7f13-8d20-6a41b5c7e904'] },
  },
  {
    action: 'LineMoved',
    at: '2026-03-01T17:09:31.006Z',
    by: waiter,
    detail: { lineId: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904', from: 'Pending', to: 'Preparing' },
  },
  {
    action: 'PaymentRecorded',
    at: '2026-03-01T18:21:40.102Z',
    by: waiter,
    detail: { paymentId: '3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205', kind: 'Card', amount: 400 },
  },
];
