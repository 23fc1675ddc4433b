import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import type { SecretKeys } from '../../core/secret-key.ts';
import { SetupError } from '../../core/setup-error.ts';
import { systemRandom } from '../../parts/parts.ts';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/schema/migrate.ts';
import {
  endKeyChange,
  findKeyChange,
  type KeyInUse,
  markOldKey,
  replaceSecretKey,
  requireSecretKey,
} from './secret-key-check.ts';

const keyOf = (present: number, old: number | null = null, next: number | null = null): KeyInUse => {
  const others = [old, next].filter((at) => at !== null).map((at) => Buffer.alloc(32, at));
  const secretKeys: SecretKeys = [Buffer.alloc(32, present), ...others];
  return { secretKeys, oldKey: old === null ? null : others[0]!, file: null };
};
const key = keyOf(1);
const other = keyOf(2);

let database: OwnDatabase;
let db: Database;

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
  await db.query({ text: 'delete from secret_key_check' });
});

const isRefused = (error: unknown) =>
  error instanceof SetupError && /^SECRET_KEY is not the key that the signing secrets/.test(error.message);

test('a database keeps the key of its first start', async () => {
  await requireSecretKey(db, key, systemRandom);
  await requireSecretKey(db, key, systemRandom);
  await assert.rejects(requireSecretKey(db, other, systemRandom), isRefused);
  const file = '/data/secret-key';
  await assert.rejects(
    requireSecretKey(db, { ...other, file }, systemRandom),
    /^SetupError: \/data\/secret-key does not contain/,
  );
});

test('when two servers start first with different keys, one of them does not start', async () => {
  const ends = await Promise.allSettled([key, other].map((one) => requireSecretKey(db, one, systemRandom)));
  assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('a lost key can be replaced by another on demand', async () => {
  await requireSecretKey(db, key, systemRandom);
  await replaceSecretKey(db, other.secretKeys[0], systemRandom);
  await requireSecretKey(db, other, systemRandom);
  await assert.rejects(requireSecretKey(db, key, systemRandom), isRefused);
});

const kindOf = async ({ secretKeys }: KeyInUse) => (await findKeyChange(db, secretKeys)).kind;

const needsOldKey = /^SetupError: Some secrets in the database are still encrypted with the previous key/;

test('servers change the key one after the other; in between, a server that lacks one of the two keys does not start', async () => {
  await requireSecretKey(db, keyOf(1), systemRandom);
  // First, all servers get the new key but still encrypt with the old one.
  const [first, second] = [keyOf(1, null, 2), keyOf(2, 1)];
  await requireSecretKey(db, first, systemRandom);
  assert.equal(await kindOf(first), 'Done');
  // Then one server after the other starts to encrypt with the new key.
  await requireSecretKey(db, second, systemRandom);
  assert.deepEqual([await kindOf(first), await kindOf(second)], ['Behind', 'Begun']);
  await requireSecretKey(db, first, systemRandom);
  assert.equal(await kindOf(second), 'Begun');
  await assert.rejects(requireSecretKey(db, keyOf(1), systemRandom), isRefused);
  await assert.rejects(requireSecretKey(db, keyOf(2), systemRandom), needsOldKey);
  await assert.rejects(requireSecretKey(db, keyOf(3, 2), systemRandom), needsOldKey);
});

test('a change does not end while a server reports that it still encrypts with the old key', async () => {
  await requireSecretKey(db, keyOf(1), systemRandom);
  const second = keyOf(2, 1);
  await requireSecretKey(db, second, systemRandom);
  const before = await findKeyChange(db, second.secretKeys);
  assert.ok(before.kind === 'Begun');
  await markOldKey(db, Buffer.alloc(32, 1), systemRandom);
  assert.equal(await endKeyChange(db, before.mark), false);
  const after = await findKeyChange(db, second.secretKeys);
  assert.ok(after.kind === 'Begun');
  assert.equal(await endKeyChange(db, after.mark), true);
  assert.equal(await kindOf(second), 'Done');
  // Now the old key is not needed any more. A server that starts with it still marks that it encrypts with it.
  await requireSecretKey(db, keyOf(2), systemRandom);
  await markOldKey(db, Buffer.alloc(32, 1), systemRandom);
  assert.deepEqual([await kindOf(keyOf(2)), await kindOf(second)], ['Unreadable', 'Begun']);
});

test('undoing a change is a change to the previous key', async () => {
  await requireSecretKey(db, keyOf(1), systemRandom);
  await requireSecretKey(db, keyOf(2, 1), systemRandom);
  await requireSecretKey(db, keyOf(1, 2), systemRandom);
  assert.deepEqual([await kindOf(keyOf(1, 2)), await kindOf(keyOf(2, 1))], ['Begun', 'Behind']);
  await replaceSecretKey(db, Buffer.alloc(32, 1), systemRandom);
  assert.equal(await kindOf(keyOf(1)), 'Done');
});

test('if two servers begin the same change at the same time, both start', async () => {
  await requireSecretKey(db, keyOf(1), systemRandom);
  await Promise.all([1, 2].map(() => requireSecretKey(db, keyOf(2, 1), systemRandom)));
  assert.equal(await kindOf(keyOf(2, 1)), 'Begun');
});
