import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow } from '../../../test/harness/live-reader.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import {
  FREE_CASHIERS,
  newStaffedVenue,
  openBill,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('a person who sees only their own bills is sent no bill of others, and one that is taken over goes', async () => {
  const account = await sampleAccount('Waiter');
  const venue = await newStaffedVenue(sofra, { roles: FREE_CASHIERS }, { accounts: [account] });
  const ada = await signIn(sofra, account);
  const roles = {
    ...FREE_CASHIERS,
    Waiter: { ...FREE_CASHIERS.Waiter, rights: ['takeOrders'] },
  };
  await sofra.db.query({
    text: 'update venue set roles = $2 where venue_id = $1',
    values: [venue.id, JSON.stringify(roles)],
  });
  const [mine, all] = [await follow(sofra.baseUrl, ada), await follow(sofra.baseUrl, venue.waiter)];
  for (const reader of [mine, all]) await reader.until((events) => events.length > 0);
  const { path } = await openBill(venue);
  await venue.waiter.call('PUT', `${path}/waiter`);
  const isBill = ({ event }: { event: string }) => event === 'bill';
  await mine.until((events) => events.some(isBill));
  await all.until((events) => events.some(isBill));
  mine.disconnect();
  all.disconnect();
  assert.equal(mine.events.find(isBill)!.data.bill, null);
  assert.equal(all.events.find(isBill)!.data.bill.waiter.name, 'Deniz');
});
