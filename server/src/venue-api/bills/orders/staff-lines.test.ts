import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, placeOrder } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const weighedLine = (measure: unknown, more = {}) => ({ ...lineOf(venue.menu.cheese), measure, ...more });
const openItem = (price: unknown, more = {}) => ({
  quantity: 2,
  openItem: { name: 'Doğum günü pastası', price },
  ...more,
});

test('201: goods by measure are charged for their net, and read as one at the price of that measure', async () => {
  const bill = await openBill(venue, {
    lines: [weighedLine({ gross: 0.415, tare: 0.1 }), lineOf(venue.menu.kebab)],
  });
  const [line] = bill.first.lines;
  const measure = { unit: 'Kilogram', gross: 0.415, tare: 0.1, net: 0.315, price: 450 };
  assert.deepEqual(line.measure, measure);
  assert.deepEqual([line.quantity, line.unitPrice, line.total, line.due], [1, 141.75, 141.75, 141.75]);
  assertRefused(
    await bill.act('POST', `/lines/${line.id}/quantity/step`, { by: 1 }, { 'idempotency-key': freshKey() }),
    409,
    'LINE_IS_MEASURED',
  );
});

test('201: an open item has its name and price from staff, and one id as a product wherever it has that name', async () => {
  const bill = await openBill(venue, { lines: [openItem(250.5)] });
  const [line] = bill.first.lines;
  assert.deepEqual([line.productName, line.isOpenItem, line.total], ['Doğum günü pastası', true, 501]);
  const body = { lines: [openItem(90, { note: 'Mumlu' })] };
  const round = await bill.act('POST', '/rounds', body, { 'idempotency-key': freshKey() });
  assert.equal(round.body.data.bill.lines[1].productId, line.productId);
  assert.equal(round.body.data.bill.totals.total, 681);
});

test('200: both are priced before they are ordered', async () => {
  const body = { type: 'Takeaway', lines: [weighedLine({ gross: 1.5 }), openItem(10)] };
  const { data } = (await venue.waiter.call('POST', `/venues/${venue.id}/bills/preview`, body)).body;
  assert.deepEqual(
    data.lines.map(({ lineTotal }: { lineTotal: number }) => lineTotal),
    [675, 20],
  );
});

test('400, 409: lines that break a rule of measures and open items place nothing', async () => {
  const kebab = lineOf(venue.menu.kebab);
  const refusals: [line: object, status: number, code: string, field: string][] = [
    [lineOf(venue.menu.cheese), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE', 'portionId'],
    [{ ...kebab, measure: { gross: 1 } }, 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID', 'measure'],
    [weighedLine({ gross: 0.1, tare: 0.1 }), 400, 'PUBLIC_API_ORDER_INVALID', 'measure.gross'],
    [weighedLine({ gross: 0.0005 }), 400, 'PUBLIC_API_ORDER_INVALID', 'measure.gross'],
    [weighedLine({ gross: 1 }, { quantity: 2 }), 400, 'PUBLIC_API_ORDER_INVALID', 'quantity'],
    [{ quantity: 1 }, 400, 'PUBLIC_API_ORDER_INVALID', 'productId'],
    [openItem(1, { productId: kebab.productId }), 400, 'PUBLIC_API_ORDER_INVALID', 'productId'],
    [openItem(1, { extraIds: [] }), 400, 'PUBLIC_API_ORDER_INVALID', 'extraIds'],
    [openItem(1.005), 400, 'AMOUNT_TOO_FINE', 'openItem.price'],
    [openItem(-1), 400, 'AMOUNT_NEGATIVE', 'openItem.price'],
    [openItem(10_000_001), 400, 'AMOUNT_TOO_LARGE', 'openItem.price'],
  ];
  for (const [line, status, code, field] of refusals) {
    const [first] = assertRefused(await placeOrder(venue, { lines: [line] }), status, code);
    assert.equal(first, `lines[0].${field}`);
  }
});

test('400: an open item without a price, or without a name, is refused with what is missing', async () => {
  for (const [openItem, missing] of [
    [{ name: 'Pasta' }, 'price'],
    [{ price: 40 }, 'name'],
  ] as const) {
    const order = { type: 'Takeaway', lines: [{ quantity: 1, openItem }] };
    const preview = await venue.waiter.call('POST', `/venues/${venue.id}/bills/preview`, order);
    for (const answer of [await placeOrder(venue, order), preview])
      assertRefused(answer, 400, 'PUBLIC_API_ORDER_INVALID', [`lines[0].openItem.${missing}`]);
  }
});
