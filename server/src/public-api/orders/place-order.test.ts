import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { calledFiles, HOT_PATH_BOUNDS, linesOf } from '../../../test/architecture/called-files.ts';
import { leftBehind, place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { billDiscount, percent } from '../../../test/samples/sample-campaigns.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('201: an order is answered completely, with every field of the contract', async () => {
  const venue = await sofra.newVenue({ serviceFeeBasisPoints: 1_000 });
  const { kebab } = venue.menu;
  const [pepper, bread] = kebab.extras;
  const [onion] = kebab.removableIngredients;
  const line = lineOf(kebab, {
    quantity: 2,
    note: 'İyi pişsin',
    extraIds: [bread!.id, pepper!.id],
    removedIngredientIds: [onion!.id],
  });
  const customer = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', address: 'Moda Cad. 5' };
  const more = { type: 'Delivery', customer, paymentMethod: 'MealCard', note: 'Zil bozuk', lines: [line] };
  const { status, headers, body } = await place(sofra, venue, sampleOrder(venue, more));
  const { order, addedLineIds } = body.data;
  assert.equal(status, 201);
  assert.match(order.id, UUID);
  assert.match(order.lines[0].id, UUID);
  assert.equal(headers.get('location'), `/public/v1/orders/${order.id}`);
  assert.equal(headers.get('idempotent-replayed'), null);
  const now = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual(addedLineIds, [order.lines[0].id]);
  assert.deepEqual(order, {
    id: order.id,
    number: 1,
    venueId: venue.id,
    type: 'Delivery',
    status: 'Received',
    paymentStatus: 'Unpaid',
    table: null,
    customer: { ...customer, phone: '+905321234567', paymentMethod: 'MealCard' },
    note: 'Zil bozuk',
    lines: [
      {
        id: order.lines[0].id,
        productId: kebab.id,
        productName: 'Adana Kebap',
        portionId: kebab.portions[0]!.id,
        portionName: 'Tam',
        quantity: 2,
        unitPrice: 135.5,
        total: 271,
        status: 'Pending',
        extras: [
          { id: bread!.id, name: 'Ekmek', price: 0 },
          { id: pepper!.id, name: 'Közlenmiş biber', price: 15 },
        ],
        removedIngredients: [{ id: onion!.id, name: 'Soğan' }],
        note: 'İyi pişsin',
        orderedAt: now,
      },
    ],
    totals: {
      subtotal: 271,
      discount: 0,
      serviceFee: 27.1,
      total: 298.1,
      paid: 0,
      remaining: 298.1,
      currency: 'TRY',
    },
    createdAt: now,
    closedAt: null,
  });
});

test('201: amounts have two decimals, and no property is left out or empty', async () => {
  const venue = await sofra.newVenue();
  const { text } = await place(sofra, venue, sampleOrder(venue, { note: '  ', paymentMethod: '' }));
  for (const part of ['"unitPrice":120.50', '"total":120.50', '"discount":0.00', '"serviceFee":0.00']) {
    assert.ok(text.includes(part), `${part} in ${text}`);
  }
  assert.doesNotMatch(text, /:""/);
  const { body } = await place(sofra, venue, sampleOrder(venue));
  const { note, customer, lines } = body.data.order;
  assert.deepEqual([note, customer.address, customer.paymentMethod, lines[0].note], [null, null, null, null]);
});

test('201: the kitchen gets a ticket of the round, written in the transaction of the order', async () => {
  const key = sampleKey(undefined, { name: 'Web sitesi' });
  const venue = await sofra.newVenue({}, { keys: [key] });
  const { kebab, baklava } = venue.menu;
  const lines = [
    lineOf(kebab, { note: 'Acısız', extraIds: [kebab.extras[0]!.id] }),
    lineOf(baklava, { quantity: 2 }),
  ];
  const before = (await leftBehind(sofra.db, venue.id))['version'] as number;
  const { body } = await place(sofra, venue, roundAt(venue.tableIds[0], lines, { note: 'Acele' }));
  const [ticket] = await sofra.db.query<{ bill_id: string; content: Record<string, unknown> }>({
    text: 'select bill_id, content from kitchen_ticket where venue_id = $1',
    values: [venue.id],
  });
  const line = (at: number) => ({
    lineId: body.data.addedLineIds[at],
    removedIngredients: [],
    quantityBefore: null,
  });
  assert.equal(ticket!.bill_id, body.data.order.id);
  assert.deepEqual(ticket!.content, {
    kind: 'Round',
    type: 'DineIn',
    tableName: 'Salon 1',
    movedFrom: null,
    customerName: null,
    placedBy: 'Web sitesi',
    note: 'Acele',
    lines: [
      {
        ...line(0),
        productId: kebab.id,
        productName: 'Adana Kebap',
        portionName: 'Tam',
        quantity: 1,
        extras: [{ id: kebab.extras[0]!.id, name: 'Közlenmiş biber' }],
        note: 'Acısız',
      },
      {
        ...line(1),
        productId: baklava.id,
        productName: 'Baklava',
        portionName: 'Porsiyon',
        quantity: 2,
        extras: [],
        note: null,
      },
    ],
  });
  const { change, changes, ...left } = await leftBehind(sofra.db, venue.id);
  const written = { bills: 1, revisions: 1, placements: 1, tickets: 1, stock: 1, number: 1 };
  assert.deepEqual(left, { ...written, version: before + 1 });
  assert.equal(change, changes);
});

test('201: order numbers count from 1 within each venue', async () => {
  const [venue, other] = [await sofra.newVenue(), await sofra.newVenue()];
  const numbers: number[] = [];
  for (const at of [venue, venue, other, venue]) {
    numbers.push((await place(sofra, at, sampleOrder(at))).body.data.order.number);
  }
  assert.deepEqual(numbers, [1, 2, 1, 3]);
});

test('201: names are those of the default language at the time of the order, even after a rename', async () => {
  const venue = await sofra.newVenue();
  const headers = { 'accept-language': 'en' };
  const { body } = await place(sofra, venue, sampleOrder(venue), { headers });
  assert.equal(body.data.order.lines[0].productName, 'Adana Kebap');
  await sofra.db.query({
    text: `update product set definition = definition || '{"name": "Urfa Kebap"}'
            where venue_id = $1 and product_id = $2`,
    values: [venue.id, venue.menu.kebab.id],
  });
  await sofra.db.query({
    text: 'update venue_head set version = version + 1 where venue_id = $1',
    values: [venue.id],
  });
  const earlier = (await read(sofra, venue, `/orders/${body.data.order.id}`)).body.data;
  const later = (await place(sofra, venue, sampleOrder(venue))).body.data.order;
  assert.deepEqual([earlier.lines[0].productName, later.lines[0].productName], ['Adana Kebap', 'Urfa Kebap']);
});

test('201: text is trimmed, normalized and stripped of characters that could control a printer or a page', async () => {
  const venue = await sofra.newVenue();
  const customer = { name: ' Cafe\u0301 \u202eevil\u0007\u2066 ', phone: '+44 20 7946 0958' };
  const order = sampleOrder(venue, { customer, note: 'bir\r\niki\tüç\u001b@' });
  const { order: placed } = (await place(sofra, venue, order)).body.data;
  assert.deepEqual([placed.customer.name, placed.note], ['Café evil', 'bir  iki üç@']);
  assert.equal(placed.customer.phone, '+442079460958');
});

test('201: lengths count code points after cleaning, and the limits themselves are allowed', async () => {
  const venue = await sofra.newVenue();
  const { kebab } = venue.menu;
  const customer = {
    name: '🍢'.repeat(100),
    phone: `${' '.repeat(20)}0532 123 45 67`,
    address: 'a'.repeat(300),
  };
  const lines = Array.from({ length: 30 }, () =>
    lineOf(kebab, { quantity: 20, note: `${'n'.repeat(200)}\u0007` }),
  );
  const order = { type: 'Delivery', customer, note: 'ş'.repeat(300), lines };
  const { status, body } = await place(sofra, venue, order);
  assert.equal(status, 201);
  assert.deepEqual([body.data.order.lines.length, body.data.order.totals.total], [30, 72_300]);
});

test('201: ids match in any letter case, and unknown properties are ignored', async () => {
  const venue = await sofra.newVenue();
  const { kebab } = venue.menu;
  const line = {
    productId: kebab.id.toUpperCase(),
    portionId: kebab.portions[0]!.id.toUpperCase(),
    quantity: 1,
    extraIds: [kebab.extras[0]!.id.toUpperCase()],
    removedIngredientIds: null,
    price: 0.01,
  };
  const tableId = venue.tableIds[0]!.toUpperCase();
  const round = roundAt(tableId, [line], { totals: { total: 0 }, customer: null, paymentMethod: null });
  const answer = await sofra.call('POST', `/public/v1/venues/${venue.id.toUpperCase()}/orders/`, {
    key: venue.key.text,
    body: round,
    headers: { 'idempotency-key': randomUUID() },
  });
  const { order } = answer.body.data;
  assert.deepEqual([order.venueId, order.table], [venue.id, { id: venue.tableIds[0], name: 'Salon 1' }]);
  assert.deepEqual([order.lines[0].productId, order.totals.total], [kebab.id, 135.5]);
});

test('201: the shortest and the longest Idempotency-Key are accepted', async () => {
  const venue = await sofra.newVenue();
  for (const idempotencyKey of ['aA0-_bcd', 'k'.repeat(64)]) {
    assert.equal((await place(sofra, venue, sampleOrder(venue), { idempotencyKey })).status, 201);
  }
});

test('one order runs through at most 65 files and 6,900 lines', async () => {
  const campaigns = [billDiscount(randomUUID(), 0, percent(1_000))];
  const venue = await sofra.newVenue({ serviceFeeBasisPoints: 1_000 }, { campaigns });
  const [url, body] = [
    `${sofra.baseUrl}/public/v1/venues/${venue.id}/orders`,
    sampleOrder(venue, { customer: { name: 'Ada', phone: '0532 123 45 67' } }),
  ];
  const json = { 'x-api-key': venue.key.text, 'content-type': 'application/json' };
  const order = async () => {
    const headers = { ...json, 'idempotency-key': randomUUID() };
    assert.equal((await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status, 201);
  };
  await order();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  const take = async () => new Set(calledFiles((await session.post('Profiler.takePreciseCoverage')).result));
  // Other statements of the process differ between orders.
  let called: Set<string> | undefined;
  for (let placed = 0; placed < 12; placed++) {
    await take();
    await order();
    const files = await take();
    called = called?.intersection(files) ?? files;
  }
  session.disconnect();
  const { files, lines } = HOT_PATH_BOUNDS['an order'];
  const found = [...called!];
  assert.ok(found.includes(resolve('server/src/operations/bills/place-order.ts')));
  assert.ok(found.length <= files, `${found.length} files`);
  assert.ok(linesOf(found) <= lines, `${linesOf(found)} lines`);
});
