import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { leavingNothing, place, preview, read, roundAt } from '../../../test/harness/public-caller.ts';
import { lineOf, sampleOrder, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: a basket is priced line by line in its order, with every field of the contract', async () => {
  const venue = await sofra.newVenue({ serviceFeeBasisPoints: 500 });
  const { kebab, baklava } = venue.menu;
  const lines = [
    lineOf(kebab, { quantity: 3, portionId: kebab.portions[1]!.id, extraIds: [kebab.extras[0]!.id] }),
    lineOf(baklava),
  ];
  const answer = await leavingNothing(sofra, venue, () =>
    preview(sofra, venue, sampleOrder(venue, { lines })),
  );
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.body.data, {
    lines: [
      {
        productId: kebab.id,
        portionId: kebab.portions[1]!.id,
        quantity: 3,
        unitPrice: 195.75,
        lineTotal: 587.25,
      },
      {
        productId: baklava.id,
        portionId: baklava.portions[0]!.id,
        quantity: 1,
        unitPrice: 40,
        lineTotal: 40,
      },
    ],
    subtotal: 627.25,
    discount: 0,
    serviceFee: 31.36,
    total: 658.61,
    currency: 'TRY',
  });
  for (const part of ['"unitPrice":40.00', '"discount":0.00', '"total":658.61']) {
    assert.ok(answer.text.includes(part), part);
  }
});

test('200: no Idempotency-Key is needed, and one that is sent is ignored', async () => {
  const venue = await sofra.newVenue();
  const path = `/public/v1/venues/${venue.id}/orders/preview`;
  const headers = { 'idempotency-key': '!' };
  const answer = await sofra.call('POST', path, { key: venue.key.text, body: sampleOrder(venue), headers });
  assert.equal(answer.status, 200);
});

test('200: the priced basket equals the price of the order, with every kind of campaign', async () => {
  const menu = sampleMenu();
  const { kebab, steak, baklava } = menu;
  const campaigns = [
    portionDiscount(randomUUID(), percent(1_000), steak.id),
    buyXPayY(randomUUID(), 3, 2, kebab.id),
    setMenu(randomUUID(), 14_000, [kebab.id], [baklava.id]),
    billDiscount(randomUUID(), 20_000, percent(500)),
  ];
  const venue = await sofra.newVenue({ serviceFeeBasisPoints: 1_000 }, { menu, campaigns });
  const rare = { extraIds: [steak.extras[0]!.id] };
  for (const lines of [
    [lineOf(steak, rare)],
    [lineOf(kebab, { quantity: 3 }), lineOf(steak, { ...rare, quantity: 2 })],
    [lineOf(kebab, { quantity: 4 }), lineOf(baklava, { quantity: 1 })],
  ]) {
    const order = sampleOrder(venue, { lines });
    const { subtotal, discount, serviceFee, total } = (await preview(sofra, venue, order)).body.data;
    assert.ok(discount > 0);
    assert.equal(Math.round((subtotal - discount + serviceFee) * 100), Math.round(total * 100));
    const { totals } = (await place(sofra, venue, order)).body.data.order;
    assert.deepEqual(
      [totals.subtotal, totals.discount, totals.serviceFee, totals.total],
      [subtotal, discount, serviceFee, total],
    );
  }
});

test('200: a percentage discount is rounded half up, and the menu shows the same price', async () => {
  const menu = sampleMenu();
  const { steak } = menu;
  const campaigns = [portionDiscount(randomUUID(), percent(1_000), steak.id)];
  const venue = await sofra.newVenue({}, { menu, campaigns });
  const lines = [lineOf(steak, { extraIds: [steak.extras[0]!.id] })];
  const { data } = (await preview(sofra, venue, sampleOrder(venue, { lines }))).body;
  assert.deepEqual([data.subtotal, data.discount, data.total], [33.35, 3.34, 30.01]);
  const shown = (await read(sofra, venue, `/venues/${venue.id}/menu`)).body.data;
  assert.equal(shown.categories[0].products[1].portions[0].campaign.discountedPrice, 30.01);
});

test('200: a campaign counts only for its order types and only while it runs', async () => {
  const menu = sampleMenu();
  const half = portionDiscount(randomUUID(), percent(5_000), menu.kebab.id);
  const validUntil = TUESDAY_AFTERNOON + 1_000;
  const campaigns = [{ ...half, orderTypes: ['DineIn' as const], validUntil }];
  const venue = await sofra.newVenue({}, { menu, campaigns });
  const lines = [lineOf(menu.kebab)];
  const discountOf = async (body: unknown) => (await preview(sofra, venue, body)).body.data.discount;
  sofra.clock.set(validUntil - 1);
  assert.equal(await discountOf(roundAt(venue.tableIds[0], lines)), 60.25);
  assert.equal(await discountOf(sampleOrder(venue, { lines })), 0);
  sofra.clock.set(validUntil);
  assert.equal(await discountOf(roundAt(venue.tableIds[0], lines)), 0);
});

test('200: a longer answer is compressed for callers who take that, and is the same once it is unpacked', async () => {
  const venue = await sofra.newVenue();
  const path = `/public/v1/venues/${venue.id}/orders/preview`;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const ask = (lineCount: number, encoding: string) => {
    const lines = Array.from({ length: lineCount }, () => lineOf(venue.menu.kebab));
    const headers = { traceparent, 'accept-encoding': encoding };
    return sofra.call('POST', path, { key: venue.key.text, body: sampleOrder(venue, { lines }), headers });
  };
  for (const [lineCount, encoding, sentAs] of [
    [30, 'gzip, deflate, br', 'gzip'],
    [30, 'br', null],
    [30, 'br, gzip;q=0', null],
    [30, 'deflate', null],
    [3, 'gzip, deflate, br', null],
  ] as const) {
    const [plain, asked] = [await ask(lineCount, 'identity'), await ask(lineCount, encoding)];
    assert.deepEqual([asked.status, asked.headers.get('content-encoding')], [200, sentAs], encoding);
    assert.equal(asked.headers.get('vary')?.toLowerCase() ?? null, sentAs && 'accept-encoding');
    assert.equal(asked.text, plain.text);
    assert.equal(asked.headers.get('content-type'), plain.headers.get('content-type'));
  }
});
