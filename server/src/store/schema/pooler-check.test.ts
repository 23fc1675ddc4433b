import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPostgresPooler } from '../../../test/postgres/postgres-pooler.ts';
import { keepsNamedStatements } from './pooler-check.ts';

test('named statements are kept without a pooler, and by one that prepares them again on each server', async (t) => {
  const direct = process.env['SOFRA_TEST_DATABASE_URL']!;
  assert.equal(await keepsNamedStatements({ connectionString: direct }), true);
  const keeping = await startPostgresPooler(t, true);
  assert.equal(await keepsNamedStatements({ connectionString: keeping }), true);
  assert.equal(await keepsNamedStatements({ connectionString: keeping }), true);
});

test('a pooler that gives each transaction another server and loses named statements is found', async (t) => {
  const losing = await startPostgresPooler(t, false);
  assert.equal(await keepsNamedStatements({ connectionString: losing }), false);
  // Now servers already have the statement of the previous check.
  assert.equal(await keepsNamedStatements({ connectionString: losing }), false);
});

test('an address that does not answer is an error of its own', async () => {
  await assert.rejects(
    keepsNamedStatements({ connectionString: 'postgres://127.0.0.1:1/sofra' }),
    /ECONNREFUSED/,
  );
});
