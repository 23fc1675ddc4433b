import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { newAsking, withApproval } from '../harness/asking.ts';
import { useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue } from '../harness/staff.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';

const sofra = useSofra();

test('a day with counts, movements and shifts is closed and proved; none of it is in its sales or payments', async () => {
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  await drawers.post('/shifts/begin', undefined);
  await drawers.move({ act: 'FloatSet', amount: 500 });
  await soldBill(venue, { kind: 'Cash', tip: 10 });
  await drawers.move({ act: 'CashOut', amount: 100, reason: 'Bank' });
  await drawers.move({ act: 'TipsPaidOut', amount: 10 });
  const counted = await drawers.count({ afterRow: 0, sum: 520.5 });
  assert.equal(counted.body.data.drawers[0].lastCount.difference, 0, counted.text);
  await drawers.post('/declared-totals', { afterRow: 0, totals: [] });
  const closed = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, { after: 0 });
  assert.equal(closed.status, 200, closed.text);
  const { sales, methods } = closed.body.data.total;
  assert.equal(sales, 120.5);
  assert.deepEqual(
    methods.map(({ amount, tips }: { amount: number; tips: number }) => [amount, tips]),
    [[120.5, 10]],
  );
  const { difference, reports } = await verifyVenue(sofra.db, venue.id, null);
  assert.deepEqual([difference, reports], [null, 1]);
});

test('a report names who moved cash with a colleague, in its list and on paper, and is proved', async () => {
  const { venue, server, manager, ask, agree } = await newAsking(sofra);
  const move = (sent: unknown, headers = {}) =>
    server.call('POST', `/venues/${venue.id}/drawers/main/movements`, sent, {
      'idempotency-key': freshKey(),
      ...headers,
    });
  for (const sent of [
    { act: 'CashOut', amount: 35, reason: 'Supplier' },
    { act: 'DrawerOpened', reason: 'Check' },
  ]) {
    const { id } = await ask(await move(sent), server);
    await agree(id);
    assert.equal((await move(sent, withApproval(id))).status, 200);
  }
  await drawersOf(venue).move({ act: 'CashIn', amount: 5, reason: 'Change' });
  const closed = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, { after: 0 });
  assert.equal(closed.status, 200, closed.text);
  const { number } = closed.body.data;
  assert.deepEqual(
    closed.body.data.total.acts.map(
      (one: { act: string; person: { id: string }; approver: { id: string }; amount: number }) => [
        one.act,
        one.person.id,
        one.approver.id,
        one.amount,
      ],
    ),
    [
      ['CashOut', server.account.id, manager.account.id, 35],
      ['DrawerOpened', server.account.id, manager.account.id, 0],
    ],
  );
  const { text } = await venue.owner.call('GET', `/venues/${venue.id}/day-reports/${number}/table`);
  assert.ok(text.includes(manager.account.name), text);
  const { difference } = await verifyVenue(sofra.db, venue.id, null);
  assert.equal(difference, null);
});
