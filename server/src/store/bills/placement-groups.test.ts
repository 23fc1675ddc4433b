import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { basketLine, sampleProduct, stampOf } from '../../../test/samples/sample-bill.ts';
import { openBill } from '../../core/bills/ordering/placement.ts';
import { type Database, inTransaction, type Statement } from '../database.ts';
import { listVenueVersions } from '../venue/venue-heads.ts';
import { roundPlacerOf } from './placement-groups.ts';
import type { RoundToPlace } from './placements.ts';

const ONE_ENGINE = onOneEngine('on a cluster each round is placed by a statement of its own');

const sofra = useSofra();
const versions = new Map<string, number>();
let sent: string[];
/** Runs instead of a statement if it returns a promise. */
let instead: (statement: Statement) => Promise<never> | null;
let db: Database;

beforeEach(async () => {
  sent = [];
  instead = () => null;
  const query: Database['query'] = (statement) => {
    if (statement.name !== undefined) sent.push(statement.name);
    return instead(statement) ?? sofra.db.query(statement);
  };
  const isDistributed = sofra.db.isDistributed();
  db = { ...sofra.db, query, isDistributed: () => isDistributed };
  roundPlacerOf(db);
  // By now the tested code knows whether the database is a cluster.
  await isDistributed;
});

function roundAt(venue: TestVenue, change: Partial<RoundToPlace> = {}): RoundToPlace {
  const [roundId, lineId] = [randomUUID(), randomUUID()];
  const product = sampleProduct({ id: randomUUID() });
  const bill = openBill({
    ...{
      billId: randomUUID(),
      venueId: venue.id,
      type: 'Takeaway',
      table: null,
      customer: null,
      guests: null,
    },
    ...{ serviceFeeBasisPoints: 0, roundId, lineIds: [lineId], basket: [basketLine(product)], note: null },
    ...{ stamp: stampOf(), campaigns: [], timeZone: 'Europe/Istanbul' },
    businessDate: '2026-03-07',
    vat: { vatClasses: [], vatClass: null, serviceFeeVatClass: null },
    courses: [],
  });
  return {
    ...{ bill, roundId, lineIds: [lineId], stockDeltas: [], tickets: [], placedBy: venue.key.record.id },
    ...{
      idempotencyKey: randomUUID(),
      venueVersion: versions.get(venue.id)!,
      keyVenue: null,
      trackingKey: null,
    },
    change: { detail: {}, notice: 'NewOrder' },
    ...change,
  };
}

async function newVenues(count: number): Promise<TestVenue[]> {
  const venues = await Promise.all(Array.from({ length: count }, () => sofra.newVenue()));
  const found = await listVenueVersions(
    sofra.db,
    venues.map(({ id }) => id),
  );
  for (const [venueId, version] of found) versions.set(venueId, version);
  return venues;
}

const placeAll = (rounds: readonly RoundToPlace[]) =>
  Promise.all(rounds.map((round) => roundPlacerOf(db)(round, sofra.clock.now())));

const PLACED = { kind: 'Placed', number: 1, revision: 1 };

test('rounds of several venues that come in one turn are placed by one statement', ONE_ENGINE, async () => {
  const rounds = (await newVenues(8)).map((venue) => roundAt(venue));
  assert.deepEqual(await placeAll(rounds), Array(8).fill(PLACED));
  assert.deepEqual(sent, ['place-round-of-8']);
  for (const { bill } of rounds) {
    const rows = await db.query<{ bill_id: string }>({
      text: 'select bill_id from bill where venue_id = $1',
      values: [bill.venueId],
    });
    assert.deepEqual(rows, [{ bill_id: bill.id }]);
  }
});

test('rounds of one venue get their numbers in turn, each by a statement of its own', async () => {
  const [venue] = await newVenues(1);
  const outcomes = await placeAll([roundAt(venue!), roundAt(venue!), roundAt(venue!)]);
  const numbers = outcomes.map((outcome) => outcome.kind === 'Placed' && outcome.number);
  assert.deepEqual(numbers.sort(), [1, 2, 3]);
  assert.ok(sent.filter((name) => name !== 'place-round').length <= 1, 'only the first one may find a group');
});

test('the outcome of each round is its own: one is stale, one is a repeat, one is placed', async () => {
  const [first, second, third] = await newVenues(3);
  const repeated = roundAt(second!);
  await placeAll([repeated]);
  const again = { ...repeated, bill: { ...repeated.bill, id: randomUUID() } };
  const outcomes = await placeAll([roundAt(first!, { venueVersion: 99 }), again, roundAt(third!)]);
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ['Stale', 'Replayed', 'Placed'],
  );
  const [, replayed] = outcomes;
  assert.equal(replayed?.kind === 'Replayed' && replayed.bill.id, repeated.bill.id);
});

test('a venue whose lock another transaction has holds up no other venue', async () => {
  const [locked, free] = await newVenues(2);
  let waits: ReturnType<typeof placeAll> | undefined;
  await inTransaction(sofra.db, async (tx) => {
    await tx.query({ text: 'select from venue_head where venue_id = $1 for update', values: [locked!.id] });
    const place = roundPlacerOf(db);
    waits = Promise.all([place(roundAt(locked!), 0)]);
    assert.deepEqual(await place(roundAt(free!), 0), PLACED);
    // The groups after it are not lost either.
    const later = await Promise.all((await newVenues(3)).map((venue) => place(roundAt(venue), 0)));
    assert.deepEqual(later, Array(3).fill(PLACED));
  });
  assert.deepEqual(await waits, [PLACED]);
});

test(
  'when a group fails, each of its rounds is placed by itself, and only the bad one fails',
  ONE_ENGINE,
  async () => {
    const [good, bad, other] = await newVenues(3);
    const notJson = { id: randomUUID(), roundId: randomUUID(), printerId: null, content: undefined } as never;
    const place = roundPlacerOf(db);
    const [first, second, third] = await Promise.allSettled([
      place(roundAt(good!), 0),
      place(roundAt(bad!, { tickets: [notJson] }), 0),
      place(roundAt(other!), 0),
    ]);
    assert.deepEqual(first, { status: 'fulfilled', value: PLACED });
    assert.equal(second!.status, 'rejected');
    assert.deepEqual(third, { status: 'fulfilled', value: PLACED });
    assert.deepEqual(sent, ['place-round-of-3', 'place-round', 'place-round', 'place-round']);
  },
);

test('when the database goes away, no round of the group is tried again', ONE_ENGINE, async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  instead = ({ name }) => (name === 'place-round-of-2' ? Promise.reject(lost) : null);
  const outcomes = await Promise.allSettled(
    (await newVenues(2)).map((venue) => roundPlacerOf(db)(roundAt(venue), 0)),
  );
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(sent, ['place-round-of-2']);
});

test('a round that takes stock, and one of a key of another venue, is placed alone', async () => {
  const [first, second, headquarter] = await newVenues(3);
  const keyVenue = { venueId: headquarter!.id, version: versions.get(headquarter!.id)! };
  const stockDeltas = [{ productId: first!.menu.baklava.id, delta: -1 }];
  await placeAll([roundAt(first!, { stockDeltas }), roundAt(second!, { keyVenue })]);
  assert.deepEqual(sent, ['place-round', 'place-round']);
});
