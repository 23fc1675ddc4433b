import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, useSofra } from '../../../test/harness/sofra.ts';
import {
  newStaffedVenue,
  openBill,
  type Person,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const sofra = useSofra({ db });
const otherServer = useSofra({ db });

after(() => db.close());

function remove(by: Person, venueId: string, accountId: string) {
  return by.call('DELETE', `/venues/${venueId}/accounts/${accountId}`);
}

test('200: the sessions of a removed account end on every server, it cannot sign in, and its address is free', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const answer = await remove(owner, id, waiter.account.id);
  assert.deepEqual([answer.status, answer.body.data], [200, { id: waiter.account.id }]);
  assert.equal(answer.headers.get('set-cookie'), null);
  for (const server of [sofra, otherServer]) {
    const headers = { cookie: waiter.cookie };
    const session = await server.call('GET', '/venue/v1/session', { headers });
    assertRefused(session, 401, 'SIGN_IN_REQUIRED');
  }
  const body = { email: waiter.account.email, password: 'kahve ve lokum' };
  assertRefused(await sofra.call('POST', '/venue/v1/session', { body }), 401, 'SIGN_IN_FAILED');
  const again = { ...body, role: 'Cashier', name: 'Deniz' };
  assert.equal((await owner.call('POST', `/venues/${id}/accounts`, again)).status, 201);
});

test('200: only the name of a removed account stays, on its past actions', async () => {
  const venue = await newStaffedVenue(sofra);
  const { account } = venue.waiter;
  const bill = await openBill(venue);
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Ready' });
  assert.equal((await remove(venue.owner, venue.id, account.id)).status, 200);
  const { data } = (await venue.owner.call('GET', bill.path)).body;
  assert.equal(data.rounds[0].by.name, account.name);
  assert.ok(data.history.every(({ by }: { by: { id: string } }) => by.id === account.id));
  for (const table of ['account', 'email_directory', 'session_directory', 'notices_seen']) {
    const rows = await db.query({
      text: `select from ${table} where venue_id = $1 and account_id = $2`,
      values: [venue.id, account.id],
    });
    assert.equal(rows.length, 0, table);
  }
});

test('200: one of two owners can remove their own account, and the browser forgets the session', async () => {
  const second = await sampleAccount('Owner');
  const { id, owner } = await newStaffedVenue(sofra, {}, { accounts: [second] });
  const answer = await remove(owner, id, owner.account.id.toUpperCase());
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('set-cookie')!, /^__Host-sofra=; .*Max-Age=0$/);
  assertRefused(await owner.call('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
});

test('200: the owner of a headquarter can remove accounts of a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  assert.equal((await remove(headquarter.owner, branch.id, branch.waiter.account.id)).status, 200);
});

test('404: an account of another venue and a removed account are answered like an unknown one', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const accountId of [other.waiter.account.id, randomUUID()]) {
    assertRefused(await remove(venue.owner, venue.id, accountId), 404, 'ACCOUNT_NOT_FOUND');
  }
  assert.equal((await other.waiter.call('GET', '/session')).status, 200);
  assert.equal((await remove(venue.owner, venue.id, venue.waiter.account.id)).status, 200);
  assertRefused(await remove(venue.owner, venue.id, venue.waiter.account.id), 404, 'ACCOUNT_NOT_FOUND');
});

test('409: the last owner cannot be removed', async () => {
  const { id, owner } = await newStaffedVenue(sofra);
  assertRefused(await remove(owner, id, owner.account.id), 409, 'LAST_OWNER');
  assert.equal((await owner.call('GET', '/session')).status, 200);
});

test('409: of two owners who remove each other at the same time, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const second = await sampleAccount('Owner');
    const { id, owner } = await newStaffedVenue(sofra, {}, { accounts: [second] });
    const other = await signIn(otherServer, second);
    const answers = await Promise.all([
      remove(owner, id, second.id),
      remove(other, id, owner.account.id),
      remove(owner, id, owner.account.id),
      remove(other, id, second.id),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const [row] = await db.query<{ owners: number }>({
      text: `select count(*) as owners from account where venue_id = $1 and role = 'Owner'`,
      values: [id],
    });
    assert.equal(row!.owners, 1);
  }
});
