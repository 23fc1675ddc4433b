import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type StaffedVenue, sampleAccount } from '../../../test/harness/staff.ts';

const sofra = useSofra();

const freshEmail = () => `${randomUUID()}@example.com`;
const cook = (change = {}) => ({
  role: 'Cashier',
  name: 'Ömer',
  email: freshEmail(),
  password: 'közde patlıcan',
  ...change,
});

function add(venue: StaffedVenue, account: unknown, by = venue.owner) {
  return by.call('POST', `/venues/${venue.id}/accounts`, account);
}

function signIn(email: string, password: string) {
  return sofra.call('POST', '/venue/v1/session', { body: { email, password } });
}

test('201: a new account can sign in immediately, in any letter case', async () => {
  const venue = await newStaffedVenue(sofra);
  const email = freshEmail();
  const answer = await add(venue, cook({ email: email.toUpperCase() }));
  assert.equal(answer.status, 201, answer.text);
  const { data } = answer.body;
  assert.deepEqual(data, {
    id: data.id,
    revision: data.revision,
    role: 'Cashier',
    name: 'Ömer',
    email,
    invitedEmail: null,
    isYou: false,
    hasSecondFactor: false,
    lastSignInAt: null,
    mail: 'None',
  });
  assert.equal(answer.headers.get('location'), `/venue/v1/venues/${venue.id}/accounts/${data.id}`);
  const signedIn = await signIn(email, 'közde patlıcan');
  assert.equal(signedIn.status, 200);
  assert.equal(signedIn.body.data.account.id, data.id);
});

test('201: only a hash of the password is stored', async () => {
  const venue = await newStaffedVenue(sofra);
  const { data } = (await add(venue, cook())).body;
  const [row] = await sofra.db.query<{ password_hash: string }>({
    text: 'select password_hash from account where venue_id = $1 and account_id = $2',
    values: [venue.id, data.id],
  });
  assert.match(row!.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('201: the owner of a headquarter can add accounts to a branch, which reach only that branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const account = cook({ role: 'Owner' });
  assertRefused(await add(branch, account, headquarter.owner), 403, 'PASSWORD_WRONG', ['currentPassword']);
  const consented = { ...account, currentPassword: PASSWORD };
  assert.equal((await add(branch, consented, headquarter.owner)).status, 201);
  const { venues } = (await signIn(account.email, account.password)).body.data;
  assert.deepEqual(
    venues.map(({ id }: { id: string }) => id),
    [branch.id],
  );
});

test('400: missing, too short, too long and unknown values are named, and no password is repeated', async () => {
  const venue = await newStaffedVenue(sofra);
  const cases: [Record<string, unknown>, string, string[]][] = [
    [cook({ role: 'Boss' }), 'VALIDATION_ERROR', ['role']],
    [cook({ email: 'deniz' }), 'VALIDATION_ERROR', ['email']],
    [cook({ password: 12_345_678 }), 'VALIDATION_ERROR', ['password']],
    [{}, 'CONTENT_INVALID', ['role', 'name']],
    [cook({ password: undefined }), 'CONTENT_INVALID', ['password']],
    [cook({ email: undefined }), 'CONTENT_INVALID', ['email']],
    [{ role: 'Owner', name: 'Ece' }, 'CONTENT_INVALID', ['email']],
    [{ role: 'Bridge', name: 'Till' }, 'CONTENT_INVALID', ['email']],
    [cook({ name: ' ' }), 'CONTENT_INVALID', ['name']],
    [cook({ password: '        ' }), 'PASSWORD_COMMON', ['password']],
    [cook({ name: 'x'.repeat(101) }), 'CONTENT_INVALID', ['name']],
    [cook({ email: `${'x'.repeat(243)}@example.com` }), 'CONTENT_INVALID', ['email']],
    [cook({ password: 'yedi123' }), 'CONTENT_INVALID', ['password']],
    [cook({ password: '🍢'.repeat(201) }), 'CONTENT_INVALID', ['password']],
    [cook({ id: randomUUID() }), 'CONTENT_INVALID', ['id']],
    [cook({ passwordHash: '$argon2id$' }), 'CONTENT_INVALID', ['passwordHash']],
  ];
  for (const [account, code, fields] of cases) {
    const answer = await add(venue, account);
    assert.deepEqual(new Set(assertRefused(answer, 400, code)), new Set(fields), answer.text);
    assert.ok(!answer.text.includes('yedi123') && !answer.text.includes('12345678'));
  }
});

test('201: a password may have eight characters, or two hundred of any script', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const password of ['8 simit!', '🍢 çay sim '.repeat(20)]) {
    const account = cook({ password });
    assert.equal((await add(venue, account)).status, 201);
    assert.equal((await signIn(account.email, password)).status, 200);
  }
});

test('400: the hundred and first account is refused, also with two simultaneous requests', async () => {
  const accounts = await Promise.all(Array.from({ length: 97 }, () => sampleAccount('Cashier')));
  const venue = await newStaffedVenue(sofra, {}, { accounts });
  const answers = await Promise.all([add(venue, cook()), add(venue, cook()), add(venue, cook())]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 400, 400]);
  const refused = answers.find(({ status }) => status === 400)!;
  assertRefused(refused, 400, 'CONTENT_INVALID', ['email']);
});

test('409: an e-mail address belongs to one account in the whole service, in any letter case', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const { account } of [venue.waiter, other.waiter]) {
    const answer = await add(venue, cook({ email: account.email.toUpperCase() }));
    assertRefused(answer, 409, 'EMAIL_TAKEN', ['email']);
  }
});

test('409: of many venues that add one address at the same time, one gets it', async () => {
  const venues = await Promise.all(Array.from({ length: 4 }, () => newStaffedVenue(sofra)));
  const account = cook();
  const answers = await Promise.all([...venues, ...venues].map((venue) => add(venue, account)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  for (const answer of answers) if (answer.status !== 201) assertRefused(answer, 409, 'EMAIL_TAKEN');
});

test('201: a person may have only a name, get an address and a password later, and lose both again', async () => {
  const venue = await newStaffedVenue(sofra);
  const { status, body } = await add(venue, { role: 'Waiter', name: 'Ada' });
  assert.deepEqual([status, body.data.email], [201, null]);
  const path = `/venues/${venue.id}/accounts/${body.data.id}`;
  assertRefused(await venue.owner.call('POST', `${path}/password-link`), 400, 'CONTENT_INVALID', ['email']);
  const email = freshEmail();
  assertRefused(await venue.owner.call('PATCH', path, { email }), 400, 'CONTENT_INVALID', ['password']);
  const password = 'közde patlıcan';
  assert.equal((await venue.owner.call('PATCH', path, { email, password })).body.data.email, email);
  assert.equal((await signIn(email, password)).status, 200);
  assert.equal((await venue.owner.call('PATCH', path, { email: null })).body.data.email, null);
  assert.equal((await signIn(email, password)).status, 401);
  assert.equal((await add(venue, cook({ email }))).status, 201);
});
