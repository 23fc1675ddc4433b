import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { startSofra, testClock, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  PASSWORD,
  type Person,
  proveAgain,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const clock = testClock();
const sofra = useSofra({ clock });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const makeKey = (venue: StaffedVenue, by: Pick<Person, 'call'> = venue.owner) =>
  by.call('POST', `/venues/${venue.id}/keys`, { name: freshKey() });
const rename = (venue: StaffedVenue, by: Pick<Person, 'call'> = venue.owner) =>
  by.call('PATCH', `/venues/${venue.id}/settings`, { lateAfterMinutes: 25 });

test('200: a key is made within 15 minutes of the sign-in, and after the password was given again', async () => {
  const venue = await newStaffedVenue(sofra);
  clock.advance(15 * MINUTE_MS - 1);
  assert.equal((await makeKey(venue)).status, 201);
  clock.advance(1);
  assertRefused(await makeKey(venue), 403, 'PROOF_NEEDED');
  const proof = await venue.owner.call('POST', '/session/proof', { currentPassword: PASSWORD });
  assert.equal(proof.status, 200, proof.text);
  assert.equal(Date.parse(proof.body.data.freshUntil), clock.now() + 15 * MINUTE_MS);
  assert.equal((await makeKey(venue)).status, 201);
  clock.advance(15 * MINUTE_MS);
  assertRefused(await makeKey(venue), 403, 'PROOF_NEEDED');
});

test('a proof holds for its session alone', async () => {
  const venue = await newStaffedVenue(sofra);
  const other = await signIn(sofra, venue.owner.account);
  clock.advance(20 * MINUTE_MS);
  await proveAgain(other);
  assertRefused(await makeKey(venue), 403, 'PROOF_NEEDED');
  assert.equal((await makeKey(venue, other)).status, 201);
});

test('what takes access away never asks', async () => {
  const waiter = await sampleAccount('Waiter');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [waiter] });
  const { id: keyId } = (await makeKey(venue)).body.data;
  const device = await registerDevice(sofra, venue.owner, venue.id);
  clock.advance(13 * 24 * HOUR_MS);
  const below = `/venues/${venue.id}`;
  const taken = [
    `${below}/keys/${keyId}`,
    `${below}/devices/${device.id}`,
    `${below}/accounts/${waiter.id}`,
    '/session/others',
  ];
  for (const path of taken) {
    const answer = await venue.owner.call('DELETE', path);
    assert.ok(answer.status < 300, answer.text);
  }
});

test('owners and managers are asked again before they write, after the hours that the venue set', async () => {
  const manager = await sampleAccount('Manager');
  const venue = await newStaffedVenue(sofra, { proofHours: 2 }, { accounts: [manager] });
  const people = [venue.owner, await signIn(sofra, manager)];
  clock.advance(2 * HOUR_MS - 1);
  for (const person of people) assert.equal((await rename(venue, person)).status, 200);
  clock.advance(1);
  for (const person of people) {
    assertRefused(await rename(venue, person), 403, 'PROOF_NEEDED');
    assert.equal((await person.call('GET', `/venues/${venue.id}/settings`)).status, 200);
    await proveAgain(person);
    assert.equal((await rename(venue, person)).status, 200);
  }
});

test('0 hours: never; and a change of the hours itself needs a proof of the last 15 minutes', async () => {
  const venue = await newStaffedVenue(sofra);
  clock.advance(HOUR_MS);
  const set = (proofHours: number) =>
    venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { proofHours });
  assert.equal((await set(12)).status, 200);
  assertRefused(await set(0), 403, 'PROOF_NEEDED');
  await proveAgain(venue.owner);
  assert.equal((await set(0)).status, 200);
  clock.advance(13 * 24 * HOUR_MS);
  assert.equal((await rename(venue)).status, 200);
  assertRefused(await makeKey(venue), 403, 'PROOF_NEEDED');
});

test('a PIN is no proof: the password is given at the device, and counts until the person leaves', async () => {
  const manager = await sampleAccount('Manager');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [manager] });
  const device = await registerDevice(sofra, venue.owner, venue.id);
  const accountId = manager.id;
  await choosePin(device, venue.owner, { venueId: venue.id, accountId, pin: '481516' });
  const begin = async () => {
    const answer = await device.call('POST', '/device/person', { accountId, pin: '481516' });
    assert.equal(answer.status, 200, answer.text);
    const { token } = answer.body.data;
    return { call: (method: string, path: string, body?: unknown) => device.call(method, path, body, token) };
  };
  const add = (by: Pick<Person, 'call'>) =>
    by.call('POST', `/venues/${venue.id}/accounts`, { role: 'Waiter', name: 'Can' });
  const atDevice = await begin();
  assertRefused(await add(atDevice), 403, 'PROOF_NEEDED');
  // The proof hours of the venue apply to browsers of one person, not to shared devices.
  assert.equal((await rename(venue, atDevice)).status, 200);
  await proveAgain(atDevice);
  assert.equal((await add(atDevice)).status, 201);
  assertRefused(await add(await begin()), 403, 'PROOF_NEEDED');
});

test('403: a wrong password proves nothing and is in the audit log; after 10 of them the next has to wait', async () => {
  const venue = await newStaffedVenue(sofra);
  clock.advance(HOUR_MS);
  const guess = () => venue.owner.call('POST', '/session/proof', { currentPassword: 'kahve ve çay' });
  for (let tries = 0; tries < 10; tries += 1) assertRefused(await guess(), 403, 'PASSWORD_WRONG');
  assertRefused(await guess(), 429, 'SIGN_IN_THROTTLED');
  assertRefused(await makeKey(venue), 403, 'PROOF_NEEDED');
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/audit-log?parts=SignIns`);
  const failed = body.data.items.filter(
    (one: { records: { action: string }[] }) => one.records[0]!.action === 'ProofFailed',
  );
  assert.equal(failed.length, 10);
  assert.equal(failed[0].by.name, venue.owner.account.name);
});

test('a tap of the demo counts as proved, for as long as its session lasts', async () => {
  const venue = await newStaffedVenue(sofra);
  const { email } = venue.owner.account;
  const demo = await startSofra({ clock, demoSignIns: [{ role: 'Owner', venueId: venue.id, email }] });
  try {
    const body = { role: 'Owner', venueId: venue.id };
    const answer = await demo.call('POST', '/venue/v1/demo/sign-in', { body });
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const call: Person['call'] = (method, path, sent) =>
      demo.call(method, `/venue/v1${path}`, { headers: { cookie }, body: sent });
    clock.advance(13 * 24 * HOUR_MS);
    assert.equal((await makeKey(venue, { call })).status, 201);
    assert.equal((await rename(venue, { call })).status, 200);
  } finally {
    await demo.close();
  }
});
