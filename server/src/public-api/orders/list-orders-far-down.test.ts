import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, afterEach, before, test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import {
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestAnswer,
  type TestVenue,
} from '../../../test/harness/sofra.ts';
import { copyAsLongBills } from '../../../test/samples/long-bills.ts';
import { bookable } from '../../../test/venues/booking.ts';
import type { Database } from '../../store/database.ts';

const ORDERS = 1_200;

let sofra: Sofra;
let db: Database;
let venue: TestVenue;
let other: TestVenue;
/** The held statements, each with its venue. They read a page far down the list and wait for the test. */
const held: { venueId: string; goOn: () => void }[] = [];
const holding = new EventEmitter();
let isHeld = false;

before(async () => {
  const open = openTestDatabase();
  db = {
    ...open,
    query: async (statement) => {
      if (isHeld && statement.name?.includes('far-down')) {
        const [venueId] = statement.values![0] as string[];
        await new Promise<void>((goOn) => {
          held.push({ venueId: venueId!, goOn });
          holding.emit('held');
        });
      }
      return open.query(statement);
    },
  };
  sofra = await startSofra({ db });
  venue = await sofra.newVenue(bookable());
  other = await sofra.newVenue(bookable());
  const billId = (await place(sofra, venue, sampleOrder(venue))).body.data.order.id;
  await copyAsLongBills(db, { venueId: venue.id, billId, count: ORDERS - 1, lines: 1 });
  const text = 'update venue_head set last_order_number = last_order_number + $2 where venue_id = $1';
  await db.query({ text, values: [venue.id, ORDERS] });
});
afterEach(() => {
  isHeld = false;
});
after(async () => {
  await sofra.close();
  await db.close();
});

async function idsOf(query: string): Promise<string[]> {
  const answer = await read(sofra, venue, `/orders?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.items.map(({ id }: { id: string }) => id);
}

test('pages beyond 1,000 orders continue those before, up to the last one, and are empty past it', async () => {
  const ids: string[] = [];
  for (let cursor: number | null = 1; cursor !== null; ) {
    const { data }: TestAnswer['body'] = (await read(sofra, venue, `/orders?cursor=${cursor}&pageSize=100`))
      .body;
    ids.push(...data.items.map(({ id }: { id: string }) => id));
    cursor = data.nextCursor;
  }
  assert.equal(new Set(ids).size, ORDERS);
  assert.deepEqual(await idsOf('cursor=16&pageSize=70'), ids.slice(1_050, 1_120));
  assert.deepEqual(await idsOf('cursor=13&pageSize=100'), []);
});

test('pages beyond 1,000, past the end too, are read one at a time, and no other call waits for them', async () => {
  isHeld = true;
  const deep = [
    read(sofra, venue, '/orders?cursor=500&pageSize=90'),
    read(sofra, venue, '/orders?cursor=12&pageSize=95'),
    read(sofra, venue, '/reservations?cursor=500'),
    read(sofra, other, '/orders?cursor=500&pageSize=90'),
  ];
  const seen: string[] = [];
  while (seen.length < deep.length) {
    if (held.length === 0) await once(holding, 'held');
    for (const each of [venue, other]) {
      assert.equal((await read(sofra, each, '/orders')).status, 200);
      assert.equal((await read(sofra, each, '/reservations')).status, 200);
      assert.equal((await place(sofra, each, sampleOrder(each))).status, 201);
    }
    assert.equal(held.length, 1, 'one is read at a time');
    const { venueId, goOn } = held.pop()!;
    seen.push(venueId);
    goOn();
  }
  for (const { status } of await Promise.all(deep)) assert.equal(status, 200);
  assert.ok(seen.indexOf(other.id) <= 2, 'another venue waits for no more than one page of this one');
});
