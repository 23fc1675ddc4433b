import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { setUpFactor, signInWith } from '../../../test/harness/second-factor.ts';
import { openTestDatabase, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person } from '../../../test/harness/staff.ts';
import { useFactor } from '../../operations/access/second-factor/use-factor.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });
const otherServer = useSofra({ db, clock });

after(() => db.close());

const cookieOfDevice = (answer: Awaited<ReturnType<typeof signInWith>>) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-sofra-device='))!
    .split(';')[0]!;

test('400 right passwords without a code sign no one in', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  await setUpFactor(sofra, waiter);
  for (let tries = 0; tries < 400; tries += 40) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => signInWith(sofra, waiter)));
    for (const answer of answers) {
      assert.notEqual(answer.status, 200);
      assert.deepEqual(answer.headers.getSetCookie(), []);
    }
  }
});

test('10,000 codes at once are not tried: ten are, and then none for 15 minutes, on any server', async () => {
  const venue = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, venue.waiter);
  const ref = { venueId: venue.id, accountId: venue.waiter.account.id };
  const right = [factor.code(-1), factor.code(), factor.code(1)];
  const codes = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(6, '0')).filter(
    (code) => !right.includes(code),
  );
  const counts = new Map<string, number>();
  for (let at = 0; at < codes.length; at += 100) {
    const found = await Promise.all(
      codes
        .slice(at, at + 100)
        .map((code) =>
          useFactor(at % 200 ? sofra.db : otherServer.db, ref, { code, isKnownBrowser: false }, clock.now()),
        ),
    );
    for (const { outcome } of found) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  assert.deepEqual(
    [counts.get('Wrong'), counts.get('Used'), counts.get('Stopped')],
    [10, undefined, codes.length - 10],
  );
  const refused = await signInWith(sofra, venue.waiter, factor.code());
  assertRefused(refused, 429, 'SIGN_IN_THROTTLED');
  assert.equal(refused.headers.get('retry-after'), '900');
  clock.advance(15 * 60_000);
  assert.equal((await signInWith(sofra, venue.waiter, factor.code())).status, 200);
});

test('a browser in which the person signed in before is not stopped with the others elsewhere', async () => {
  const { owner, waiter, id } = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, waiter);
  const cookie = cookieOfDevice(await signInWith(sofra, waiter, factor.code()));
  for (let tries = 0; tries < 10; tries += 1)
    assertRefused(await signInWith(sofra, waiter, '000000'), 403, 'SECOND_FACTOR_WRONG');
  clock.advance(60_000);
  assertRefused(await signInWith(otherServer, waiter, factor.code()), 429, 'SIGN_IN_THROTTLED');
  const known = { headers: { cookie } };
  assertRefused(await signInWith(sofra, waiter, '000000', known), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(otherServer, waiter, factor.code(), known)).status, 200);
  const log = await owner.call('GET', `/venues/${id}/audit-log?part=SignIns`);
  const actions = log.body.data.items.map(
    ({ records }: { records: { action: string }[] }) => records[0]!.action,
  );
  assert.ok(actions.includes('SignInSlowed'));
});

test('429: after ten wrong codes in a known browser each further one waits longer, and the password is no way around', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, waiter);
  const known = { headers: { cookie: cookieOfDevice(await signInWith(sofra, waiter, factor.code())) } };
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => signInWith(sofra, waiter, '000000', known)),
  );
  for (const answer of wrong) assertRefused(answer, 403, 'SECOND_FACTOR_WRONG');
  for (const seconds of [2, 4, 8]) {
    assertRefused(await signInWith(sofra, waiter, undefined, known), 403, 'SECOND_FACTOR_NEEDED');
    const waiting = await signInWith(sofra, waiter, factor.code(1), known);
    assertRefused(waiting, 429, 'SIGN_IN_THROTTLED');
    assert.equal(waiting.headers.get('retry-after'), String(seconds));
    clock.advance(seconds * 1_000);
    if (seconds < 8) await signInWith(sofra, waiter, '000000', known);
  }
  assert.equal((await signInWith(sofra, waiter, factor.code(1), known)).status, 200);
});

test('a hundred wrong codes in browsers that were known before the factor are all: then they count as unknown', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const cookies: string[] = [];
  for (let browser = 0; browser < 13; browser += 1)
    cookies.push(cookieOfDevice(await signInWith(sofra, waiter)));
  const factor = await setUpFactor(sofra, waiter);
  const seen = new Map<number, number>();
  for (const cookie of cookies)
    for (let tries = 0; tries < 10; tries += 1) {
      const { status } = await signInWith(sofra, waiter, '000000', { headers: { cookie } });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  assert.deepEqual(
    [...seen],
    [
      [403, 110],
      [429, 20],
    ],
  );
  const known = { headers: { cookie: cookies.at(-1)! } };
  assertRefused(await signInWith(otherServer, waiter, factor.code(), known), 429, 'SIGN_IN_THROTTLED');
  clock.advance(15 * 60_000);
  assert.equal((await signInWith(otherServer, waiter, factor.code(), known)).status, 200);
  // The right code sets the count of wrong codes to zero.
  assertRefused(await signInWith(otherServer, waiter, '000000', known), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(otherServer, waiter, factor.code(1), known)).status, 200);
});

test('a code counts once, on any server, and an earlier one no more', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const factor = await setUpFactor(sofra, waiter);
  clock.advance(60_000);
  const code = factor.code();
  const answers = await Promise.all(
    [sofra, otherServer, sofra, otherServer].map((server) => signInWith(server, waiter, code)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403, 403, 403]);
  assertRefused(await signInWith(sofra, waiter, factor.code(-1)), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(sofra, waiter, factor.code(1))).status, 200);
  assertRefused(await signInWith(sofra, waiter, factor.code(2)), 403, 'SECOND_FACTOR_WRONG');
});

test('a recovery code counts once, in any letter case, and the others still work', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const { recoveryCodes } = await setUpFactor(sofra, waiter);
  const [first, second] = recoveryCodes as [string, string];
  const answers = await Promise.all([sofra, otherServer].map((server) => signInWith(server, waiter, first)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
  assertRefused(await signInWith(sofra, waiter, first), 403, 'SECOND_FACTOR_WRONG');
  assert.equal((await signInWith(sofra, waiter, second.toLowerCase().replaceAll('-', ' '))).status, 200);
  const left = await waiter.call('GET', '/session/second-factor');
  assert.equal(left.body.data.recoveryCodesLeft, 8);
});

test('a wrong password says nothing of the second factor, with or without a code', async () => {
  const venue = await newStaffedVenue(sofra);
  const tryWrong = (person: Person, code?: string) => signInWith(sofra, person, code, { password: 'wrong' });
  const factor = await setUpFactor(sofra, venue.waiter);
  const answers = [
    await tryWrong(venue.owner),
    await tryWrong(venue.waiter),
    await tryWrong(venue.waiter, factor.code()),
  ];
  for (const answer of answers) assertRefused(answer, 401, 'SIGN_IN_FAILED');
  assert.equal((await signInWith(sofra, venue.waiter, factor.code())).status, 200);
});
