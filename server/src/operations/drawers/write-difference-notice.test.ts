import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { FREE_CASHIERS, freshKey, newStaffedVenue, type Person } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const mails: MailToSend[] = [];
const sofra = useSofra({
  sendMail: async (mail) => {
    mails.push(mail);
    return 'Sent';
  },
});

test('a count that differs by more than allowed causes one notice for everyone else who sees takings; a recount replaces it', async () => {
  const { Cashier } = FREE_CASHIERS;
  const roles = {
    ...FREE_CASHIERS,
    Cashier: { ...Cashier, rights: [...Cashier.rights, 'closeDay' as const] },
  };
  const venue = await newStaffedVenue(sofra, { drawerDifferenceAllowedKurus: 500, roles });
  const mine = async (by: Person) => (await by.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  const drawers = drawersOf(venue, venue.waiter);
  const key = freshKey();
  await soldBill(venue);
  const off = { afterRow: 0, sum: 100, reason: 'Unknown' };
  const counted = await drawers.count(off, { key });
  assert.equal(counted.status, 200, counted.text);
  await drawers.count(off, { key });
  const { row } = counted.body.data.drawers[0].lastCount;
  const [notice, ...more] = await mine(venue.owner);
  assert.deepEqual(more, []);
  assert.partialDeepStrictEqual(notice, {
    kind: 'DrawerDiffers',
    drawer: { code: 'main', name: null, row, expected: 120.5, counted: 100, difference: -20.5 },
  });
  assert.deepEqual(await mine(venue.waiter), []);
  const sent = mails.filter(({ to }) => to === venue.owner.account.email);
  assert.equal(sent.length, 1);
  assert.match(sent[0]!.text, /100,00[\s\S]*120,50[\s\S]*20,50/);
  await drawers.count({ afterRow: row, sum: 110, isRecount: true, reason: 'Unknown' });
  assert.deepEqual(
    (await mine(venue.owner)).map(({ drawer }: { drawer: { counted: number } }) => drawer.counted),
    [110],
  );
  await drawers.count({ afterRow: row, sum: 120.5, isRecount: true });
  assert.deepEqual(await mine(venue.owner), []);
});

test('a count within the allowed difference causes no notice', async () => {
  const venue = await newStaffedVenue(sofra, { drawerDifferenceAllowedKurus: 500 });
  await soldBill(venue);
  await drawersOf(venue).count({ afterRow: 0, sum: 116 });
  assert.deepEqual((await venue.owner.call('GET', `/venues/${venue.id}/notices/mine`)).body.data, []);
});
