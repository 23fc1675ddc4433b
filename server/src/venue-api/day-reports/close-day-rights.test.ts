import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { FREE_CASHIERS, newStaffedVenue } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';
import type { Right, RoleGrants } from '../../core/access/rights.ts';

const sofra = useSofra();

/** The usual rights, with more rights for cashiers. */
function cashiersWith(...more: Right[]): RoleGrants {
  const { Cashier } = FREE_CASHIERS;
  return { ...FREE_CASHIERS, Cashier: { ...Cashier, rights: [...Cashier.rights, ...more] } };
}

test('a cashier with closeDay closes the day and reads it; one with seeTakings alone reads', async () => {
  const closing = await newStaffedVenue(sofra, { roles: cashiersWith('closeDay') });
  await soldBill(closing);
  const path = `/venues/${closing.id}/day-reports`;
  assert.equal((await closing.waiter.call('GET', `${path}/so-far`)).body.data.total.sales, 120.5);
  const made = await closing.waiter.call('POST', path, { after: 0 });
  assert.deepEqual([made.status, made.body.data.person.id], [200, closing.waiter.account.id]);
  assert.equal((await closing.waiter.call('GET', `${path}/1`)).status, 200);
  const reading = await newStaffedVenue(sofra, { roles: cashiersWith('seeTakings') });
  await soldBill(reading);
  const theirs = `/venues/${reading.id}/day-reports`;
  assert.equal((await reading.waiter.call('GET', `${theirs}/so-far`)).status, 200);
  assertRefused(await reading.waiter.call('POST', theirs, {}), 403, 'NOT_PERMITTED');
});

test('where drawers are counted blind, a person who does not see takings counts first', async () => {
  const venue = await newStaffedVenue(sofra, { blindCount: true, roles: cashiersWith('closeDay') });
  await soldBill(venue);
  const path = `/venues/${venue.id}/day-reports`;
  for (const [method, below, body] of [
    ['GET', '/so-far', undefined],
    ['GET', '', undefined],
    ['POST', '', {}],
  ] as const)
    assertRefused(await venue.waiter.call(method, `${path}${below}`, body), 409, 'DRAWER_NOT_COUNTED');
  assert.equal((await venue.owner.call('GET', `${path}/so-far`)).status, 200);
  await drawersOf(venue, venue.waiter).count({ afterRow: 0, sum: 120.5 });
  assert.equal((await venue.waiter.call('POST', path, {})).status, 200);
});
