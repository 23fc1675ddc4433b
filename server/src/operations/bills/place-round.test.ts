import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { doesSomeoneWait } from '../../../test/cluster/cluster.ts';
import { leftBehind, place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  startSofra,
  type TestVenue,
} from '../../../test/harness/sofra.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { closeBill, giveAway } from '../../core/bills/till.ts';
import type { Database, Statement, Tx } from '../../store/database.ts';
import { switchSoldOut } from '../menu/switch-sold-out.ts';
import { changeBill } from './change-bill.ts';

let db: Database;
/** `other`: another server on the same database, whose orders come in between those of the server under test. */
let other: Sofra;
let sofra: Sofra;
/** Runs before each placement reaches the database, outside transactions. */
let duringPlacement: () => Promise<unknown>;
/** Runs while a placement holds the lock of the venue. */
let meanwhileLocked: () => Promise<unknown>;
let interruptions: number;

before(async () => {
  db = openTestDatabase();
  const interrupted: Database = {
    ...db,
    query: async (statement) => {
      if (statement.name?.startsWith('place-round')) {
        interruptions += 1;
        await duringPlacement();
      }
      return db.query(statement);
    },
    transaction: (run) =>
      db.transaction((tx) => run({ ...tx, query: (statement) => queryLocked(tx, statement) })),
  };
  other = await startSofra({ db });
  sofra = await startSofra({ db: interrupted });
});

beforeEach(() => {
  duringPlacement = async () => {};
  meanwhileLocked = async () => {};
  interruptions = 0;
});

after(async () => {
  await sofra.close();
  await other.close();
  await db.close();
});

/** Runs `meanwhileLocked` while a round holds the lock, until it is done or waits for the lock. */
async function queryLocked<Row>(tx: Tx, statement: Statement): Promise<Row[]> {
  if (statement.name?.startsWith('place-round')) {
    let areThrough = false;
    const others = meanwhileLocked().finally(() => {
      areThrough = true;
    });
    others.catch(() => {});
    while (!areThrough && !(await doesSomeoneWait(db))) await new Promise((resolve) => setImmediate(resolve));
  }
  return tx.query<Row>(statement);
}

const round = (venue: TestVenue) => roundAt(venue.tableIds[0], [lineOf(venue.menu.kebab)]);
const dessert = (venue: TestVenue) => roundAt(venue.tableIds[0], [lineOf(venue.menu.baklava)]);

async function placeOnOtherServer(venue: TestVenue, body: unknown = round(venue)) {
  const answer = await place(other, venue, body);
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

const stampOf = (bill: Bill) => ({
  by: { kind: 'Account' as const, id: bill.venueId, name: 'Deniz' },
  at: other.clock.now(),
});

test('a round that others overtake three times is placed while the venue is locked', async () => {
  const venue = await sofra.newVenue();
  const elsewhere: string[] = [];
  duringPlacement = async () => elsewhere.push(...(await placeOnOtherServer(venue)).addedLineIds);
  const { status, body } = await place(sofra, venue, dessert(venue));
  assert.equal(status, 201);
  const lineIds = body.data.order.lines.map(({ id }: { id: string }) => id);
  assert.deepEqual(lineIds, [...elsewhere, ...body.data.addedLineIds]);
  assert.equal(interruptions, 3);
  const left = await leftBehind(db, venue.id);
  assert.deepEqual([left.bills, left.revisions, left.stock], [1, 4, 2]);
  assert.equal((await read(sofra, venue, `/orders/${body.data.order.id}`)).body.data.totals.total, 401.5);
});

test('a bill that staff change during every attempt gets the round and keeps their changes', async () => {
  const venue = await sofra.newVenue();
  const { order } = await placeOnOtherServer(venue);
  let isGift = false;
  duringPlacement = () => {
    isGift = !isGift;
    return changeBill(billParts(db), venue.id, order.id, (bill) =>
      giveAway(bill, bill.lines[0]!.id, isGift, stampOf(bill)),
    );
  };
  const { data } = (await place(sofra, venue, round(venue))).body;
  assert.deepEqual([data.order.id, data.order.lines.length, data.order.totals.total], [order.id, 2, 120.5]);
  assert.equal(isGift, true);
});

test('attempts that come too late leave no gap in the numbers of orders and changes', async () => {
  const venue = await sofra.newVenue();
  await placeOnOtherServer(venue);
  const before = await leftBehind(db, venue.id);
  duringPlacement = () => placeOnOtherServer(venue);
  assert.equal((await place(sofra, venue, dessert(venue))).status, 201);
  const after = await leftBehind(db, venue.id);
  assert.equal(interruptions, 3);
  assert.equal(after.number, before.number);
  assert.equal(Number(after.change) - Number(before.change), Number(after.changes) - Number(before.changes));
});

test('if a bill is closed before a round is saved, it stays unchanged, and the round opens another bill', async () => {
  const venue = await sofra.newVenue();
  const { order } = await placeOnOtherServer(venue);
  duringPlacement = async () => {
    if (interruptions !== 2) return;
    const close = (bill: Bill) =>
      closeBill(bill, { id: bill.id, businessDate: '2026-03-07', kind: 'Cash' }, stampOf(bill));
    await changeBill(billParts(db), venue.id, order.id, close);
  };
  const { data } = (await place(sofra, venue, round(venue))).body;
  assert.deepEqual([data.order.number, data.order.lines.length], [2, 1]);
  assert.equal((await read(sofra, venue, `/orders/${order.id}`)).body.data.status, 'Completed');
});

test('a round is saved even if the bill of its table is closed and a new one opened before every attempt', async () => {
  const venue = await sofra.newVenue();
  duringPlacement = async () => {
    const { order } = await placeOnOtherServer(venue);
    if (interruptions % 2 === 0) return;
    const close = (bill: Bill) =>
      closeBill(bill, { id: bill.id, businessDate: '2026-03-07', kind: 'Cash' }, stampOf(bill));
    await changeBill(billParts(db), venue.id, order.id, close);
  };
  assert.equal((await place(sofra, venue, round(venue))).status, 201);
});

test('changes of a bill wait for a round that has its lock, and none of them is lost', async () => {
  const venue = await sofra.newVenue();
  const { order } = await placeOnOtherServer(venue);
  duringPlacement = () => placeOnOtherServer(venue);
  const waiting: Promise<unknown>[] = [];
  meanwhileLocked = () => {
    const gift = (bill: Bill) => giveAway(bill, order.lines[0].id, true, stampOf(bill));
    waiting.push(changeBill(billParts(db), venue.id, order.id, gift), placeOnOtherServer(venue));
    return Promise.any(waiting);
  };
  assert.equal((await place(sofra, venue, round(venue))).status, 201);
  assert.equal((await Promise.all(waiting)).length, 2);
  const { lines, totals } = (await read(sofra, venue, `/orders/${order.id}`)).body.data;
  assert.deepEqual([lines.length, totals.total], [6, 5 * 120.5]);
});

test('a round is refused when its stock runs out before it is placed, and leaves nothing behind', async () => {
  const venue = await sofra.newVenue();
  duringPlacement = () => placeOnOtherServer(venue, dessert(venue));
  const answer = await place(sofra, venue, dessert(venue));
  assertRefused(answer, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE', ['lines[0].productId']);
  const left = await leftBehind(db, venue.id);
  assert.deepEqual([left.bills, left.revisions, left.placements, left.stock], [1, 3, 3, 0]);
});

test('lines that ask for more than the current stock are named one by one', async () => {
  const venue = await sofra.newVenue();
  const { kebab, baklava } = venue.menu;
  const lines = [lineOf(baklava), lineOf(kebab), lineOf(baklava, { quantity: 2 })];
  await placeOnOtherServer(venue, dessert(venue));
  const answer = await place(sofra, venue, roundAt(venue.tableIds[1], lines));
  const fields = assertRefused(answer, 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.deepEqual(fields, ['lines[0].quantity', 'lines[2].quantity']);
  assert.equal(answer.body.validationErrors[1].attemptedValue, 2);
});

test('a product that sells out in the meantime is refused, also while the venue is locked', async () => {
  const venue = await sofra.newVenue();
  duringPlacement = async () => {
    if (interruptions <= 3) await placeOnOtherServer(venue);
    if (interruptions === 3) await switchSoldOut(db, venue.id, venue.menu.kebab.id, true, 0);
  };
  assertRefused(await place(sofra, venue, round(venue)), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  assert.equal((await leftBehind(db, venue.id)).revisions, 3);
});

test('a repeat that arrives while its first call is under way orders nothing', async () => {
  const venue = await sofra.newVenue();
  const idempotencyKey = 'one-and-only';
  duringPlacement = async () => {
    duringPlacement = async () => {};
    const { status } = await place(other, venue, round(venue), { idempotencyKey });
    assert.equal(status, 201);
  };
  const { status, body } = await place(sofra, venue, dessert(venue), { idempotencyKey });
  assert.deepEqual([status, body.data.order.lines[0].productName], [200, 'Adana Kebap']);
  assert.equal((await leftBehind(db, venue.id)).bills, 1);
});
