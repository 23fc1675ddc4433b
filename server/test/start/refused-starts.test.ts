import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { diagnose } from '../../src/command/doctor/doctor.ts';
import { inDatabase } from '../cluster/cluster.ts';
import { failToStart, makeDataFolder, serviceEnvironment } from '../harness/service-process.ts';
import { makeEmptyDatabase } from '../postgres/own-database.ts';

const SERVICE_URL = process.env['SOFRA_TEST_SERVICE_URL'];

/** What is wrong with a data folder, or with the settings. @returns the settings */
type Wrong = (dataDir: string) => Promise<Record<string, string>>;

const writing =
  (name: string, text: string, more: Record<string, string> = {}): Wrong =>
  async (dataDir) => {
    await writeFile(join(dataDir, name), text, { mode: 0o600 });
    return more;
  };

const WRONG: Record<string, Wrong> = {
  'a restore that did not finish': writing('restore-unfinished', ''),
  'a database of a PostgreSQL that is too old': async (dataDir) => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
    return {};
  },
  'a certificate authority that cannot be read': writing('local-authority.pem', 'none', {
    ...{ LOCAL_TLS: 'on', TRUST_PORT: '0', HOST: '127.0.0.1' },
  }),
  'a token of operators that is too short': writing('operator-token', 'short'),
  'settings that contradict each other': async () => ({
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    DEMO: 'on',
  }),
};

for (const [name, prepare] of Object.entries(WRONG)) {
  test(`the doctor says why a start is refused, in its words: ${name}`, async (t) => {
    const dataDir = await makeDataFolder('refused');
    t.after(() => rm(dataDir, { recursive: true, force: true }));
    await assertSaid({ DATA_DIR: dataDir, ...(await prepare(dataDir)) });
  });
}

test('the doctor says why a start is refused, in its words: a port that is taken', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  const dataDir = await makeDataFolder('refused');
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const { port } = server.address() as { port: number };
  for (const setting of ['PORT', 'METRICS_PORT'])
    await assertSaid({ DATA_DIR: dataDir, [setting]: String(port) });
});

test('the doctor says why a start is refused, in its words: a role that may not make the schema', {
  skip: SERVICE_URL === undefined && 'the database of the tests has one role',
}, async (t) => {
  const database = await makeEmptyDatabase();
  t.after(() => database.drop());
  const name = new URL(database.url).pathname.slice(1);
  await assertSaid({ DATABASE_URL: inDatabase(SERVICE_URL!, name) });
});

/** That a start with these settings is refused, and that the doctor finds each of its reasons. */
async function assertSaid(settings: Record<string, string>): Promise<void> {
  const { code, output } = await failToStart(settings);
  assert.ok(code === 1 || code === 78, output);
  const [, reasons] = /Sofra cannot start\. ([\s\S]+)\n/.exec(output)!;
  const { hasFault, data } = await diagnose(null, serviceEnvironment(settings));
  const { findings } = data as { findings: { state: string; says: string }[] };
  const said = findings.filter(({ state }) => state === 'Fault').map(({ says }) => says);
  assert.ok(hasFault);
  // What the database adds in brackets is that of the statement which it refused.
  const plain = (text: string) => text.replace(/ \([^)]*permission denied[^)]*\)/, '');
  for (const reason of reasons!.split('\n'))
    assert.ok(said.map(plain).includes(plain(reason)), `${reason}\n${said.join('\n')}`);
}
