import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { doesSomeoneWait } from '../../../test/cluster/cluster.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import {
  newStaffedVenue,
  PASSWORD,
  proveAgain,
  type StaffedVenue,
  sampleAccount,
} from '../../../test/harness/staff.ts';
import { accountTokenOf, INVITATION_LIFETIME_MS } from '../../core/access/sign-in/one-time-link.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../crypto/tokens/one-time-code.ts';
import type { MailToSend } from '../../parts/outgoing.ts';
import { systemRandom } from '../../parts/parts.ts';
import { findAccount, saveAccount } from '../../store/access/accounts.ts';
import { listPeople } from '../../store/access/approvals.ts';
import { insertOneTimeLink } from '../../store/access/sign-in/one-time-links.ts';
import { inTransaction } from '../../store/database.ts';
import { raiseVenueVersion } from '../../store/venue/venue-heads.ts';

const mails: MailToSend[] = [];
let outcome: 'Sent' | 'Failed' = 'Sent';
const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({
  db,
  clock,
  sendMail: async (mail) => {
    mails.push(mail);
    return outcome;
  },
});

beforeEach(() => {
  mails.length = 0;
  outcome = 'Sent';
});

const CHOSEN = 'sabah ezanında simit';
const TAKEN = /başka bir restoranın hesabına ait/;
const freshEmail = () => `${randomUUID()}@example.com`;
const pathOf = ({ id }: StaffedVenue, accountId: string) => `/venues/${id}/accounts/${accountId}`;

const add = (venue: StaffedVenue, email: string, change = {}) =>
  venue.owner.call('POST', `/venues/${venue.id}/accounts`, { role: 'Waiter', name: 'Ada', email, ...change });
const signIn = (email: string, password: string) =>
  sofra.call('POST', '/venue/v1/session', { body: { email, password } });
const acceptInvitation = (token: string) =>
  sofra.call('PUT', '/venue/v1/password', { body: { token, password: CHOSEN } });
/** The token in the link of the last mail. */
const tokenOf = () => /\/app\/password#(\S+)/.exec(mails.at(-1)!.text)![1]!;

async function newInvitation(venue: StaffedVenue, email = freshEmail(), change = {}) {
  const { status, body, text } = await add(venue, email, change);
  assert.deepEqual([status, body.data?.mail], [201, 'Sent'], text);
  return { ...body.data, address: email, path: pathOf(venue, body.data.id), token: tokenOf() };
}

async function accountsOf(venue: StaffedVenue) {
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/accounts`);
  return body.data as { id: string; email: string | null; invitedEmail: string | null }[];
}

test('a new person is invited: the mailed link proves the address and sets the password, and nothing before signs in', async () => {
  const venue = await newStaffedVenue(sofra);
  const email = freshEmail();
  const refused = await add(venue, email, { password: CHOSEN });
  assertRefused(refused, 400, 'CONTENT_INVALID', ['password']);
  const { id, path, token, ...account } = await newInvitation(venue, email.toUpperCase());
  assert.deepEqual([account.email, account.invitedEmail], [null, email]);
  assert.deepEqual(
    mails.map(({ to }) => to),
    [email],
  );
  assert.ok(mails[0]!.text.includes(venue.owner.account.name));
  assertRefused(await signIn(email, CHOSEN), 401, 'SIGN_IN_FAILED');
  assertRefused(await venue.owner.call('PATCH', path, { password: CHOSEN }), 400, 'CONTENT_INVALID', [
    'password',
  ]);
  assertRefused(await venue.owner.call('POST', `${path}/password-link`), 400, 'CONTENT_INVALID');
  assert.equal((await acceptInvitation(token)).status, 200);
  assertRefused(await acceptInvitation(token), 403, 'PASSWORD_LINK_INVALID');
  assert.equal((await signIn(email, CHOSEN)).body.data.account.id, id);
  const [found] = (await accountsOf(venue)).filter((one) => one.id === id);
  assert.deepEqual([found!.email, found!.invitedEmail], [email, null]);
  assertRefused(await venue.owner.call('POST', `${path}/invitation`), 412, 'CONTENT_CHANGED');
  assertRefused(await venue.owner.call('DELETE', `${path}/invitation`), 412, 'CONTENT_CHANGED');
  assert.equal(mails.length, 1);
});

test('an address that is taken elsewhere gets the same answer; its mail alone says so, and the link works once it is free', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const taken = other.waiter.account;
  const shapeOf = ({ body: { data }, headers }: Awaited<ReturnType<typeof add>>) => [
    { ...data, id: '', revision: '', invitedEmail: '' },
    headers.has('location'),
  ];
  const free = await add(venue, freshEmail());
  assert.doesNotMatch(mails.at(-1)!.text, TAKEN);
  const answer = await add(venue, taken.email);
  assert.deepEqual(shapeOf(answer), shapeOf(free));
  assert.match(mails.at(-1)!.text, TAKEN);
  const token = tokenOf();
  assertRefused(await acceptInvitation(token), 409, 'EMAIL_TAKEN');
  assert.equal((await signIn(taken.email, PASSWORD)).body.data.account.id, taken.id);
  assert.equal((await other.owner.call('DELETE', pathOf(other, taken.id))).status, 200);
  assert.equal((await acceptInvitation(token)).status, 200);
  assert.equal((await signIn(taken.email, CHOSEN)).body.data.account.id, answer.body.data.id);
});

test('of two venues that invite one address the first link that is opened gets it', async () => {
  const venues = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const email = freshEmail();
  const tokens = [];
  for (const venue of venues) tokens.push((await newInvitation(venue, email)).token);
  const answers = await Promise.all(tokens.map(acceptInvitation));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
});

test('409: an address that another person of the same venue has, or is invited with, is refused', async () => {
  const venue = await newStaffedVenue(sofra);
  const { address: email } = await newInvitation(venue);
  for (const one of [email, venue.waiter.account.email])
    assertRefused(await add(venue, one.toUpperCase()), 409, 'EMAIL_TAKEN', ['email']);
  assert.equal(mails.length, 1);
});

test('a link ends after a week, with the next one, with another address and with its withdrawal', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id, path, token: old } = await newInvitation(venue);
  assert.deepEqual((await venue.owner.call('POST', `${path}/invitation`)).body.data, { mail: 'Sent' });
  const again = tokenOf();
  const email = freshEmail();
  assert.equal((await venue.owner.call('PATCH', path, { email })).body.data.invitedEmail, email);
  assert.equal(mails.at(-1)!.to, email);
  const late = tokenOf();
  for (const token of [old, again])
    assertRefused(await acceptInvitation(token), 403, 'PASSWORD_LINK_INVALID');
  clock.advance(INVITATION_LIFETIME_MS);
  assertRefused(await acceptInvitation(late), 403, 'PASSWORD_LINK_INVALID');
  await proveAgain(venue.owner);
  outcome = 'Failed';
  assert.deepEqual((await venue.owner.call('POST', `${path}/invitation`)).body.data, { mail: 'Failed' });
  const last = tokenOf();
  clock.advance(3_600_000);
  // Withdrawing an invitation needs no password.
  assert.equal((await venue.owner.call('DELETE', `${path}/invitation`)).status, 200);
  assertRefused(await acceptInvitation(last), 403, 'PASSWORD_LINK_INVALID');
  const [found] = (await accountsOf(venue)).filter((one) => one.id === id);
  assert.deepEqual([found!.email, found!.invitedEmail], [null, null]);
});

test('an invited person works at shared devices with a PIN, and gets no mail but the invitation', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id, address: email, path } = await newInvitation(venue, freshEmail(), { role: 'Manager' });
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const pin = '830571';
  const token = await choosePin(till, venue.owner, { venueId: venue.id, accountId: id, pin });
  const session = await till.call('GET', '/session', undefined, token);
  assert.equal(session.body.data.account.email, null);
  assertRefused(
    await till.call('PUT', '/device/person/pin', { accountId: id, pin, password: CHOSEN }),
    403,
    'PASSWORD_WRONG',
  );
  assert.equal((await venue.owner.call('PATCH', path, { name: 'Ada K.' })).status, 200);
  const told = (await listPeople(db, venue.id)).find(({ accountId }) => accountId === id)!;
  assert.deepEqual([told.rights.includes('seeTakings'), told.email], [true, null]);
  assert.deepEqual(
    mails.map(({ to }) => to),
    [email],
  );
});

test('an invited owner is no owner yet: the last who signs in stays, and the invitation is removed, not withdrawn', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const wish = { role: 'Owner', currentPassword: PASSWORD };
  const { path, token } = await newInvitation(venue, freshEmail(), wish);
  const own = pathOf(venue, owner.account.id);
  assertRefused(await owner.call('DELETE', own), 409, 'LAST_OWNER');
  assertRefused(await owner.call('PATCH', own, { role: 'Manager' }), 409, 'LAST_OWNER');
  assertRefused(await owner.call('DELETE', `${path}/invitation`), 400, 'CONTENT_INVALID', ['email']);
  assertRefused(await owner.call('PATCH', path, { email: freshEmail() }), 403, 'PASSWORD_WRONG');
  const other = await newInvitation(venue, freshEmail(), wish);
  assert.equal((await owner.call('DELETE', other.path)).status, 200);
  assertRefused(await acceptInvitation(other.token), 403, 'PASSWORD_LINK_INVALID');
  assert.equal((await acceptInvitation(token)).status, 200);
  assert.equal((await owner.call('DELETE', own)).status, 200);
});

test('the link of an invitation changes nothing once the person is no longer invited', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id, address: email, token } = await newInvitation(venue);
  assert.equal((await acceptInvitation(token)).status, 200);
  const code = newOneTimeCode(systemRandom);
  const link = { venueId: venue.id, codeHash: hashOneTimeCode(code), purpose: 'Invitation' } as const;
  const expiresAt = clock.now() + INVITATION_LIFETIME_MS;
  await inTransaction(db, (tx) => insertOneTimeLink(tx, { ...link, accountId: id, expiresAt }));
  assertRefused(await acceptInvitation(accountTokenOf(venue.id, code)), 403, 'PASSWORD_LINK_INVALID');
  assert.equal((await signIn(email, CHOSEN)).body.data.account.id, id);
});

test('an invitation that is sent while the address changes goes to the new address', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id, path } = await newInvitation(venue);
  const email = freshEmail();
  const account = (await findAccount(db, venue.id, id))!;
  let sending: ReturnType<typeof venue.owner.call>;
  await inTransaction(db, async (tx) => {
    await raiseVenueVersion(tx, venue.id);
    let isAnswered = false;
    sending = venue.owner.call('POST', `${path}/invitation`).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await doesSomeoneWait(db))) await pause(5);
    await saveAccount(tx, venue.id, { ...account, invitedEmail: email });
  });
  assert.equal((await sending!).status, 201);
  assert.equal(mails.at(-1)!.to, email);
  assert.equal((await acceptInvitation(tokenOf())).status, 200);
});

test('a person with only a name is invited when they get an address; a fiscal device has one at once', async () => {
  const venue = await newStaffedVenue(sofra);
  const added = await venue.owner.call('POST', `/venues/${venue.id}/accounts`, {
    role: 'Waiter',
    name: 'Ada',
  });
  assert.equal(added.body.data.mail, 'None');
  const path = pathOf(venue, added.body.data.id);
  const email = freshEmail();
  const { data } = (await venue.owner.call('PATCH', path, { email })).body;
  assert.deepEqual([data.email, data.invitedEmail, data.mail], [null, email, 'Sent']);
  assertRefused(await venue.owner.call('PATCH', path, { role: 'Bridge' }), 400, 'CONTENT_INVALID', ['email']);
  const bridge = await add(venue, freshEmail(), { role: 'Bridge', password: CHOSEN });
  assert.deepEqual(
    [bridge.status, bridge.body.data.invitedEmail, bridge.body.data.mail],
    [201, null, 'None'],
  );
});

test('no one invites, or sends again to, a person who may do more than they', async () => {
  const manager = await sampleAccount('Manager');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [manager] });
  const { path } = await newInvitation(venue, freshEmail(), { role: 'Owner', currentPassword: PASSWORD });
  const { headers } = await signIn(manager.email, PASSWORD);
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
  for (const method of ['POST', 'DELETE'])
    assertRefused(
      await sofra.call(method, `/venue/v1${path}/invitation`, { headers: { cookie } }),
      403,
      'NOT_PERMITTED',
    );
  assert.equal(mails.length, 1);
});
