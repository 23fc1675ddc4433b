import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, sampleAccount, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

/** A venue with the usual rights: a manager, a cashier and a waiter. */
async function usualVenue() {
  const [manager, server] = [await sampleAccount('Manager'), await sampleAccount('Waiter')];
  const venue = await newStaffedVenue(sofra, { roles: null }, { accounts: [manager, server] });
  return { ...venue, manager: await signIn(sofra, manager), server: await signIn(sofra, server) };
}

test('403: a cashier may comp at most a tenth of a bill, in any number of steps; a manager may comp all of it', async () => {
  const venue = await usualVenue();
  const { path, act, read } = await openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 2 })] });
  const { totals, revision } = await read();
  const tenth = totals.total / 10;
  const off = (amount: number, seen: number) => ({ amount, reason: 'Regular', revision: seen });
  const [first, second] = [Math.floor(tenth * 60) / 100, Math.floor(tenth * 50) / 100];
  const lines = (await read()).lines;
  const one = await act('PUT', `/lines/${lines[0].id}/discount`, off(first, revision));
  assert.equal(one.status, 200, one.text);
  const more = await act('PUT', '/discount', off(second, one.body.data.revision));
  assertRefused(more, 403, 'APPROVAL_NEEDED');
  assert.partialDeepStrictEqual(more.body.details, { right: 'discount', amount: second });
  assert.equal((await read()).revision, one.body.data.revision);
  const byManager = await venue.manager.call('PUT', `${path}/discount`, off(second, one.body.data.revision));
  assert.equal(byManager.status, 200, byManager.text);
});

test('403: a waiter needs an approval to void, comp, copy or add an open item, but may strike a line that no one has begun', async () => {
  const venue = await usualVenue();
  const { path, first, read } = await openBill(venue, { lines: [1, 2].map(() => lineOf(venue.menu.kebab)) });
  const by = (method: string, below: string, body?: unknown) =>
    venue.server.call(method, `${path}${below}`, body, { 'idempotency-key': freshKey() });
  const { total } = (await read()).totals;
  const [line, other] = first.lines;
  for (const [right, answer, amount] of [
    ['void', await by('POST', '/void', { reason: 'Left' }), total],
    ['comp', await by('PUT', `/lines/${line.id}/gift`, { isGift: true, reason: 'Late' }), total / 2],
    [
      'openItem',
      await by('POST', '/rounds', { lines: [{ openItem: { name: 'Cake', price: 50 }, quantity: 2 }] }),
      100,
    ],
  ] as const) {
    assertRefused(answer, 403, 'APPROVAL_NEEDED');
    assert.partialDeepStrictEqual(answer.body.details, { right, amount }, right);
  }
  assert.equal((await by('POST', `/lines/${other.id}/strike`)).status, 200);
  await venue.waiter.call('POST', `${path}/lines/${line.id}/move`, { to: 'Ready' });
  assertRefused(await by('POST', `/lines/${line.id}/strike`), 403, 'APPROVAL_NEEDED');
});
