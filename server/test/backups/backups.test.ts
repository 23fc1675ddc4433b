import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { SetupError } from '../../src/core/setup-error.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import {
  failToStart,
  makeDataFolder,
  type ServiceProcess,
  startService,
} from '../harness/service-process.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));
const SILENT = { onHeader: () => {}, onTable: () => {} };

/** A note with whatever a format could stumble over: ends of lines of all kinds, what COPY means by itself, other scripts. */
const NOTE = 'çok acı \\. \\N\\t "a" \u2028 \u2029 🌶 مرحبا';

let folder: string;
let dataDir: string;
let service: ServiceProcess;
let backup: string;
let demo: { operatorToken: string; venues: { id: string; key: string; owner: object }[] };
let order: { id: string; number: number };
let position: string;
let answers: unknown[];

/** @returns the cookie of a session */
async function signIn(baseUrl: string, owner: object): Promise<string> {
  const answer = await fetch(`${baseUrl}/venue/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** Places an order at the first venue. */
async function placeOrder(baseUrl: string): Promise<{ id: string; number: number }> {
  const [{ id, key }] = demo.venues as [(typeof demo.venues)[0]];
  const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const menu = (await (await fetch(`${baseUrl}/public/v1/venues/${id}/menu`, { headers })).json()) as {
    data: { categories: { products: { id: string; portions: { id: string }[] }[] }[] };
  };
  const [product] = menu.data.categories[0]!.products;
  const lines = [{ productId: product!.id, portionId: product!.portions[0]!.id, quantity: 2, note: NOTE }];
  const customer = { name: 'Ada', phone: '0532 111 22 33' };
  const placed = await fetch(`${baseUrl}/public/v1/venues/${id}/orders`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'Takeaway', customer, lines }),
  });
  const body = (await placed.json()) as { data: { order: { id: string; number: number } } };
  assert.equal(placed.status, 201, JSON.stringify(body));
  return body.data.order;
}

/** Asks all three APIs of a service. */
async function ask(baseUrl: string): Promise<unknown[]> {
  const { operatorToken, venues } = demo;
  const [{ id, key, owner }] = venues as [(typeof venues)[0]];
  const cookie = await signIn(baseUrl, owner);
  const calls: [string, Record<string, string>][] = [
    [`/public/v1/venues/${id}`, { 'x-api-key': key }],
    [`/public/v1/venues/${id}/menu`, { 'x-api-key': key }],
    [`/public/v1/orders/${order.id}`, { 'x-api-key': key }],
    ['/public/v1/orders?status=All', { 'x-api-key': key }],
    [`/venue/v1/venues/${id}/bills`, { cookie }],
    [`/venue/v1/venues/${id}/reservations`, { cookie }],
    [`/operator/v1/venues/${id}/export`, { authorization: `Bearer ${operatorToken}` }],
  ];
  return Promise.all(
    calls.map(async ([path, headers]) => {
      const answer = await fetch(baseUrl + path, { headers });
      const text = await answer.text();
      assert.equal(answer.status, 200, `${path}: ${text}`);
      return (JSON.parse(text.replaceAll(baseUrl, '')) as { data: unknown }).data;
    }),
  );
}

/** Asks for the changes of the first venue after a position. */
async function changesAfter(baseUrl: string, after: string | null) {
  const [{ id, owner }] = demo.venues as [(typeof demo.venues)[0]];
  const cookie = await signIn(baseUrl, owner);
  const query = after === null ? '' : `?after=${after}`;
  const answer = await fetch(`${baseUrl}/venue/v1/venues/${id}/changes${query}`, { headers: { cookie } });
  return (await answer.json()) as { errorCode?: string; data: { cursor: string } };
}

/** The lines of the blocks in the documentation that this file runs. */
async function documentedCommands(): Promise<string[][]> {
  const page = await readFile(new URL('../../../docs/operating/backups.md', import.meta.url), 'utf8');
  const blocks = page.matchAll(/<!-- run by: \S+\/backups\.test\.ts -->\n```sh\n([\s\S]+?)\n```/g);
  return [...blocks].map(([, lines]) => lines!.split('\n'));
}

/** Runs a command of the documentation in a folder, as it stands there. */
async function type(line: string, cwd: string): Promise<string> {
  const command = line.replace('npx sofra', `"${process.execPath}" "${COMMAND}"`);
  return (await run('/bin/sh', ['-c', command], { cwd, env: { PATH: process.env['PATH'] } })).stdout;
}

const sofra = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], { env: { PATH: process.env['PATH'], ...settings } });

before(async () => {
  folder = await makeDataFolder('backups');
  dataDir = join(folder, 'data');
  backup = join(folder, 'sofra.sql.gz');
  service = await startService({ DATA_DIR: dataDir, DEMO: 'on' });
  demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  order = await placeOrder(service.baseUrl);
  position = (await changesAfter(service.baseUrl, null)).data.cursor;
  answers = await ask(service.baseUrl);
  const [[backUp]] = (await documentedCommands()) as [[string]];
  assert.match(
    await type(backUp, folder),
    /^Backed up \d+ rows as of .+Z into .+sofra\.sql\.gz \(\d.+B\)\.\nSECRET_KEY is not in it/,
  );
});

after(async () => {
  await service.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('the disk is lost: a backup that was made beside the running service is restored elsewhere, answers like the original and takes orders, by at most six commands', async (t) => {
  const other = await makeDataFolder('other');
  t.after(() => rm(other, { recursive: true, force: true }));
  await copyFile(backup, join(other, 'sofra.sql.gz'));
  await copyFile(join(dataDir, 'secret-key'), join(other, 'secret-key'));
  const token = await readFile(join(dataDir, 'operator-token'));
  await service.end('SIGKILL');
  // Its database ends a moment later.
  await rm(dataDir, { recursive: true, maxRetries: 10 });
  const [backUp, [install, restore, putBack, start]] = (await documentedCommands()) as [string[], string[]];
  // With the first start of the box that was lost.
  assert.deepEqual([backUp.length, (await documentedCommands()).flat().length + 1], [1, 6]);
  assert.deepEqual([install, start], ['npm ci', 'DATA_DIR=data npm start']);
  assert.match(
    await type(restore!, other),
    /^Restored, every row: 4 venues, \d+ orders and bills, \d+ reservations\.\nStart the service with/,
  );
  await assert.rejects(type(restore!, other), ({ stderr }: { stderr: string }) =>
    /not empty, and nothing was changed/.test(stderr),
  );
  const data = join(other, 'data');
  const failed = await failToStart({ DATA_DIR: data });
  assert.match(failed.output, /put back the file .+secret-key.+sofra secret-key replace/);
  await type(putBack!, other);
  await writeFile(join(data, 'operator-token'), token);
  service = await startService({ DATA_DIR: data });
  assert.deepEqual(await ask(service.baseUrl), answers);
  assert.equal((await placeOrder(service.baseUrl)).number, order.number + 1);
  // A position from before is never one of the new generation.
  assert.equal((await changesAfter(service.baseUrl, position)).errorCode, 'CHANGES_EXPIRED');
  assert.equal(
    (await changesAfter(service.baseUrl, String(Number(position) + 5))).errorCode,
    'CHANGES_EXPIRED',
  );
  assert.ok(Number((await changesAfter(service.baseUrl, null)).data.cursor) > Number(position) + 1_000_000);
});

describe('a restore into an empty database', () => {
  const made: { drop(): Promise<void> }[] = [];

  after(async () => {
    for (const { drop } of made) await drop();
  });

  async function emptyDatabase(): Promise<{ connectionString: string }> {
    const empty = await makeEmptyDatabase();
    made.push(empty);
    return { connectionString: empty.url };
  }

  async function query<Row>(connection: { connectionString: string }, text: string): Promise<Row[]> {
    const db = openDatabase(connection, { connections: 1, onIdleError: () => {} });
    try {
      return await db.query<Row>({ text });
    } finally {
      await db.close();
    }
  }

  const tablesIn = (connection: { connectionString: string }) =>
    query(connection, `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);

  async function assertRefused(path: string, words: RegExp, key: string | null = null): Promise<void> {
    const target = await emptyDatabase();
    await assert.rejects(restoreBackup(path, target, key, SILENT), (error: unknown) => {
      assert.ok(error instanceof SetupError, String(error));
      assert.match(error.message, words);
      return true;
    });
    assert.deepEqual(await tablesIn(target), [], 'half a database');
  }

  test('of a damaged, cut off, other, newer or too old file is refused and changes nothing', async () => {
    const script = gunzipSync(await readFile(backup));
    const file = join(folder, 'bad.sql.gz');
    const cases: [RegExp, (script: string) => string][] = [
      [/ends too early/, (text) => text.slice(0, text.lastIndexOf('\n-- row counts') + 1)],
      [/last line is cut off/, (text) => text.slice(0, Math.round(text.length / 2))],
      [/should have \d+ rows of venue, and has \d+/, (text) => text.replace(/(copy venue \(.+\n).+\n/, '$1')],
      [/PostgreSQL says/, (text) => text.replace(/(copy venue \(.+\n)/, '$1nonsense\n')],
      [/number 9999; this release has/, (text) => text.replace(/"schema":\d+/, '"schema":9999')],
      [/before the first release.*sofra export/, (text) => text.replace(/"schema":\d+/, '"schema":41')],
      [/is damaged \(it continues after its end\)/, (text) => `${text}select 1;\n`],
      [/no backup of Sofra/, () => 'hello\n'],
    ];
    for (const [words, change] of cases) {
      await writeFile(file, gzipSync(change(script.toString())));
      await assertRefused(file, words);
    }
    await copyFile(backup, file);
    await truncate(file, 5_000);
    await assertRefused(file, /damaged/);
    const otherSum = await readFile(backup);
    const checksumAt = otherSum.length - 8;
    otherSum.writeUInt8(otherSum.readUInt8(checksumAt) ^ 1, checksumAt);
    await writeFile(file, otherSum);
    await assertRefused(file, /damaged/);
    await assertRefused(join(folder, 'missing'), /does not exist/);
  });

  test('has all rows, makes tickets that waited be shown as not printed, and lets no event id be given out again', async () => {
    const source = await emptyDatabase();
    await restoreBackup(backup, source, null, SILENT);
    await query(source, `update kitchen_ticket set state = 'Waiting'`);
    await query(source, `update webhook_tracking set change_number = 7, delivered_number = 5`);
    const target = await emptyDatabase();
    const path = join(folder, 'second.sql.gz.sealed');
    const key = 'a passphrase of the operator';
    const made = await makeBackup({ connection: source, pathOf: () => path, key, isSlow: true });
    await assertRefused(path, /encrypted: set BACKUP_KEY/);
    await assertRefused(path, /cannot be decrypted/, 'another passphrase');
    const counts = await restoreBackup(path, target, key, SILENT);
    assert.equal(
      Object.values(counts).reduce((sum, count) => sum + count),
      made.rows,
    );
    const bills = 'select count(*), md5(string_agg(b::text, $$,$$ order by bill_id)) from bill b';
    assert.deepEqual(await query(target, bills), await query(source, bills));
    const states = 'select distinct state from kitchen_ticket';
    assert.deepEqual(await query(target, states), [{ state: 'Held' }]);
    const numbers =
      'select distinct change_number > 1000 as "isBeyond", change_number - delivered_number as due from webhook_tracking';
    for (const row of await query<object>(target, numbers)) assert.deepEqual(row, { isBeyond: true, due: 2 });
    const sessions = await query(target, 'select from session_directory');
    assert.deepEqual(sessions, []);
  });

  test('moves there with all that waits, sessions included, and back into a bundled database', async () => {
    const source = await emptyDatabase();
    await restoreBackup(backup, source, null, SILENT);
    await query(source, `update kitchen_ticket set state = 'Waiting'`);
    await query(
      source,
      `insert into session_directory select '\\x01', venue_id, venue_id, now(), now() from venue limit 1`,
    );
    const target = await emptyDatabase();
    const url = source.connectionString;
    const { stdout } = await sofra({ DATABASE_URL: url }, 'move', '--to', target.connectionString);
    assert.match(stdout, /^Moved \d+ rows; both databases were compared and are identical/);
    for (const text of [
      'select venue_id, last_change, version from venue_head order by 1',
      'select ticket_id, state from kitchen_ticket order by 1',
      'select * from session_directory',
    ])
      assert.deepEqual(await query(target, text), await query(source, text), text);
    await assert.rejects(
      sofra({ DATABASE_URL: url }, 'move', '--to', target.connectionString),
      ({ stderr }: { stderr: string }) => /not empty/.test(stderr),
    );
    const bundled = join(folder, 'bundled');
    const back = await sofra({ DATABASE_URL: target.connectionString }, 'move', '--to', bundled);
    assert.match(back.stdout, /are identical.+\nNext:\n.+\n.+DATA_DIR naming the new one/);
    const db = openDatabase(source, { connections: 1, onIdleError: () => {} });
    await db.query({ text: 'select 1' });
    await assert.rejects(
      sofra({ DATABASE_URL: url }, 'move', '--to', join(folder, 'never')),
      ({ stderr }: { stderr: string }) => /A service runs on the database/.test(stderr),
    );
    await db.close();
  });
});
