import { createTicketMaker } from './board-tickets.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';
import { EMPTY_MEMORY } from './shown-tickets.ts';

/** A menu for tests of the board. */
export const SAMPLE_MENU = [
  {
    id: 'grill',
    name: 'Izgara',
    products: [
      { id: 'kebab', portions: [1, 2] },
      { id: 'kofte', portions: [1] },
    ],
  },
  { id: 'drinks', name: 'İçecekler', products: [{ id: 'tea', portions: [1] }] },
];

/** A line for tests; the name of its product is the id. */
export function sampleTicketLine(id: string, productId: string, change = {}) {
  return sampleLine(id, 'first', { productId, productName: productId, ...change });
}

/** The tickets of a bill for tests; the bill has one round with these lines. */
export function sampleTickets(...lines: ReturnType<typeof sampleTicketLine>[]) {
  return createTicketMaker().ticketsOf([sampleBill('bill', { first: lines })], [], EMPTY_MEMORY);
}
