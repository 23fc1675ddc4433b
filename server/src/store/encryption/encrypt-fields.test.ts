import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/own-database.ts';
import { askedFor, newReservingVenue } from '../../../test/reserving.ts';
import { type Sofra, startSofra } from '../../../test/sofra.ts';
import type { StaffedVenue } from '../../../test/staff.ts';
import { systemRandom } from '../../parts.ts';
import { type Database, withEncryption } from '../database.ts';
import { encryptFields } from './encrypt-fields.ts';
import { createFieldEncryption } from './field-encryption.ts';

const URL_WITH_SECRETS = 'https://shop.example/hooks/T0ken-in-path?secret=tok3n-in-query';

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let venue: StaffedVenue;

before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  sofra = await startSofra({ db, publicSite: 'https://sofra.example' });
  venue = await newReservingVenue(sofra, { username: 'gizli' });
});
after(async () => {
  await sofra.close();
  await db.close();
  await own.drop();
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await db.query<{ name: string }>({
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  });
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await db.query<{ text: string }>({ text: `select t::text as text from ${name} t` });
    rows.push(...found.map(({ text }) => text));
  }
  return rows.join('\n');
}

async function setAddress(): Promise<string> {
  const keyId = venue.key.record.id;
  const path = `/venues/${venue.id}/keys/${keyId}`;
  const answer = await venue.owner.call('PATCH', path, { webhookUrl: URL_WITH_SECRETS });
  assert.equal(answer.status, 200);
  assert.equal(answer.body.data.webhook.url, URL_WITH_SECRETS);
  return keyId;
}

/** Restores a reservation and an address as they were stored before encryption. */
async function keepInClear(id: string, code: string, keyId: string): Promise<void> {
  await db.query({
    text: `update reservation
              set code = $3, code_hash = null, content = ((content::jsonb - 'sealedCode') || jsonb_build_object('code', $3::text))::json
            where venue_id = $1 and reservation_id = $2`,
    values: [venue.id, id, code],
  });
  await db.query({
    text: 'update api_key set webhook_url = $3, webhook_sealed_url = null where venue_id = $1 and key_id = $2',
    values: [venue.id, keyId, URL_WITH_SECRETS],
  });
}

test('no row of any table contains a reservation code or a webhook address in clear, after any changes', async () => {
  await setAddress();
  const asked = await askedFor(sofra, venue);
  await asked.act('accept');
  const { code } = await asked.read();
  const text = await dump();
  assert.match(code, /^[0-9A-Z]{8}$/);
  for (const secret of [code, 'T0ken-in-path', 'tok3n-in-query']) assert.ok(!text.includes(secret), secret);
  assert.ok(text.includes('https://shop.example'));
  assert.deepEqual(sofra.log, []);
});

test('values stored in clear are encrypted once at the start, and are found and read as before', async () => {
  const keyId = await setAddress();
  const asked = await askedFor(sofra, venue);
  const { code } = await asked.read();
  await keepInClear(asked.id, code, keyId);
  const before = await asked.read();
  assert.equal(await encryptFields(sofra.db, systemRandom), 2);
  assert.equal(await encryptFields(sofra.db, systemRandom), 0);
  assert.deepEqual(await asked.read(), before);
  assert.equal((await sofra.call('GET', `/gizli/r/${code}`)).status, 200);
  const keys = await venue.owner.call('GET', `/venues/${venue.id}/keys`);
  assert.ok(keys.text.includes(JSON.stringify(URL_WITH_SECRETS)));
  const text = await dump();
  for (const secret of [code, 'T0ken-in-path', 'tok3n-in-query']) assert.ok(!text.includes(secret), secret);
});

test('reservations whose codes no key opens any more get new ones, and no other does', async () => {
  const asked = await askedFor(sofra, venue);
  const { code, pageUrl: _, ...before } = await asked.read();
  const other = withEncryption(db, createFieldEncryption(Buffer.alloc(32, 9), systemRandom));
  assert.ok((await encryptFields(other, systemRandom)) > 0);
  assert.equal(await encryptFields(other, systemRandom), 0);
  assert.equal((await sofra.call('GET', `/gizli/r/${code}`)).status, 404);
  assert.ok((await encryptFields(sofra.db, systemRandom)) > 0);
  const { code: renewed, pageUrl, ...after } = await asked.read();
  assert.deepEqual(after, before);
  assert.notEqual(renewed, code);
  assert.equal(pageUrl, `https://sofra.example/gizli/r/${renewed}`);
  assert.equal((await sofra.call('GET', `/gizli/r/${renewed}`)).status, 200);
});
