import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Sofra, startSofra } from '../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../test/harness/staff.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { askedFor, newReservingVenue } from '../../../test/venues/reservation-venue.ts';
import { systemRandom } from '../../parts/parts.ts';
import type { Database } from '../database.ts';
import { withEncryption } from '../open-database.ts';
import { createFieldEncryption } from './field-encryption.ts';
import { renewLostCodes } from './renew-lost-codes.ts';

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

test('reservations whose codes no key opens any more get new ones, and no other does', async () => {
  const asked = await askedFor(sofra, venue);
  const { code, pageUrl: _, ...before } = await asked.read();
  const other = withEncryption(db, createFieldEncryption([Buffer.alloc(32, 9)], systemRandom));
  assert.ok((await renewLostCodes(other, systemRandom)) > 0);
  assert.equal(await renewLostCodes(other, systemRandom), 0);
  assert.equal((await sofra.call('GET', `/gizli/r/${code}`)).status, 404);
  assert.ok((await renewLostCodes(sofra.db, systemRandom)) > 0);
  const { code: renewed, pageUrl, ...after } = await asked.read();
  assert.deepEqual(after, before);
  assert.notEqual(renewed, code);
  assert.equal(pageUrl, `https://sofra.example/gizli/r/${renewed}`);
  assert.equal((await sofra.call('GET', `/gizli/r/${renewed}`)).status, 200);
});
