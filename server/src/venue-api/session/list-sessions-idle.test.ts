import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, sampleAccount, signIn } from '../../../test/harness/staff.ts';

const clock = testClock();
const sofra = useSofra({ clock });

const DAY_MS = 24 * 3_600_000;
const statusOf = async ({ call }: Person) => (await call('GET', '/session')).status;

test('a session ends after 14 days without a call, and one that is used continues', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  assert.deepEqual([await statusOf(owner), await statusOf(waiter)], [200, 200]);
  clock.advance(13 * DAY_MS);
  assert.equal(await statusOf(owner), 200);
  clock.advance(DAY_MS + 1);
  assert.deepEqual([await statusOf(owner), await statusOf(waiter)], [200, 401]);
});

test('a use is written once an hour at most', async () => {
  const { id, owner } = await newStaffedVenue(sofra);
  const noted = () =>
    sofra.db.query<{ at: number }>({
      text: 'select last_used_at as at from session_detail where venue_id = $1 and account_id = $2',
      values: [id, owner.account.id],
    });
  await statusOf(owner);
  const first = await noted();
  clock.advance(59 * 60_000);
  await statusOf(owner);
  assert.deepEqual(await noted(), first);
  clock.advance(60_000);
  await statusOf(owner);
  assert.equal((await noted())[0]!.at, first[0]!.at + 3_600_000);
});

test('the session of a bridge has no such end', async () => {
  const account = await sampleAccount('Bridge');
  await newStaffedVenue(sofra, {}, { accounts: [account] });
  const bridge = await signIn(sofra, account);
  assert.equal(await statusOf(bridge), 200);
  clock.advance(20 * DAY_MS);
  assert.equal(await statusOf(bridge), 200);
});
