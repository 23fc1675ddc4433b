import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, placeOrder } from '../../../test/harness/staff.ts';
import { samplePrinter } from '../../../test/printers/paper-printer.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function list(query = '', of = venue) {
  return of.waiter.call('GET', `/venues/${of.id}/tickets${query}`);
}

test('200: a ticket shows its lines, customer, origin and state', async () => {
  const { kebab } = venue.menu;
  const order = sampleOrder(venue, {
    note: 'Acele',
    lines: [
      lineOf(kebab, {
        quantity: 2,
        note: 'Az acılı',
        extraIds: [kebab.extras[0]!.id],
        removedIngredientIds: [kebab.removableIngredients[0]!.id],
      }),
    ],
  });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: order,
    headers: { 'idempotency-key': 'listed-ticket' },
  });
  const { body } = await list();
  const [ticket] = body.data.items;
  const { id: _, lines, roundId: __, ...rest } = ticket;
  assert.deepEqual(rest, {
    billId: placed.body.data.order.id,
    billNumber: 1,
    kind: 'Round',
    type: 'Takeaway',
    tableName: null,
    movedFrom: null,
    customerName: 'Ayşe Yılmaz',
    placedBy: 'Web site',
    note: 'Acele',
    isAgain: false,
    allergy: null,
    course: null,
    later: [],
    printerId: null,
    state: 'BoardOnly',
    createdAt: new Date(sofra.clock.now()).toISOString(),
    printedAt: null,
    prints: 0,
    mayBePrinted: false,
  });
  assert.equal(lines.length, 1);
  assert.deepEqual([lines[0].quantity, lines[0].quantityBefore, lines[0].note], [2, null, 'Az acılı']);
  assert.deepEqual([lines[0].extras.length, lines[0].removedIngredients.length], [1, 1]);
});

test('200: tickets can be filtered by bill, printer and state, newest first, page by page', async () => {
  const printer = samplePrinter();
  const venue = await newStaffedVenue(
    sofra,
    {},
    {
      revise: (record) => {
        record.printers = [printer];
      },
    },
  );
  const bill = await openBill(venue);
  sofra.clock.advance(1_000);
  await placeOrder(venue);
  const numbers = async (query: string) =>
    (await list(query, venue)).body.data.items.map(({ billNumber }: { billNumber: number }) => billNumber);
  assert.deepEqual(await numbers(''), [2, 1]);
  assert.deepEqual(await numbers(`?billId=${bill.first.id}`), [1]);
  assert.deepEqual(await numbers('?state=waiting'), [2, 1]);
  assert.deepEqual(await numbers('?state=Held'), []);
  assert.deepEqual(await numbers(`?printerId=${printer.id}`), [2, 1]);
  assert.deepEqual(await numbers(`?printerId=${randomUUID()}`), []);
  const first = await list('?pageSize=1', venue);
  const { items, nextCursor } = first.body.data;
  assert.deepEqual([items.length, nextCursor], [1, `after-${items[0].id}`]);
  for (const filter of [
    '',
    '&state=Waiting',
    `&printerId=${printer.id}`,
    `&printerId=${printer.id}&state=Waiting`,
  ])
    assert.deepEqual(await numbers(`?pageSize=1&cursor=${nextCursor}${filter}`), [1], filter);
  assert.deepEqual(await numbers(`?cursor=${nextCursor}&billId=${bill.first.id}`), [1]);
  assert.deepEqual(await numbers(`?billId=${bill.first.id}&state=Held`), []);
  assert.deepEqual(await numbers(`?billId=${bill.first.id}&printerId=${printer.id}`), [1]);
});

test('400: an invalid state, id or page is refused', async () => {
  for (const [query, code] of [
    ['?state=Lost', 'VALIDATION_ERROR'],
    ['?billId=7', 'VALIDATION_ERROR'],
    ['?cursor=2', 'VALIDATION_ERROR'],
    ['?cursor=after-7', 'VALIDATION_ERROR'],
    ['?pageSize=101', 'INVALID_PAGE_SIZE'],
  ] as const) {
    assertRefused(await list(query), 400, code);
  }
});

test('404: tickets and printers that are unknown or of another venue are not found', async () => {
  const other = await newStaffedVenue(sofra);
  await placeOrder(other);
  const theirs = (await list('', other)).body.data.items[0].id;
  for (const id of [theirs, randomUUID()]) {
    assertRefused(
      await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${id}/print`),
      404,
      'TICKET_NOT_FOUND',
    );
  }
  const own = (await list()).body.data.items[0].id;
  const path = `/venues/${venue.id}/tickets/${own}/print`;
  assertRefused(await venue.waiter.call('POST', path, { printerId: randomUUID() }), 404, 'PRINTER_NOT_FOUND');
});

test('409: a ticket cannot be printed without a printer', async () => {
  const own = (await list()).body.data.items[0].id;
  const refused = await venue.waiter.call('POST', `/venues/${venue.id}/tickets/${own}/print`, {});
  assertRefused(refused, 409, 'TICKET_NOT_PRINTABLE');
});
