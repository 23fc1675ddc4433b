import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { SECRET_KEYS } from '../../../test/harness/secret-key.ts';
import { type Sofra, sampleOrder, startSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { openSecret } from '../../crypto/seal-secret.ts';
import { isWellFormedKey } from '../../crypto/tokens/api-key.ts';

let sofra: Sofra;
let asked: string[];
let leadsTo: string[] | Error;

before(async () => {
  asked = [];
  leadsTo = ['93.184.216.34'];
  const resolve = (host: string) => {
    asked.push(host);
    return leadsTo instanceof Error ? Promise.reject(leadsTo) : Promise.resolve(leadsTo);
  };
  sofra = await startSofra({ resolve });
});
after(() => sofra.close());

function make(venue: StaffedVenue, body: unknown, by = venue.owner) {
  return by.call('POST', `/venues/${venue.id}/keys`, body);
}

async function sealedSecretOf(venue: StaffedVenue, keyId: string): Promise<Buffer | null> {
  const [row] = await sofra.db.query<{ webhook_secret: Buffer | null }>({
    text: 'select webhook_secret from api_key where venue_id = $1 and key_id = $2',
    values: [venue.id, keyId],
  });
  return row!.webhook_secret;
}

test('201: a new key works immediately, with exactly its permissions', async () => {
  const venue = await newStaffedVenue(sofra);
  const answer = await make(venue, { name: ' Web  sitesi ', permissions: { placesOrders: true } });
  assert.equal(answer.status, 201);
  const { id, key, createdAt, revision, ...rest } = answer.body.data;
  assert.deepEqual(rest, {
    name: 'Web  sitesi',
    prefix: key.slice(0, 12),
    permissions: { placesOrders: true, takesReservations: false },
    assistantOrders: null,
    lastUsedAt: null,
    revokedAt: null,
    webhook: null,
    signingSecret: null,
  });
  assert.match(revision, /^[\w-]{16}$/);
  assert.ok(isWellFormedKey(key));
  assert.equal(createdAt, new Date(sofra.clock.now()).toISOString());
  assert.equal(answer.headers.get('location'), `/venue/v1/venues/${venue.id}/keys/${id}`);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const order = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  assert.equal(order.status, 201);
});

test('201: a key without permissions can read the menu, but not place orders', async () => {
  const venue = await newStaffedVenue(sofra);
  const { key, permissions } = (await make(venue, { name: 'Vitrin' })).body.data;
  assert.deepEqual(permissions, { placesOrders: false, takesReservations: false });
  assert.equal((await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, { key })).status, 200);
  const preview = { key, body: sampleOrder(venue) };
  const refused = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders/preview`, preview);
  assertRefused(refused, 403, 'PUBLIC_API_SCOPE_MISSING');
});

test('201: a key with an address gets a signing secret, which is stored encrypted for this key only', async () => {
  const venue = await newStaffedVenue(sofra);
  const body = { name: 'Web', webhookUrl: 'HTTPS://Shop.Example.com:443/hooks?token=1' };
  const { data } = (await make(venue, body)).body;
  assert.match(data.signingSecret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const setAt = new Date(sofra.clock.now()).toISOString();
  const { health, ...webhook } = data.webhook;
  assert.deepEqual(webhook, {
    url: 'https://shop.example.com/hooks?token=1',
    setAt,
    formerSecretUntil: null,
  });
  assert.equal(health.state, 'Untried');
  assert.equal(asked.at(-1), 'shop.example.com');
  const sealed = (await sealedSecretOf(venue, data.id))!;
  const ref = { venueId: venue.id, keyId: data.id };
  assert.equal(openSecret(sealed, SECRET_KEYS, ref), data.signingSecret);
  assert.ok(!sealed.includes(data.signingSecret.slice('whsec_'.length)));
});

test('201: the key and its signing secret are never shown again', async () => {
  const venue = await newStaffedVenue(sofra);
  const { key, signingSecret } = (await make(venue, { name: 'Web', webhookUrl: 'https://a.example.com/' }))
    .body.data;
  const { text } = await venue.owner.call('GET', `/venues/${venue.id}/keys`);
  assert.ok(!text.includes(key) && !text.includes(signingSecret));
  const dump = await sofra.db.query<{ row: string }>({
    text: 'select row_to_json(k)::text as row from api_key k where venue_id = $1',
    values: [venue.id],
  });
  assert.ok(!JSON.stringify(dump).includes(key.slice(12)));
});

test('201: the name of a revoked key is free', async () => {
  const venue = await newStaffedVenue(sofra);
  const { id } = (await make(venue, { name: 'Web' })).body.data;
  assertRefused(await make(venue, { name: 'Web' }), 400, 'PUBLIC_API_KEY_NAME_INVALID');
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${id}`);
  assert.equal((await make(venue, { name: 'Web' })).status, 201);
});

test('400: a name needs 1 to 100 code points and must differ from other working keys', async () => {
  const venue = await newStaffedVenue(sofra);
  const taken = venue.key.record.name;
  for (const name of [undefined, null, '', ' \t ', '\u202E\u0007', 'ş'.repeat(101), taken, ` ${taken} `]) {
    assertRefused(await make(venue, { name }), 400, 'PUBLIC_API_KEY_NAME_INVALID', ['name']);
  }
  assert.equal((await make(venue, { name: '🍋'.repeat(100) })).status, 201);
  assert.equal((await make(await newStaffedVenue(sofra), { name: '🍋'.repeat(100) })).status, 201);
});

test('400: a webhook address that is not public https is refused, and not repeated in the answer', async () => {
  const venue = await newStaffedVenue(sofra);
  const texts = [
    ...[
      'http://example.com/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://user@example.com/?t=geheim',
    ],
    ...[
      'https://[::ffff:10.0.0.1]/',
      'https://example.com/#geheim',
      `https://example.com/${'geheim'.repeat(400)}`,
    ],
  ];
  const before = asked.length;
  for (const webhookUrl of texts) {
    const answer = await make(venue, { name: 'Web', webhookUrl });
    assertRefused(answer, 400, 'PUBLIC_API_WEBHOOK_URL_INVALID', ['webhookUrl']);
    assert.ok(!answer.text.includes('geheim'));
  }
  assert.equal(asked.length, before);
});

test('400: an unknown host and a host in a private network get the same refusal', async (t) => {
  t.after(() => {
    leadsTo = ['93.184.216.34'];
  });
  const venue = await newStaffedVenue(sofra);
  const inside = [
    ['10.0.0.1'],
    ['93.184.216.34', '127.0.0.1'],
    ['::1'],
    ['fd00::1', '2606:4700::1'],
    ['::ffff:10.0.0.1'],
  ];
  const words = new Set<string>();
  for (const to of [...inside, [], ['nonsense'], new Error('ENOTFOUND'), new Error('nobody says')]) {
    leadsTo = to;
    const answer = await make(venue, { name: 'Web', webhookUrl: 'https://shop.example.com/' });
    assertRefused(answer, 400, 'PUBLIC_API_WEBHOOK_URL_INVALID', ['webhookUrl']);
    words.add(JSON.stringify(answer.body.validationErrors));
  }
  assert.equal(words.size, 1);
  leadsTo = ['93.184.216.34', '2606:4700::1'];
  assert.equal((await make(venue, { name: 'Web', webhookUrl: 'https://shop.example.com/' })).status, 201);
});

test('400: all problems of a new key are reported together', async () => {
  const venue = await newStaffedVenue(sofra);
  const answer = await make(venue, { webhookUrl: 'https://localhost/', permission: {} });
  const fields = assertRefused(answer, 400, 'PUBLIC_API_KEY_NAME_INVALID');
  assert.deepEqual(fields.sort(), ['name', 'permission', 'webhookUrl']);
  const unknown = { name: 'Web', permissions: { placesOrders: true, ownsAll: true } };
  assertRefused(await make(venue, unknown), 400, 'CONTENT_INVALID', ['permissions.ownsAll']);
});

test('400: an invalid name, permission or address is a validation error', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const [field, body] of [
    ['name', { name: 7 }],
    ['name', { name: ['Web'] }],
    ['permissions', { name: 'Web', permissions: 'all' }],
    ['permissions.placesOrders', { name: 'Web', permissions: { placesOrders: 'yes' } }],
    ['webhookUrl', { name: 'Web', webhookUrl: {} }],
    ['body', [{ name: 'Web' }]],
  ] as const) {
    assertRefused(await make(venue, body), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('403: the owner of the headquarter cannot create a key for a branch', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  for (const body of [{ name: 'Web' }, {}, 'no object']) {
    assertRefused(await make(branch, body, headquarter.owner), 403, 'NOT_PERMITTED');
  }
  assert.equal((await make(headquarter, { name: 'Web' })).status, 201);
  assert.equal((await make(branch, { name: 'Web' })).status, 201);
});

test('409: twenty simultaneous requests create exactly ten keys, and revoking one makes room', async () => {
  const venue = await newStaffedVenue(sofra);
  const names = Array.from({ length: 20 }, (_, at) => `Kasa ${at}`);
  const answers = await Promise.all(names.map((name) => make(venue, { name })));
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 9);
  for (const answer of answers) {
    if (answer.status !== 201) assertRefused(answer, 409, 'PUBLIC_API_KEY_LIMIT_REACHED');
  }
  const { data } = (await venue.owner.call('GET', `/venues/${venue.id}/keys`)).body;
  assert.equal(data.filter((key: { revokedAt: string | null }) => key.revokedAt === null).length, 10);
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${made[0]!.body.data.id}`);
  assert.equal((await make(venue, { name: 'Room' })).status, 201);
  assertRefused(await make(venue, { name: 'No room' }), 409, 'PUBLIC_API_KEY_LIMIT_REACHED');
});

test('400: of several simultaneous keys with one name, one is created', async () => {
  const venue = await newStaffedVenue(sofra);
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(venue, { name: 'Web' })));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  for (const answer of answers) {
    if (answer.status !== 201) assertRefused(answer, 400, 'PUBLIC_API_KEY_NAME_INVALID');
  }
});
