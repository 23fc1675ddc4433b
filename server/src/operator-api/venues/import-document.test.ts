import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { Refusal } from '../../core/refusals.ts';
import { verifyPassword } from '../../crypto/passwords.ts';
import type { ImportProgress } from '../../operations/venue/import-progress.ts';
import { idsFrom, type Random, systemRandom } from '../../parts/parts.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { importDocument } from './import-document.ts';
import { startImportProcess } from './import-process.ts';

const db = openTestDatabase();
const clock = testClock();
const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };

before(() => migrate(db));
after(() => db.close());

/** Venues with accounts whose passwords are not hashed. */
function documentWithAccounts(venues: number, accountsEach: number) {
  const one = () => ({
    name: randomUUID(),
    accounts: Array.from({ length: accountsEach }, () => ({
      ...{ role: 'Cashier', name: 'Ayşe' },
      ...{ email: `${randomUUID()}@example.com`, password: 'a-long-password' },
    })),
  });
  return { format: 'sofra-venues/1', venues: Array.from({ length: venues }, one) };
}

/** Imports in a separate process, and lists its progress messages. */
async function importInProcess(document: object, isDryRun: boolean) {
  const reported: ImportProgress[] = [];
  const importing = startImportProcess(parts, { isDryRun, onProgress: (it) => void reported.push(it) });
  try {
    importing.write(Buffer.from(JSON.stringify(document)));
    return { ...(await importing.finish()), reported };
  } finally {
    importing.stop();
  }
}

test('venues with many accounts go in with their passwords, progress is reported, and the same again changes nothing', async () => {
  const document = documentWithAccounts(3, 5);
  const dry = await importInProcess(document, true);
  assert.deepEqual(new Set(dry.reported.map(({ phase }) => phase)), new Set(['Checking']));
  const { venues, reported } = await importInProcess(document, false);
  for (const [phase, total] of [
    ['Checking', 3],
    ['Hashing', 15],
    ['Saving', 3],
  ] as const) {
    const ofPhase = reported.filter((it) => it.phase === phase);
    assert.deepEqual(
      ofPhase.map(({ done }) => done),
      Array.from({ length: total + 1 }, (_, done) => done),
    );
    assert.ok(ofPhase.every((it) => it.total === total));
  }
  for (const [at, { id }] of venues.entries()) {
    const { accounts } = (await findVenueSetup(db, id))!;
    assert.equal(accounts.length, 5);
    const account = accounts.find(({ email }) => email === document.venues[at]!.accounts[at % 5]!.email);
    assert.ok(await verifyPassword('a-long-password', account!.passwordHash!));
  }
  const again = await importInProcess(document, false);
  assert.deepEqual(new Set(again.venues.map(({ outcome }) => outcome)), new Set(['Unchanged']));
});

test('passwords are hashed as many at a time as it is told, and none in a dry run or for a document with conflicts', async () => {
  const SALT_LENGTH = 16;
  const document = documentWithAccounts(1, 7);
  const saltsOf = async (options: Parameters<typeof importDocument>[2], given: object = document) => {
    let salts = 0;
    const random: Random = (length) => {
      if (length === SALT_LENGTH) salts += 1;
      return systemRandom(length);
    };
    const atFirstHash: number[] = [];
    const onProgress = ({ phase, done }: ImportProgress) => {
      if (phase === 'Hashing' && done === 1) atFirstHash.push(salts);
    };
    const bytes = Buffer.from(JSON.stringify(given));
    await importDocument({ ...parts, random }, bytes, { ...options, onProgress }).catch((error) => {
      assert.ok(error instanceof Refusal);
    });
    return [salts, ...atFirstHash];
  };
  assert.deepEqual(await saltsOf({ isDryRun: true }), [0]);
  const conflicting = structuredClone(document);
  conflicting.venues[0]!.name = randomUUID();
  assert.deepEqual(await saltsOf({ isDryRun: false, hashesAtOnce: 3 }), [7, 3]);
  assert.deepEqual(await saltsOf({ isDryRun: false }, conflicting), [0]);
  assert.deepEqual(await saltsOf({ isDryRun: false }, documentWithAccounts(2, 2)), [4, 1]);
});
