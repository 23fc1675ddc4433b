import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { registerDevice } from '../../../test/harness/registered-device.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

async function newCode(venue: Awaited<ReturnType<typeof newStaffedVenue>>): Promise<string> {
  const body = { kind: 'Till', name: ' Till at the bar ' };
  const made = await venue.owner.call('POST', `/venues/${venue.id}/device-codes`, body);
  assert.equal(made.status, 201);
  assert.match(made.body.data.code, /^[A-HJ-KM-NP-RT-Z2-46-9]{8}$/);
  return made.body.data.code;
}

const register = (code: string, headers: Record<string, string> = {}) =>
  sofra.call('POST', '/venue/v1/device', { body: { code }, headers });

test('201: whoever types the code, in any case and with hyphens, becomes the device with its name and people', async () => {
  const venue = await newStaffedVenue(sofra);
  const code = (await newCode(venue)).toLowerCase();
  const answer = await register(`${code.slice(0, 4)} - ${code.slice(4)}`);
  assert.equal(answer.status, 201);
  const { name, kind, people, idleLockMinutes } = answer.body.data;
  assert.deepEqual(
    { name, kind, idleLockMinutes },
    { name: 'Till at the bar', kind: 'Till', idleLockMinutes: 3 },
  );
  assert.deepEqual(
    people.map((person: { name: string; pinDigits: number; hasPin: boolean }) => [
      person.name,
      person.pinDigits,
      person.hasPin,
    ]),
    [
      ['Defne', 6, false],
      ['Deniz', 4, false],
    ],
  );
  const [cookie] = answer.headers.getSetCookie();
  assert.match(
    cookie!,
    /^__Host-sofra-shared=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=34560000$/,
  );
});

test('403: a code works once, for ten minutes, and no other text is one', async () => {
  const venue = await newStaffedVenue(sofra);
  const code = await newCode(venue);
  assert.equal((await register(code)).status, 201);
  assertRefused(await register(code), 403, 'DEVICE_CODE_INVALID');
  const late = await newCode(venue);
  sofra.clock.advance(600_000);
  assertRefused(await register(late), 403, 'DEVICE_CODE_INVALID');
  for (const none of ['AAAA', 'no code at all'])
    assertRefused(await register(none), 403, 'DEVICE_CODE_INVALID');
});

test('201: of many who send one code at the same time, one becomes the device', async () => {
  const venue = await newStaffedVenue(sofra);
  const code = await newCode(venue);
  const answers = await Promise.all(Array.from({ length: 8 }, () => register(code)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(7).fill(403)]);
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/devices`);
  assert.equal(body.data.length, 1);
});

test('201: whoever was signed in on the browser is signed out, so that no session of one person stays behind the others', async () => {
  const venue = await newStaffedVenue(sofra);
  const manager = await signIn(sofra, venue.owner.account);
  const answer = await register(await newCode(venue), { cookie: manager.cookie });
  assert.match(answer.headers.getSetCookie()[1]!, /^__Host-sofra=; .*Max-Age=0$/);
  assert.equal((await manager.call('GET', '/session')).status, 401);
});

test('a till opens nothing without a person; a board shows and bumps, as the device that it is', async () => {
  const venue = await newStaffedVenue(sofra);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  for (const path of ['/session', `/venues/${venue.id}/bills`, `/venues/${venue.id}/menu`])
    assertRefused(await till.call('GET', path), 401, 'PERSON_REQUIRED');
  const board = await registerDevice(sofra, venue.owner, venue.id, 'Board', 'Grill');
  const read = await board.call('GET', '/session');
  assert.equal(read.status, 200, read.text);
  const { account, device } = read.body.data;
  assert.deepEqual(
    [account.id, account.name, account.rights, device.kind],
    [board.id, 'Grill', ['seeOthersBills'], 'Board'],
  );
  const lines = [lineOf(venue.menu.kebab)];
  const order = { type: 'Takeaway', lines };
  const key = { 'idempotency-key': 'ordered-for-board' };
  const placed = await venue.waiter.call('POST', `/venues/${venue.id}/bills`, order, key);
  assert.equal(placed.status, 201, placed.text);
  const { bill } = placed.body.data;
  assert.equal((await board.call('GET', `/venues/${venue.id}/bills?state=Open`)).body.data.items.length, 1);
  const path = `/venues/${venue.id}/bills/${bill.id}`;
  const bumped = await board.call('POST', `${path}/rounds/${bill.rounds[0].id}/bump`, { to: 'Ready' });
  assert.equal(bumped.status, 200, bumped.text);
  const { history } = (await venue.waiter.call('GET', path)).body.data;
  assert.deepEqual(history.at(-1).by, { kind: 'Device', id: board.id, name: 'Grill' });
  assertRefused(await board.call('POST', `${path}/void`, { reason: 'x' }), 401, 'PERSON_REQUIRED');
});

test('a device reaches its own venue alone: neither its headquarter nor its branches', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  for (const [own, other] of [
    [headquarter, branch],
    [branch, headquarter],
  ] as const) {
    const board = await registerDevice(sofra, headquarter.owner, own.id, 'Board');
    assert.equal((await board.call('GET', `/venues/${own.id}/menu`)).status, 200);
    assertRefused(await board.call('GET', `/venues/${other.id}/menu`), 404, 'VENUE_NOT_FOUND');
    assert.deepEqual((await board.call('GET', '/device')).body.data.people.length, 2);
  }
});

test('a stranger, an invented cookie and a colleague of another venue make no devices here', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const body = { kind: 'Till', name: 'Till' };
  assertRefused(
    await other.owner.call('POST', `/venues/${venue.id}/device-codes`, body),
    404,
    'VENUE_NOT_FOUND',
  );
  assertRefused(
    await venue.waiter.call('POST', `/venues/${venue.id}/device-codes`, body),
    403,
    'NOT_PERMITTED',
  );
  const headers = { cookie: `__Host-sofra-shared=${'A'.repeat(43)}` };
  assertRefused(await sofra.call('GET', '/venue/v1/device', { headers }), 401, 'SIGN_IN_REQUIRED');
  assertRefused(await sofra.call('GET', '/venue/v1/session', { headers }), 401, 'SIGN_IN_REQUIRED');
});
