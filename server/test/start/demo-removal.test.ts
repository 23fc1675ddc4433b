import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { DemoVenue } from '../../src/demo/demo-document.ts';
import type { Database } from '../../src/store/database.ts';
import {
  failToStart,
  makeDataFolder,
  type ServiceProcess,
  startService,
} from '../harness/service-process.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';

const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));
const OPERATOR_TOKEN = 'operator-token-of-the-demo';

let database: OwnDatabase;
let db: Database;
let dataDir: string;
let demo: DemoVenue[];
let service: ServiceProcess | undefined;

const environment = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, OPERATOR_TOKEN });

/**
 * A demo that took an order, beside a venue of an owner and a branch that an owner put under its headquarter.
 */
before(async () => {
  database = await makeOwnDatabase();
  dataDir = await makeDataFolder('demo');
  service = await startService({ ...environment(), DEMO: 'on' });
  demo = (JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as { venues: DemoVenue[] }).venues;
  const ordering = service.output().split('Place an order')[1]!.split('\n\n')[1]!;
  const ordered = await fetch(`${service.baseUrl}/public/v1/venues/${demo[0]!.id}/orders`, {
    method: 'POST',
    headers: {
      'x-api-key': demo[0]!.key!,
      'idempotency-key': 'demo-order-1',
      'content-type': 'application/json',
    },
    body: /-d '(.+)'/.exec(ordering)![1]!,
  });
  assert.equal(ordered.status, 201, await ordered.text());
  const imported = await fetch(`${service.baseUrl}/operator/v1/venues/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      format: 'sofra-venues/1',
      venues: [{ name: 'Kıyı', username: 'kiyi-stays', accounts: [], keys: [{ name: 'Site' }] }],
    }),
  });
  assert.equal(imported.status, 200, await imported.text());
  await service.end('SIGTERM');
  db = database.open(2);
});

after(async () => {
  await service?.end('SIGTERM');
  await db?.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The command as a script calls it: without a terminal. */
async function sofra(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment() };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, out, said };
}

/** How many rows of all tables name one of these venues. */
async function rowsOf(venueIds: readonly string[]): Promise<number> {
  const tables = await db.query<{ name: string }>({
    text: "select table_name as name from information_schema.columns where column_name = 'venue_id' and table_schema = 'public'",
  });
  let count = 0;
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>({
      text: `select count(*) from ${name} where venue_id = any ($1)`,
      values: [venueIds],
    });
    count += row!.count;
  }
  return count;
}

test('a database with the demo is served neither in production nor publicly, until one command has removed it', async () => {
  const refusals = await Promise.all([
    failToStart({ ...environment(), NODE_ENV: 'production' }),
    failToStart({ ...environment(), PUBLIC_URL: 'https://api.example.com', ROLE: 'worker' }),
    failToStart({ ...environment(), HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }),
    failToStart({ ...environment(), TRUST_PROXY: '127.0.0.1' }),
  ]);
  for (const { code, output } of refusals) {
    assert.deepEqual([code, output.trim().split('\n').length], [78, 1], output);
    assert.match(
      output,
      /^Sofra cannot start\. The database has the venues of the demo \(Sofra, .*sofra demo remove$/m,
    );
  }
  const ids = demo.map(({ id }) => id);
  const mine = await db.query<{ venue_id: string }>({
    text: "select venue_id from venue where username = 'kiyi-stays'",
  });
  const remaining = await rowsOf([mine[0]!.venue_id]);
  assert.ok((await rowsOf(ids)) > 100);

  const removed = await sofra('demo', 'remove');
  assert.equal(removed.code, 0, removed.said);
  assert.match(removed.said, /Headquarter {2}Sofra: 1 orders, 0 reservations/);
  assert.match(removed.out, /^Removed 4 demo venues and demo\.json\./m);
  assert.equal(await rowsOf(ids), 0);
  assert.equal(await rowsOf([mine[0]!.venue_id]), remaining);
  assert.equal(existsSync(join(dataDir, 'demo.json')), false);
  const acts = await db.query<{ operation: string; names: string[] }>({
    text: `select operation, (select json_agg(r ->> 'name') from jsonb_array_elements(records) as r) as names
             from audit_entry where venue_id = '00000000-0000-0000-0000-000000000000'`,
  });
  assert.deepEqual(
    acts.map(({ operation, names }) => [operation, names.length]),
    [['removeDemo', 4]],
  );

  const again = await sofra('demo', 'remove');
  assert.deepEqual([again.code, again.out], [0, 'This database has no demo. Nothing was removed.\n']);
  service = await startService({ ...environment(), NODE_ENV: 'production' });
  assert.equal((await service.end('SIGTERM')).code, 0);
});

test('without a database the command says so and makes none', async () => {
  const nowhere = join(dataDir, 'nowhere');
  const env = { PATH: process.env['PATH'], DATA_DIR: nowhere };
  const child = spawn(process.execPath, [COMMAND, 'demo', 'remove'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  assert.equal(code, 1);
  assert.match(said, /^There is no database in .*nowhere: set DATA_DIR to the data folder/);
  assert.equal(existsSync(nowhere), false);
});
