import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { addPasskey, newTestPasskey } from '../../../../test/harness/passkey.ts';
import { codeOf, setUpFactor } from '../../../../test/harness/second-factor.ts';
import { openTestDatabase, testClock, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type Person } from '../../../../test/harness/staff.ts';
import { systemRandom } from '../../../parts/parts.ts';
import { type FoundAccount, findAccountByEmail } from '../../../store/access/accounts.ts';
import type { SessionProof } from '../../../store/access/sign-in/session-details.ts';
import { findSession, insertSession } from '../../../store/access/sign-in/sessions.ts';
import { type Db, inTransaction } from '../../../store/database.ts';
import { beginSession } from './begin-session.ts';

const db = openTestDatabase();
const clock = testClock();
const sofra = useSofra({ db, clock });

after(() => db.close());

const accountOf = ({ account }: Person) => findAccountByEmail(db, account.email) as Promise<FoundAccount>;

function begin(account: FoundAccount, proof: SessionProof): Promise<string> {
  const call = { entryId: randomUUID(), operation: 'signIn', address: null, traceId: null };
  return beginSession({ db, random: systemRandom }, account, call, clock.now(), proof);
}

test('a sign-in with the password alone begins no session if the factor was set up since the account was read', async () => {
  for (const setUp of [(person: Person) => setUpFactor(sofra, person), addPasskey]) {
    const { waiter } = await newStaffedVenue(sofra);
    const found = await accountOf(waiter);
    assert.equal(found.hasFactor, false);
    await setUp(waiter);
    await assert.rejects(begin(found, 'Password'), { code: 'SIGN_IN_FAILED' });
    for (const proof of ['SecondFactor', 'Passkey', 'Demo'] as const) assert.ok(await begin(found, proof));
  }
});

test('a secret that was not confirmed does not stop anyone from signing in', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const shown = await waiter.call('POST', '/session/second-factor', { currentPassword: PASSWORD });
  assert.equal(shown.status, 201);
  assert.ok(await begin(await accountOf(waiter), 'Password'));
});

/** Prepares an app or a passkey, and returns the last call, which makes it take effect. */
const lastCalls: ((person: Person) => Promise<() => ReturnType<Person['call']>>)[] = [
  async ({ call }) => {
    const { secret } = (await call('POST', '/session/second-factor', { currentPassword: PASSWORD })).body
      .data;
    return () => call('PUT', '/session/second-factor', { code: codeOf(sofra, secret) });
  },
  async ({ call }) => {
    const { challenge } = (await call('POST', '/session/passkeys', { currentPassword: PASSWORD })).body.data;
    return () =>
      call('PUT', '/session/passkeys', { name: 'Key', passkey: newTestPasskey().create(challenge) });
  },
];

test('setting up a factor waits for a sign-in that is about to be written, and ends its session', async () => {
  for (const prepare of lastCalls) {
    const { waiter } = await newStaffedVenue(sofra);
    const { accountId, venueId, passwordHash } = await accountOf(waiter);
    const confirm = await prepare(waiter);
    const tokenHash = randomBytes(32).toString('hex');
    const now = clock.now();
    const times = { startedAt: now, expiresAt: now + 60_000 };
    const confirmed = await inTransaction(db, async (tx) => {
      await insertSession(tx, { tokenHash, venueId, accountId, passwordHash, ...times }, true);
      const confirming = confirm();
      await Promise.race([confirming, someoneWaitsFor(tx)]);
      return [confirming];
    });
    assert.equal((await confirmed[0]!).status, 200);
    assert.equal(await findSession(db, tokenHash, now), null);
  }
});

/** Resolves when another transaction waits for a lock that this transaction holds, or after two seconds. */
async function someoneWaitsFor(tx: Db): Promise<void> {
  const [own] = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
  for (let tries = 0; tries < 100; tries += 1) {
    const waiting = await db.query({
      text: 'select 1 from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))',
      values: [own!.pid],
    });
    if (waiting.length > 0) return;
    await pause(20);
  }
}
