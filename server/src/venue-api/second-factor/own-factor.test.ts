import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { codeOf, setUpFactor, signInWith } from '../../../test/harness/second-factor.ts';
import { OPERATOR_TOKEN, openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, signIn } from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });
const otherServer = useSofra({ db, clock });

const NO_FACTOR = { since: null, passkeys: [], passkeyHost: 'localhost', recoveryCodesLeft: 0 };

after(() => db.close());

test('200: after a second factor is set up, the password alone signs no one in, and a code with it does', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, waiter);
  assert.equal(factor.recoveryCodes.length, 10);
  for (const server of [sofra, otherServer])
    assertRefused(await signInWith(server, waiter), 403, 'SECOND_FACTOR_NEEDED');
  const answer = await signInWith(otherServer, waiter, factor.code());
  assert.equal(answer.status, 200);
  assert.equal(answer.body.data.account.id, waiter.account.id);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const { body } = await sofra.call('GET', '/venue/v1/sessions', { headers: { cookie } });
  const own = body.data.find(({ isThis }: { isThis: boolean }) => isThis);
  assert.equal(own.proof, 'SecondFactor');
});

test('200: setting one up ends the other sessions of the account, and says so in the audit log without the secret', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner, waiter } = venue;
  const tablet = await signIn(sofra, waiter.account);
  const { secret, recoveryCodes } = await setUpFactor(sofra, waiter);
  assert.equal((await tablet.call('GET', '/session')).status, 401);
  assert.equal((await waiter.call('GET', '/session')).status, 200);
  const log = await owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  const [entry] = log.body.data.items;
  assert.deepEqual(
    entry.records[0].properties.map(({ name }: { name: string }) => name),
    ['secondFactor'],
  );
  const rows = await db.query<{ text: string }>({ text: 'select f::text as text from second_factor f' });
  for (const hidden of [secret, ...recoveryCodes]) {
    assert.equal(log.text.includes(hidden), false);
    assert.equal(
      rows.some(({ text }) => text.includes(hidden)),
      false,
    );
  }
});

test('403: it is set up only with the own password, and only with a code of the secret that was shown', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const path = '/session/second-factor';
  assertRefused(await waiter.call('PUT', path, { code: '123456' }), 403, 'SECOND_FACTOR_WRONG');
  assertRefused(await waiter.call('POST', path, { currentPassword: 'wrong' }), 403, 'PASSWORD_WRONG');
  const { secret } = (await waiter.call('POST', path, { currentPassword: PASSWORD })).body.data;
  for (const code of ['000', '12 34', 'ABCD-EFGH-2345-67XY'])
    assertRefused(await waiter.call('PUT', path, { code }), 403, 'SECOND_FACTOR_WRONG');
  // No second factor is needed until it is confirmed.
  assert.equal((await signInWith(sofra, waiter)).status, 200);
  clock.advance(15 * 60_000);
  assertRefused(await waiter.call('PUT', path, { code: codeOf(sofra, secret) }), 403, 'SECOND_FACTOR_WRONG');
  assert.deepEqual((await waiter.call('GET', path)).body.data, NO_FACTOR);
});

test('403: a code that is right minutes away says that a clock is wrong, and only while it is set up', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const path = '/session/second-factor';
  const { secret } = (await waiter.call('POST', path, { currentPassword: PASSWORD })).body.data;
  for (const offset of [-14, 14]) {
    const code = codeOf(sofra, secret, offset);
    assertRefused(await waiter.call('PUT', path, { code }), 403, 'SECOND_FACTOR_CLOCK');
  }
  assert.equal((await waiter.call('PUT', path, { code: codeOf(sofra, secret) })).status, 200);
  const later = codeOf(sofra, secret, 14);
  assertRefused(await signInWith(sofra, waiter, later), 403, 'SECOND_FACTOR_WRONG');
});

test('200: the confirmation sent again after a lost answer makes new recovery codes, which count instead of the first', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const path = '/session/second-factor';
  const { secret } = (await waiter.call('POST', path, { currentPassword: PASSWORD })).body.data;
  const confirm = (code: string) => waiter.call('PUT', path, { code });
  const code = codeOf(sofra, secret);
  const lost = await confirm(code);
  const again = await confirm(code);
  assert.deepEqual([lost.status, again.status], [200, 200]);
  const [first, second] = [lost, again].map(({ body }) => body.data.recoveryCodes);
  assert.equal(second.length, 10);
  assertRefused(await signInWith(sofra, waiter, first[0]), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(sofra, waiter, second[0])).status, 200);
  // The used code does not work for signing in, and no other code confirms the second factor.
  assertRefused(await signInWith(sofra, waiter, code), 403, 'SECOND_FACTOR_WRONG');
  assertRefused(await confirm(codeOf(sofra, secret, 1)), 403, 'SECOND_FACTOR_WRONG');
  assertRefused(await confirm(second[1]), 403, 'SECOND_FACTOR_WRONG');
  clock.advance(15 * 60_000);
  const later = codeOf(sofra, secret);
  assert.equal((await signInWith(sofra, waiter, later)).status, 200);
  assertRefused(await confirm(later), 403, 'SECOND_FACTOR_WRONG');
});

test('200: one changes to another phone with a code of the old one, which counts until the new one is confirmed', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const old = await setUpFactor(sofra, waiter);
  const path = '/session/second-factor';
  const wish = { currentPassword: PASSWORD };
  assertRefused(await waiter.call('POST', path, wish), 403, 'SECOND_FACTOR_NEEDED');
  const { secret } = (await waiter.call('POST', path, { ...wish, code: old.code() })).body.data;
  clock.advance(60_000);
  assert.equal((await signInWith(sofra, waiter, old.code())).status, 200);
  assert.equal((await waiter.call('PUT', path, { code: codeOf(sofra, secret) })).status, 200);
  clock.advance(60_000);
  assertRefused(await signInWith(sofra, waiter, old.code()), 403, 'SECOND_FACTOR_WRONG');
  assertRefused(await signInWith(sofra, waiter, old.recoveryCodes[0]), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(sofra, waiter, codeOf(sofra, secret))).status, 200);
});

test('200: new recovery codes end the earlier ones, and turning it off needs password and code', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, waiter);
  const [first, second] = factor.recoveryCodes;
  const send = (path: string, code: string, currentPassword = PASSWORD) =>
    waiter.call('POST', path, { currentPassword, code });
  assertRefused(await send('/session/recovery-codes', factor.code(), 'wrong'), 403, 'PASSWORD_WRONG');
  const renewed = await send('/session/recovery-codes', factor.code());
  assert.equal(renewed.body.data.recoveryCodes.length, 10);
  assertRefused(await signInWith(sofra, waiter, first), 403, 'SECOND_FACTOR_WRONG');
  assertRefused(await send('/session/second-factor/end', second!), 403, 'SECOND_FACTOR_WRONG');
  const ended = await send('/session/second-factor/end', renewed.body.data.recoveryCodes[3]);
  assert.deepEqual(ended.body.data, NO_FACTOR);
  assert.equal((await signInWith(sofra, waiter)).status, 200);
  assertRefused(await send('/session/recovery-codes', factor.code(1)), 403, 'SECOND_FACTOR_MISSING');
});

test('200: an owner removes the factor of a colleague who lost it, not their own, and a manager removes none', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner, waiter } = venue;
  await setUpFactor(sofra, waiter);
  const pathOf = ({ account }: typeof owner) => `/venues/${venue.id}/accounts/${account.id}/second-factor`;
  assertRefused(await waiter.call('DELETE', pathOf(owner)), 403, 'NOT_PERMITTED');
  assertRefused(await owner.call('DELETE', pathOf(owner)), 403, 'NOT_PERMITTED');
  const factorsOf = async () =>
    (await owner.call('GET', `/venues/${venue.id}/accounts`)).body.data.map(
      ({ hasSecondFactor }: { hasSecondFactor: boolean }) => hasSecondFactor,
    );
  assert.deepEqual((await factorsOf()).toSorted(), [false, true]);
  clock.advance(1_000);
  assert.equal((await owner.call('DELETE', pathOf(waiter))).status, 200);
  assert.deepEqual(await factorsOf(), [false, false]);
  assert.equal((await signInWith(sofra, waiter)).status, 200);
  const log = await owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  assert.equal(log.body.data.items[0].by.name, owner.account.name);
});

test('200: the operator removes a factor by the address of the account, and the audit log has it', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  await setUpFactor(sofra, owner);
  const remove = (email: string) =>
    sofra.call('POST', '/operator/v1/second-factor-removals', {
      body: { email },
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
  assertRefused(await remove('unknown@example.com'), 404, 'ACCOUNT_NOT_FOUND');
  clock.advance(1_000);
  const removed = await remove(owner.account.email.toUpperCase());
  assert.deepEqual(removed.body.data, { accountId: owner.account.id, hadFactor: true });
  assert.equal((await signInWith(sofra, owner)).status, 200);
  const log = await owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  assert.equal(log.body.data.items[0].by.kind, 'Operator');
});
