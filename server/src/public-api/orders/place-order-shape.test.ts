import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { leavingNothing, place, preview, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';

const sofra = useSofra();
const venue = useFixture(() => sofra.newVenue());

/** Places and prices a body that must be refused because of its shape. Returns the fields that both refusals name. */
async function refuse(body: unknown, code: string): Promise<string[]> {
  const fields = assertRefused(
    await leavingNothing(sofra, venue, () => place(sofra, venue, body)),
    400,
    code,
  );
  assertRefused(await preview(sofra, venue, body), 400, code, fields);
  return fields;
}

const unreadable = (body: unknown) => refuse(body, 'VALIDATION_ERROR');
const refuseAsInvalid = (body: unknown) => refuse(body, 'PUBLIC_API_ORDER_INVALID');
const line = (change: Record<string, unknown>) => lineOf(venue.menu.kebab, change);
const withLine = (change: Record<string, unknown>) => sampleOrder(venue, { lines: [line({}), line(change)] });

test('400: a body that is not a JSON object is refused', async () => {
  for (const body of [null, [], 'order', 7, true]) assert.deepEqual(await unreadable(body), ['body']);
  for (const rawBody of ['', '{', '{"type":}', 'type=Takeaway', '\u{feff}']) {
    const answer = await leavingNothing(sofra, venue, () =>
      sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
        key: venue.key.text,
        rawBody,
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    assertRefused(answer, 400, 'VALIDATION_ERROR', ['body']);
  }
});

test('400: every field with a value of the wrong type is reported', async () => {
  assert.deepEqual(await unreadable(sampleOrder(venue, { type: 1 })), ['type']);
  assert.deepEqual(await unreadable(sampleOrder(venue, { customer: 'Ayşe' })), ['customer']);
  assert.deepEqual(await unreadable(sampleOrder(venue, { lines: {} })), ['lines']);
  assert.deepEqual(await unreadable(sampleOrder(venue, { lines: [null, 'kebab'] })), [
    'lines[0]',
    'lines[1]',
  ]);
  const customer = { name: 5, phone: 5_321_234_567, address: false };
  const body = sampleOrder(venue, { customer, note: {}, lines: [line({ quantity: '2', extraIds: 'all' })] });
  const fields = ['customer.name', 'customer.phone', 'customer.address', 'note'];
  assert.deepEqual(
    new Set(await unreadable(body)),
    new Set([...fields, 'lines[0].quantity', 'lines[0].extraIds']),
  );
});

test('400: an id that is not a UUID is refused, in every place', async () => {
  for (const id of [
    '1',
    `{${venue.id}}`,
    `urn:uuid:${venue.id}`,
    venue.id.replaceAll('-', ''),
    `${venue.id}0`,
  ]) {
    assert.deepEqual(await unreadable(roundAt(id, [line({})])), ['tableId']);
    const ids = { productId: id, portionId: id, extraIds: [id], removedIngredientIds: [randomUUID(), id] };
    const fields = ['productId', 'portionId', 'extraIds[0]', 'removedIngredientIds[1]'];
    assert.deepEqual(
      new Set(await unreadable(withLine(ids))),
      new Set(fields.map((field) => `lines[1].${field}`)),
    );
  }
  assert.deepEqual(await unreadable(withLine({ extraIds: [null, ''] })), [
    'lines[1].extraIds[0]',
    'lines[1].extraIds[1]',
  ]);
});

test('400: enum values match exactly, and never as numbers', async () => {
  for (const type of ['takeaway', 'TAKEAWAY', 'Take away', 'Pickup', 0]) {
    assert.deepEqual(await unreadable(sampleOrder(venue, { type })), ['type']);
  }
  for (const paymentMethod of ['cash', 'Bitcoin', 1]) {
    assert.deepEqual(await unreadable(sampleOrder(venue, { paymentMethod })), ['paymentMethod']);
  }
});

test('400: a quantity with a fraction is unreadable; a quantity out of range breaks a rule', async () => {
  for (const quantity of [1.5, '1', [], true]) {
    assert.deepEqual(await unreadable(withLine({ quantity })), ['lines[1].quantity']);
  }
  for (const quantity of [0, -1, 21, 1e20, null]) {
    assert.deepEqual(await refuseAsInvalid(withLine({ quantity })), ['lines[1].quantity']);
  }
});

test('400: missing and forbidden parts of an order type are reported field by field', async () => {
  const [tableId] = venue.tableIds;
  const customer = { name: 'Ayşe', phone: '05321234567', address: 'Moda Cad. 5' };
  const lines = [line({})];
  const cases: [Record<string, unknown>, string[]][] = [
    [{ type: 'DineIn', lines }, ['tableId']],
    [{ type: 'DineIn', tableId, customer, paymentMethod: 'Cash', lines }, ['customer', 'paymentMethod']],
    [{ type: 'Takeaway', lines }, ['customer']],
    [{ type: 'Takeaway', tableId, customer, lines }, ['tableId', 'customer.address']],
    [{ type: 'Takeaway', customer: {}, lines }, ['customer.name', 'customer.phone']],
    [
      { type: 'Delivery', customer: { name: ' ', phone: null, address: '' }, lines },
      ['customer.name', 'customer.phone', 'customer.address'],
    ],
    [{ type: 'Delivery', customer: { ...customer, phone: '12' }, lines }, ['customer.phone']],
    [{ customer, lines }, ['type']],
    [{ type: null, customer, lines }, ['type']],
    [{ type: '', customer, lines }, ['type']],
  ];
  for (const [body, fields] of cases)
    assert.deepEqual(await refuseAsInvalid(body), fields, JSON.stringify(body));
});

test('400: all problems are listed together, in the order of the request', async () => {
  const body = {
    lines: [
      { productId: venue.menu.kebab.id, quantity: 99, note: 'n'.repeat(201) },
      { portionId: randomUUID(), quantity: 1, extraIds: Array.from({ length: 21 }, () => randomUUID()) },
    ],
    note: 'n'.repeat(301),
    customer: { address: 'a'.repeat(301), phone: 'x'.repeat(31), name: 'n'.repeat(101) },
    tableId: venue.tableIds[0],
    type: 'Delivery',
  };
  assert.deepEqual(await refuseAsInvalid(body), [
    'tableId',
    'customer.name',
    'customer.phone',
    'customer.address',
    'note',
    'lines[0].portionId',
    'lines[0].quantity',
    'lines[0].note',
    'lines[1].productId',
    'lines[1].extraIds',
  ]);
  const { body: answer } = await place(sofra, venue, { ...body, note: null });
  const [table, name] = answer.validationErrors;
  assert.deepEqual(table, {
    field: 'tableId',
    message: 'is not allowed for Delivery',
    attemptedValue: venue.tableIds[0],
  });
  assert.equal(name.attemptedValue, 'n'.repeat(101));
});

test('400: an order has 1 to 30 lines, and a longer list is refused without a check of each line', async () => {
  for (const lines of [undefined, null, []]) {
    assert.deepEqual(await refuseAsInvalid(sampleOrder(venue, { lines })), ['lines']);
  }
  const lines = Array.from({ length: 31 }, () => line({}));
  assert.deepEqual(await refuseAsInvalid(sampleOrder(venue, { lines })), ['lines']);
  const endless = Array.from({ length: 80_000 }, () => ({}));
  assert.ok((await refuseAsInvalid(sampleOrder(venue, { lines: endless }))).length < 100);
});

test('413: a body over 256 KiB is refused unread, and the connection is closed', async () => {
  const rawBody = JSON.stringify(sampleOrder(venue)).padEnd(256 * 1024 + 1);
  for (const path of ['orders', 'orders/preview']) {
    const refused = await leavingNothing(sofra, venue, () =>
      sofra.call('POST', `/public/v1/venues/${venue.id}/${path}`, {
        key: venue.key.text,
        rawBody,
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    assertRefused(refused, 413, 'BODY_TOO_LARGE');
    assert.equal(refused.headers.get('connection'), 'close');
  }
});

test('415: a body without a JSON content type is refused, whatever it contains', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
    const headers = { 'content-type': type };
    const refused = await leavingNothing(sofra, venue, () =>
      place(sofra, venue, sampleOrder(venue), { headers }),
    );
    assertRefused(refused, 415, 'UNSUPPORTED_MEDIA_TYPE');
  }
});
