import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';
import { orderExample, orderRequestExample } from '../orders/order-example.ts';
import {
  availabilityExample,
  bookingRequestExample,
  reservationExample,
} from '../reservations/reservation-example.ts';

/** The `draft` of the examples: the ids of a venue and a draft, with a signature. */
export const draftExample =
  'drf_019000000000700080000000000000010195f0d21b807caa91b54df32e71aa042961f1f69b5b18910de8d315';
const expiresAt = '2026-03-01T17:20:12.480Z';
const { subtotal, discount, serviceFee, total, currency } = orderExample.totals;
const [line] = orderExample.lines;

export const rightsExample = {
  keyName: 'Web sitesi',
  assistantOrders: { perOrder: 1500, perDay: 5000, spentToday: 0 },
};

export const orderWishExample = { ...orderRequestExample, again: false };

export const similarOrderExample = {
  orderId: ID.order,
  number: orderExample.number,
  placedAt: orderExample.createdAt,
};

/** The customer of a takeaway order. */
export const draftCustomerExample = { name: 'Ayşe Yılmaz', phone: '+905321234567', address: null };

export const orderDraftExample = {
  draft: draftExample,
  expiresAt,
  isPlaced: false,
  sentence: 'Ürün: 2. Toplam: ₺900,90. Mutfak hemen başlar. Sipariş verilsin mi?',
  confirmation: `Köşe Lokantası\nMasa: ${orderExample.table.name}\n2 × ${line!.productName}, ${line!.portionName}: ₺910,00\nÜrün: 2. Toplam: ₺900,90. Mutfak hemen başlar. Sipariş verilsin mi?`,
  venueName: 'Köşe Lokantası',
  language: null,
  likeOrder: null,
  venueId: ID.venue,
  type: 'DineIn',
  table: orderExample.table,
  customer: null,
  paymentMethod: null,
  note: orderExample.note,
  lines: [
    {
      productId: ID.product,
      portionId: ID.portion,
      productName: line!.productName,
      portionName: line!.portionName,
      quantity: 2,
      unitPrice: 455,
      lineTotal: 910,
      extras: ['Közlenmiş biber'],
      removedIngredients: ['Soğan'],
      note: line!.note,
    },
  ],
  subtotal,
  discount,
  serviceFee,
  total,
  currency,
};

export const draftPlacementExample = { outcome: 'Placed', order: orderExample, newDraft: null };

export const bookingWishExample = { ...bookingRequestExample, again: false };

export const bookingDraftExample = {
  draft: draftExample,
  expiresAt,
  isTaken: false,
  sentence: 'Kişi: 4. 4 Mart 2026 Çarşamba 20:00. Masa ayrılsın mı?',
  confirmation:
    'Köşe Lokantası\nAyşe Yılmaz, +905321234567\nKişi: 4. 4 Mart 2026 Çarşamba 20:00. Masa ayrılsın mı?',
  venueName: 'Köşe Lokantası',
  venueId: ID.venue,
  startsAt: bookingRequestExample.startsAt,
  localDate: '2026-03-04',
  localTime: '20:00',
  timeZone: availabilityExample.timeZone,
  guests: 4,
  customer: { name: 'Ayşe Yılmaz', phone: '+905321234567' },
  note: bookingRequestExample.note,
};

export const bookingDraftTakingExample = {
  outcome: 'Booked',
  reservation: reservationExample,
  newDraft: null,
};
