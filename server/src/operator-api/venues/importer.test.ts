import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { constants, platform } from 'node:os';
import { after, before, test } from 'node:test';
import { openTestDatabase, testClock } from '../../../test/sofra.ts';
import { Refusal } from '../../core/refusals.ts';
import { idsFrom, systemRandom } from '../../parts.ts';
import { migrate } from '../../store/migrate.ts';
import { findVenueSetup } from '../../store/venue/venue-records.ts';
import { DOCUMENT_BYTES } from '../../venue-document/document-limits.ts';
import { createImporter } from './importer.ts';

const db = openTestDatabase();
const clock = testClock();
const importer = (rest = (_bytes: number) => Promise.resolve()) =>
  createImporter({ db, clock, random: systemRandom, newId: idsFrom(clock, systemRandom) }, rest);

before(() => migrate(db));
after(() => db.close());

const real = { isDryRun: false };

/** A document that is large enough for its own thread. */
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

const reading = (document: object) => () => Promise.resolve(Buffer.from(JSON.stringify(document)));

async function refusalOf(importing: Promise<unknown>): Promise<Refusal> {
  const error = await importing.then(
    () => assert.fail('The import was not refused.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Refusal, String(error));
  return error;
}

test('a large document is imported in its own thread, completely and once', async () => {
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

test('a large document with faults is refused by its thread with at most a hundred faults', async () => {
  const faulty = largeDocument({ areas: Array.from({ length: 200 }, () => ({ tables: [{}] })) });
  const { code, problems } = await refusalOf(importer()(reading(faulty), real));
  assert.deepEqual([code, problems.length], ['DOCUMENT_INVALID', 100]);
  assert.equal(problems.at(-1)?.field, 'document');
});

test('at most a hundred conflicts with stored data are reported', async () => {
  const accounts = Array.from({ length: 150 }, (_, at) => ({
    ...{ role: 'Staff', name: 'Ayşe' },
    email: `${at}-${randomUUID()}@example.com`,
  }));
  const { problems } = await refusalOf(importer()(reading(largeDocument({ accounts })), real));
  assert.equal(problems.length, 100);
  assert.match(problems.at(-1)!.message, /^has more faults than these 99: at least/);
});

test('one import runs at a time, two wait, and another one is asked to try again later', async () => {
  const run = importer();
  const documents = [largeDocument(), largeDocument(), largeDocument()];
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

test('after a large document, or one that was refused while it arrived, the next is not read before a rest', async () => {
  const rests: (() => void)[] = [];
  const events: string[] = [];
  const run = importer((bytes) => {
    events.push(bytes === DOCUMENT_BYTES ? 'the longest rest' : 'a rest');
    return new Promise((resolve) => rests.push(resolve));
  });
  const read = (name: string, result: () => Buffer) => async () => {
    events.push(name);
    return result();
  };
  const small = Buffer.from(JSON.stringify({ format: 'sofra-venues/1', venues: [] }));
  const refused = () => {
    throw new Refusal('DOCUMENT_INVALID');
  };
  const large = () => Buffer.from(JSON.stringify(largeDocument({ name: '' })));
  for (const [name, result] of [
    ['large', large],
    ['refused', refused],
  ] as const) {
    const first = run(read(name, result), real);
    const next = run(
      read('next', () => small),
      real,
    ).catch(() => {});
    await refusalOf(first);
    await new Promise(setImmediate);
    events.push('its end');
    rests.shift()!();
    await next;
  }
  assert.deepEqual(events.slice(0, 4), ['large', 'a rest', 'its end', 'next']);
  assert.deepEqual(events.slice(4), ['refused', 'the longest rest', 'its end', 'next']);
  assert.equal(rests.length, 0);
});

test('a database error in the thread is the same error outside of it', async () => {
  const connection = { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' };
  const parts = { clock, random: systemRandom, newId: idsFrom(clock, systemRandom) };
  const run = createImporter({ ...parts, db: { ...db, connection } }, () => Promise.resolve());
  await assert.rejects(run(reading(largeDocument()), real), { code: 'ECONNREFUSED' });
});

/** The priorities of the threads of this process, on Linux. */
async function threadPriorities(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const states = threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => ''));
  // After the name in brackets, the priority is the 17th field.
  return (await Promise.all(states)).map((state) => Number(state.split(') ').at(-1)!.split(' ')[16]));
}

test('the thread of an import goes behind those that answer requests', {
  skip: platform() !== 'linux',
}, async () => {
  let isRunning = true;
  const running = importer()(reading(largeDocument()), real).finally(() => {
    isRunning = false;
  });
  const seen = new Set<number>();
  while (isRunning) for (const priority of await threadPriorities()) seen.add(priority);
  await running;
  assert.ok(seen.has(constants.priority.PRIORITY_LOW), [...seen].join());
  assert.ok(!(await threadPriorities()).includes(constants.priority.PRIORITY_LOW));
});
