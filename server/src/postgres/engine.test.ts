import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { onOneEngine } from '../../test/cluster/cluster.ts';
import { startPostgresPooler } from '../../test/postgres/postgres-pooler.ts';
import { startPostgresProxy } from '../../test/postgres/postgres-proxy.ts';
import { SetupError } from '../core/setup-error.ts';
import { openEngine } from './engine.ts';

const log = pino({ level: 'silent' });

const withChange = (connectionString: string, change: (url: URL) => void) => {
  const url = new URL(connectionString);
  change(url);
  return url.href;
};

test('a DATABASE_URL that cannot be used is refused in one sentence, without its password', async (t) => {
  const { connectionString } = await startPostgresProxy(t);
  const with_ = (change: (url: URL) => void) => withChange(connectionString, change);
  await assertRefused([
    [`${connectionString}?sslmode=require`, /does not support SSL|certificate/],
    [`${connectionString}?sslrootcert=/nowhere/ca.pem`, /ENOENT.*\/nowhere\/ca\.pem/],
    [`${connectionString}?sslrootcert=/`, /EISDIR/],
    [with_((url) => (url.pathname = '/no_such_database')), /does not exist/],
    [with_((url) => (url.username = 'nobody_here')), /nobody_here|password/],
    [with_((url) => (url.hostname = 'nowhere.invalid')), /nowhere\.invalid/],
    [with_((url) => (url.port = '1')), /ECONNREFUSED/],
    ['postgres://localhost:1/sofra', /ECONNREFUSED/],
    ['postgres://sofra:%zz@127.0.0.1:1/sofra', /./],
  ]);
});

test(
  'a wrong password is refused, and not repeated',
  onOneEngine('a cluster may trust its network'),
  async (t) => {
    const { connectionString } = await startPostgresProxy(t);
    const wrong = withChange(connectionString, (url) => (url.password = 'wrong-password'));
    await assertRefused([[wrong, /password authentication failed/]]);
  },
);

test('a pooler that forgets prepared statements is refused with what to use', async (t) => {
  const databaseUrl = await startPostgresPooler(t, false);
  await assert.rejects(openEngine({ databaseUrl, dataDir: '/nowhere' }, log), (error: unknown) => {
    assert.ok(error instanceof SetupError);
    assert.match(
      error.message,
      /^DATABASE_URL leads through a pooler .*PgBouncer 1\.21.*max_prepared_statements/,
    );
    return true;
  });
});

test('a pooler that keeps prepared statements is used', async (t) => {
  const databaseUrl = await startPostgresPooler(t, true);
  const engine = await openEngine({ databaseUrl, dataDir: '/nowhere' }, log);
  await engine.close();
});

async function assertRefused(cases: readonly [databaseUrl: string, reason: RegExp][]): Promise<void> {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  for (const [databaseUrl, reason] of cases) {
    const fault = await openEngine({ databaseUrl, dataDir: '/nowhere' }, log).catch(
      (error: unknown) => error,
    );
    assert.ok(fault instanceof SetupError, `${databaseUrl}: ${fault}`);
    assert.match(fault.message, /^The database of DATABASE_URL cannot be used: [^\n]*[^.]\.$/);
    assert.match(fault.message, reason);
    assert.ok(!fault.message.includes('wrong-password'));
  }
  process.off('warning', note);
  assert.deepEqual(warnings, []);
}
