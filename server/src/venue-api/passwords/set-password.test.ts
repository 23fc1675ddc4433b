import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, proveAgain, sampleAccount, signIn } from '../../../test/harness/staff.ts';
import { PASSWORD_LINK_LIFETIME_MS } from '../../core/access/sign-in/one-time-link.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

/** Every mail that was sent. */
const mails: MailToSend[] = [];
let mailOutcome: 'Sent' | 'Failed' = 'Sent';
const sofra = useSofra({
  sendMail: async (mail) => {
    mails.push(mail);
    return mailOutcome;
  },
});
const venue = useFixture(() => newStaffedVenue(sofra));
const other = useFixture(() => newStaffedVenue(sofra));

const NEW = 'sabah ezanında simit';
const tokenOf = (url: string) => {
  assert.ok(url.startsWith(`${sofra.baseUrl}/app/password#`), url);
  return url.split('#')[1]!;
};
const linkFor = async (accountId: string, by = venue.owner) => {
  const answer = await by.call('POST', `/venues/${venue.id}/accounts/${accountId}/password-link`);
  assert.equal(answer.status, 201, answer.text);
  return tokenOf(answer.body.data.url);
};
const setPassword = (token: string, password = NEW) =>
  sofra.call('PUT', '/venue/v1/password', { body: { token, password } });
const trySignIn = async (email: string, password: string) =>
  (await sofra.call('POST', '/venue/v1/session', { body: { email, password } })).status;

/** Adds a person to the venue, and signs them in. */
async function newPerson() {
  const account = await sampleAccount('Cashier');
  const { role, name, email } = account;
  const body = { role, name, email };
  const added = await venue.owner.call('POST', `/venues/${venue.id}/accounts`, body);
  const token = /#(\S+)/.exec(mails.at(-1)!.text)![1]!;
  assert.equal((await setPassword(token, PASSWORD)).status, 200);
  return signIn(sofra, { ...account, id: added.body.data.id });
}

test('a link of the owner sets a new password once; every session ends, and the old password no longer works', async () => {
  const person = await newPerson();
  const elsewhere = await signIn(sofra, person.account);
  const token = await linkFor(person.account.id);
  assert.equal((await person.call('GET', '/session')).status, 200);
  assert.equal((await setPassword(token)).status, 200);
  for (const { call } of [person, elsewhere])
    assertRefused(await call('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  const { email } = person.account;
  assert.deepEqual([await trySignIn(email, PASSWORD), await trySignIn(email, NEW)], [401, 200]);
  assertRefused(await setPassword(token, 'another password'), 403, 'PASSWORD_LINK_INVALID');
  assert.equal(await trySignIn(email, NEW), 200);
});

test('of two who use a link at once, one sets a password', async () => {
  const person = await newPerson();
  const token = await linkFor(person.account.id);
  const answers = await Promise.all([
    setPassword(token, 'the first of two'),
    setPassword(token, 'the second of two'),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403]);
  const { email } = person.account;
  const works = [await trySignIn(email, 'the first of two'), await trySignIn(email, 'the second of two')];
  assert.deepEqual(works.sort(), [200, 401]);
});

test('a link ends after an hour, with a newer link, with another password and with its account', async () => {
  const person = await newPerson();
  const { id } = person.account;
  const path = `/venues/${venue.id}/accounts/${id}`;
  const late = await linkFor(id);
  sofra.clock.advance(PASSWORD_LINK_LIFETIME_MS);
  for (const { owner } of [venue, other]) await proveAgain(owner);
  assertRefused(await setPassword(late), 403, 'PASSWORD_LINK_INVALID');
  const [older, newer] = [await linkFor(id), await linkFor(id)];
  assertRefused(await setPassword(older), 403, 'PASSWORD_LINK_INVALID');
  assert.equal((await venue.owner.call('PATCH', path, { password: 'given by the owner' })).status, 200);
  assertRefused(await setPassword(newer), 403, 'PASSWORD_LINK_INVALID');
  const last = await linkFor(id);
  assert.equal((await venue.owner.call('DELETE', path)).status, 200);
  assertRefused(await setPassword(last), 403, 'PASSWORD_LINK_INVALID');
});

test('staff make no links, and an owner none for the people of another venue', async () => {
  const path = `/venues/${venue.id}/accounts/${venue.owner.account.id}/password-link`;
  assertRefused(await venue.waiter.call('POST', path), 403, 'NOT_PERMITTED');
  assertRefused(await other.owner.call('POST', path), 404, 'VENUE_NOT_FOUND');
  const foreign = `/venues/${other.id}/accounts/${venue.waiter.account.id}/password-link`;
  assertRefused(await other.owner.call('POST', foreign), 404, 'ACCOUNT_NOT_FOUND');
});

test('the operator makes a link for any account by its address; an unknown one is said to the operator alone', async () => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const ask = (email: string) =>
    sofra.call('POST', '/operator/v1/password-links', { headers, body: { email } });
  const { email } = other.owner.account;
  const made = await ask(email.toUpperCase());
  assert.equal((await setPassword(tokenOf(made.body.data.url))).status, 200);
  assert.equal(await trySignIn(email, NEW), 200);
  assertRefused(await ask('nobody@example.com'), 404, 'ACCOUNT_NOT_FOUND');
});

test('the audit log names who made a link and who used it, and holds neither code nor password', async () => {
  // The ids of entries depend on the clock: within one millisecond their order is random.
  const person = await newPerson();
  sofra.clock.advance(1);
  const token = await linkFor(person.account.id);
  sofra.clock.advance(1);
  await setPassword(token);
  const { body, text } = await venue.owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  const [used, made] = body.data.items;
  assert.deepEqual(
    [used, made].map(({ operation, records }) => [
      operation,
      records[0].properties.map((it: { name: string }) => it.name),
    ]),
    [
      ['setPassword', ['password']],
      ['makePasswordLink', ['passwordLink']],
    ],
  );
  assert.ok(!text.includes(token.split('.')[1]!) && !text.includes(NEW));
  const rows = await sofra.db.query({
    text: 'select code_hash from one_time_link where venue_id = $1 and account_id = $2',
    values: [venue.id, person.account.id],
  });
  assert.deepEqual(rows, []);
});

test('a token that is none, and a password that is too short, are refused', async () => {
  for (const token of ['x', `${venue.id}.${'x'.repeat(43)}`, `${randomUUID()}.${'x'.repeat(43)}`])
    assertRefused(await setPassword(token), 403, 'PASSWORD_LINK_INVALID');
  const person = await newPerson();
  const token = await linkFor(person.account.id);
  assertRefused(await setPassword(token, 'short'), 400, 'CONTENT_INVALID', ['password']);
  assert.equal((await setPassword(token)).status, 200);
});

test('the link also goes to its person by mail; where that fails the answer says so and still has the link', async () => {
  const { account } = await newPerson();
  const path = `/venues/${venue.id}/accounts/${account.id}/password-link`;
  for (const outcome of ['Sent', 'Failed'] as const) {
    mailOutcome = outcome;
    const { body } = await venue.owner.call('POST', path);
    const mail = mails.at(-1)!;
    assert.deepEqual([body.data.mail, mail.to], [outcome, account.email]);
    assert.ok(mail.text.includes(body.data.url) && mail.text.includes(account.name), mail.text);
  }
  mailOutcome = 'Sent';
  assert.doesNotMatch(JSON.stringify(sofra.log), /app\/password#/);
});
