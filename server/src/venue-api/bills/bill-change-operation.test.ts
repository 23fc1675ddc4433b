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
  /** What a device does, and what a colleague does after it. */
  done: Change;
  since: Change;
  /** What both are about. */
  read: (bill: Shown) => unknown;
  of?: 'Takeaway' | 'Delivery' | 'DineIn';
}

const LINE = '/lines/{line}';

/** Changes that name no revision of the bill. */
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

test('400: a key that is no key is refused; without one the call is made as it is', async () => {
  const bill = await openBill(venue);
  const path = `/lines/${bill.first.lines[0].id}/move`;
  const answer = await bill.act('POST', path, { to: 'Ready' }, { 'idempotency-key': 'short' });
  assertRefused(answer, 400, 'IDEMPOTENCY_KEY_INVALID');
  assert.equal((await bill.act('POST', path, { to: 'Ready' })).status, 200);
});
