import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { constants, getPriority } from 'node:os';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { doesSomeoneWait, inDatabase } from '../../../test/cluster/cluster.ts';
import { openTestDatabase, testClock } from '../../../test/harness/sofra.ts';
import { Refusal } from '../../core/refusals.ts';
import { idsFrom, systemRandom } from '../../parts/parts.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { DOCUMENT_VALUES } from '../../venue-document/document-limits.ts';
import { startImportProcess } from './import-process.ts';
import { createImporter, type Importer, type ReadDocument } from './importer.ts';

const db = openTestDatabase();
const clock = testClock();
const parts = { db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };
const withoutPause = () => Promise.resolve();

/** Imports one document after the other, and states that each is large. */
const importer = (rest: () => Promise<void> = withoutPause) => runOf(createImporter(parts, rest));

const runOf =
  ({ run }: Importer) =>
  (read: ReadDocument, options: { isDryRun: boolean; bytes?: number }) =>
    run(read, { bytes: null, traceId: randomUUID(), startedAt: clock.now(), ...options });

before(() => migrate(db));
after(() => db.close());

const real = { isDryRun: false };
const partsWithoutProgress = { ...real, onProgress: () => {} };

/** A document that is large enough for its own process. */
function largeDocument(change: object = {}) {
  const portions = [{ name: 'Tam', price: 240 }];
  const products = Array.from({ length: 1_500 }, (_, at) => ({ name: `Köfte ${at}`, portions }));
  const venue = {
    name: randomUUID(),
    categories: [{ name: 'Izgara', products }],
    keys: [{ name: 'Site' }],
    ...change,
  };
  return { format: 'sofra-venues/1', venues: [venue] };
}

const PART = 10_000;

/** Makes a function that passes a text to the importer, as a request does. */
function readingText(text: string): ReadDocument {
  return async ({ receive, pauseAfter }) => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += PART) {
      const part = bytes.subarray(at, at + PART);
      const refusal = receive(part);
      if (refusal !== null) throw refusal;
      await pauseAfter(part.length);
    }
  };
}

const reading = (document: object) => readingText(JSON.stringify(document));

async function refusalOf(importing: Promise<unknown>): Promise<Refusal> {
  const error = await importing.then(
    () => assert.fail('The import was not refused.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Refusal, String(error));
  return error;
}

test('a large document is imported by its own process, completely and once', async () => {
  const run = importer();
  const document = largeDocument();
  const [venue] = (await run(reading(document), real)).venues;
  assert.deepEqual([venue?.outcome, venue?.newKeys.length], ['Created', 1]);
  const record = (await findVenueSetup(db, venue!.id))!;
  assert.equal(record.menu.products.length, 1_500);
  assert.equal(record.keys[0]?.createdAt, clock.now());
  const [again] = (await run(reading(document), real)).venues;
  assert.deepEqual([again?.id, again?.outcome], [venue?.id, 'Unchanged']);
});

test('a large document with faults is refused by its process with at most a hundred faults', async () => {
  const faulty = largeDocument({ areas: Array.from({ length: 200 }, () => ({ tables: [{}] })) });
  const { code, problems } = await refusalOf(importer()(reading(faulty), real));
  assert.deepEqual([code, problems.length], ['DOCUMENT_INVALID', 100]);
  assert.equal(problems.at(-1)?.field, 'document');
});

test('at most a hundred conflicts with stored data are reported', async () => {
  const accounts = Array.from({ length: 150 }, (_, at) => ({
    ...{ role: 'Cashier', name: 'Ayşe' },
    email: `${at}-${randomUUID()}@example.com`,
  }));
  const { problems } = await refusalOf(importer()(reading(largeDocument({ accounts })), real));
  assert.equal(problems.length, 100);
  assert.match(problems.at(-1)!.message, /^has more faults than these 99: at least/);
});

test('one large import runs at a time, two wait, and another one is asked to try again later', async () => {
  const run = importer();
  const documents = Array.from({ length: 3 }, () => ({
    format: 'sofra-venues/1',
    venues: [{ name: randomUUID() }],
  }));
  const ended: number[] = [];
  const running = documents.map(async (document, at) => {
    await run(reading(document), real);
    ended.push(at);
  });
  const read = () => assert.fail('The body of a refused import was read.');
  const { code, retryAfterSeconds } = await refusalOf(run(read, real));
  assert.deepEqual([code, retryAfterSeconds], ['SERVICE_UNAVAILABLE', 10]);
  await Promise.all(running);
  assert.deepEqual(ended, [0, 1, 2]);
  await run(reading(documents[0]!), real);
});

test('a small import does not wait behind a large one, and both are listed while they are under way', async () => {
  const imports = createImporter(parts, withoutPause);
  const run = runOf(imports);
  const arrived = Promise.withResolvers<void>();
  const large = run(async (receiver) => {
    await arrived.promise;
    await reading(largeDocument())(receiver);
  }, real);
  const waiting = run(reading(largeDocument()), real);
  const small = { format: 'sofra-venues/1', venues: [{ name: randomUUID() }] };
  const bytes = JSON.stringify(small).length;
  assert.equal((await run(reading(small), { ...real, bytes })).venues[0]?.outcome, 'Created');
  assert.deepEqual(
    imports.list().map(({ phase, isDryRun }) => [phase, isDryRun]),
    [
      ['Reading', false],
      ['Waiting', false],
    ],
  );
  arrived.resolve();
  await Promise.all([large, waiting]);
  assert.deepEqual(imports.list(), []);
});

test('other requests run first after each 64 KiB of a document', async () => {
  const rests: (() => void)[] = [];
  let given = 0;
  const run = importer(() => new Promise((resolve) => rests.push(resolve)));
  const text = JSON.stringify(largeDocument({ name: '' }));
  const importing = refusalOf(
    run((receiver) => {
      const receive = (part: Buffer) => {
        given += part.length;
        return receiver.receive(part);
      };
      return readingText(text)({ ...receiver, receive });
    }, real),
  );
  for (let rest = 1; rest <= Math.floor(text.length / (7 * PART)); rest++) {
    while (rests.length === 0) await new Promise(setImmediate);
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    assert.deepEqual([rests.length, given], [1, rest * 7 * PART]);
    rests.shift()!();
  }
  assert.equal((await importing).code, 'DOCUMENT_INVALID');
});

test('a document that turns out to have too many values while it arrives is refused, and the next is imported', async () => {
  const run = importer();
  const tooMany = run(readingText(`[${',['.repeat(DOCUMENT_VALUES / 2)}`), real);
  const next = run(reading(largeDocument()), real);
  assert.match((await refusalOf(tooMany)).problems[0]!.message, /^has more than 1500000 values/);
  assert.equal((await next).venues[0]?.outcome, 'Created');
});

test('a large document that is cut off is not imported, and the next one is', async () => {
  const run = importer();
  const document = largeDocument();
  const cutOff = async (receiver: Parameters<ReadDocument>[0]) => {
    await reading(document)(receiver);
    throw new Refusal('VALIDATION_ERROR');
  };
  assert.equal((await refusalOf(run(cutOff, real))).code, 'VALIDATION_ERROR');
  assert.equal((await run(reading(document), real)).venues[0]?.outcome, 'Created');
});

test('a database error in the process is the same error outside of it', async () => {
  const connection = { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' };
  const run = runOf(createImporter({ ...parts, db: { ...db, connection } }, withoutPause));
  await assert.rejects(run(reading(largeDocument()), real), { code: 'ECONNREFUSED' });
  const missing = { connectionString: inDatabase(process.env['SOFRA_TEST_DATABASE_URL']!, 'there_is_none') };
  const runThere = runOf(createImporter({ ...parts, db: { ...db, connection: missing } }, withoutPause));
  await assert.rejects(runThere(reading(largeDocument()), real), (error) => {
    assert.ok(error instanceof pg.DatabaseError);
    assert.equal(error.code, '3D000');
    return true;
  });
});

test('the process of an import has a lower priority than those that answer requests', () => {
  const importing = startImportProcess(parts, partsWithoutProgress);
  try {
    assert.equal(getPriority(importing.pid!), constants.priority.PRIORITY_LOW);
  } finally {
    importing.stop();
  }
});

test('an import whose process is killed is answered 503 and changed nothing; one that needs too much memory is too large', async () => {
  const document = largeDocument();
  const created = (await importer()(reading(document), real)).venues[0]!;
  const killed = startImportProcess(parts, partsWithoutProgress);
  await db.transaction(async (tx) => {
    // The import waits for this lock before it writes.
    await lockVenueHead(tx, created.id);
    killed.write(
      Buffer.from(
        JSON.stringify({ ...document, venues: [{ ...document.venues[0], phone: '+902165550101' }] }),
      ),
    );
    const ending = refusalOf(killed.finish());
    while (!(await doesSomeoneWait(db))) await pause(10);
    process.kill(killed.pid!, 'SIGKILL');
    const { code, retryAfterSeconds } = await ending;
    assert.deepEqual([code, retryAfterSeconds], ['SERVICE_UNAVAILABLE', 10]);
  });
  assert.equal((await findVenueSetup(db, created.id))!.venue.phone, null);
  const outOfMemory = startImportProcess(parts, partsWithoutProgress);
  process.kill(outOfMemory.pid!, 'SIGABRT');
  assert.equal((await refusalOf(outOfMemory.finish())).code, 'BODY_TOO_LARGE');
});
