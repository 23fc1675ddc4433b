import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SetupError } from '../core/setup-error.ts';
import { systemRandom } from '../parts/parts.ts';
import { changeKeyFile, readSecrets } from './secrets.ts';

const NO_OTHERS = { oldSecretKey: null, nextSecretKey: null };
const NOTHING_GIVEN = { operatorToken: null, secretKey: null, ...NO_OTHERS };

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
    const first = await readSecrets(NOTHING_GIVEN, folder, systemRandom);
    assert.equal(first.secretKeys[0].length, 32);
    assert.match(first.operatorToken!, /^[\w-]{43}$/);
    assert.notEqual(first.operatorToken, first.secretKeys[0].toString('base64url'));
    assert.deepEqual(await readSecrets(NOTHING_GIVEN, folder, systemRandom), first);
    for (const name of ['operator-token', 'secret-key']) {
      assert.equal((await stat(join(folder, name))).mode & 0o777, 0o600);
    }
  }));

test('a configured secret is used, and no file is made for it', () =>
  inFolder(async (folder) => {
    const [operatorToken, secretKey] = ['operator-token-given', Buffer.alloc(32, 7)];
    const given = { operatorToken, secretKey, ...NO_OTHERS };
    const taken = { operatorToken, secretKeys: [secretKey], oldKey: null, secretKeyFile: null };
    assert.deepEqual(await readSecrets(given, folder, systemRandom), taken);
    assert.deepEqual(await readSecrets(given, null, systemRandom), taken);
    for (const name of ['operator-token', 'secret-key']) await assert.rejects(stat(join(folder, name)));
  }));

test('a token that was written into its file by hand is held to the same rules as OPERATOR_TOKEN', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'operator-token');
    await writeFile(path, 'written by hand!\n');
    assert.equal((await readSecrets(NOTHING_GIVEN, folder, systemRandom)).operatorToken, 'written by hand!');
    for (const [token, words] of [
      ['1234', /operator-token is too short/],
      ['', /operator-token is too short/],
      ['gizli-şifremiz-2026', /operator-token has a character that no call can carry/],
    ] as const) {
      await writeFile(path, token);
      await assert.rejects(readSecrets(NOTHING_GIVEN, folder, systemRandom), words);
    }
  }));

test('without a data folder the token is optional and the key is required', async () => {
  const secretKey = Buffer.alloc(32, 7);
  const secrets = await readSecrets({ ...NOTHING_GIVEN, secretKey }, null, systemRandom);
  assert.deepEqual(secrets, {
    ...{ operatorToken: null, secretKeys: [secretKey], oldKey: null, secretKeyFile: null },
  });
  await assert.rejects(readSecrets(NOTHING_GIVEN, null, systemRandom), SetupError);
});

test('a damaged key file stops the start and is not changed', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'secret-key');
    for (const content of ['', 'half of a k', 'x'.repeat(500)]) {
      await writeFile(path, content);
      await assert.rejects(readSecrets(NOTHING_GIVEN, folder, systemRandom), SetupError);
      assert.equal(await readFile(path, 'utf8'), content);
    }
  }));

test('the present key encrypts; the one before and the one after only decrypt', async () => {
  const [present, old, next] = [1, 2, 3].map((at) => Buffer.alloc(32, at));
  const given = { operatorToken: null, secretKey: present!, oldSecretKey: old!, nextSecretKey: next! };
  const { secretKeys, oldKey } = await readSecrets(given, null, systemRandom);
  assert.deepEqual(secretKeys, [present, old, next]);
  assert.equal(oldKey, old);
  // A key that is given twice counts once.
  const { secretKeys: once } = await readSecrets({ ...given, oldSecretKey: present! }, null, systemRandom);
  assert.deepEqual(once, [present, next]);
});

test('the key of a data folder is changed, and the old one is taken until it is moved away', () =>
  inFolder(async (folder) => {
    await assert.rejects(changeKeyFile(folder, systemRandom), SetupError);
    const before = await readSecrets(NOTHING_GIVEN, folder, systemRandom);
    await changeKeyFile(folder, systemRandom);
    const after = await readSecrets(NOTHING_GIVEN, folder, systemRandom);
    assert.deepEqual(after.oldKey, before.secretKeys[0]);
    assert.deepEqual(after.secretKeys.slice(1), before.secretKeys);
    assert.notDeepEqual(after.secretKeys[0], before.secretKeys[0]);
    assert.equal((await stat(join(folder, 'old-secret-key'))).mode & 0o777, 0o600);
    await assert.rejects(changeKeyFile(folder, systemRandom), /old-secret-key still exists/);
    await rm(join(folder, 'old-secret-key'));
    assert.deepEqual((await readSecrets(NOTHING_GIVEN, folder, systemRandom)).secretKeys.length, 1);
  }));

test('a change of the key that ended between its two files begins again', () =>
  inFolder(async (folder) => {
    const before = await readSecrets(NOTHING_GIVEN, folder, systemRandom);
    await writeFile(join(folder, 'old-secret-key'), await readFile(join(folder, 'secret-key')));
    assert.deepEqual((await readSecrets(NOTHING_GIVEN, folder, systemRandom)).secretKeys, before.secretKeys);
    await changeKeyFile(folder, systemRandom);
    const after = await readSecrets(NOTHING_GIVEN, folder, systemRandom);
    assert.deepEqual(after.secretKeys.slice(1), before.secretKeys);
  }));
