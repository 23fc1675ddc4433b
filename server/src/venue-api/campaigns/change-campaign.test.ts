import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { withoutRevisions } from '../../../test/samples/owner-menu.ts';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

/** A venue with a campaign of each kind, and a function that changes one as the owner. */
async function venueWithCampaigns() {
  const menu = sampleMenu();
  const { kebab, baklava } = menu;
  const off = portionDiscount(randomUUID(), percent(5_000), kebab.id);
  const buy = buyXPayY(randomUUID(), 3, 2, baklava.id);
  const set = setMenu(randomUUID(), 14_000, [kebab.id], [baklava.id]);
  const bill = billDiscount(randomUUID(), 100_000, percent(500));
  const campaigns = [{ ...off, badgeText: 'Yarısı', translations: { en: { name: 'Half' } } }, buy, set, bill];
  const venue = await newStaffedVenue(sofra, {}, { menu, campaigns });
  const path = `/venues/${venue.id}/campaigns`;
  const change = (id: string, body: unknown) => venue.owner.call('PATCH', `${path}/${id}`, body);
  const list = async () => (await venue.owner.call('GET', path)).body.data;
  return { venue, off, buy, set, bill, change, list };
}

test('200: sent properties change, omitted ones stay, and the next guest menu shows the change', async () => {
  const { venue, off, change, list } = await venueWithCampaigns();
  const [before] = await list();
  const etag = (await read(sofra, venue, `/venues/${venue.id}/menu`)).headers.get('etag');
  const answer = await change(off.id, { name: 'Dörtte bir', reduction: { percent: 25 }, translations: {} });
  assert.equal(answer.status, 200);
  const expected = { ...before, name: 'Dörtte bir', reduction: { percent: 25 }, translations: {} };
  assert.deepEqual(withoutRevisions(answer.body.data), withoutRevisions(expected));
  assert.deepEqual((await list())[0], answer.body.data);
  const shown = await read(sofra, venue, `/venues/${venue.id}/menu`);
  assert.notEqual(shown.headers.get('etag'), etag);
  const [portion] = shown.body.data.categories[0].products[0].portions;
  assert.deepEqual([portion.campaign.name, portion.campaign.discountedPrice], ['Dörtte bir', 90.37]);
});

test('200: the properties of each kind change, and null removes optional ones', async () => {
  const { off, buy, set, bill, change, list } = await venueWithCampaigns();
  assert.equal((await change(off.id, { badgeText: null })).body.data.badgeText, null);
  const fewer = await change(buy.id.toUpperCase(), { pay: 1, dailyFrom: '10:00', dailyUntil: '20:00' });
  assert.deepEqual([fewer.body.data.buy, fewer.body.data.pay, fewer.body.data.dailyFrom], [3, 1, '10:00']);
  const unbound = await change(buy.id, { dailyFrom: null, dailyUntil: null });
  assert.deepEqual([unbound.body.data.dailyFrom, unbound.body.data.pay], [null, 1]);
  const parts = [{ name: 'Tatlı', covers: [{ product: 'Baklava' }] }];
  const menu = await change(set.id, { parts, price: 35.5 });
  assert.deepEqual([menu.body.data.parts.length, menu.body.data.price], [1, 35.5]);
  assert.equal((await change(bill.id, { minimum: 0 })).body.data.minimum, 0);
  assert.equal((await change(bill.id, { kind: 'BillDiscount' })).status, 200);
  assert.deepEqual(
    (await list()).map(({ id }: { id: string }) => id),
    [off.id, buy.id, set.id, bill.id],
  );
});

test('200: an empty change changes nothing', async () => {
  const { off, change, list } = await venueWithCampaigns();
  const before = await list();
  const answer = await change(off.id, {});
  assert.deepEqual([answer.status, answer.body.data], [200, before[0]]);
  assert.deepEqual(await list(), before);
});

test('200: ordered lines keep their terms on the open bill, and later orders get the new ones', async () => {
  const { venue, off, change } = await venueWithCampaigns();
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  assert.equal(bill.first.totals.discount, 60.25);
  assert.equal((await change(off.id, { reduction: { amount: 100 } })).status, 200);
  assert.equal((await bill.read()).totals.discount, 60.25);
  const key = { 'idempotency-key': randomUUID() };
  const lines = [lineOf(venue.menu.kebab)];
  const { bill: after } = (await bill.act('POST', '/rounds', { lines }, key)).body.data;
  assert.equal(after.totals.discount, 160.25);
});

test('200: two simultaneous changes of a campaign both apply', async () => {
  const { off, change, list } = await venueWithCampaigns();
  const changes = [{ name: 'Bir' }, { badgeText: 'İki' }, { validUntil: '2030-01-01T00:00:00Z' }];
  await Promise.all(changes.map((body) => change(off.id, body)));
  const [{ name, badgeText, validUntil }] = await list();
  assert.deepEqual([name, badgeText, validUntil], ['Bir', 'İki', '2030-01-01T00:00:00.000Z']);
});

test('200: a campaign whose products left the menu can still be renamed', async () => {
  const gone = portionDiscount(randomUUID(), percent(1_000));
  const venue = await newStaffedVenue(sofra, {}, { campaigns: [gone] });
  const path = `/venues/${venue.id}/campaigns/${gone.id}`;
  const answer = await venue.owner.call('PATCH', path, { name: 'Eskiden' });
  assert.deepEqual([answer.status, answer.body.data.name, answer.body.data.covers], [200, 'Eskiden', []]);
});

test('400: a property of another kind is refused, and the kind cannot change', async () => {
  const { off, buy, set, bill, change, list } = await venueWithCampaigns();
  const before = await list();
  const cases: [string, unknown, string[]][] = [
    [off.id, { buy: 3, pay: 2, minimum: 5 }, ['buy', 'pay', 'minimum']],
    [buy.id, { reduction: { percent: 5 } }, ['reduction']],
    [set.id, { covers: [{ product: 'Baklava' }] }, ['covers']],
    [bill.id, { reduction: { fixedPrice: 5 } }, ['reduction.fixedPrice']],
    [off.id, { kind: 'BuyXPayY', buy: 3, pay: 2 }, ['kind']],
    [off.id, { id: randomUUID() }, ['id']],
    [off.id, { state: 'Over' }, ['state']],
    [off.id, { name: null, covers: null, reduction: null }, ['name', 'covers', 'reduction']],
    [off.id, { name: buy.name }, ['name']],
    [off.id, { covers: [] }, ['covers']],
    [buy.id, { pay: 3 }, ['pay']],
    [off.id, { dailyUntil: '12:00' }, ['dailyFrom']],
    [off.id, { covers: [{ product: 'Künefe' }] }, ['covers[0].product']],
  ];
  for (const [id, body, fields] of cases) {
    const answer = await change(id, body);
    const problems = assertRefused(answer, 400, 'CONTENT_INVALID');
    assert.deepEqual(new Set(problems), new Set(fields), answer.text);
  }
  assert.deepEqual(await list(), before);
});

test('404: a campaign of another venue is answered like an unknown one', async () => {
  const [mine, theirs] = [await venueWithCampaigns(), await venueWithCampaigns()];
  for (const id of [theirs.off.id, randomUUID()]) {
    assertRefused(await mine.change(id, { name: 'Benim' }), 404, 'CAMPAIGN_NOT_FOUND');
  }
  assert.equal((await theirs.list())[0].name, theirs.off.name);
});
