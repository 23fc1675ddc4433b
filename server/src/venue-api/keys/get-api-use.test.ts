import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';

const sofra = useSofra({ hasRateLimits: true, publicUrl: 'https://sofra.example' });
const unlimited = useSofra();

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function apiUse(venue: StaffedVenue): Promise<any> {
  const { status, body, text } = await venue.owner.call('GET', `/venues/${venue.id}/api-use`);
  assert.equal(status, 200, text);
  return body.data;
}

test('200: what is left of the reads and the writes of each working key, which reading it does not spend', async () => {
  const [site, kiosk, revoked] = [sampleKey(), sampleKey(), sampleKey()];
  Object.assign(revoked.record, { revokedAt: 1_000 });
  const venue = await newStaffedVenue(sofra, {}, { keys: [site, kiosk, revoked] });
  await read(sofra, venue, '/venues');
  await read(sofra, venue, '/orders');
  await place(sofra, venue, sampleOrder(venue));
  const expected = new Map([
    [site.record.id, { reads: 118, writes: 29 }],
    [kiosk.record.id, { reads: 120, writes: 30 }],
  ]);
  for (let time = 0; time < 2; time++) {
    const { keys } = await apiUse(venue);
    assert.equal(keys.length, 2);
    for (const { keyId, reads, writes, resetSeconds } of keys) {
      const left = expected.get(keyId)!;
      assert.deepEqual(reads, { perMinute: 120, remaining: left.reads });
      assert.deepEqual(writes, { perMinute: 30, remaining: left.writes });
      assert.equal(resetSeconds, 60 - (Math.floor(sofra.clock.now() / 1_000) % 60));
    }
  }
  sofra.clock.advance(60_000);
  for (const { reads, writes } of (await apiUse(venue)).keys)
    assert.deepEqual([reads.remaining, writes.remaining], [120, 30], 'the next minute begins anew');
});

test('200: the limits of the venue and of an address, and the configured address of the API', async () => {
  const { url, workingKeyLimit, callsPerAddress } = await apiUse(await newStaffedVenue(sofra));
  assert.deepEqual(
    { url, workingKeyLimit, callsPerAddress },
    { url: 'https://sofra.example/public/v1', workingKeyLimit: 10, callsPerAddress: 500 },
  );
});

test('200: without limits on calls there are no counts, and without a configured address there is none', async () => {
  assert.deepEqual(await apiUse(await newStaffedVenue(unlimited)), {
    url: null,
    workingKeyLimit: 10,
    callsPerAddress: null,
    keys: [],
  });
});
