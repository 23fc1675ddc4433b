import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { place, preview } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { SECRET_KEYS } from '../../../test/harness/secret-key.ts';
import { openTestDatabase, type Sofra, sampleOrder, startSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { openSecret } from '../../crypto/seal-secret.ts';
import type { Database } from '../../store/database.ts';

let db: Database;
let sofra: Sofra;
let other: Sofra;
let asked: string[];

before(async () => {
  db = openTestDatabase();
  asked = [];
  const resolve = (host: string) => {
    asked.push(host);
    return Promise.resolve([host.startsWith('inside') ? '10.0.0.1' : '93.184.216.34']);
  };
  sofra = await startSofra({ db, resolve });
  other = await startSofra({ db, clock: sofra.clock });
});

after(async () => {
  await other.close();
  await sofra.close();
  await db.close();
});

const URL_OF_SHOP = 'https://shop.example.com/hooks';

function change(venue: StaffedVenue, body: unknown, { by = venue.owner, id = venue.key.record.id } = {}) {
  return by.call('PATCH', `/venues/${venue.id}/keys/${id}`, body);
}

/** The decrypted signing secret of the sample key of a venue. */
async function storedSecretOf(venue: StaffedVenue): Promise<string | null> {
  const keyId = venue.key.record.id;
  const [row] = await db.query<{ webhook_secret: Buffer | null }>({
    text: 'select webhook_secret from api_key where venue_id = $1 and key_id = $2',
    values: [venue.id, keyId],
  });
  return row!.webhook_secret && openSecret(row!.webhook_secret, SECRET_KEYS, { venueId: venue.id, keyId });
}

test('200: new permissions and a new name apply from the next request, on every server', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const server of [sofra, other])
    assert.equal((await place(server, venue, sampleOrder(venue))).status, 201);
  const { status, body } = await change(venue, { permissions: { placesOrders: false } });
  assert.equal(status, 200);
  assert.deepEqual(body.data.permissions, { placesOrders: false, takesReservations: true });
  assert.equal(body.data.signingSecret, null);
  for (const server of [other, sofra]) {
    assertRefused(await place(server, venue, sampleOrder(venue)), 403, 'PUBLIC_API_SCOPE_MISSING');
    assertRefused(await preview(server, venue, sampleOrder(venue)), 403, 'PUBLIC_API_SCOPE_MISSING');
  }
  await change(venue, { name: 'Kiosk', permissions: { placesOrders: true } });
  for (const server of [other, sofra])
    assert.equal((await place(server, venue, sampleOrder(venue))).status, 201);
  const [row] = await db.query<{ count: number }>({
    text: `select count(*)::int as count from kitchen_ticket where venue_id = $1 and content ->> 'placedBy' = 'Kiosk'`,
    values: [venue.id],
  });
  assert.equal(row!.count, 2);
});

test('200: an empty change changes nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  await change(venue, { webhookUrl: URL_OF_SHOP });
  const { signingSecret: _, ...before } = (await change(venue, {})).body.data;
  sofra.clock.advance(1_000);
  for (const body of [{}, { permissions: {} }, { name: before.name }]) {
    assert.deepEqual((await change(venue, body)).body.data, { ...before, signingSecret: null });
  }
});

test('200: each new address gets a new signing secret, shown once; the same address gets none', async () => {
  const venue = await newStaffedVenue(sofra);
  const first = (await change(venue, { webhookUrl: URL_OF_SHOP })).body.data;
  assert.equal(await storedSecretOf(venue), first.signingSecret);
  const setAt = new Date(sofra.clock.now()).toISOString();
  const { health } = first.webhook;
  assert.deepEqual(first.webhook, { url: URL_OF_SHOP, setAt, formerSecretUntil: null, health });
  assert.equal(health.state, 'Untried');

  sofra.clock.advance(60_000);
  const looked = asked.length;
  const same = (await change(venue, { webhookUrl: 'https://SHOP.example.com:443/hooks' })).body.data;
  assert.deepEqual(
    [same.signingSecret, same.webhook],
    [null, { url: URL_OF_SHOP, setAt, formerSecretUntil: null, health }],
  );
  assert.equal(await storedSecretOf(venue), first.signingSecret);
  assert.equal(asked.length, looked);

  const second = (await change(venue, { webhookUrl: `${URL_OF_SHOP}/2` })).body.data;
  assert.match(second.signingSecret, /^whsec_/);
  assert.notEqual(second.signingSecret, first.signingSecret);
  assert.equal(await storedSecretOf(venue), second.signingSecret);
  assert.equal(second.webhook.setAt, new Date(sofra.clock.now()).toISOString());
});

test('200: null, or an empty text, removes the address and its secret', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const webhookUrl of [null, '', ' ']) {
    await change(venue, { webhookUrl: URL_OF_SHOP });
    const { data } = (await change(venue, { webhookUrl })).body;
    assert.deepEqual([data.webhook, data.signingSecret], [null, null]);
    assert.equal(await storedSecretOf(venue), null);
  }
  const [row] = await db.query<Record<string, unknown>>({
    text: 'select webhook_url, webhook_secret, webhook_set_at from api_key where venue_id = $1',
    values: [venue.id],
  });
  assert.deepEqual(row, { webhook_url: null, webhook_secret: null, webhook_set_at: null });
});

test('200: the owner of the headquarter can rename the key of a branch and take its permissions away', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  await change(branch, { webhookUrl: URL_OF_SHOP });
  const body = { name: 'Kiosk', permissions: { placesOrders: false }, webhookUrl: URL_OF_SHOP };
  const { data } = (await change(branch, body, { by: headquarter.owner })).body;
  assert.deepEqual([data.name, data.permissions.placesOrders, data.signingSecret], ['Kiosk', false, null]);
});

test('403: the owner of the headquarter gives a key of a branch no permission, right or limit that it lacks', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const narrow = {
    permissions: { placesOrders: false, takesReservations: false },
    assistantOrders: { perOrder: 100, perDay: 200 },
  };
  const narrowed = (await change(branch, narrow)).body.data;
  for (const wider of [
    { permissions: { placesOrders: true } },
    { permissions: { takesReservations: true } },
    { assistantOrders: { perOrder: 101, perDay: 200 } },
    { assistantOrders: { perOrder: 100, perDay: 201 } },
    { name: 'Never', permissions: { placesOrders: true, takesReservations: false } },
  ])
    assertRefused(await change(branch, wider, { by: headquarter.owner }), 403, 'NOT_PERMITTED');
  assert.equal((await change(branch, {})).body.data.revision, narrowed.revision);
  const lower = { name: 'Kiosk', assistantOrders: { perOrder: 50, perDay: 200 } };
  assert.equal((await change(branch, lower, { by: headquarter.owner })).status, 200);
  assert.equal((await change(branch, { assistantOrders: null }, { by: headquarter.owner })).status, 200);
  const right = { assistantOrders: { perOrder: 50, perDay: 200 } };
  assertRefused(await change(branch, right, { by: headquarter.owner }), 403, 'NOT_PERMITTED');
  assert.equal((await change(branch, right)).status, 200);
});

test('400: an empty name, or the name of another working key, changes nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Kiosk' });
  for (const name of ['Kiosk', '', null, 'x'.repeat(101)]) {
    const answer = await change(venue, { name, permissions: { placesOrders: false } });
    assertRefused(answer, 400, 'PUBLIC_API_KEY_NAME_INVALID', ['name']);
  }
  const { data } = (await change(venue, { name: venue.key.record.name })).body;
  assert.deepEqual(data.permissions, venue.key.record.permissions);
});

test('400: an address that is not public is refused, and the old one stays with its secret', async () => {
  const venue = await newStaffedVenue(sofra);
  const { signingSecret } = (await change(venue, { webhookUrl: URL_OF_SHOP })).body.data;
  for (const webhookUrl of ['http://shop.example.com/', 'https://inside.example.com/', 'https://10.0.0.1/']) {
    const answer = await change(venue, { name: 'Never', webhookUrl });
    assertRefused(answer, 400, 'PUBLIC_API_WEBHOOK_URL_INVALID', ['webhookUrl']);
  }
  const { data } = (await change(venue, {})).body;
  assert.deepEqual([data.name, data.webhook.url], [venue.key.record.name, URL_OF_SHOP]);
  assert.equal(await storedSecretOf(venue), signingSecret);
});

test('400: an unknown property or an invalid permission is named', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await change(venue, { revokedAt: null }), 400, 'CONTENT_INVALID', ['revokedAt']);
  for (const permissions of [{ placesOrders: null }, { placesOrders: 1 }, null, []]) {
    const { status } = await change(venue, { permissions });
    assert.equal(status, 400, JSON.stringify(permissions));
  }
  assert.deepEqual((await change(venue, {})).body.data.permissions, venue.key.record.permissions);
});

test('403: the owner of the headquarter cannot change the webhook of a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const { signingSecret } = (await change(branch, { webhookUrl: URL_OF_SHOP })).body.data;
  const looked = asked.length;
  for (const webhookUrl of ['https://elsewhere.example.com/', null]) {
    const answer = await change(branch, { name: 'Never', webhookUrl }, { by: headquarter.owner });
    assertRefused(answer, 403, 'NOT_PERMITTED');
  }
  assert.equal(asked.length, looked);
  assert.equal(await storedSecretOf(branch), signingSecret);
  assert.equal((await change(branch, {})).body.data.name, branch.key.record.name);
});

test('404: a key that is unknown, revoked or of another venue cannot be changed', async () => {
  const [venue, stranger] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const gone = (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name: 'Gone' })).body.data;
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${gone.id}`);
  const looked = asked.length;
  for (const id of [randomUUID(), stranger.key.record.id, gone.id]) {
    for (const body of [{ name: 'New' }, { webhookUrl: URL_OF_SHOP }, {}]) {
      assertRefused(await change(venue, body, { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
    }
  }
  assert.equal(asked.length, looked);
  assertRefused(await change(venue, {}, { id: 'nonsense' }), 400, 'VALIDATION_ERROR');
});
