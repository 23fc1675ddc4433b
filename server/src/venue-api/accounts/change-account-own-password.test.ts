import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, sampleAccount, signIn } from '../../../test/harness/staff.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const mails: MailToSend[] = [];
const sofra = useSofra({
  sendMail: async (mail) => {
    mails.push(mail);
    return 'Sent';
  },
});

beforeEach(() => {
  mails.length = 0;
});

const NEW = 'sabah ezanında simit';
const CHANGED = 'Sofra hesabınız değiştirildi';
const freshEmail = () => `${randomUUID()}@example.com`;

async function statusOfSignIn(email: string, password: string): Promise<number> {
  return (await sofra.call('POST', '/venue/v1/session', { body: { email, password } })).status;
}

/** A venue with two owners and a waiter. */
async function newVenue() {
  const second = await sampleAccount('Owner');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [second] });
  const pathOf = ({ id }: { id: string }) => `/venues/${venue.id}/accounts/${id}`;
  return { ...venue, second, pathOf };
}

test('403: a session alone, of staff or an owner, changes neither password nor address of its own account, by no way', async () => {
  const { owner, pathOf } = await newVenue();
  const { account } = owner;
  for (const change of [{ password: NEW }, { email: freshEmail() }, { name: 'Never', email: freshEmail() }])
    for (const wrong of [{}, { currentPassword: 'wrong' }]) {
      const answer = await owner.call('PATCH', pathOf(account), { ...change, ...wrong });
      assertRefused(answer, 403, 'PASSWORD_WRONG', ['currentPassword']);
    }
  const link = `${pathOf(account)}/password-link`;
  assertRefused(await owner.call('POST', link), 403, 'PASSWORD_WRONG', ['currentPassword']);
  const own = { currentPassword: 'wrong', newPassword: NEW };
  assertRefused(await owner.call('PUT', '/session/password', own), 403, 'PASSWORD_WRONG');
  assert.deepEqual(mails, []);
  assert.equal(await statusOfSignIn(account.email, PASSWORD), 200);
  const { data } = (await owner.call('GET', '/session')).body;
  assert.deepEqual([data.account.name, data.account.email], [account.name, account.email]);
});

test('403: nor by way of another owner: a session alone adds and makes no owner, and changes no way in of one', async () => {
  const { id, owner, waiter, second, pathOf } = await newVenue();
  const thief = { role: 'Owner', name: 'Thief', email: freshEmail() };
  for (const [method, path, body] of [
    ['POST', `/venues/${id}/accounts`, thief],
    ['PATCH', pathOf(waiter.account), { role: 'Owner' }],
    ['PATCH', pathOf(second), { password: NEW }],
    ['PATCH', pathOf(second), { email: freshEmail() }],
    ['PATCH', pathOf(second), { role: 'Cashier', password: NEW }],
    ['POST', `${pathOf(second)}/password-link`, undefined],
  ] as const)
    assertRefused(await owner.call(method, path, body), 403, 'PASSWORD_WRONG', ['currentPassword']);
  const consented = { ...thief, currentPassword: PASSWORD };
  assert.equal((await owner.call('POST', `/venues/${id}/accounts`, consented)).status, 201);
});

test('200: with the present password the own address changes; a name, a role and the way in of staff need none', async () => {
  const { owner, waiter, second, pathOf } = await newVenue();
  const email = freshEmail();
  const change = { email, currentPassword: PASSWORD };
  assert.equal((await owner.call('PATCH', pathOf(owner.account), change)).status, 200);
  assert.equal(await statusOfSignIn(email, PASSWORD), 200);
  for (const [path, body] of [
    [pathOf(owner.account), { name: 'Defne K.', email: email.toUpperCase() }],
    [pathOf(waiter.account), { password: NEW, email: freshEmail() }],
    [pathOf(second), { name: 'Ada', role: 'Cashier' }],
  ] as const)
    assert.equal((await owner.call('PATCH', path, body)).status, 200);
  const link = `${pathOf(waiter.account)}/password-link`;
  assert.equal((await owner.call('POST', link)).status, 201);
});

test('200: a link for the own password is made with the present one', async () => {
  const { owner, pathOf } = await newVenue();
  const link = `${pathOf(owner.account)}/password-link`;
  assert.equal((await owner.call('POST', link, { currentPassword: PASSWORD })).status, 201);
});

test('403: of two changes of the own password with the same present one, the second is refused', async () => {
  const { owner, pathOf } = await newVenue();
  const change = (password: string) =>
    owner.call('PATCH', pathOf(owner.account), { password, currentPassword: PASSWORD });
  const answers = await Promise.all([change('the first of two'), change('the second of two')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
});

test('429: wrong passwords of a session are counted together, whatever call they come with', async () => {
  const { owner, pathOf } = await newVenue();
  const wrong = { password: NEW, currentPassword: 'wrong' };
  for (let guess = 0; guess < 5; guess++) {
    assertRefused(await owner.call('PATCH', pathOf(owner.account), wrong), 403, 'PASSWORD_WRONG');
    const own = { currentPassword: 'wrong', newPassword: NEW };
    assertRefused(await owner.call('PUT', '/session/password', own), 403, 'PASSWORD_WRONG');
  }
  const right = { password: NEW, currentPassword: PASSWORD };
  assertRefused(await owner.call('PATCH', pathOf(owner.account), right), 429, 'SIGN_IN_THROTTLED');
  const elsewhere = await signIn(sofra, owner.account);
  assert.equal((await elsewhere.call('PATCH', pathOf(owner.account), right)).status, 200);
});

test('a mail tells the old address of another address, and the person of another password, whoever changed it', async () => {
  const { owner, waiter, pathOf } = await newVenue();
  const old = owner.account.email;
  const email = freshEmail();
  await owner.call('PATCH', pathOf(owner.account), { email, currentPassword: PASSWORD });
  await owner.call('PATCH', pathOf(owner.account), { name: 'Defne K.' });
  await owner.call('PUT', '/session/password', { currentPassword: PASSWORD, newPassword: NEW });
  await owner.call('PATCH', pathOf(waiter.account), { password: NEW });
  const { url } = (await owner.call('POST', `${pathOf(waiter.account)}/password-link`)).body.data;
  const body = { token: url.split('#')[1], password: 'another one still' };
  assert.equal((await sofra.call('PUT', '/venue/v1/password', { body })).status, 200);
  assert.deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [
      [old, CHANGED],
      [email, CHANGED],
      [waiter.account.email, CHANGED],
      [waiter.account.email, 'Sofra için yeni parolanız'],
      [waiter.account.email, CHANGED],
    ],
  );
  assert.match(mails[0]!.text, /e-posta adresi değiştirildi/);
  assert.ok(!mails[0]!.text.includes(email), 'the old address is not told the new one');
  assert.match(mails[1]!.text, /parolası değiştirildi/);
});
