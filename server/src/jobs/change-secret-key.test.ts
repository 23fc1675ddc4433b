import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { codeOf, setUpFactor, signInWith } from '../../test/harness/second-factor.ts';
import { SECRET_KEY, SECRET_KEYS } from '../../test/harness/secret-key.ts';
import { type Sofra, startSofra, testClock, withTestKey } from '../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../test/harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../test/postgres/own-database.ts';
import { askedFor, newReservingVenue } from '../../test/venues/reservation-venue.ts';
import type { SecretKeys } from '../core/secret-key.ts';
import { formerSecretRef } from '../crypto/former-secret.ts';
import { openSecret } from '../crypto/seal-secret.ts';
import { reseal } from '../operations/encryption/reseal.ts';
import { requireSecretKey } from '../operations/encryption/secret-key-check.ts';
import { systemRandom } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { createSecretKeyChange } from './change-secret-key.ts';

const NEW_KEY = Buffer.alloc(32, 'the next key of the tests ');
const BOTH: SecretKeys = [NEW_KEY, SECRET_KEY];
const WEBHOOK = 'https://shop.example/hooks/T0ken-in-path';

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let venue: StaffedVenue;
const others: Sofra[] = [];

before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  sofra = await startSofra({ db });
  venue = await newReservingVenue(sofra, { username: 'anahtar' });
  await requireSecretKey(db, { secretKeys: SECRET_KEYS, oldKey: null, file: null }, systemRandom);
});
after(async () => {
  for (const one of [...others, sofra]) await one.close();
  await db.close();
  await own.drop();
});

/** Another server on the database. */
async function serverWith(secretKeys: SecretKeys): Promise<Sofra> {
  const server = await startSofra({ db, secretKeys });
  others.push(server);
  return server;
}

function jobWith(secretKeys: SecretKeys) {
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(line) });
  const random = systemRandom;
  const parts = { db: withTestKey(db, secretKeys), secretKeys, random, clock: testClock(), log };
  return { parts, said, job: createSecretKeyChange({ ...parts, hasOldKey: true }) };
}

/** The present and the old signing secret of a key, decrypted with only the new secret key. */
async function secretsOf(keyId: string): Promise<(string | null)[]> {
  const [row] = await db.query<{ secret: Buffer; former: Buffer }>({
    text: `select webhook_secret as secret, former_webhook_secret as former from api_key
            where venue_id = $1 and key_id = $2`,
    values: [venue.id, keyId],
  });
  const keyRef = { venueId: venue.id, keyId };
  const secret = openSecret(row!.secret, [NEW_KEY], keyRef)!;
  return [secret, openSecret(row!.former, [NEW_KEY], formerSecretRef(keyRef, secret))];
}

/** Reads the key's webhook, and the reservation by id and by code, on a server. */
async function readBy(server: Sofra, keyId: string, reservation: { id: string; code: string }) {
  const read = (path: string) =>
    server.call('GET', `/venue/v1/venues/${venue.id}${path}`, { headers: { cookie: venue.owner.cookie } });
  const keys = (await read('/keys')).body.data as { id: string; webhook: { url: string } }[];
  const found = await read(`/reservations/${reservation.id}`);
  const page = await server.call('GET', `/anahtar/r/${reservation.code}`);
  return [keys.find(({ id }) => id === keyId)?.webhook.url, found.body.data?.code, page.status];
}

test('the key is changed while servers with the old and the new key run, and then the old one is not needed', async () => {
  const keyId = venue.key.record.id;
  const path = `/venues/${venue.id}/keys/${keyId}`;
  const first = (await venue.owner.call('PATCH', path, { webhookUrl: WEBHOOK })).body.data.signingSecret;
  const rotated = await venue.owner.call('POST', `${path}/signing-secret/rotate`);
  const early = await (await askedFor(sofra, venue)).read();
  const expected = (code: string) => [WEBHOOK, code, 200];

  // Every server has both keys; the first server continues to encrypt with the old one.
  const knowing = await serverWith([SECRET_KEY, NEW_KEY]);
  const changed = await serverWith(BOTH);
  await requireSecretKey(db, { secretKeys: BOTH, oldKey: SECRET_KEY, file: null }, systemRandom);
  const { job, parts, said } = jobWith(BOTH);

  // Stops halfway: the webhook is encrypted again, the reservation not yet.
  const ending = new AbortController();
  const begun = await reseal(parts, () => ending.abort(), ending.signal);
  assert.equal(begun.resealed, 1);
  for (const server of [knowing, changed])
    assert.deepEqual(await readBy(server, keyId, early), expected(early.code));

  const late = await (await askedFor(knowing, venue)).read();
  await jobWith([SECRET_KEY, NEW_KEY]).job.runOnce();
  await job.runOnce();
  for (const server of [knowing, changed])
    for (const it of [early, late]) assert.deepEqual(await readBy(server, keyId, it), expected(it.code));
  assert.equal(job.isOldKeyNeeded(), false);
  assert.ok(said.some((line) => line.includes('the old one is no longer needed')));

  await requireSecretKey(db, { secretKeys: [NEW_KEY], oldKey: null, file: null }, systemRandom);
  const alone = await serverWith([NEW_KEY]);
  for (const it of [early, late]) assert.deepEqual(await readBy(alone, keyId, it), expected(it.code));
  assert.deepEqual(await secretsOf(keyId), [rotated.body.data.signingSecret, first]);
});

test('while a server still encrypts with the old key, that key is needed, and its new rows are also re-encrypted', async () => {
  const behind = jobWith([SECRET_KEY, NEW_KEY]);
  await behind.job.runOnce();
  assert.equal(behind.job.isOldKeyNeeded(), true);
  const asked = await (await askedFor(sofra, venue)).read();
  const before = jobWith(BOTH);
  await before.job.runOnce();
  assert.equal(before.job.resealed(), 1);
  assert.equal(before.job.isOldKeyNeeded(), false);
  const alone = await serverWith([NEW_KEY]);
  assert.equal((await readBy(alone, venue.key.record.id, asked))[1], asked.code);
});

test('after re-encryption, a second factor works with only the new key', async () => {
  const { secret } = await setUpFactor(sofra, venue.waiter);
  const alone = await serverWith([NEW_KEY]);
  assert.equal((await signInWith(alone, venue.waiter, codeOf(alone, secret))).status, 403);
  await reseal(jobWith(BOTH).parts, () => {}, new AbortController().signal);
  assert.equal((await signInWith(alone, venue.waiter, codeOf(alone, secret))).status, 200);
});
