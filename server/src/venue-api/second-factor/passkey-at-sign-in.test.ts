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
import { codeOf, signInWith } from '../../../test/harness/second-factor.ts';
import { openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person } from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });
const otherServer = useSofra({ db, clock });
/** The same service after its address has changed. */
const moved = useSofra({ db, clock, publicUrl: 'https://sofra.example' });

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

test('200: after a passkey is added, the password alone signs no one in, and the passkey with it does, on any server', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner, waiter } = venue;
  const passkey = await addPasskey(waiter);
  assert.equal(passkey.recoveryCodes.length, 10);
  assertRefused(await signInWith(sofra, waiter), 403, 'SECOND_FACTOR_NEEDED');
  const challenge = await challengeAtSignIn(sofra, waiter);
  const answer = await signInByPasskey(otherServer, waiter, passkey.answer(challenge));
  assert.equal(answer.status, 200, answer.text);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const { body } = await sofra.call('GET', '/venue/v1/sessions', { headers: { cookie } });
  assert.equal(body.data.find((one: { isThis: boolean }) => one.isThis).proof, 'Passkey');
  const own = (await waiter.call('GET', '/session/second-factor')).body.data;
  assert.deepEqual(
    own.passkeys.map(({ name, host, isUsable }: Record<string, unknown>) => ({ name, host, isUsable })),
    [{ name: 'Phone', host: 'localhost', isUsable: true }],
  );
  assert.equal(Date.parse(own.passkeys[0].lastUsedAt), clock.now());
  assert.deepEqual([own.since, own.passkeyHost, own.recoveryCodesLeft], [null, 'localhost', 10]);
  const log = await owner.call('GET', `/venues/${venue.id}/audit-log?part=Accounts`);
  const [property] = log.body.data.items[0].records[0].properties;
  assert.deepEqual(property, { name: 'passkey', values: { before: null, after: 'Phone' } });
});

test('403: a challenge is answered once, on any server, within five minutes, and for what it was made for', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  const challenge = await challengeAtSignIn(sofra, waiter);
  const answer = passkey.answer(challenge);
  const answers = await Promise.all(
    [sofra, otherServer, sofra, otherServer].map((server) => signInByPasskey(server, waiter, answer)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403, 403, 403]);
  // It is refused even with a new signature.
  assertRefused(await signInByPasskey(sofra, waiter, passkey.answer(challenge)), 403, 'PASSKEY_WRONG');
  const wrong = await challengeAtSignIn(sofra, waiter);
  const tampered = { ...passkey.answer(wrong), signature: passkey.answer(challenge).signature };
  assertRefused(await signInByPasskey(sofra, waiter, tampered), 403, 'PASSKEY_WRONG');
  assertRefused(await signInByPasskey(sofra, waiter, passkey.answer(wrong)), 403, 'PASSKEY_WRONG');
  const ofProof = passkey.answer(await proofChallenge(waiter));
  assertRefused(await signInByPasskey(sofra, waiter, ofProof), 403, 'PASSKEY_WRONG');
  const late = await challengeAtSignIn(sofra, waiter);
  clock.advance(5 * MINUTE_MS);
  assertRefused(await signInByPasskey(sofra, waiter, passkey.answer(late)), 403, 'PASSKEY_WRONG');
  assertRefused(await signInByPasskey(sofra, waiter, passkey.answer('AAAA')), 403, 'PASSKEY_WRONG');
  assert.equal((await tryPasskey(waiter, passkey)).status, 200);
});

test('403: the passkey and the challenge of another person, another page or another host let no one in', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  const ofOwner = await addPasskey(owner);
  const refused = [
    await tryPasskey(waiter, ofOwner),
    await tryPasskey(waiter, newTestPasskey()),
    await tryPasskey(waiter, passkey, { origin: 'https://localhost.evil.example' }),
    await tryPasskey(waiter, passkey, { origin: 'https://sofra.example' }),
    await tryPasskey(waiter, passkey, { host: 'sofra.example' }),
    await signInByPasskey(sofra, waiter, passkey.answer(await challengeAtSignIn(sofra, owner))),
  ];
  for (const answer of refused) assertRefused(answer, 403, 'PASSKEY_WRONG');
  assert.equal((await tryPasskey(waiter, passkey)).status, 200);
});

test('403: a signature count that does not go up is refused, and one that does not count is accepted', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  assert.equal((await tryPasskey(waiter, passkey, { count: 7 })).status, 200);
  for (const count of [7, 3, 0])
    assertRefused(await tryPasskey(waiter, passkey, { count }), 403, 'PASSKEY_WRONG');
  assert.equal((await tryPasskey(waiter, passkey, { count: 8 })).status, 200);
  const synced = newTestPasskey();
  const begun = await owner.call('POST', '/session/passkeys', { currentPassword: PASSWORD });
  const created = synced.create(begun.body.data.challenge, { count: 0 });
  assert.equal(
    (await owner.call('PUT', '/session/passkeys', { name: 'Cloud', passkey: created })).status,
    200,
  );
  for (let times = 0; times < 2; times += 1)
    assert.equal((await tryPasskey(owner, synced, { count: 0 })).status, 200);
});

test('429: ten wrong passkeys stop the factor for 15 minutes in unknown browsers, codes too, and not in a known one', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  const signedIn = await tryPasskey(waiter, passkey);
  const device = signedIn.headers.getSetCookie().find((one) => one.startsWith('__Host-sofra-device='))!;
  const challenge = await challengeAtSignIn(sofra, waiter);
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => signInByPasskey(sofra, waiter, newTestPasskey().answer(challenge))),
  );
  for (const answer of wrong) assertRefused(answer, 403, 'PASSKEY_WRONG');
  assertRefused(await tryPasskey(waiter, passkey, {}, otherServer), 429, 'SIGN_IN_THROTTLED');
  assertRefused(await signInWith(sofra, waiter, passkey.recoveryCodes[0]), 429, 'SIGN_IN_THROTTLED');
  const known = { cookie: device.split(';')[0]! };
  const answer = passkey.answer(await challengeAtSignIn(sofra, waiter, known));
  assert.equal((await signInByPasskey(sofra, waiter, answer, known)).status, 200);
});

test('a passkey of a former host counts as a second factor and works no more: a recovery code or an owner leads back', async () => {
  const { id, owner, waiter } = await newStaffedVenue(sofra);
  const passkey = await addPasskey(waiter);
  assertRefused(await signInWith(moved, waiter), 403, 'SECOND_FACTOR_NEEDED');
  const body = { email: waiter.account.email, password: PASSWORD };
  const step = await moved.call('POST', '/venue/v1/second-step', { body });
  assert.deepEqual(step.body.data, { hasApp: false, passkey: null });
  const challenge = await challengeAtSignIn(sofra, waiter);
  for (const says of [{}, { host: 'sofra.example', origin: 'https://sofra.example' }])
    assertRefused(
      await signInByPasskey(moved, waiter, passkey.answer(challenge, says)),
      403,
      'PASSKEY_WRONG',
    );
  const back = await signInWith(moved, waiter, passkey.recoveryCodes[0]);
  assert.equal(back.status, 200, back.text);
  const cookie = back.headers.getSetCookie()[0]!.split(';')[0]!;
  const read = await moved.call('GET', '/venue/v1/session/second-factor', { headers: { cookie } });
  assert.deepEqual(
    [read.body.data.passkeyHost, read.body.data.passkeys[0].host, read.body.data.passkeys[0].isUsable],
    ['sofra.example', 'localhost', false],
  );
  const path = `/venues/${id}/accounts/${waiter.account.id}/second-factor`;
  const listed = await owner.call('GET', `/venues/${id}/accounts`);
  const mine = listed.body.data.find((one: { id: string }) => one.id === waiter.account.id);
  assert.equal(mine.hasSecondFactor, true);
  assert.equal((await owner.call('DELETE', path)).status, 200);
  assert.equal((await signInWith(moved, waiter)).status, 200);
});

test('if a second factor is required, a passkey is one: it is added before the first session, and lets an owner require it', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const passkey = await addPasskey(owner);
  const rule = `/venues/${venue.id}/second-factor`;
  assertRefused(
    await moved.call('PUT', `/venue/v1${rule}`, {
      headers: { cookie: owner.cookie },
      body: { isRequired: true },
    }),
    403,
    'SECOND_FACTOR_MISSING',
  );
  assert.equal((await owner.call('PUT', rule, { isRequired: true })).status, 200);
  assert.equal((await tryPasskey(owner, passkey)).status, 200);
  const answer = passkey.answer(await proofChallenge(owner));
  const body = { currentPassword: PASSWORD, passkey: answer };
  assert.equal((await owner.call('POST', '/session/second-factor/end', body)).status, 200);
  assertRefused(await signInWith(sofra, owner), 403, 'SECOND_FACTOR_MISSING');
  const credentials = { email: owner.account.email, password: PASSWORD };
  const path = '/venue/v1/second-factor/passkey';
  const wrong = { ...credentials, password: 'wrong' };
  assertRefused(await sofra.call('POST', path, { body: wrong }), 401, 'SIGN_IN_FAILED');
  const offered = await sofra.call('POST', path, { body: credentials });
  assert.equal(offered.status, 201);
  assert.deepEqual(offered.headers.getSetCookie(), []);
  const made = newTestPasskey();
  const sent = (passkey: unknown) =>
    sofra.call('PUT', path, { body: { ...credentials, name: 'Phone', passkey } });
  assertRefused(await sent(made.create('AAAA')), 403, 'PASSKEY_WRONG');
  const added = await sent(made.create(offered.body.data.challenge));
  assert.equal(added.status, 200, added.text);
  assert.equal(added.body.data.recoveryCodes.length, 10);
  assert.equal(added.body.data.session.account.id, owner.account.id);
  assertRefused(await sofra.call('POST', path, { body: credentials }), 403, 'SECOND_FACTOR_NEEDED');
  assert.equal((await tryPasskey(owner, made)).status, 200);
});

test('of two factors that are set up at once before a first session, one counts and the other is refused', async () => {
  const venue = await newStaffedVenue(sofra);
  const { owner } = venue;
  const first = await addPasskey(owner);
  const rule = `/venues/${venue.id}/second-factor`;
  assert.equal((await owner.call('PUT', rule, { isRequired: true })).status, 200);
  const end = { currentPassword: PASSWORD, passkey: first.answer(await proofChallenge(owner)) };
  assert.equal((await owner.call('POST', '/session/second-factor/end', end)).status, 200);
  const credentials = { email: owner.account.email, password: PASSWORD };
  const atSignIn = (method: string, path: string, more = {}, server = sofra) =>
    server.call(method, `/venue/v1/second-factor${path}`, { body: { ...credentials, ...more } });
  const { secret } = (await atSignIn('POST', '')).body.data;
  const { challenge } = (await atSignIn('POST', '/passkey')).body.data;
  const passkey = newTestPasskey().create(challenge);
  const answers = await Promise.all([
    atSignIn('PUT', '', { code: codeOf(sofra, secret) }),
    atSignIn('PUT', '/passkey', { name: 'Key', passkey }, otherServer),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
  assertRefused(answers.find(({ status }) => status === 403)!, 403, 'SECOND_FACTOR_NEEDED');
  const { recoveryCodes } = answers.find(({ status }) => status === 200)!.body.data;
  assert.equal((await signInWith(sofra, owner, recoveryCodes[0])).status, 200);
});

test('200: removing the last factor that works at this address removes the passkey of a former one, too', async () => {
  for (const isPasskey of [true, false]) {
    const { id, owner, waiter } = await newStaffedVenue(sofra);
    const old = await addPasskey(waiter);
    const back = await signInWith(moved, waiter, old.recoveryCodes[0]);
    const cookie = back.headers.getSetCookie()[0]!.split(';')[0]!;
    const call = (method: string, path: string, body?: unknown) =>
      moved.call(method, `/venue/v1${path}`, { headers: { cookie }, body });
    const wish = { currentPassword: PASSWORD, code: old.recoveryCodes[1] };
    let code = old.recoveryCodes[2]!;
    let path = '/session/second-factor/end';
    if (isPasskey) {
      const begun = await call('POST', '/session/passkeys', wish);
      const says = { host: 'sofra.example', origin: 'https://sofra.example' };
      const passkey = newTestPasskey().create(begun.body.data.challenge, says);
      assert.equal((await call('PUT', '/session/passkeys', { name: 'New', passkey })).status, 200);
      const { passkeys } = (await call('GET', '/session/second-factor')).body.data;
      path = `/session/passkeys/${passkeys.find((one: { name: string }) => one.name === 'New').id}/end`;
    } else {
      const { secret } = (await call('POST', '/session/second-factor', wish)).body.data;
      const confirmed = await call('PUT', '/session/second-factor', { code: codeOf(sofra, secret) });
      code = confirmed.body.data.recoveryCodes[0];
    }
    const more = isPasskey ? {} : { appOnly: true };
    clock.advance(1_000);
    const ended = await call('POST', path, { currentPassword: PASSWORD, code, ...more });
    assert.equal(ended.status, 200, ended.text);
    assert.deepEqual([ended.body.data.passkeys, ended.body.data.recoveryCodesLeft], [[], 0]);
    assert.equal((await signInWith(moved, waiter)).status, 200);
    if (!isPasskey) continue;
    const log = await owner.call('GET', `/venues/${id}/audit-log?part=Accounts`);
    const [property] = log.body.data.items[0].records[0].properties;
    assert.deepEqual(property, { name: 'passkey', values: { before: 'New, Phone', after: null } });
  }
});
