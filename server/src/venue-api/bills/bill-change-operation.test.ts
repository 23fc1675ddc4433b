import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

type Change = readonly [method: string, path: string, body: object | undefined];
type Line = { status: string; isGift: boolean; price: number; discount: object | null };
type Shown = Record<string, unknown> & { lines: Line[]; table: { id: string } };

interface Repeated {
  /** A change of a device, and then a change of a colleague. */
  done: Change;
  since: Change;
  /** The part of the bill that both change. */
  read: (bill: Shown) => unknown;
  of?: 'Takeaway' | 'Delivery' | 'DineIn';
}

const LINE = '/lines/{line}';

/** Changes that do not name a revision of the bill. */
const CHANGES: Record<string, Repeated> = {
  moveLine: {
    done: ['POST', `${LINE}/move`, { to: 'Served' }],
    since: ['POST', `${LINE}/move`, { to: 'Ready' }],
    read: ({ lines }) => lines[0]!.status,
  },
  bumpRound: {
    done: ['POST', '/rounds/{round}/bump', { to: 'Ready' }],
    since: ['POST', `${LINE}/move`, { to: 'Preparing' }],
    read: ({ lines }) => lines[0]!.status,
  },
  giveAway: {
    done: ['PUT', `${LINE}/gift`, { isGift: true }],
    since: ['PUT', `${LINE}/gift`, { isGift: false }],
    read: ({ lines }) => lines[0]!.isGift,
  },
  moveToTable: {
    of: 'DineIn',
    done: ['PUT', '/table', { tableId: '{otherTable}' }],
    since: ['PUT', '/table', { tableId: '{table}' }],
    read: ({ table }) => table.id,
  },
  askForBill: {
    of: 'DineIn',
    done: ['PUT', '/asked', { isAsked: true }],
    since: ['PUT', '/asked', { isAsked: false }],
    read: ({ askedAt }) => askedAt,
  },
  markLeft: {
    of: 'Delivery',
    done: ['PUT', '/departure', { hasLeft: true }],
    since: ['PUT', '/departure', { hasLeft: false }],
    read: ({ leftAt }) => leftAt,
  },
};

for (const [name, { done, since, read, of = 'Takeaway' }] of Object.entries(CHANGES))
  test(`200: ${name} that is repeated with its key leaves what a colleague has done since`, async () => {
    const [table, otherTable] = venue.tableIds;
    const bill = await openBill(venue, {
      ...{ type: of, lines: [lineOf(venue.menu.kebab)] },
      ...(of === 'DineIn' ? { tableId: table } : {}),
      ...(of === 'Delivery'
        ? { customer: { name: 'Ada', phone: '+905551112233', address: 'Moda Cd. 1' } }
        : {}),
    });
    const [line] = bill.first.lines;
    const call = ([method, path, body]: Change, headers = {}) => {
      const at = (text: string) =>
        text
          .replace('{line}', line.id)
          .replace('{round}', line.roundId)
          .replace('{table}', table!)
          .replace('{otherTable}', otherTable!);
      return bill.act(method, at(path), body && JSON.parse(at(JSON.stringify(body))), headers);
    };
    const key = { 'idempotency-key': freshKey() };
    const before = read(await bill.read());
    const first = await call(done, key);
    assert.equal(first.status, 200, first.text);
    assert.notDeepEqual(read(first.body.data), before);
    const second = await call(since);
    assert.equal(second.status, 200, second.text);
    const left = read(second.body.data);
    const repeated = await call(done, key);
    assert.deepEqual([repeated.status, read(repeated.body.data)], [200, left]);
    const again = await call(done, { 'idempotency-key': freshKey() });
    assert.deepEqual(read(again.body.data), read(first.body.data), 'another key is another change');
    await bill.act('POST', '/void', {});
  });

test('200: a repeat is answered though its table is gone; another key is refused', async () => {
  const own = await newStaffedVenue(sofra);
  const [table, otherTable] = own.tableIds;
  const bill = await openBill(own, { type: 'DineIn', tableId: table });
  const key = freshKey();
  const move = (tableId: unknown, withKey: string) =>
    bill.act('PUT', '/table', { tableId }, { 'idempotency-key': withKey });
  assert.equal((await move(otherTable, key)).status, 200);
  assert.equal((await move(table, freshKey())).status, 200);
  const removed = await own.owner.call('DELETE', `/venues/${own.id}/tables/${otherTable}`);
  assert.ok(removed.status < 300, removed.text);
  assertRefused(await move(otherTable, freshKey()), 404, 'TABLE_NOT_FOUND');
  const repeated = await move(otherTable, key);
  assert.deepEqual([repeated.status, repeated.body.data?.table.id], [200, table]);
});

test('200: a repeat of a payment, of its refund and of its other method is answered though the method is off', async () => {
  const own = await newStaffedVenue(sofra);
  const setUp = async (isActive: boolean) => {
    const method = (code: string, isOn: boolean) => ({
      ...{ code, name: code, kind: 'Other', isForMealsOnly: false, opensDrawer: false, isActive: isOn },
      ...{ givesChange: false, fiscalCode: null },
    });
    const settings = { paymentMethods: [method('stays', true), method('goes', isActive)] };
    const answer = await own.owner.call('PATCH', `/venues/${own.id}/settings`, settings);
    assert.equal(answer.status, 200, answer.text);
  };
  await setUp(true);
  const bill = await openBill(own);
  const send = (path: string, body: object, key: string) =>
    bill.act('POST', path, body, { 'idempotency-key': key });
  const paid = await send('/payments', { method: 'stays', amount: 10 }, freshKey());
  assert.equal(paid.status, 200, paid.text);
  const [{ id }] = paid.body.data.payments;
  const calls = [
    ['/payments', { method: 'goes', amount: 5 }],
    [`/payments/${id}/method`, { method: 'goes' }],
  ] as const;
  const sent: [string, object, string][] = calls.map(([path, body]) => [path, body, freshKey()]);
  for (const call of sent) assert.equal((await send(...call)).status, 200);
  const [, first] = (await bill.read()).payments;
  sent.push([`/payments/${first.id}/refunds`, { method: 'goes', amount: 1 }, freshKey()]);
  assert.equal((await send(...sent.at(-1)!)).status, 200);
  await setUp(false);
  const before = await bill.read();
  for (const [path, body, key] of sent) {
    const repeated = await send(path, body, key);
    assert.deepEqual([repeated.status, repeated.body.data?.revision], [200, before.revision], path);
    assertRefused(await send(path, body, freshKey()), 409, 'PAYMENT_METHOD_INACTIVE');
  }
});

test('400: a key that is no key is refused; without one the call is made as it is', async () => {
  const bill = await openBill(venue);
  const path = `/lines/${bill.first.lines[0].id}/move`;
  const answer = await bill.act('POST', path, { to: 'Ready' }, { 'idempotency-key': 'short' });
  assertRefused(answer, 400, 'IDEMPOTENCY_KEY_INVALID');
  assert.equal((await bill.act('POST', path, { to: 'Ready' })).status, 200);
});
