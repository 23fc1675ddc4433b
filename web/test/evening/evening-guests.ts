import assert from 'node:assert/strict';
import { lineOf } from '../../../server/test/sofra.ts';
import { freshKey } from '../../../server/test/staff.ts';
import type { Schemas } from '../../src/api/client.ts';
import type { AppFixture } from '../app-fixture.ts';

type Bill = Schemas['Bill'];

/** Numbers from 0 to below `below`, the same ones for the same seed. */
export type Dice = (below: number) => number;

export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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

const NAMES = ['Ayşe', 'Mehmet', 'Zeynep', 'Işık', 'Ömer', 'Çağla', 'Şebnem', 'Abdurrahman Selahaddin'];

/** @param tableIds  the tables where guests order */
export function eveningGuests(app: AppFixture, tableIds: readonly string[], dice: Dice): EveningGuests {
  const { sofra, venue } = app;
  let accepted = 0;
  let guest = 0;
  const send = (body: Record<string, unknown>) =>
    sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
      key: venue.key.text,
      headers: { 'idempotency-key': freshKey() },
      body,
    });
  const customer = () => {
    guest += 1;
    return { name: `${NAMES[dice(NAMES.length)]} ${guest}`, phone: `0532 ${1_000_000 + guest}` };
  };
  const products = () =>
    venue.record.menu.products.filter(({ name }) => ['Adana Kebap', 'Çay', 'Ayran'].includes(name));
  const lines = () =>
    Array.from({ length: 1 + dice(3) }, () => {
      const all = products();
      return lineOf(all[dice(all.length)]!, { quantity: 1 + dice(4) });
    });
  const whither = (): Record<string, unknown> => {
    const kind = dice(10);
    if (kind < 6) return { type: 'DineIn', tableId: tableIds[dice(tableIds.length)] };
    if (kind < 8) return { type: 'Takeaway', customer: customer() };
    return { type: 'Delivery', customer: { ...customer(), address: 'Moda Cad. 1' } };
  };
  return {
    get accepted() {
      return accepted;
    },
    order: async () => {
      const answer = await send({ ...whither(), lines: lines() });
      assert.equal(answer.status, 201, answer.text);
      accepted += 1;
    },
    tryToOrder: async (product) => {
      const answer = await send({ type: 'Takeaway', customer: customer(), lines: [lineOf(product)] });
      if (answer.status === 201) accepted += 1;
      return answer.body.errorCode ?? null;
    },
    book: async (date) => {
      const { name, phone } = customer();
      const answer = await sofra.call('POST', `/public/v1/venues/${venue.id}/reservations`, {
        key: venue.key.text,
        headers: { 'idempotency-key': freshKey() },
        body: { startsAt: `${date}T17:00:00.000Z`, guests: 1 + dice(4), customer: { name, phone } },
      });
      assert.equal(answer.status, 201, answer.text);
      return name;
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
