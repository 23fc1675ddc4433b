import assert from 'node:assert/strict';
import type { Dice } from '../../../server/src/core/practice/dice.ts';
import { lineOf, type TestAnswer } from '../../../server/test/harness/sofra.ts';
import { freshKey, type Person } from '../../../server/test/harness/staff.ts';
import type { Schemas } from '../../src/api/client.ts';
import type { AppFixture } from '../app-fixture.ts';

type Bill = Schemas['Bill'];

/** The bills of an evening that staff serve by the API, each call made twice at once, as after an answer that was lost. */
export interface EveningTables {
  /** Guests sit down and order a starter and a main each, by seat, and a drink for all. */
  order(tableId: string): Promise<void>;
  /** Everything else of every open bill of these: a dish is removed or voided, the mains are fired, all is served and paid. */
  serveAll(): Promise<void>;
}

/** Bills that are served at the same time. */
const AT_ONCE = 6;

/** @param people  who take the orders and the payments, in turn */
export function eveningTables({ venue }: AppFixture, people: readonly Person[], dice: Dice): EveningTables {
  const bills = `/venues/${venue.id}/bills`;
  const productOf = (name: string) => venue.record.menu.products.find((one) => one.name === name)!;
  const [tea, ayran, kebab] = [productOf('Çay'), productOf('Ayran'), venue.menu.kebab];
  const open: { id: string; by: Person }[] = [];
  let opened = 0;
  const twice = (by: Person, path: string, body: object) => callTwice(by, bills + path, body);

  async function order(tableId: string): Promise<void> {
    const by = people[opened % people.length]!;
    opened += 1;
    const guests = 2 + dice(3);
    const seats = Array.from({ length: guests }, (_, at) => at + 1);
    const lines = [
      ...seats.map((seat) => lineOf(tea, { course: 'starter', seat })),
      ...seats.map((seat) => lineOf(kebab, { course: 'main', seat })),
      lineOf(ayran),
    ];
    const answer = await twice(by, '', { type: 'DineIn', tableId, guests, lines });
    open.push({ id: answer.body.data.bill.id, by });
  }

  async function serve({ id, by }: { id: string; by: Person }): Promise<void> {
    const read = async (): Promise<Bill> => (await by.call('GET', `${bills}/${id}`)).body.data;
    const { lines, rounds } = await read();
    const struck = [lines.findLast(({ isHeld }) => isHeld), lines[0], undefined, undefined][dice(4)];
    if (struck !== undefined) await twice(by, `/${id}/lines/${struck.id}/strike`, { reason: 'Vazgeçti' });
    await twice(by, `/${id}/fire`, { courseId: 'main' });
    for (const round of rounds) await twice(by, `/${id}/rounds/${round.id}/bump`, { to: 'Served' });
    await PAID[dice(PAID.length)]!(id, by, read);
    await twice(by, `/${id}/close`, { kind: 'Cash' });
  }

  /** How guests pay before the rest is paid in cash: each seat its own, equal parts, or all at once. */
  const PAID: ((id: string, by: Person, read: () => Promise<Bill>) => Promise<void>)[] = [
    async (id, by, read) => {
      const { lines } = await read();
      for (const seat of new Set(lines.flatMap((line) => line.seat ?? []))) {
        const { revision, lines: now } = await read();
        const own = now.filter((line) => line.seat === seat && line.status !== 'Cancelled');
        const units = own.map((line) => ({ lineId: line.id, quantity: line.quantity }));
        if (units.length > 0) await twice(by, `/${id}/payments`, { kind: 'Card', units, revision });
      }
    },
    async (id, by, read) => {
      for (const payersLeft of [3, 2, 1])
        await twice(by, `/${id}/payments`, { kind: 'Card', payersLeft, revision: (await read()).revision });
    },
    async () => {},
  ];

  return {
    order,
    serveAll: async () => {
      while (open.length > 0) await Promise.all(open.splice(0, AT_ONCE).map(serve));
    },
  };
}

/** Adds an area of tables T1, T2 and so on, eight in a row on its plan. @returns their ids by name */
export async function drawHall(
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  call: (method: string, path: string, body: object) => Promise<any>,
  count: number,
): Promise<ReadonlyMap<string, string>> {
  const named = Array.from({ length: count }, (_, at) => ({ name: `T${at + 1}`, capacity: 4 }));
  const { id: areaId, tables } = await call('POST', '/areas', { name: 'Hall', tables: named });
  const placed = tables.map(({ id }: { id: string }, at: number) => {
    const [x, y] = [1 + 5 * (at % 8), 1 + 5 * Math.floor(at / 8)];
    return { id, place: { x, y, width: 4, height: 4, shape: at % 2 === 0 ? 'Round' : 'Rectangle' } };
  });
  await call('PUT', `/areas/${areaId}/plan`, { walls: [], tables: placed });
  return new Map(tables.map(({ id, name }: { id: string; name: string }) => [name, id]));
}

/** Makes a call and its repeat at once. @returns the answer of the repeat, once the service is not busy with the first call */
async function callTwice(by: Person, path: string, body: object): Promise<TestAnswer> {
  const headers = { 'idempotency-key': freshKey() };
  const once = async () => {
    for (;;) {
      const answer = await by.call('POST', path, body, headers);
      if (answer.body.errorCode === 'ORDER_CREATION_IN_PROGRESS') continue;
      assert.ok(answer.status < 300, `${path}: ${answer.text}`);
      return answer;
    }
  };
  const [, repeat] = await Promise.all([once(), once()]);
  return repeat;
}
