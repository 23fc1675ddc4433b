import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { sampleKey } from '../../../../test/samples/sample-venue.ts';

const sofra = useSofra();

async function table(venue: StaffedVenue, path: string, language = 'en') {
  const answer = await venue.owner.call('GET', `/venues/${venue.id}/figures/tables/${path}`, undefined, {
    'accept-language': language,
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
  return { rows: answer.text.replace(/^\uFEFF/, '').split('\r\n'), headers: answer.headers };
}

test('200: each table is a file with its heads in the language of the request', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  const { total } = (await bill.read()).totals;
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  const trend = await table(venue, 'trend?from=2026-03-02&to=2026-03-03');
  assert.equal(
    trend.headers.get('content-disposition'),
    'attachment; filename="trend-2026-03-02-2026-03-03.csv"',
  );
  assert.match(trend.rows[0]!, /^First day;Last day;Orders;Guests;Revenue;/);
  const amount = Number(total).toFixed(2).replace('.', ',');
  assert.match(trend.rows[2]!, new RegExp(`^2026-03-03;2026-03-03;1;0;${amount};${amount};0,00;`));
  const hours = await table(venue, 'hours', 'tr');
  assert.match(hours.rows[0]!, /^Saat;Sipariş;Ciro;/);
  assert.equal(hours.rows[1], `15:00;1;${amount};0;;`);
  const products = await table(venue, 'products', 'ar');
  assert.match(products.rows[0]!, /^الصنف;/);
  assert.match(products.rows[1]!, new RegExp(`^${venue.menu.kebab.name};نعم;1;`));
  assert.match((await table(venue, 'branches')).rows[1]!, /^Köşe Lokantası;/);
});

test('200: a name that a spreadsheet would run is a text in the file', async () => {
  const key = sampleKey(undefined, { name: '=HYPERLINK("http://evil.example")' });
  const venue = await newStaffedVenue(sofra, { name: '+90 Lokanta' }, { keys: [key] });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: key.text,
    headers: { 'idempotency-key': freshKey() },
    body: sampleOrder(venue),
  });
  const path = `/venues/${venue.id}/bills/${placed.body.data.order.id}/close`;
  await venue.waiter.call('POST', path, { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  const { rows } = await table(venue, 'channels');
  assert.match(rows[1]!, /^Takeaway;"'=HYPERLINK\(""http:\/\/evil\.example""\)";1;/);
  assert.match((await table(venue, 'branches')).rows[1]!, /^'\+90 Lokanta;/);
});
