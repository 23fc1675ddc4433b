import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: every other session of the account ends; this one and other accounts stay signed in', async () => {
  const { owner, waiter } = await newStaffedVenue(sofra);
  const [till, tablet] = [await signIn(sofra, waiter.account), await signIn(sofra, waiter.account)];
  const answer = await waiter.call('DELETE', '/session/others');
  assert.deepEqual([answer.status, answer.body.data], [200, { ended: 2 }]);
  for (const { call } of [till, tablet]) assert.equal((await call('GET', '/session')).status, 401);
  for (const { call } of [waiter, owner]) assert.equal((await call('GET', '/session')).status, 200);
});

test('200: without another session none ends', async () => {
  const { waiter } = await newStaffedVenue(sofra);
  assert.deepEqual((await waiter.call('DELETE', '/session/others')).body.data, { ended: 0 });
});
