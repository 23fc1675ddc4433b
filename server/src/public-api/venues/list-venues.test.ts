import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { closeVenueAccount, setBranchActive } from '../../operations/venue/administer-venue.ts';

const sofra = useSofra();

async function namesSeenBy(venue: TestVenue): Promise<string[]> {
  const { status, body } = await read(sofra, venue, '/venues');
  assert.equal(status, 200);
  return body.data.map(({ name }: { name: string }) => name);
}

test('200: an independent venue lists itself, with the five fields of the contract', async () => {
  const username = `kose-${randomUUID()}`;
  const venue = await sofra.newVenue({ username });
  const { data } = (await read(sofra, venue, '/venues')).body;
  const type = 'Independent';
  assert.deepEqual(data, [{ id: venue.id, name: 'Köşe Lokantası', username, type, parentVenueId: null }]);
});

test('200: a headquarter comes first, then its branches by name; a branch lists only itself', async () => {
  const headquarter = await sofra.newVenue({ name: 'Zeytin Merkez', type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const moda = await sofra.newVenue({ ...change, name: 'Moda' });
  for (const name of ['Çamlıca', 'Şişli', 'Cihangir', 'Üsküdar', 'Sarıyer'])
    await sofra.newVenue({ ...change, name });
  // In the alphabetical order of Turkish.
  const branches = ['Cihangir', 'Çamlıca', 'Moda', 'Sarıyer', 'Şişli', 'Üsküdar'];
  assert.deepEqual(await namesSeenBy(headquarter), ['Zeytin Merkez', ...branches]);
  const { data } = (await read(sofra, moda, '/venues')).body;
  const item = { id: moda.id, name: 'Moda', username: null, type: 'Branch', parentVenueId: headquarter.id };
  assert.deepEqual(data, [item]);
});

test('200: a branch that is switched off or closed leaves the list immediately, and can come back', async () => {
  const headquarter = await sofra.newVenue({ name: 'Merkez', type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const moda = await sofra.newVenue({ ...change, name: 'Moda' });
  const bebek = await sofra.newVenue({ ...change, name: 'Bebek' });
  assert.deepEqual(await namesSeenBy(headquarter), ['Merkez', 'Bebek', 'Moda']);
  await setBranchActive(sofra.db, moda.id, false, byOperator(0));
  assert.deepEqual(await namesSeenBy(headquarter), ['Merkez', 'Bebek']);
  await closeVenueAccount(sofra.db, bebek.id, byOperator(sofra.clock.now()));
  assert.deepEqual(await namesSeenBy(headquarter), ['Merkez']);
  await setBranchActive(sofra.db, moda.id, true, byOperator(0));
  assert.deepEqual(await namesSeenBy(headquarter), ['Merkez', 'Moda']);
});

test('200: every key may list venues, whatever its permissions', async () => {
  const none = sampleKey({ placesOrders: false, takesReservations: false });
  const venue = await sofra.newVenue({}, { keys: [none] });
  assert.deepEqual(await namesSeenBy(venue), ['Köşe Lokantası']);
});
