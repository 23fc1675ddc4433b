import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { systemRandom } from '../parts/parts.ts';
import { secretsOf } from './secrets.ts';

const NOTHING_GIVEN = { operatorToken: null, secretKey: null };

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-secrets-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a service makes its secrets once, in files that only its user can read', () =>
  inFolder(async (folder) => {
    const first = await secretsOf(NOTHING_GIVEN, folder, systemRandom);
    assert.equal(first.secretKey.length, 32);
    assert.match(first.operatorToken!, /^[\w-]{43}$/);
    assert.notEqual(first.operatorToken, first.secretKey.toString('base64url'));
    assert.deepEqual(await secretsOf(NOTHING_GIVEN, folder, systemRandom), first);
    for (const name of ['operator-token', 'secret-key']) {
      assert.equal((await stat(join(folder, name))).mode & 0o777, 0o600);
    }
  }));

test('a configured secret is used, and no file is made for it', () =>
  inFolder(async (folder) => {
    const given = { operatorToken: 'operator-token-given', secretKey: Buffer.alloc(32, 7) };
    const taken = { ...given, secretKeyFile: null };
    assert.deepEqual(await secretsOf(given, folder, systemRandom), taken);
    assert.deepEqual(await secretsOf(given, null, systemRandom), taken);
    for (const name of ['operator-token', 'secret-key']) await assert.rejects(stat(join(folder, name)));
  }));

test('without a data folder the token is optional and the key is required', async () => {
  const secretKey = Buffer.alloc(32, 7);
  const secrets = await secretsOf({ operatorToken: null, secretKey }, null, systemRandom);
  assert.deepEqual(secrets, { operatorToken: null, secretKey, secretKeyFile: null });
  await assert.rejects(secretsOf(NOTHING_GIVEN, null, systemRandom), SetupError);
});

test('a damaged key file stops the start and is not changed', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'secret-key');
    for (const content of ['', 'half of a k', 'x'.repeat(500)]) {
      await writeFile(path, content);
      await assert.rejects(secretsOf(NOTHING_GIVEN, folder, systemRandom), SetupError);
      assert.equal(await readFile(path, 'utf8'), content);
    }
  }));
