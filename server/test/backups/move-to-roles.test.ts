import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRoleStatements } from '../../src/postgres/cluster/cluster-roles.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { inDatabase } from '../cluster/cluster.ts';
import { makeDataFolder, startService } from '../harness/service-process.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../bin/sofra.mjs', import.meta.url));
const SERVICE_URL = process.env['SOFRA_TEST_SERVICE_URL'];

/** The block of the documentation. */
async function documented(): Promise<string[]> {
  const page = await readFile(new URL('../../../docs/operating/backups.md', import.meta.url), 'utf8');
  const [, lines] = /<!-- run by: \S+\/move-to-roles\.test\.ts -->\n```sh\n([\s\S]+?)\n```/.exec(page)!;
  return lines!.split('\n');
}

test('a service moves from its bundled database to a server with two roles, by the documented commands alone', {
  skip: SERVICE_URL === undefined && 'the database of the tests has one role',
}, async (t) => {
  const folder = await makeDataFolder('move');
  t.after(() => rm(folder, { recursive: true, force: true }));
  const before = await startService({ DATA_DIR: join(folder, 'data'), DEMO: 'on' });
  const { venues } = JSON.parse(await readFile(join(folder, 'data', 'demo.json'), 'utf8'));
  await before.end('SIGTERM');
  const target = await makeEmptyDatabase();
  t.after(() => target.drop());
  const addresses = {
    sofra_owner: target.url,
    sofra_service: inDatabase(SERVICE_URL!, new URL(target.url).pathname.slice(1)),
  };
  const owner = openDatabase({ connectionString: target.url }, { connections: 1, onIdleError: () => {} });
  for (const text of await readRoleStatements()) await owner.query({ text });
  await owner.close();

  const lines = await documented();
  assert.equal(lines.pop(), 'npm start');
  const script = lines
    .join('\n')
    .replace('npx sofra', `"${process.execPath}" "${COMMAND}"`)
    .replaceAll(/postgres:\/\/(\w+):\S+/g, (_, role: keyof typeof addresses) => `'${addresses[role]}'`);
  const names = ['DATABASE_URL', 'SECRET_KEY', 'OPERATOR_TOKEN'];
  const { stdout } = await run(
    '/bin/sh',
    ['-c', `set -e\n${script}\n${names.map((it) => `echo "${it}=$${it}"`).join('\n')}`],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
    },
  );
  assert.match(
    stdout,
    /The schema is ready.+\n1\. .+sofra_service.+\n2\. Start the service.+\n3\. Set BACKUP_DIR/,
  );
  const settings = Object.fromEntries(
    names.map((name) => [name, new RegExp(`^${name}=(.+)$`, 'm').exec(stdout)![1]!]),
  );
  const after = await startService({ ...settings, DATA_DIR: join(folder, 'unused') });
  t.after(() => after.end('SIGTERM'));
  const [{ id, key }] = venues;
  const read = await fetch(`${after.baseUrl}/public/v1/venues/${id}/menu`, { headers: { 'x-api-key': key } });
  assert.equal(read.status, 200);
  const headers = { authorization: `Bearer ${settings['OPERATOR_TOKEN']}` };
  assert.equal((await fetch(`${after.baseUrl}/operator/v1/status`, { headers })).status, 200);
});
