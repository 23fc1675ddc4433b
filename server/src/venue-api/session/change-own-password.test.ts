import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, startSofra, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person, signIn } from '../../../test/harness/staff.ts';

const NEW_PASSWORD = 'sabahın köründe simit';

const db = openTestDatabase();
const sofra = useSofra({ db });
const otherServer = useSofra({ db });

after(() => db.close());

function change({ call }: Person, currentPassword: unknown = PASSWORD, newPassword: unknown = NEW_PASSWORD) {
  return call('PUT', '/session/password', { currentPassword, newPassword });
}

function tryToSignIn({ account }: Person, password: string) {
  return sofra.call('POST', '/venue/v1/session', { body: { email: account.email, password } });
}

test('200: the new password works, this session continues, and all others of the account end on every server', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  for (const person of [owner, waiter]) {
    const till = await signIn(sofra, person.account);
    const answer = await change(person);
    assert.deepEqual([answer.status, answer.body.data], [200, { isChanged: true }]);
    for (const server of [sofra, otherServer]) {
      const statusOf = async ({ cookie }: Person) =>
        (await server.call('GET', '/venue/v1/session', { headers: { cookie } })).status;
      assert.deepEqual([await statusOf(person), await statusOf(till)], [200, 401]);
    }
    assert.equal((await tryToSignIn(person, PASSWORD)).status, 401);
    assert.equal((await tryToSignIn(person, NEW_PASSWORD)).status, 200);
  }
});

test('200: only the password of the own account changes', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  assert.equal((await change(waiter)).status, 200);
  assert.equal((await owner.call('GET', '/session')).status, 200);
  assert.equal((await tryToSignIn(owner, PASSWORD)).status, 200);
});

test('400: a missing, too short or too long new password is named, and no password is repeated', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const cases: [unknown, unknown, string, string][] = [
    [PASSWORD, null, 'CONTENT_INVALID', 'newPassword'],
    [PASSWORD, '   ', 'CONTENT_INVALID', 'newPassword'],
    [PASSWORD, 'yedi123', 'CONTENT_INVALID', 'newPassword'],
    [PASSWORD, 'x'.repeat(201), 'CONTENT_INVALID', 'newPassword'],
    [null, NEW_PASSWORD, 'CONTENT_INVALID', 'currentPassword'],
    [7, NEW_PASSWORD, 'VALIDATION_ERROR', 'currentPassword'],
  ];
  for (const [current, next, code, field] of cases) {
    const answer = await change(waiter, current, next);
    assertRefused(answer, 400, code, [field]);
    assert.equal(answer.body.validationErrors[0].attemptedValue, null);
  }
  assert.equal((await tryToSignIn(waiter, PASSWORD)).status, 200);
});

test('403: with a wrong current password nothing changes and no session ends', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const till = await signIn(sofra, waiter.account);
  const answer = await change(waiter, `${PASSWORD}!`);
  assertRefused(answer, 403, 'PASSWORD_WRONG', ['currentPassword']);
  assert.ok(!answer.text.includes(PASSWORD));
  assert.equal((await till.call('GET', '/session')).status, 200);
  assert.equal((await tryToSignIn(waiter, PASSWORD)).status, 200);
});

test('403: of two simultaneous changes with the same current password, the second is refused', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const answers = await Promise.all(
    ['birinci parola', 'ikinci parola'].map((next) => change(waiter, PASSWORD, next)),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [200, 403]);
});

test('429: after ten wrong passwords each further try of this session is delayed, but not of other sessions', async () => {
  const clock = testClock();
  const service = await startSofra({ db, clock });
  try {
    const { waiter, owner } = await newStaffedVenue(service);
    const failures = await Promise.all(Array.from({ length: 10 }, () => change(waiter, 'wrong')));
    for (const failure of failures) assertRefused(failure, 403, 'PASSWORD_WRONG');
    const answer = await change(waiter);
    assertRefused(answer, 429, 'SIGN_IN_THROTTLED');
    assert.equal(answer.headers.get('retry-after'), '2');
    assert.equal((await change(owner)).status, 200);
    clock.advance(2_000);
    assertRefused(await change(waiter, 'wrong'), 403, 'PASSWORD_WRONG');
    assert.equal((await change(waiter)).headers.get('retry-after'), '4');
    const elsewhere = await signIn(service, waiter.account);
    assertRefused(await change(elsewhere, 'wrong'), 403, 'PASSWORD_WRONG');
    clock.advance(4_000);
    assert.equal((await change(waiter)).status, 200);
  } finally {
    await service.close();
  }
});

test('400: a common password, and one that is made of the own address or the venue, are refused and say why', async () => {
  const venue = await newStaffedVenue(sofra, { name: 'Çınaraltı' });
  const { owner } = venue;
  const cases = [
    ['galatasaray1905', 'PASSWORD_COMMON'],
    ['12345678', 'PASSWORD_COMMON'],
    [owner.account.email!, 'PASSWORD_PERSONAL'],
    ['cinaralti!', 'PASSWORD_PERSONAL'],
  ] as const;
  for (const [password, code] of cases) {
    const answer = await change(owner, PASSWORD, password);
    assertRefused(answer, 400, code, ['newPassword']);
    assert.equal(answer.body.validationErrors[0].attemptedValue, null);
  }
  assert.equal((await tryToSignIn(owner, PASSWORD)).status, 200);
});

test('200: a password is taken as it is typed, with the spaces at its ends', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const spaced = ' köprüde iki balıkçı ';
  assert.equal((await change(waiter, PASSWORD, spaced)).status, 200);
  assert.equal((await tryToSignIn(waiter, spaced.trim())).status, 401);
  assert.equal((await tryToSignIn(waiter, `${spaced} `)).status, 401);
  assert.equal((await tryToSignIn(waiter, spaced.normalize('NFD'))).status, 200);
});

test('a password that a former server cleaned signs in as it was typed, once, and is then stored as typed', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const asFormerly = ({ account }: Person) =>
    db.query({
      text: 'update account set is_password_cleaned = true where account_id = $1',
      values: [account.id],
    });
  const typed = ` ${PASSWORD}`;
  assert.equal((await tryToSignIn(owner, typed)).status, 401);
  await Promise.all([owner, waiter].map(asFormerly));
  assert.equal((await tryToSignIn(owner, typed)).status, 200);
  assert.deepEqual(
    [(await tryToSignIn(owner, PASSWORD)).status, (await tryToSignIn(owner, typed)).status],
    [401, 200],
  );
  // The password of the waiter has nothing to clean.
  assert.equal((await tryToSignIn(waiter, PASSWORD)).status, 200);
  assert.equal((await tryToSignIn(waiter, typed)).status, 401);
  assert.equal((await owner.call('GET', '/session')).status, 200);
});
