import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { SECRET_KEYS } from '../../../test/harness/secret-key.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { openSecret } from '../../crypto/seal-secret.ts';

const sofra = useSofra();

const webhookUrl = 'https://shop.example.com/';

async function makeKey(venue: StaffedVenue, body: Record<string, unknown> = { webhookUrl }) {
  return (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Shop', ...body })).body.data;
}

function regenerateSecret(venue: StaffedVenue, keyId: string, by = venue.owner) {
  return by.call('POST', `/venues/${venue.id}/keys/${keyId}/signing-secret`);
}

test('200: the new signing secret is stored, and all else of the key stays', async () => {
  const venue = await newStaffedVenue(sofra);
  const made = await makeKey(venue);
  sofra.clock.advance(1_000);
  const { status, body } = await regenerateSecret(venue, made.id);
  assert.equal(status, 200);
  const { signingSecret, ...key } = body.data;
  const { key: _, signingSecret: old, ...before } = made;
  assert.deepEqual(key, before);
  assert.match(signingSecret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.notEqual(signingSecret, old);
  const [row] = await sofra.db.query<{ webhook_secret: Buffer }>({
    text: 'select webhook_secret from api_key where venue_id = $1 and key_id = $2',
    values: [venue.id, made.id],
  });
  const ref = { venueId: venue.id, keyId: made.id };
  assert.equal(openSecret(row!.webhook_secret, SECRET_KEYS, ref), signingSecret);
});

test('403: the owner of the headquarter cannot replace the signing secret of a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const { id } = await makeKey(branch);
  assertRefused(await regenerateSecret(branch, id, headquarter.owner), 403, 'NOT_PERMITTED');
  assert.equal((await regenerateSecret(headquarter, (await makeKey(headquarter)).id)).status, 200);
});

test('404: a key that is unknown, revoked or of another venue gets no signing secret', async () => {
  const [venue, stranger] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const { id } = await makeKey(venue);
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${id}`);
  for (const keyId of [randomUUID(), id, (await makeKey(stranger)).id]) {
    assertRefused(await regenerateSecret(venue, keyId), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
});

test('409: a key without a webhook address has no signing secret', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = await makeKey(venue, {});
  assertRefused(await regenerateSecret(venue, id), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
});
