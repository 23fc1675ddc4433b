import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: signing out ends only this session of the account', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  const elsewhere = await signIn(sofra, waiter.account);
  const answer = await waiter.call('DELETE', '/session');
  assert.deepEqual([answer.status, answer.body.data], [200, { isSignedIn: false }]);
  assert.match(answer.headers.get('set-cookie')!, /^__Host-sofra=; .*Max-Age=0$/);
  assert.equal((await waiter.call('GET', '/session')).status, 401);
  assert.equal((await elsewhere.call('GET', '/session')).status, 200);
});

test('200: signing out again, or without a session, succeeds', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  await waiter.call('DELETE', '/session');
  assert.equal((await waiter.call('DELETE', '/session')).status, 200);
  assert.equal((await sofra.call('DELETE', '/venue/v1/session')).status, 200);
});

test('403: a page of another site cannot sign a user out', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await waiter.call('DELETE', '/session', undefined, headers as Record<string, string>);
    assertRefused(answer, 403, 'CROSS_ORIGIN_NOT_ACCEPTED');
  }
  assert.equal((await waiter.call('GET', '/session')).status, 200);
});
