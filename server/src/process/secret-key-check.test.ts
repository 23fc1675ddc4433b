import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../test/own-database.ts';
import { SetupError } from '../core/setup-error.ts';
import { sealSecret } from '../crypto/seal-secret.ts';
import { systemRandom } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/schema/migrate.ts';
import { replaceSecretKey, requireSecretKey } from './secret-key-check.ts';

const VENUE = '0197f2a0-0000-7000-8000-000000000001';
const key = { secretKey: Buffer.alloc(32, 1), file: null };
const other = { secretKey: Buffer.alloc(32, 2), file: null };

let database: OwnDatabase;
let db: Database;

before(async () => {
  database = await makeOwnDatabase();
  db = database.open();
  await migrate(db);
});

after(async () => {
  await db.close();
  await database.drop();
});

beforeEach(async () => {
  await db.query({ text: 'delete from secret_key_check' });
  await db.query({ text: 'delete from api_key' });
});

/** An API key of a database that is older than the check. */
async function addWebhook(keyId: string, secretKey: Buffer): Promise<void> {
  await db.query({
    text: `insert into api_key (venue_id, key_id, name, places_orders, takes_reservations, prefix, key_hash, created_at,
                                webhook_url, webhook_secret, webhook_set_at)
           values ($1, $2, 'Site', true, true, 'sfr_', $3, $4, 'https://example.com', $5, $4)`,
    values: [
      VENUE,
      keyId,
      Buffer.from(keyId),
      new Date(0),
      sealSecret('whsec_c29mcmE=', secretKey, { venueId: VENUE, keyId }, systemRandom),
    ],
  });
}

const isRefused = (error: unknown) =>
  error instanceof SetupError && /^SECRET_KEY is not the key that the signing secrets/.test(error.message);

test('a database keeps the key of its first start', async () => {
  await requireSecretKey(db, key, systemRandom);
  await requireSecretKey(db, key, systemRandom);
  await assert.rejects(requireSecretKey(db, other, systemRandom), isRefused);
  const file = '/data/secret-key';
  await assert.rejects(
    requireSecretKey(db, { ...other, file }, systemRandom),
    /^SetupError: \/data\/secret-key does not contain/,
  );
});

test('an older database without the check is checked by its signing secrets', async () => {
  await addWebhook('0197f2a0-0000-7000-8000-00000000000a', key.secretKey);
  await assert.rejects(requireSecretKey(db, other, systemRandom), isRefused);
  await requireSecretKey(db, key, systemRandom);
});

test('one signing secret that opens is enough, since others may be sealed with a lost key', async () => {
  await addWebhook('0197f2a0-0000-7000-8000-00000000000a', other.secretKey);
  await addWebhook('0197f2a0-0000-7000-8000-00000000000b', key.secretKey);
  await requireSecretKey(db, key, systemRandom);
});

test('when two servers start first with different keys, one of them does not start', async () => {
  const ends = await Promise.allSettled([key, other].map((one) => requireSecretKey(db, one, systemRandom)));
  assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('a lost key can be replaced by another on demand', async () => {
  await requireSecretKey(db, key, systemRandom);
  await replaceSecretKey(db, other.secretKey, systemRandom);
  await requireSecretKey(db, other, systemRandom);
  await assert.rejects(requireSecretKey(db, key, systemRandom), isRefused);
});
