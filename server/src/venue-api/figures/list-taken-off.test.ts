import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function read(venue: StaffedVenue, query = ''): Promise<any> {
  const { status, body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/taken-off${query}`);
  assert.equal(status, 200);
  return body.data;
}

/** Makes a bill with a comp that was charged again, a comp, and a removed line; then all of it is voided. */
async function hideGift(venue: StaffedVenue) {
  const { kebab, baklava } = venue.menu;
  const bill = await openBill(venue, {
    lines: [lineOf(kebab, { quantity: 2 }), lineOf(baklava), lineOf(kebab)],
  });
  const [kebabs, sweet, third] = bill.first.lines as { id: string }[];
  const steps: [method: string, path: string, body?: unknown][] = [
    ['PUT', `/lines/${sweet!.id}/gift`, { isGift: true, reason: 'Yanlış' }],
    ['PUT', `/lines/${sweet!.id}/gift`, { isGift: false }],
    ['PUT', `/lines/${kebabs!.id}/gift`, { isGift: true, reason: 'Arkadaş' }],
    ['POST', `/lines/${third!.id}/strike`],
    ['POST', '/void', { reason: 'Gitti' }],
  ];
  for (const [method, path, body] of steps) {
    sofra.clock.advance(1_000);
    assert.equal((await bill.act(method, path, body)).status, 200);
  }
  return bill;
}

test('200: a gift on a bill that was voided stays in the figures, with who gave it away and why', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await hideGift(venue);
  const today = await venue.owner.call('GET', `/venues/${venue.id}/figures/today`);
  const { gifts, strikes, voids } = today.body.data.figures;
  assert.deepEqual(
    [gifts, strikes, voids],
    [
      { units: 2, amount: 241 },
      { units: 1, amount: 120.5 },
      { orders: 1, amount: 40 },
    ],
  );
  const { items, nextCursor } = await read(venue);
  assert.equal(nextCursor, null);
  assert.deepEqual(
    items.map(({ action, reason, units, amount }: Record<string, unknown>) => [
      action,
      reason,
      units,
      amount,
    ]),
    [
      ['BillVoided', 'Gitti', null, 40],
      ['LineStruck', null, 1, 120.5],
      ['LineGivenAway', 'Arkadaş', 2, 241],
      ['LineChargedAgain', null, 1, 40],
      ['LineGivenAway', 'Yanlış', 1, 40],
    ],
  );
  for (const { by, bill: of } of items)
    assert.deepEqual([by.name, of.id], [venue.waiter.account.name, bill.first.id]);
});

test('200: the list goes on from a position, and shows the days that were asked for', async () => {
  const venue = await newStaffedVenue(sofra);
  await hideGift(venue);
  await hideGift(venue);
  const all = (await read(venue)).items;
  const inPages = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await read(venue, `?pageSize=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
    inPages.push(...page.items);
    cursor = page.nextCursor;
  }
  assert.deepEqual([inPages.length, inPages], [10, all]);
  assert.deepEqual((await read(venue, '?from=2026-03-01&to=2026-03-02')).items, []);
});

test('400 and 403: an unreadable position and a range out of order are refused; staff do not see it', async () => {
  const venue = await newStaffedVenue(sofra);
  const url = `/venues/${venue.id}/figures/taken-off`;
  assertRefused(await venue.owner.call('GET', `${url}?cursor=2`), 400, 'VALIDATION_ERROR', ['cursor']);
  assertRefused(await venue.owner.call('GET', `${url}?from=2026-04-01`), 400, 'FIGURES_RANGE_INVALID');
  assertRefused(await venue.owner.call('GET', `${url}?pageSize=0`), 400, 'INVALID_PAGE_SIZE');
  assertRefused(await venue.waiter.call('GET', url), 403, 'NOT_PERMITTED');
});
