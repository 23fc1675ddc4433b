import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  placeOrder,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();

const FOOD = {
  code: 'food',
  name: 'Yiyecek',
  section: 1,
  rates: [
    { from: null, percent: 8, takeawayPercent: null },
    { from: '2026-03-04', percent: 10, takeawayPercent: 1 },
  ],
};
const ALCOHOL = {
  code: 'alcohol',
  name: 'Alkol',
  section: null,
  rates: [{ from: null, percent: 20, takeawayPercent: null }],
};
const VAT = { vatClasses: [FOOD, ALCOHOL], vatClass: 'food', serviceFeeVatClass: 'alcohol' };

const change = (of: StaffedVenue, body: unknown) => of.owner.call('PATCH', `/venues/${of.id}/settings`, body);
const productPath = (of: StaffedVenue, id: string) => `/venues/${of.id}/products/${id}`;

/** Makes a venue with VAT classes. Its baklava is in the class of alcohol. */
async function taxedVenue(): Promise<StaffedVenue> {
  const venue = await newStaffedVenue(sofra);
  assert.equal((await change(venue, VAT)).status, 200);
  const path = productPath(venue, venue.menu.baklava.id);
  assert.equal((await venue.owner.call('PATCH', path, { vatClass: 'alcohol' })).status, 200);
  return venue;
}

test('200: the VAT classes of a venue are read as they were set, their rates by date', async () => {
  const venue = await newStaffedVenue(sofra);
  const vatClasses = [{ ...FOOD, rates: FOOD.rates.toReversed() }, ALCOHOL];
  const { data } = (await change(venue, { ...VAT, vatClasses })).body;
  assert.deepEqual(
    [data.vatClasses, data.vatClass, data.serviceFeeVatClass],
    [VAT.vatClasses, 'food', 'alcohol'],
  );
});

test('a product names its class, else its category does, else the venue', async () => {
  const venue = await taxedVenue();
  const { kebab, baklava, category } = venue.menu;
  const lines = [lineOf(kebab), lineOf(baklava)];
  const percents = async () => {
    const table = { type: 'DineIn', tableId: venue.tableIds[0] };
    const bill = await openBill(venue, { ...table, lines });
    await bill.act('POST', '/void');
    return bill.first.lines.map(({ vatPercent }: { vatPercent: number }) => vatPercent);
  };
  assert.deepEqual(await percents(), [8, 20]);
  await venue.owner.call('PATCH', `/venues/${venue.id}/categories/${category.id}`, { vatClass: 'alcohol' });
  await venue.owner.call('PATCH', productPath(venue, baklava.id), { vatClass: 'food' });
  assert.deepEqual(await percents(), [20, 8]);
});

test('a rate that changes at midnight holds for what is ordered then; the bill that stays open keeps what it has', async () => {
  const venue = await taxedVenue();
  await change(venue, { serviceFeePercent: 10, serviceFeeVatClass: 'food' });
  const before = sofra.clock.now();
  sofra.clock.set(Date.parse('2026-03-03T23:59:00+03:00'));
  try {
    const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
    sofra.clock.set(Date.parse('2026-03-04T00:01:00+03:00'));
    const round = { lines: [lineOf(venue.menu.kebab)] };
    const { data } = (await bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() })).body;
    // 120.50 before midnight and the fee of 24.10 at 8 %, 120.50 after midnight at 10 %.
    assert.deepEqual(data.bill.vat, [
      { percent: 8, gross: 144.6, vat: 10.71, net: 133.89 },
      { percent: 10, gross: 120.5, vat: 10.95, net: 109.55 },
    ]);
    const taken = (await placeOrder(venue)).body.data.bill;
    assert.deepEqual([taken.lines[0].vatPercent, taken.lines[0].vatSection], [1, 1]);
  } finally {
    sofra.clock.set(before);
  }
});

test('200: an open item has the class that it names, or that of the venue', async () => {
  const venue = await taxedVenue();
  const item = (vatClass?: string) => ({ quantity: 1, openItem: { name: 'Rakı', price: 100, vatClass } });
  const bill = await openBill(venue, { lines: [item('alcohol'), item()] });
  assert.deepEqual(
    bill.first.vat.map(({ percent }: { percent: number }) => percent),
    [8, 20],
  );
  assertRefused(await placeOrder(venue, { lines: [item('gone')] }), 404, 'VAT_CLASS_NOT_FOUND', [
    'lines[0].openItem.vatClass',
  ]);
});

test('404: no setting, category or product names a class that the venue has not', async () => {
  const venue = await taxedVenue();
  const { kebab, category } = venue.menu;
  const refused = [
    await change(venue, { vatClass: 'gone' }),
    await change(venue, { serviceFeeVatClass: 'gone' }),
    await change(venue, { vatClasses: [FOOD], serviceFeeVatClass: null }),
    await venue.owner.call('PATCH', productPath(venue, kebab.id), { vatClass: 'gone' }),
    await venue.owner.call('PATCH', `/venues/${venue.id}/categories/${category.id}`, { vatClass: 'gone' }),
  ];
  for (const answer of refused) assertRefused(answer, 404, 'VAT_CLASS_NOT_FOUND');
});

test('400: a class twice, a date twice, and a class without a rate are refused', async () => {
  const venue = await newStaffedVenue(sofra);
  const [first] = FOOD.rates;
  for (const vatClasses of [[FOOD, FOOD], [{ ...FOOD, rates: [first, first] }], [{ ...FOOD, rates: [] }]])
    assertRefused(await change(venue, { vatClasses }), 400, 'CONTENT_INVALID');
});

test('orders of guests have their VAT, too, and their callers see none of it', async () => {
  const venue = await taxedVenue();
  const { order } = (await place(sofra, venue, sampleOrder(venue, { lines: [lineOf(venue.menu.baklava)] })))
    .body.data;
  const bill = (await venue.waiter.call('GET', `/venues/${venue.id}/bills/${order.id}`)).body.data;
  assert.deepEqual(bill.vat, [{ percent: 20, gross: 40, vat: 6.67, net: 33.33 }]);
  const again = (await read(sofra, venue, `/orders/${order.id}`)).body.data;
  assert.deepEqual(
    Object.keys(again.lines[0]).filter((name) => /vat/i.test(name)),
    [],
  );
});
