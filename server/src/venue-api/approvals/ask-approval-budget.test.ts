import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAsking } from '../../../test/harness/asking.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { signIn } from '../../../test/harness/staff.ts';

const sofra = useSofra({ hasRateLimits: true });

test('429: a person asks ten times a minute, on every device together', async () => {
  const { venue, bill, server, questions } = await newAsking(sofra);
  const question = { act: 'voidBill', right: 'void', billId: bill.first.id, lineIds: [], amount: 1 };
  const again = await signIn(sofra, venue.waiter.account);
  const asked = [];
  for (let time = 0; time < 11; time += 1)
    asked.push((await (time % 2 ? again : venue.waiter).call('POST', questions, question)).status);
  assert.deepEqual(asked, [...Array(10).fill(201), 429]);
  assert.equal((await server.call('POST', questions, question)).status, 201);
});
