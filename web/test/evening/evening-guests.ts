import assert from 'node:assert/strict';
import type { Dice } from '../../../server/src/core/practice/dice.ts';
import { randomOrder } from '../../../server/src/core/practice/guests.ts';
import { lineOf } from '../../../server/test/harness/sofra.ts';
import { freshKey } from '../../../server/test/harness/staff.ts';
import type { Schemas } from '../../src/api/client.ts';
import type { AppFixture } from '../app-fixture.ts';

type Bill = Schemas['Bill'];

/** The guests of an evening: what they order by the public API, and what the service has of it. */
export interface EveningGuests {
  /** Rounds that the service accepted from guests. */
  readonly accepted: number;
  /** Orders something at random: at a table that may have a bill already, to take away, or delivered. */
  order(): Promise<void>;
  /** Tries to order a product. Returns the error code, or `null`. */
  tryToOrder(product: { id: string; portions: { id: string }[] }): Promise<string | null>;
  /** Asks for a table tomorrow. Returns the name. */
  book(date: string): Promise<string>;
  /** All bills of the evening. */
  bills(): Promise<Bill[]>;
}

/** What they order: no dish that is sold out meanwhile. */
const PRODUCTS: readonly string[] = ['Adana Kebap', 'Çay', 'Ayran'];

/** @param tableIds  the tables where guests order */
export function eveningGuests(app: AppFixture, tableIds: readonly string[], dice: Dice): EveningGuests {
  const { sofra, venue } = app;
  let accepted = 0;
  let guest = 0;
  const send = (body: object) =>
    sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
      key: venue.key.text,
      headers: { 'idempotency-key': freshKey() },
      body,
    });
  const products = venue.record.menu.products.filter(({ name }) => PRODUCTS.includes(name));
  const nextNumber = () => {
    guest += 1;
    return guest;
  };
  const nextCustomer = () => {
    const { name, phone } = randomOrder({ products, tableIds: [] }, dice, nextNumber()).customer!;
    return { name, phone };
  };
  return {
    get accepted() {
      return accepted;
    },
    order: async () => {
      const answer = await send(randomOrder({ products, tableIds }, dice, nextNumber()));
      assert.equal(answer.status, 201, answer.text);
      accepted += 1;
    },
    tryToOrder: async (product) => {
      const customer = nextCustomer();
      const answer = await send({ type: 'Takeaway', customer, lines: [lineOf(product)] });
      if (answer.status === 201) accepted += 1;
      return answer.body.errorCode ?? null;
    },
    book: async (date) => {
      const customer = nextCustomer();
      const answer = await sofra.call('POST', `/public/v1/venues/${venue.id}/reservations`, {
        key: venue.key.text,
        headers: { 'idempotency-key': freshKey() },
        body: { startsAt: `${date}T17:00:00.000Z`, guests: 1 + dice(4), customer },
      });
      assert.equal(answer.status, 201, answer.text);
      return customer.name;
    },
    bills: async () => {
      const bills: Bill[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const rest = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const path = `/venues/${venue.id}/bills?state=All&pageSize=100${rest}`;
        const { body } = await venue.waiter.call('GET', path);
        bills.push(...body.data.items);
        cursor = body.data.nextCursor;
      }
      return bills;
    },
  };
}
