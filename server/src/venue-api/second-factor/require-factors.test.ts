import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newBridgedVenue } from '../../../test/harness/bridge.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { codeOf, setUpFactor, signInWith } from '../../../test/harness/second-factor.ts';
import { OPERATOR_TOKEN, testClock, useSofra } from '../../../test/harness/sofra.ts';
import {
  newStaffedVenue,
  PASSWORD,
  type Person,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const clock = testClock();
const sofra = useSofra({ clock });

const requireFactors = ({ id, owner }: StaffedVenue, isRequired = true) =>
  owner.call('PUT', `/venues/${id}/second-factor`, { isRequired });

async function newVenueRequiringFactors(): Promise<StaffedVenue & { manager: Person; second: Person }> {
  const accounts = [await sampleAccount('Manager'), await sampleAccount('Owner')];
  const venue = await newStaffedVenue(sofra, {}, { accounts });
  const [manager, second] = [await signIn(sofra, accounts[0]!), await signIn(sofra, accounts[1]!)];
  await setUpFactor(sofra, venue.owner);
  assert.equal((await requireFactors(venue)).status, 200);
  return { ...venue, manager, second };
}

const credentialsOf = ({ account }: Person) => ({ email: account.email, password: PASSWORD });
const postFactor = (body: unknown) => sofra.call('POST', '/venue/v1/second-factor', { body });
const putFactor = (body: unknown) => sofra.call('PUT', '/venue/v1/second-factor', { body });

test('403: only an owner who has a second factor can require it; anyone with the right takes it back', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await requireFactors(venue), 403, 'SECOND_FACTOR_MISSING');
  assert.deepEqual((await requireFactors(venue, false)).body.data, { isRequired: false });
  await setUpFactor(sofra, venue.owner);
  clock.advance(1_000);
  assert.equal((await requireFactors(venue)).status, 200);
  const read = await venue.owner.call('GET', `/venues/${venue.id}/second-factor`);
  assert.deepEqual(read.body.data, { isRequired: true });
  const log = await venue.owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  assert.equal(log.body.data.items[0].records[0].properties[0].name, 'requiresSecondFactor');
});

test('an owner and a manager without one are let in nowhere at their next sign-in, until they have set it up', async () => {
  const venue = await newVenueRequiringFactors();
  for (const person of [venue.manager, venue.second]) {
    // The session that was open before stays open.
    assert.equal((await person.call('GET', '/session')).status, 200);
    const refused = await signInWith(sofra, person);
    assertRefused(refused, 403, 'SECOND_FACTOR_MISSING');
    assert.deepEqual(refused.headers.getSetCookie(), []);
    assertRefused(await postFactor({ ...credentialsOf(person), password: 'wrong' }), 401, 'SIGN_IN_FAILED');
    const shown = await postFactor(credentialsOf(person));
    assert.equal(shown.status, 201);
    assert.deepEqual(shown.headers.getSetCookie(), []);
    const { secret, uri } = shown.body.data;
    assert.ok(uri.includes(`secret=${secret}`));
    const wrong = await putFactor({ ...credentialsOf(person), code: '000000' });
    assertRefused(wrong, 403, 'SECOND_FACTOR_WRONG');
    assertRefused(
      await putFactor({ ...credentialsOf(person), password: 'wrong', code: codeOf(sofra, secret) }),
      401,
      'SIGN_IN_FAILED',
    );
    const confirmed = await putFactor({ ...credentialsOf(person), code: codeOf(sofra, secret) });
    assert.equal(confirmed.status, 200);
    assert.equal(confirmed.body.data.session.account.id, person.account.id);
    assert.equal(confirmed.body.data.recoveryCodes.length, 10);
    const cookie = confirmed.headers.getSetCookie()[0]!.split(';')[0]!;
    assert.equal((await sofra.call('GET', '/venue/v1/session', { headers: { cookie } })).status, 200);
    assertRefused(await signInWith(sofra, person), 403, 'SECOND_FACTOR_NEEDED');
  }
});

test('403: who has a factor, and who needs none, sets up none with a password alone', async () => {
  const venue = await newVenueRequiringFactors();
  for (const send of [postFactor, putFactor]) {
    const trial = (person: Person) => send({ ...credentialsOf(person), code: '000000' });
    assertRefused(await trial(venue.owner), 403, 'SECOND_FACTOR_NEEDED');
    assertRefused(await trial(venue.waiter), 401, 'SIGN_IN_FAILED');
    assertRefused(await trial((await newStaffedVenue(sofra)).owner), 401, 'SIGN_IN_FAILED');
  }
});

test('a waiter, a bridge and people of other venues sign in with the password as before', async () => {
  const venue = await newBridgedVenue(sofra);
  await setUpFactor(sofra, venue.owner);
  await requireFactors(venue);
  for (const person of [venue.waiter, venue.bridge])
    assert.equal((await signInWith(sofra, person)).status, 200);
  assert.equal((await signInWith(sofra, (await newStaffedVenue(sofra)).owner)).status, 200);
});

test('people begin at a shared device with their PIN as before, also one who has no password', async () => {
  const venue = await newVenueRequiringFactors();
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const added = { role: 'Waiter', name: 'Ada' };
  const { id } = (await venue.owner.call('POST', `/venues/${venue.id}/accounts`, added)).body.data;
  const people = [
    { accountId: id, pin: '8305' },
    { accountId: venue.manager.account.id, pin: '830571' },
  ];
  for (const { accountId, pin } of people) {
    await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin });
    const begun = await till.call('POST', '/device/person', { accountId, pin });
    assert.equal(begun.status, 200, begun.text);
  }
});

test('the export of a venue has no factor, no recovery code, and not that one is required', async () => {
  const venue = await newVenueRequiringFactors();
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  for (const path of ['export', 'data']) {
    const { status, text } = await sofra.call('GET', `/operator/v1/venues/${venue.id}/${path}`, { headers });
    if (status === 404) continue;
    assert.equal(status, 200);
    assert.doesNotMatch(
      text.replaceAll('requiresSecondFactor', '').replaceAll('"secondFactor"', ''),
      /factor|recovery/i,
    );
  }
});
