import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';

const db = openTestDatabase();
const sofra = useSofra({ db });
const other = useSofra(() => ({ db, clock: sofra.clock }));

after(() => db.close());

function revoke(venue: StaffedVenue, { by = venue.owner, id = venue.key.record.id } = {}) {
  return by.call('DELETE', `/venues/${venue.id}/keys/${id}`);
}

async function versionOf(venue: StaffedVenue): Promise<number> {
  const text = 'select version from venue_head where venue_id = $1';
  return (await db.query<{ version: number }>({ text, values: [venue.id] }))[0]!.version;
}

test('200: a revoked key stops with its next request, on every server, and other keys still work', async () => {
  const venue = await newStaffedVenue(sofra);
  const kiosk = (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Kiosk' })).body.data.key;
  for (const server of [sofra, other]) {
    assert.equal((await place(server, venue, sampleOrder(venue))).status, 201);
    assert.equal((await read(server, venue, '/venues')).status, 200);
  }
  const { status, body } = await revoke(venue);
  const revokedAt = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual([status, body.data.revokedAt], [200, revokedAt]);
  for (const server of [other, sofra]) {
    assertRefused(await place(server, venue, sampleOrder(venue)), 401, 'PUBLIC_API_KEY_INVALID');
    assertRefused(await read(server, venue, '/venues'), 401, 'PUBLIC_API_KEY_INVALID');
    assert.equal((await read(server, venue, '/venues', { key: kiosk })).status, 200);
  }
});

test('200: revoking a key again changes nothing, not even its time', async () => {
  const venue = await newStaffedVenue(sofra);
  const first = (await revoke(venue)).body.data;
  const version = await versionOf(venue);
  sofra.clock.advance(60_000);
  assert.deepEqual((await revoke(venue)).body.data, first);
  assert.equal(await versionOf(venue), version);
});

test('200: a headquarter can revoke a key of its branch, but a branch none of its headquarter', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  assertRefused(await revoke(headquarter, { by: branch.owner }), 404, 'VENUE_NOT_FOUND');
  assert.equal((await revoke(branch, { by: headquarter.owner })).status, 200);
  assertRefused(await read(sofra, branch, '/venues'), 401, 'PUBLIC_API_KEY_INVALID');
});

test('404: an unknown key, or a key of another venue, cannot be revoked and still works', async () => {
  const [venue, stranger] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const version = await versionOf(venue);
  for (const id of [randomUUID(), stranger.key.record.id]) {
    assertRefused(await revoke(venue, { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
  assert.equal(await versionOf(venue), version);
  assert.equal((await read(sofra, stranger, '/venues')).status, 200);
});
