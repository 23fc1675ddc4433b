import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { choosePin, registerDevice } from '../../../test/harness/registered-device.ts';
import { setUpFactor } from '../../../test/harness/second-factor.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, sampleAccount, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

async function newTill() {
  const venue = await newStaffedVenue(sofra);
  const till = await registerDevice(sofra, venue.owner, venue.id);
  const { id: accountId } = venue.waiter.account;
  const codeOf = async () =>
    (await venue.owner.call('POST', `/venues/${venue.id}/accounts/${accountId}/pin-code`)).body.data
      .code as string;
  const choose = (body: Record<string, string>) =>
    till.call('PUT', '/device/person/pin', { accountId, ...body });
  return { venue, till, accountId, codeOf, choose };
}

test('200: a code is for one PIN of one person, for a day; the next code ends the one before', async () => {
  const { venue, till, accountId, codeOf, choose } = await newTill();
  const [old, code] = [await codeOf(), await codeOf()];
  assertRefused(await choose({ pin: '8305', code: old }), 403, 'PIN_WRONG');
  const owner = venue.owner.account.id;
  const forOther = await till.call('PUT', '/device/person/pin', { accountId: owner, pin: '830562', code });
  assertRefused(forOther, 403, 'PIN_WRONG');
  assert.equal((await choose({ pin: '8305', code: code.toLowerCase() })).status, 200);
  assertRefused(await choose({ pin: '6172', code }), 403, 'PIN_WRONG');
  const late = await codeOf();
  sofra.clock.advance(24 * 3_600_000);
  assertRefused(await choose({ pin: '6172', code: late }), 403, 'PIN_WRONG');
  assert.equal((await till.call('POST', '/device/person', { accountId, pin: '8305' })).status, 200);
});

test('400: what is easy to guess is refused, and uses no code up', async () => {
  const { codeOf, choose } = await newTill();
  const code = await codeOf();
  for (const pin of [
    '1234',
    '4321',
    '7777',
    '1212',
    '1122',
    '2580',
    '1990',
    '2026',
    '830562',
    '83a5',
    '830',
  ]) {
    const answer = await choose({ pin, code });
    assertRefused(answer, 400, 'PIN_NOT_ALLOWED');
    assert.deepEqual(answer.body.validationErrors[0].attemptedValue, null);
  }
  assert.equal((await choose({ pin: '8305', code })).status, 200);
});

test('403: a password chooses a PIN, too, and lifts the stop; wrong ones are slowed', async () => {
  const { till, venue, accountId, codeOf, choose } = await newTill();
  assert.equal((await choose({ pin: '8305', code: await codeOf() })).status, 200);
  const enter = (pin: string) => till.call('POST', '/device/person', { accountId, pin });
  for (let wrong = 0; wrong < 10; wrong += 1) await enter('9999');
  assertRefused(await enter('8305'), 403, 'PIN_STOPPED');
  assert.equal((await choose({ pin: '6172', password: PASSWORD })).status, 200);
  assert.equal((await enter('6172')).status, 200);
  const tries = [];
  for (let wrong = 0; wrong < 11; wrong += 1)
    tries.push((await choose({ pin: '6172', password: 'guess' })).body.errorCode);
  assert.deepEqual(tries, [...Array(10).fill('PASSWORD_WRONG'), 'SIGN_IN_THROTTLED']);
  assert.equal((await venue.waiter.call('GET', '/session')).status, 200);
});

test('403: the password of a person with a second factor chooses no PIN without a code of it', async () => {
  const { venue, till, choose } = await newTill();
  const factor = await setUpFactor(sofra, venue.owner);
  const accountId = venue.owner.account.id;
  const tryWith = (proof: Record<string, string>) => choose({ accountId, pin: '830562', ...proof });
  assertRefused(await tryWith({ password: 'guess', factorCode: factor.code() }), 403, 'PASSWORD_WRONG');
  assertRefused(await tryWith({ password: PASSWORD }), 403, 'SECOND_FACTOR_NEEDED');
  assertRefused(await tryWith({ password: PASSWORD, factorCode: '000000' }), 403, 'SECOND_FACTOR_WRONG');
  const used = factor.code();
  const chosen = await tryWith({ password: PASSWORD, factorCode: used });
  assert.equal(chosen.status, 200, chosen.text);
  assertRefused(await tryWith({ password: PASSWORD, factorCode: used }), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await till.call('POST', '/device/person', { accountId, pin: '830562' })).status, 200);
});

test('403: nor does the password of an owner who has no second factor, where the venue requires one', async () => {
  const second = await sampleAccount('Owner');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [second] });
  const till = await registerDevice(sofra, venue.owner, venue.id);
  await setUpFactor(sofra, venue.owner);
  assert.equal(
    (await venue.owner.call('PUT', `/venues/${venue.id}/second-factor`, { isRequired: true })).status,
    200,
  );
  const body = { accountId: second.id, pin: '830562', password: PASSWORD };
  assertRefused(await till.call('PUT', '/device/person/pin', body), 403, 'SECOND_FACTOR_MISSING');
  await choosePin(till, venue.owner, { venueId: venue.id, accountId: second.id, pin: '830562' });
});

test('403: no one makes a code for a person who may do more than they', async () => {
  const manager = await sampleAccount('Manager');
  const venue = await newStaffedVenue(sofra, {}, { accounts: [manager] });
  const mert = await signIn(sofra, manager);
  const codeFor = (id: string) => mert.call('POST', `/venues/${venue.id}/accounts/${id}/pin-code`);
  assertRefused(await codeFor(venue.owner.account.id), 403, 'NOT_PERMITTED');
  assert.equal((await codeFor(venue.waiter.account.id)).status, 201);
  assertRefused(await codeFor(crypto.randomUUID()), 404, 'ACCOUNT_NOT_FOUND');
  assertRefused(
    await venue.waiter.call('POST', `/venues/${venue.id}/accounts/${manager.id}/pin-code`),
    403,
    'NOT_PERMITTED',
  );
});

test('a PIN is in no answer, in no log and not in the audit log; that one was chosen is', async () => {
  const { venue, till, accountId } = await newTill();
  const pin = '7413';
  await choosePin(till, venue.owner, { venueId: venue.id, accountId, pin });
  await till.call('POST', '/device/person', { accountId, pin });
  const texts = [
    (await venue.owner.call('GET', `/venues/${venue.id}/audit-log`)).text,
    (await venue.owner.call('GET', `/venues/${venue.id}/accounts`)).text,
    (await venue.owner.call('GET', `/venues/${venue.id}/devices`)).text,
    (await till.call('GET', '/device')).text,
    JSON.stringify(sofra.log),
  ];
  for (const text of texts)
    assert.ok(!text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').includes(pin));
  const [row] = await sofra.db.query<{ hash: string }>({
    text: 'select pin_hash as hash from account where venue_id = $1 and account_id = $2',
    values: [venue.id, accountId],
  });
  assert.match(row!.hash, /^\$argon2id\$/);
  assert.match(texts[0]!, /"pin"/);
});
