import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { startSofra, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, sampleAccount, signIn } from '../../../test/harness/staff.ts';
import { inTransaction } from '../../store/database.ts';
import { updateAccountClosed, updateBranchActive } from '../../store/venue/venues.ts';

const sofra = useSofra();

test('200: the owner of a headquarter reaches its active branches by name, its staff do not', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = (name: string, change = {}) =>
    sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id, name, ...change });
  const [moda, alsancak] = [await branch('Moda'), await branch('Alsancak')];
  await branch('Bebek', { isActive: false });
  await branch('Cihangir', { closedAt: 1 });
  const reachOf = async ({ call }: typeof headquarter.owner) =>
    (await call('GET', '/session')).body.data.venues.map(({ id }: { id: string }) => id);
  assert.deepEqual(await reachOf(headquarter.owner), [headquarter.id, alsancak.id, moda.id]);
  assert.deepEqual(await reachOf(headquarter.waiter), [headquarter.id]);
});

test('200: a session is valid for exactly thirty days after the sign-in', async () => {
  const clock = testClock();
  const service = await startSofra({ clock });
  try {
    const { waiter } = await newStaffedVenue(service);
    clock.advance(30 * 24 * 3_600_000 - 1);
    assert.equal((await waiter.call('GET', '/session')).status, 200);
    clock.advance(1);
    assert.equal((await waiter.call('GET', '/session')).body.errorCode, 'SIGN_IN_REQUIRED');
  } finally {
    await service.close();
  }
});

test('401: a request without a session or with an invalid cookie is refused', async () => {
  for (const cookie of ['', '__Host-sofra=', `__Host-sofra=${'A'.repeat(43)}`, `sofra=${'A'.repeat(43)}`]) {
    const answer = await sofra.call('GET', '/venue/v1/session', { headers: { cookie } });
    assertRefused(answer, 401, 'SIGN_IN_REQUIRED');
  }
});

test('401: sessions of a closed venue end with their next request', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  await inTransaction(sofra.db, (tx) => updateAccountClosed(tx, id, sofra.clock.now()));
  for (const { call } of [owner, waiter]) assert.equal((await call('GET', '/session')).status, 401);
});

test('401: sessions of an inactive branch end, and its headquarter no longer reaches it', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const readBills = () => headquarter.owner.call('GET', `/venues/${branch.id}/bills`);
  assert.equal((await readBills()).status, 200);
  await inTransaction(sofra.db, (tx) => updateBranchActive(tx, branch.id, false));
  assert.equal((await branch.owner.call('GET', '/session')).status, 401);
  assert.equal((await readBills()).body.errorCode, 'VENUE_NOT_FOUND');
});

test('401: the session of a removed account ends', async () => {
  const account = await sampleAccount('Cashier');
  const venue = await sofra.newVenue({}, { accounts: [account] });
  const person = await signIn(sofra, account);
  await sofra.db.query({
    text: 'delete from account where venue_id = $1 and account_id = $2',
    values: [venue.id, account.id],
  });
  assert.equal((await person.call('GET', '/session')).status, 401);
});
