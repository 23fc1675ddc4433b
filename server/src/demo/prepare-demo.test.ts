import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../test/postgres/own-database.ts';
import { SetupError } from '../core/setup-error.ts';
import { verifyPassword } from '../crypto/passwords.ts';
import { hashKey } from '../crypto/tokens/api-key.ts';
import { idsFrom, systemClock, systemRandom } from '../parts/parts.ts';
import { findAccountByEmail } from '../store/access/accounts.ts';
import { findCaller } from '../store/access/api-keys.ts';
import { type Database, inTransaction } from '../store/database.ts';
import { migrate } from '../store/schema/migrate.ts';
import { deleteVenue, listDemoVenues } from '../store/venue/demo-venues.ts';
import { demoVenuesOf, makeDemoDocument } from './demo-document.ts';
import { prepareDemo } from './prepare-demo.ts';

let database: OwnDatabase;
let db: Database;
let folder: string;

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
  folder = await mkdtemp(join(tmpdir(), 'sofra-demo-'));
});

afterEach(async () => {
  for (const { id } of await listDemoVenues(db)) await inTransaction(db, (tx) => deleteVenue(tx, id));
  await rm(folder, { recursive: true, force: true });
});

const parts = () => ({
  db,
  clock: systemClock,
  random: systemRandom,
  newId: idsFrom(systemClock, systemRandom),
});

const start = (demo: boolean | null = null, publicBecause: string | null = null) =>
  prepareDemo(parts(), {
    config: { demo, publicBecause, dataDir: folder },
    engine: { kind: 'Embedded', dataDir: folder },
    baseUrl: 'http://127.0.0.1:3000',
    operatorToken: 'token',
  });

const textOfFile = () => readFile(join(folder, 'demo.json'), 'utf8');

async function isWorkingKey(key: string | null): Promise<boolean> {
  return (await findCaller(db, hashKey(key ?? ''))) !== null;
}

test('the first start makes keys and passwords and writes them to demo.json, and later starts read them there', async () => {
  const first = await start();
  const keys = first!.flatMap(({ key, ordersKey, reservationsKey, menuKey }) => [
    key,
    ordersKey,
    reservationsKey,
    menuKey,
  ]);
  assert.equal(new Set(keys).size, 16);
  for (const key of keys) assert.ok(await isWorkingKey(key));
  const { owner } = first![0]!;
  const account = await findAccountByEmail(db, owner!.email);
  assert.ok(await verifyPassword(owner!.password, account!.passwordHash));
  assert.equal((await stat(join(folder, 'demo.json'))).mode & 0o777, 0o600);
  const text = await textOfFile();
  assert.deepEqual(JSON.parse(text).venues, first);
  assert.deepEqual(await start(), first);
  assert.equal(await textOfFile(), text);
  assert.equal(await start(false), null);
});

test('the repository has no key and no password of the demo, and each machine makes its own', async () => {
  const text = await readFile(new URL('../../../examples/demo-venues.json', import.meta.url), 'utf8');
  assert.doesNotMatch(text, /sfr_|"key"|assword/);
  const [one, two] = [
    demoVenuesOf(await makeDemoDocument(systemRandom)),
    demoVenuesOf(await makeDemoDocument(systemRandom)),
  ];
  assert.notEqual(one[0]!.key, two[0]!.key);
  assert.match(one[0]!.owner!.password, /^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  assert.notEqual(one[0]!.owner!.password, two[0]!.owner!.password);
});

test('a public service does not start with demo venues, and names the command that removes them', async () => {
  await start();
  for (const demo of [null, false]) {
    await assert.rejects(
      start(demo, 'NODE_ENV is production'),
      (error) =>
        error instanceof SetupError &&
        /\(Sofra, .*Kahvaltı.*NODE_ENV is production.*sofra demo remove$/.test(error.message),
    );
  }
});

test('a public service does not import the demo automatically', async () => {
  assert.equal(await start(null, 'HOST is 0.0.0.0'), null);
  assert.deepEqual(await listDemoVenues(db), []);
});

test('if demo.json is lost, new keys and passwords are made; changes of the venues stay', async () => {
  const first = await start();
  await db.query({
    text: "update venue set name = 'Benim Sofram' where venue_id = $1",
    values: [first![0]!.id],
  });
  await writeFile(join(folder, 'demo.json'), '{"venues":');
  const second = await start();
  assert.deepEqual(JSON.parse(await textOfFile()).venues, second);
  assert.equal((await listDemoVenues(db))[0]!.name, 'Benim Sofram');
  for (const [at, venue] of second!.entries()) {
    assert.equal(await isWorkingKey(first![at]!.key), false);
    assert.ok(await isWorkingKey(venue.key));
    const account = await findAccountByEmail(db, venue.staff!.email);
    assert.ok(await verifyPassword(venue.staff!.password, account!.passwordHash));
    assert.equal(await verifyPassword(first![at]!.staff!.password, account!.passwordHash), false);
  }
  assert.deepEqual(await start(), second);
});
