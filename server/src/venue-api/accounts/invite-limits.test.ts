import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, proveAgain, type StaffedVenue } from '../../../test/harness/staff.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const mails: MailToSend[] = [];
/** The result of sending mails. An error is a fault of the service while it makes the mail. */
let outcome: 'Sent' | 'Failed' | Error = 'Sent';
const clock = testClock();
const sofra = useSofra({
  clock,
  sendMail: async (mail) => {
    mails.push(mail);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  },
});

beforeEach(() => {
  mails.length = 0;
  outcome = 'Sent';
});

const freshEmail = () => `${randomUUID()}@example.com`;
const pathOf = ({ id }: StaffedVenue, accountId: string) => `/venues/${id}/accounts/${accountId}`;
const add = (venue: StaffedVenue, email: string) =>
  venue.owner.call('POST', `/venues/${venue.id}/accounts`, { role: 'Waiter', name: 'Ada', email });

async function newInvitation(venue: StaffedVenue) {
  const address = freshEmail();
  const { status, body, text } = await add(venue, address);
  assert.deepEqual([status, body.data?.mail], [201, 'Sent'], text);
  return { address, path: pathOf(venue, body.data.id) };
}

test('an invitation is sent again two times in ten minutes, what failed does not count, and other people are counted apart', async () => {
  const venue = await newStaffedVenue(sofra);
  const { path, address: email } = await newInvitation(venue);
  const sendAgain = () => venue.owner.call('POST', `${path}/invitation`);
  outcome = 'Failed';
  assert.equal((await sendAgain()).body.data.mail, 'Failed');
  outcome = 'Sent';
  clock.advance(60_000);
  assert.equal((await sendAgain()).body.data.mail, 'Sent');
  assert.equal((await sendAgain()).body.data.mail, 'Sent');
  const refused = await sendAgain();
  assertRefused(refused, 429, 'TOO_MANY_INVITATIONS');
  assert.equal(refused.headers.get('retry-after'), '600');
  assert.equal(mails.filter(({ to }) => to === email).length, 4);
  await newInvitation(venue);
  clock.advance(600_000);
  await proveAgain(venue.owner);
  assert.equal((await sendAgain()).body.data.mail, 'Sent');
});

test('a venue sends 60 invitations in an hour; a person who is added after that is saved, and invited later', async () => {
  const venue = await newStaffedVenue(sofra);
  for (let sent = 0; sent < 60; sent += 1) await newInvitation(venue);
  const { body } = await add(venue, freshEmail());
  assert.deepEqual([body.data.mail, mails.length], ['Failed', 60]);
  const path = `${pathOf(venue, body.data.id)}/invitation`;
  assertRefused(await venue.owner.call('POST', path), 429, 'TOO_MANY_INVITATIONS');
  clock.advance(3_600_000);
  await proveAgain(venue.owner);
  assert.equal((await venue.owner.call('POST', path)).body.data.mail, 'Sent');
});

test('an account that was saved is answered, also if the invitation cannot be made', async () => {
  const venue = await newStaffedVenue(sofra);
  const broken = new Error('The mail cannot be made.');
  outcome = broken;
  const added = await add(venue, freshEmail());
  assert.deepEqual([added.status, added.body.data.mail], [201, 'Failed']);
  const path = pathOf(venue, added.body.data.id);
  const changed = await venue.owner.call('PATCH', path, { email: freshEmail() });
  assert.deepEqual([changed.status, changed.body.data.mail], [200, 'Failed']);
  outcome = 'Sent';
  assert.equal((await venue.owner.call('POST', `${path}/invitation`)).body.data.mail, 'Sent');
});
