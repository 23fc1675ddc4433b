import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { doesSomeoneWait } from '../../../test/cluster/cluster.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type TestVenue, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { PASSWORD, sampleAccount, signIn } from '../../../test/harness/staff.ts';
import type { AccountRecord } from '../../core/access/account.ts';
import { USUAL_GRANTS } from '../../core/access/rights.ts';
import { saveAccount } from '../../store/access/accounts.ts';
import { inTransaction } from '../../store/database.ts';

const sofra = useSofra();

async function venueOf(account: AccountRecord): Promise<TestVenue> {
  return sofra.newVenue({}, { accounts: [account] });
}

function tryToSignIn(body: unknown, headers: Record<string, string> = {}) {
  return sofra.call('POST', '/venue/v1/session', { body, headers });
}

test('200: the correct password starts a session and returns the account and venue', async () => {
  const account = await sampleAccount('Cashier');
  const venue = await venueOf(account);
  const answer = await tryToSignIn({ email: account.email, password: PASSWORD });
  assert.equal(answer.status, 200);
  const { id, name, email, role } = account;
  const { venue: own } = venue.record;
  assert.deepEqual(answer.body.data, {
    account: { id, name, email, role, rights: [...USUAL_GRANTS.Cashier.rights], mostOffPercent: 10 },
    venues: [
      {
        ...{ id: venue.id, name: own.name, username: null, type: 'Independent', parentVenueId: null },
        ...{ isPractice: false, isPlayable: false },
      },
    ],
    device: null,
    expiresAt: new Date(TUESDAY_AFTERNOON + 30 * 24 * 3_600_000).toISOString(),
  });
});

test('200: the session cookie is for this host only, hidden from scripts and other sites', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  const answer = await tryToSignIn({ email: account.email, password: PASSWORD });
  const [value, ...flags] = answer.headers.getSetCookie()[0]!.split('; ');
  assert.match(value!, /^__Host-sofra=[A-Za-z0-9_-]{43}$/);
  assert.deepEqual(flags.toSorted(), ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Strict', 'Secure']);
});

test('200: the stored session data cannot be used to sign in', async () => {
  const account = await sampleAccount('Cashier');
  const venue = await venueOf(account);
  const { cookie } = await signIn(sofra, account);
  const token = cookie.slice('__Host-sofra='.length);
  const [row] = await sofra.db.query<{ token_hash: Buffer }>({
    text: 'select token_hash from session_directory where venue_id = $1',
    values: [venue.id],
  });
  assert.equal(row!.token_hash.length, 32);
  assert.ok(!row!.token_hash.equals(Buffer.from(token, 'base64url')));
  const stolen = `__Host-sofra=${row!.token_hash.toString('base64url')}`;
  const answer = await sofra.call('GET', '/venue/v1/session', { headers: { cookie: stolen } });
  assert.equal(answer.body.errorCode, 'SIGN_IN_REQUIRED');
});

test('200: letter case and surrounding spaces of the e-mail address do not matter', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  const answer = await tryToSignIn({ email: ` ${account.email.toUpperCase()} `, password: PASSWORD });
  assert.equal(answer.status, 200);
});

test('200: signing in deletes the expired sessions of the account', async () => {
  const account = await sampleAccount('Cashier');
  const venue = await venueOf(account);
  const insert = `insert into session_directory values (sha256($1::text::bytea), $2, $3, to_timestamp(0), to_timestamp(1))`;
  await sofra.db.query({ text: insert, values: [account.id, venue.id, account.id] });
  await signIn(sofra, account);
  const [row] = await sofra.db.query<{ sessions: number }>({
    text: 'select count(*) as sessions from session_directory where venue_id = $1',
    values: [venue.id],
  });
  assert.equal(row!.sessions, 1);
});

test('400: a missing or invalid address or password is named', async () => {
  const cases: [unknown, string][] = [
    [{ password: PASSWORD }, 'email'],
    [{ email: 'someone@example.com', password: '' }, 'password'],
    [{ email: 7, password: PASSWORD }, 'email'],
    ['text', 'body'],
    [undefined, 'body'],
  ];
  for (const [body, field] of cases) {
    const { status, body: said } = await tryToSignIn(body);
    assert.deepEqual(
      [status, said.errorCode, said.validationErrors[0].field],
      [400, 'VALIDATION_ERROR', field],
    );
  }
});

test('401: a wrong password, an unknown address, a closed venue and an inactive branch get the same answer', async () => {
  const [known, closed, inactive] = [
    await sampleAccount('Cashier'),
    await sampleAccount('Owner'),
    await sampleAccount('Owner'),
  ];
  await venueOf(known);
  await sofra.newVenue({ closedAt: 1 }, { accounts: [closed] });
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = { type: 'Branch', parentVenueId: headquarter.id, isActive: false } as const;
  await sofra.newVenue(branch, { accounts: [inactive] });
  const credentials = [
    { email: known.email, password: `${PASSWORD}!` },
    { email: 'nobody@example.com', password: PASSWORD },
    { email: closed.email, password: PASSWORD },
    { email: inactive.email, password: PASSWORD },
  ];
  const answers = await Promise.all(
    credentials.map((body) =>
      tryToSignIn(body, { traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01` }),
    ),
  );
  for (const answer of answers) {
    assertRefused(answer, 401, 'SIGN_IN_FAILED');
    assert.equal(answer.text, answers[0]!.text);
    assert.equal(answer.headers.get('set-cookie'), null);
  }
});

test('401: the old password starts no session while a new one is being saved', async () => {
  const account = await sampleAccount('Cashier');
  const venue = await venueOf(account);
  const signingIn = await inTransaction(sofra.db, async (tx) => {
    await saveAccount(tx, venue.id, { ...account, passwordHash: `${account.passwordHash}A` });
    let isAnswered = false;
    const answer = tryToSignIn({ email: account.email, password: PASSWORD }).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await doesSomeoneWait(sofra.db))) await setImmediate();
    return { answer };
  });
  const answer = await signingIn.answer;
  assertRefused(answer, 401, 'SIGN_IN_FAILED');
  const text = 'select from session_directory where venue_id = $1';
  assert.equal((await sofra.db.query({ text, values: [venue.id] })).length, 0);
});

test('403: a page of another site cannot sign a user in', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  const body = { email: account.email, password: PASSWORD };
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await tryToSignIn(body, headers as Record<string, string>);
    assertRefused(answer, 403, 'CROSS_ORIGIN_NOT_ACCEPTED');
  }
});

test('200: a separate cookie of 400 days recognises the device and names no person', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  const answer = await tryToSignIn({ email: account.email, password: PASSWORD });
  const [value, ...flags] = answer.headers.getSetCookie()[1]!.split('; ');
  assert.match(value!, /^__Host-sofra-device=[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{22}$/);
  assert.deepEqual(flags.toSorted(), ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict', 'Secure']);
});

/** Fails to sign in to an account this number of times. Returns the statuses. */
async function failFor(email: string, times: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => tryToSignIn({ email, password: 'wrong' })),
  );
  return answers.map(({ status }) => status);
}

test('200: the correct password on a known device works, despite failures elsewhere', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  const right = { email: account.email, password: PASSWORD };
  const first = await tryToSignIn(right);
  const cookie = first.headers.getSetCookie()[1]!.split(';')[0]!;
  assert.ok((await failFor(account.email, 15)).includes(429));
  assert.equal((await tryToSignIn(right)).status, 429);
  assert.equal((await tryToSignIn({ ...right, email: right.email.toUpperCase() }, { cookie })).status, 200);
});

test('429: a known device is known for its own account only, and not with a forged cookie', async () => {
  const [mine, theirs] = [await sampleAccount('Cashier'), await sampleAccount('Cashier')];
  await venueOf(mine);
  await venueOf(theirs);
  const own = await tryToSignIn({ email: mine.email, password: PASSWORD });
  const cookie = own.headers.getSetCookie()[1]!.split(';')[0]!;
  await failFor(theirs.email, 15);
  const wrong = { email: theirs.email, password: 'wrong' };
  const forged = `__Host-sofra-device=${'A'.repeat(22)}.${'A'.repeat(22)}`;
  assert.equal((await tryToSignIn(wrong, { cookie })).status, 429);
  assert.equal((await tryToSignIn(wrong, { cookie: forged })).status, 429);
});

test('429: after ten failures for an account each further try from that address is delayed longer and then allowed', async () => {
  const account = await sampleAccount('Cashier');
  await venueOf(account);
  assert.ok((await failFor(account.email, 10)).every((status) => status === 401));
  const right = { email: account.email, password: PASSWORD };
  const answer = await tryToSignIn(right);
  assertRefused(answer, 429, 'SIGN_IN_THROTTLED');
  assert.equal(answer.headers.get('retry-after'), '2');
  sofra.clock.advance(2_000);
  assert.equal((await tryToSignIn({ ...right, password: 'wrong' })).status, 401);
  assert.equal((await tryToSignIn(right)).headers.get('retry-after'), '4');
  sofra.clock.advance(4_000);
  assert.equal((await tryToSignIn(right)).status, 200);
});

test('429: unknown addresses are throttled like known ones, so that they cannot be told apart', async () => {
  await failFor('ghost@example.com', 10);
  const unknown = { email: 'ghost@example.com', password: 'wrong' };
  assert.equal((await tryToSignIn(unknown)).body.errorCode, 'SIGN_IN_THROTTLED');
});
