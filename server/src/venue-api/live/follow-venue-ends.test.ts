import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, type LiveReader } from '../../../test/harness/live-reader.ts';
import { OPERATOR_TOKEN, useSofra } from '../../../test/harness/sofra.ts';
import {
  newStaffedVenue,
  PASSWORD,
  type Person,
  type StaffedVenue,
  signIn,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();
/** A server whose keep-alive comments come long after a change here has ended a stream. */
const other = useSofra(() => ({ clock: sofra.clock, heartbeatMs: 120_000 }));

/** Opens the stream on a server that does not make the changes. */
async function followElsewhere(person: Person, venueId?: string): Promise<LiveReader> {
  const reader = await follow(other.baseUrl, person, venueId === undefined ? {} : { venueId });
  await reader.until((events) => events.length > 0);
  return reader;
}

/** Checks that the change itself ended the stream, and not the next keep-alive comment. */
async function assertEndsImmediately(reader: LiveReader): Promise<void> {
  await reader.ended;
  assert.equal(reader.comments, 0);
}

const operator = (path: string, body?: unknown, method = 'POST') =>
  sofra.call(method, `/operator/v1${path}`, { body, headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });

const CASES: [string, (venue: StaffedVenue, person: Person) => Promise<{ status: number }>][] = [
  ['the reader signs out', (_, person) => person.call('DELETE', '/session')],
  [
    'the account signs out everywhere else',
    async (_, person) => (await signIn(sofra, person.account)).call('DELETE', '/session/others'),
  ],
  [
    'the password of the account changes',
    async (_, person) => {
      const body = { currentPassword: PASSWORD, newPassword: 'another good password' };
      return (await signIn(sofra, person.account)).call('PUT', '/session/password', body);
    },
  ],
  [
    'the role of the account changes',
    ({ owner, id }, person) =>
      owner.call('PATCH', `/venues/${id}/accounts/${person.account.id}`, {
        role: 'Owner',
        currentPassword: PASSWORD,
      }),
  ],
  [
    'the account is removed',
    ({ owner, id }, person) => owner.call('DELETE', `/venues/${id}/accounts/${person.account.id}`),
  ],
  ['the venue is closed', ({ id }) => operator(`/venues/${id}/close-account`)],
];

for (const [what, happen] of CASES) {
  test(`200: the stream ends immediately on every server when ${what}`, async () => {
    const venue = await newStaffedVenue(sofra);
    const reader = await followElsewhere(venue.waiter);
    const answer = await happen(venue, venue.waiter);
    assert.ok(answer.status < 300, `${answer.status}`);
    await assertEndsImmediately(reader);
  });
}

test('200: the stream of a branch ends when the branch is switched off or its headquarter signs out', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const leaving = await signIn(sofra, headquarter.owner.account);
  const [first, second] = [
    await followElsewhere(leaving, branch.id),
    await followElsewhere(headquarter.owner, branch.id),
  ];
  await leaving.call('DELETE', '/session');
  await assertEndsImmediately(first);
  await operator(`/venues/${branch.id}/activity`, { isActive: false }, 'PUT');
  await assertEndsImmediately(second);
});

test('200: the stream ends when its session expires, and other streams of the venue continue', async () => {
  const venue = await newStaffedVenue(sofra);
  const reader = await followElsewhere(venue.waiter);
  sofra.clock.advance(15 * 24 * 3_600_000);
  const later = await followElsewhere(await signIn(sofra, venue.waiter.account));
  sofra.clock.advance(16 * 24 * 3_600_000);
  await assertEndsImmediately(reader);
  assert.equal((await later.events.length) > 0, true);
  later.disconnect();
  sofra.clock.advance(-31 * 24 * 3_600_000);
});
