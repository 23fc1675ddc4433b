import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  addPasskey,
  challengeAtSignIn,
  newTestPasskey,
  signInByPasskey,
  type TestPasskey,
} from '../../../test/harness/passkey.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { codeOf, setUpFactor, signInWith } from '../../../test/harness/second-factor.ts';
import { OPERATOR_TOKEN, openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person } from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });
const byNumber = useSofra({ db, clock, publicUrl: 'https://192.168.1.20:3000' });

after(() => db.close());

const MINUTE_MS = 60_000;

/** Signs in with a passkey that answers a new challenge. */
async function tryPasskey(person: Person, passkey: TestPasskey, says = {}, server = sofra) {
  const challenge = await challengeAtSignIn(server, person);
  return signInByPasskey(server, person, passkey.answer(challenge, says));
}

async function proofChallenge({ call }: Person): Promise<string> {
  return (await call('POST', '/session/second-step')).body.data.passkey.challenge;
}

test('200: adding one ends the other sessions, needs the password, and the second factor of a person who has one', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const path = '/session/passkeys';
  assertRefused(await waiter.call('POST', path, { currentPassword: 'wrong' }), 403, 'PASSWORD_WRONG');
  const signedIn = await signInWith(sofra, waiter);
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const first = await addPasskey(waiter);
  assert.equal((await sofra.call('GET', '/venue/v1/session', { headers: { cookie } })).status, 401);
  const wish = { currentPassword: PASSWORD };
  assertRefused(await waiter.call('POST', path, wish), 403, 'SECOND_FACTOR_NEEDED');
  const used = first.answer(await proofChallenge(waiter));
  const second = await addPasskey(waiter, { passkey: used }, 'Key');
  assert.deepEqual(second.recoveryCodes, []);
  for (const one of [first, second]) assert.equal((await tryPasskey(waiter, one)).status, 200);
  const code = first.recoveryCodes[0];
  assert.equal((await addPasskey(waiter, { code }, 'Laptop')).recoveryCodes.length, 0);
});

test('403: a new passkey must be made for a challenge of its person, on an own page, for the own host', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const begin = async ({ call }: Person) =>
    (await call('POST', '/session/passkeys', { currentPassword: PASSWORD })).body.data.challenge;
  const add = (passkey: unknown) => waiter.call('PUT', '/session/passkeys', { name: 'Phone', passkey });
  const made = newTestPasskey();
  const challenge = await begin(waiter);
  const withCertificate = withAttestation(made.create(await begin(waiter)));
  for (const passkey of [
    made.create('AAAA'),
    made.create(await begin(owner)),
    made.create(await begin(waiter), { origin: 'https://evil.example' }),
    made.create(await begin(waiter), { host: 'evil.example' }),
    withCertificate,
  ])
    assertRefused(await add(passkey), 403, 'PASSKEY_WRONG');
  assert.equal((await add(made.create(challenge))).status, 200);
  assertRefused(await add(made.create(challenge)), 403, 'PASSKEY_WRONG');
});

/** The same with the certificate of a maker, which would be checked at addresses that it names. */
function withAttestation<P extends { attestationObject: string }>(passkey: P): P {
  const plain = Buffer.from(passkey.attestationObject, 'base64url').toString('latin1');
  const none = '\x64none\x67attStmt\xa0';
  assert.ok(plain.includes(none));
  const packed = plain.replace(none, '\x66packed\x67attStmt\xa1\x63x5c\x81\x41\x00');
  return { ...passkey, attestationObject: Buffer.from(packed, 'latin1').toString('base64url') };
}

test('409: at an address with a number browsers make none, and an app can be set up', async () => {
  const { waiter } = await newStaffedVenue(byNumber);
  const wish = { currentPassword: PASSWORD };
  assertRefused(await waiter.call('POST', '/session/passkeys', wish), 409, 'PASSKEYS_NOT_OFFERED');
  const { secret } = (await waiter.call('POST', '/session/second-factor', wish)).body.data;
  const confirmed = await waiter.call('PUT', '/session/second-factor', { code: codeOf(sofra, secret) });
  assert.equal(confirmed.status, 200);
  assert.equal((await waiter.call('GET', '/session/second-factor')).body.data.passkeyHost, null);
});

test('409: a person has ten passkeys at most, and one passkey once', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const first = await addPasskey(waiter);
  const more = async () => ({ passkey: first.answer(await proofChallenge(waiter)) });
  const wish = { currentPassword: PASSWORD, ...(await more()) };
  const { challenge } = (await waiter.call('POST', '/session/passkeys', wish)).body.data;
  const again = { name: 'Again', passkey: first.create(challenge) };
  assertRefused(await waiter.call('PUT', '/session/passkeys', again), 403, 'PASSKEY_WRONG');
  for (let count = 1; count < 10; count += 1) await addPasskey(waiter, await more(), `Key ${count}`);
  const refused = await waiter.call('POST', '/session/passkeys', {
    currentPassword: PASSWORD,
    ...(await more()),
  });
  assertRefused(refused, 409, 'PASSKEY_LIMIT_REACHED');
});

test('200: removing passkeys needs password and factor; the last one takes the recovery codes with it', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  const second = await addPasskey(waiter, { passkey: passkey.answer(await proofChallenge(waiter)) }, 'Key');
  const { passkeys } = (await waiter.call('GET', '/session/second-factor')).body.data;
  // Both were added at the same instant, so their order is random.
  const idOf = (name: string) => passkeys.find((one: { name: string }) => one.name === name).id;
  const ids = [idOf('Phone'), idOf('Key')];
  const end = (id: string, body: Record<string, unknown>) =>
    waiter.call('POST', `/session/passkeys/${id}/end`, { currentPassword: PASSWORD, ...body });
  assertRefused(await end(ids[0], {}), 403, 'SECOND_FACTOR_NEEDED');
  const using = async () => ({ passkey: second.answer(await proofChallenge(waiter)) });
  assertRefused(await end(ids[0], { ...(await using()), currentPassword: 'wrong' }), 403, 'PASSWORD_WRONG');
  const left = await end(ids[0], await using());
  assert.deepEqual([left.body.data.passkeys.length, left.body.data.recoveryCodesLeft], [1, 10]);
  assertRefused(await tryPasskey(waiter, passkey), 403, 'PASSKEY_WRONG');
  assertRefused(await end(ids[0], await using()), 404, 'PASSKEY_NOT_FOUND');
  const ended = await end(ids[1], await using());
  assert.deepEqual([ended.body.data.passkeys.length, ended.body.data.recoveryCodesLeft], [0, 0]);
  assert.equal((await signInWith(sofra, waiter)).status, 200);
});

test('403: a secret that was shown before a passkey was added can no longer be confirmed', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const shown = await waiter.call('POST', '/session/second-factor', { currentPassword: PASSWORD });
  await addPasskey(waiter);
  const code = codeOf(sofra, shown.body.data.secret);
  assertRefused(await waiter.call('PUT', '/session/second-factor', { code }), 403, 'SECOND_FACTOR_WRONG');
});

test('200: with an app and a passkey either signs in, the app is turned off alone or all is', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const app = await setUpFactor(sofra, waiter);
  const passkey = await addPasskey(waiter, { code: app.code() });
  assert.deepEqual(passkey.recoveryCodes, []);
  assert.equal((await signInWith(sofra, waiter, app.code(1))).status, 200);
  assert.equal((await tryPasskey(waiter, passkey)).status, 200);
  const end = async (appOnly: boolean) => {
    const answer = passkey.answer(await proofChallenge(waiter));
    const body = { currentPassword: PASSWORD, passkey: answer, appOnly };
    return (await waiter.call('POST', '/session/second-factor/end', body)).body.data;
  };
  const without = await end(true);
  assert.deepEqual([without.since, without.passkeys.length, without.recoveryCodesLeft], [null, 1, 10]);
  assert.equal((await signInWith(sofra, waiter, app.recoveryCodes[0])).status, 200);
  const renewed = await waiter.call('POST', '/session/recovery-codes', {
    currentPassword: PASSWORD,
    passkey: passkey.answer(await proofChallenge(waiter)),
  });
  assert.equal(renewed.body.data.recoveryCodes.length, 10);
  const none = await end(false);
  assert.deepEqual([none.since, none.passkeys, none.recoveryCodesLeft], [null, [], 0]);
  assert.equal((await signInWith(sofra, waiter)).status, 200);
});

test('200: a passkey proves again who a person is, if it checked them; a wrong one is in the audit log', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const passkey = await addPasskey(owner);
  clock.advance(20 * MINUTE_MS);
  const makeKey = () => owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Web shop' });
  assertRefused(await makeKey(), 403, 'PROOF_NEEDED');
  const prove = async (says = {}) =>
    owner.call('POST', '/session/proof', { passkey: passkey.answer(await proofChallenge(owner), says) });
  assertRefused(await prove({ checkedPerson: false }), 403, 'PASSKEY_WRONG');
  const ofSignIn = passkey.answer(await challengeAtSignIn(sofra, owner));
  assertRefused(await owner.call('POST', '/session/proof', { passkey: ofSignIn }), 403, 'PASSKEY_WRONG');
  assertRefused(await makeKey(), 403, 'PROOF_NEEDED');
  assertRefused(await owner.call('POST', '/session/proof', {}), 403, 'PASSWORD_WRONG');
  assert.equal((await prove()).status, 200);
  assert.equal((await makeKey()).status, 201);
  // After the password, touching the passkey is enough.
  assert.equal((await tryPasskey(owner, passkey, { checkedPerson: false })).status, 200);
  const log = await owner.call('GET', `/venues/${venue.id}/audit-log?parts=SignIns`);
  const failed = log.body.data.items.filter(
    ({ records }: { records: { action: string }[] }) => records[0]!.action === 'ProofFailed',
  );
  assert.equal(failed.length, 3);
});

test('a passkey that replaces the password must check who uses it; a right one that did not is not counted', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const passkey = await addPasskey(owner);
  const begin = async (body?: unknown) =>
    (await owner.call('POST', '/session/second-step', body)).body.data.passkey;
  assert.equal((await begin()).userVerification, 'preferred');
  assert.equal((await begin({ isAlone: false })).userVerification, 'preferred');
  const prove = async (says = {}) => {
    const { challenge, userVerification } = await begin({ isAlone: true });
    assert.equal(userVerification, 'required');
    return owner.call('POST', '/session/proof', { passkey: passkey.answer(challenge, says) });
  };
  for (let tries = 0; tries < 10; tries += 1)
    assertRefused(await prove({ checkedPerson: false }), 403, 'PASSKEY_WRONG');
  assert.equal((await prove()).status, 200);
});

test('200: the operator removes passkeys with the factor, and an export of the venue has none', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const passkey = await addPasskey(owner);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { text } = await sofra.call('GET', `/operator/v1/venues/${venue.id}/data`, { headers });
  assert.equal(text.includes(passkey.id), false);
  const body = { email: owner.account.email };
  const removed = await sofra.call('POST', '/operator/v1/second-factor-removals', { headers, body });
  assert.deepEqual(removed.body.data, { accountId: owner.account.id, hadFactor: true });
  assert.equal((await signInWith(sofra, owner)).status, 200);
});
