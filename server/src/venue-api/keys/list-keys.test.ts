import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra();

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function list(venue: StaffedVenue, by = venue.owner): Promise<any[]> {
  const { status, body } = await by.call('GET', `/venues/${venue.id}/keys`);
  assert.equal(status, 200);
  return body.data;
}

test('200: the newest key is first, and revoked keys are listed and marked', async () => {
  const venue = await newStaffedVenue(sofra, {}, { keys: [] });
  assert.deepEqual(await list(venue), []);
  for (const name of ['First', 'Second', 'Third']) {
    sofra.clock.advance(1_000);
    await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name });
  }
  const [, second] = await list(venue);
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${second.id}`);
  const keys = await list(venue);
  assert.deepEqual(
    keys.map(({ name, revokedAt }) => [name, revokedAt]),
    [
      ['Third', null],
      ['Second', new Date(sofra.clock.now()).toISOString()],
      ['First', null],
    ],
  );
});

test('200: with very many revoked keys, the newest ones and every working key are listed', async () => {
  const keys = Array.from({ length: 130 }, (_, at) => {
    const key = sampleKey();
    Object.assign(key.record, {
      name: `Key ${at}`,
      createdAt: at * 1_000,
      revokedAt: at < 3 ? null : 500_000,
    });
    return key;
  });
  const listed = await list(await newStaffedVenue(sofra, {}, { keys }));
  assert.equal(listed.length, 100);
  assert.deepEqual(
    listed.map(({ name }) => name),
    [...Array.from({ length: 97 }, (_, at) => `Key ${129 - at}`), 'Key 2', 'Key 1', 'Key 0'],
  );
});

test('200: a key shows its last use, accurate to the minute', async () => {
  const venue = await newStaffedVenue(sofra);
  const call = () => read(sofra, venue, '/venues');
  const lastUsedAt = async () => {
    await sofra.app.requests.flush();
    return (await list(venue))[0].lastUsedAt;
  };
  assert.equal(await lastUsedAt(), null);
  await call();
  const first = new Date(sofra.clock.now()).toISOString();
  assert.equal(await lastUsedAt(), first);
  sofra.clock.advance(59_999);
  await call();
  assert.equal(await lastUsedAt(), first);
  sofra.clock.advance(1);
  await call();
  assert.equal(await lastUsedAt(), new Date(sofra.clock.now()).toISOString());
});

test('200: the owner of the headquarter sees the keys of a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const seen = await list(branch, headquarter.owner);
  assert.deepEqual(
    seen.map(({ id }) => id),
    [branch.key.record.id],
  );
  assert.deepEqual(seen, await list(branch));
});
