import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAsking } from '../../../test/harness/asking.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import type { Person } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: people who take payments for others or close the day get the requests about bills; others get only those that they made or may answer', async () => {
  const { venue, manager, server, cook, total, questions, off, ask, mine } = await newAsking(sofra);
  const asked = await ask(await off(total / 2));
  const listed = async (person: Person) =>
    (await person.call('GET', questions)).body.data.map(({ id }: { id: string }) => id);
  for (const person of [venue.waiter, manager, venue.owner, server])
    assert.deepEqual(await listed(person), [asked.id]);
  assert.deepEqual(await listed(cook), []);
  assert.deepEqual(await mine(server), [], 'the bell is for those who may answer');
  await venue.waiter.call('DELETE', `${questions}/${asked.id}`);
  assert.deepEqual(await listed(server), []);
});
