import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { startSofra, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person } from '../../../test/harness/staff.ts';
import type { DemoRole, DemoSignIn } from '../../core/access/sign-in/demo-sign-in.ts';

const plain = useSofra();
const venue = useFixture(() => newStaffedVenue(plain, { username: `demo-${randomUUID().slice(0, 8)}` }));
const other = useFixture(() => newStaffedVenue(plain));

const signInAs = (role: DemoRole, person: Person, venueId = venue.id): DemoSignIn => ({
  role,
  venueId,
  email: person.account.email,
});
const demo = useFixture(() =>
  startSofra({
    demoSignIns: [
      signInAs('Cook', venue.waiter),
      signInAs('Owner', venue.owner),
      // An account of another venue does not work here.
      signInAs('Cashier', other.waiter),
      signInAs('Cook', venue.waiter, randomUUID()),
    ],
    hasRateLimits: true,
  }),
);
after(() => demo.close());

const signInToDemo = (body: unknown, headers: Record<string, string> = {}, sofra = demo) =>
  sofra.call('POST', '/venue/v1/demo/sign-in', { body, headers });

test('the demo lists its sign-ins with the names of their venues, and its page for guests', async () => {
  const { status, body, text } = await demo.call('GET', '/venue/v1/demo');
  assert.equal(status, 200);
  const { name, username } = venue.record.venue;
  assert.deepEqual(body.data, {
    signIns: ['Cook', 'Owner', 'Cashier'].map((role) => ({ role, venueId: venue.id, venueName: name })),
    guestPage: `${demo.baseUrl}/${username}`,
  });
  assert.doesNotMatch(text, /@|assword/);
});

test('a sign-in opens a session of its account, without a password', async () => {
  for (const [role, person] of [
    ['Cook', venue.waiter],
    ['Owner', venue.owner],
  ] as const) {
    const answer = await signInToDemo({ role, venueId: venue.id });
    assert.equal(answer.status, 200);
    assert.equal(answer.body.data.account.id, person.account.id);
    const [cookie] = answer.headers.getSetCookie();
    assert.match(cookie!, /^__Host-sofra=.+HttpOnly/);
    const session = await demo.call('GET', '/venue/v1/session', {
      headers: { cookie: cookie!.split(';')[0]! },
    });
    assert.deepEqual(session.body.data, answer.body.data);
  }
});

test('404 without the demo: no sign-in is listed, and none works', async () => {
  const { body } = await plain.call('GET', '/venue/v1/demo');
  assert.deepEqual(body.data, { signIns: [], guestPage: null });
  assertRefused(await signInToDemo({ role: 'Cook', venueId: venue.id }, {}, plain), 404, 'VENUE_NOT_FOUND');
});

test('404 for a sign-in that is not listed, 401 for one whose account is not of its venue', async () => {
  assertRefused(await signInToDemo({ role: 'Cook', venueId: other.id }), 404, 'VENUE_NOT_FOUND');
  assertRefused(await signInToDemo({ role: 'Cashier', venueId: venue.id }), 401, 'SIGN_IN_FAILED');
  assertRefused(await signInToDemo({ role: 'Waiter', venueId: venue.id }), 400, 'VALIDATION_ERROR', ['role']);
});

test('403 and 404 for pages of other sites, and for names that are not of this machine', async () => {
  const body = { role: 'Cook', venueId: venue.id };
  const { host } = new URL(demo.baseUrl);
  assertRefused(
    await signInToDemo(body, { origin: 'https://evil.example' }),
    403,
    'CROSS_ORIGIN_NOT_ACCEPTED',
  );
  assertRefused(
    await signInToDemo(body, { 'sec-fetch-site': 'cross-site' }),
    403,
    'CROSS_ORIGIN_NOT_ACCEPTED',
  );
  assert.equal(
    (await signInToDemo(body, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).status,
    200,
  );
  for (const named of ['tunnel.example', '127.0.0.1.evil.example', '192.168.1.7:3000']) {
    const sent = {
      headers: { host: named, 'content-type': 'application/json' },
      pieces: [JSON.stringify(body)],
    };
    const answer = await rawRequest(demo.baseUrl, {
      method: 'POST',
      path: '/venue/v1/demo/sign-in',
      ...sent,
    });
    assertRefused(answer, 404, 'VENUE_NOT_FOUND');
    const listed = await rawRequest(demo.baseUrl, {
      method: 'GET',
      path: '/venue/v1/demo',
      headers: { host: named },
    });
    assertRefused(listed, 404, 'VENUE_NOT_FOUND');
  }
});

test('a call that a proxy passed on sees no demo: 404 for the list, the sign-in and the pages for guests', async () => {
  const body = { role: 'Cook', venueId: venue.id };
  const page = `/${venue.record.venue.username}`;
  for (const name of [
    ...[
      'X-Forwarded-For',
      'x-forwarded-proto',
      'X-FORWARDED-HOST',
      'X-Forwarded-Client-Cert',
      'X_Forwarded_For',
    ],
    ...['X-Forwarded', 'Forwarded', 'via'],
  ]) {
    for (const value of ['127.0.0.1', '']) {
      const headers = { [name]: value };
      assertRefused(await demo.call('GET', '/venue/v1/demo', { headers }), 404, 'VENUE_NOT_FOUND');
      assertRefused(await signInToDemo(body, headers), 404, 'VENUE_NOT_FOUND');
      for (const path of [page, `${page}/book`])
        assertRefused(await demo.call('GET', path, { headers }), 404, 'ENDPOINT_NOT_FOUND');
    }
  }
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  assert.equal((await plain.call('GET', page, { headers })).status, 200);
  assert.equal((await plain.call('GET', '/venue/v1/demo', { headers })).status, 200);
  assert.equal((await demo.call('GET', page, { headers: { 'x-forward': 'x', 'x-real': 'y' } })).status, 200);
});

test('429 after 60 sign-ins of an address in a minute', async () => {
  demo.clock.advance(60_000);
  const statuses = new Map<number, number>();
  for (let calls = 0; calls < 61; calls += 1) {
    const { status } = await signInToDemo({ role: 'Cook', venueId: venue.id });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.deepEqual(
    [...statuses],
    [
      [200, 60],
      [429, 1],
    ],
  );
});
