import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bill } from '../../src/core/bills/bill.ts';
import type { BillChange } from '../../src/core/bills/bill-change.ts';
import { moveLine } from '../../src/core/bills/kitchen/kitchen.ts';
import { changeQuantity, giveAway } from '../../src/core/bills/till.ts';
import { revise } from '../../src/core/reservations/reservation-change.ts';
import { eventIdOf } from '../../src/crypto/event-id.ts';
import { changeBill } from '../../src/operations/bills/change-bill.ts';
import { changeReservation } from '../../src/operations/reservations/change-reservation.ts';
import { saveWebhook } from '../../src/operations/webhooks/save-webhook.ts';
import { idsFrom, systemClock, systemRandom } from '../../src/parts/parts.ts';
import { type Database, inTransaction } from '../../src/store/database.ts';
import { createVenueCache } from '../../src/store/venue/cache/venue-cache.ts';
import { place, read } from '../harness/public-caller.ts';
import { SECRET_KEYS } from '../harness/secret-key.ts';
import { makeDataFolder, type ServiceProcess, startService } from '../harness/service-process.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { everyDay } from '../samples/sample-hours.ts';
import { book } from '../venues/booking.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** Raise it for a longer run: `WEBHOOK_CHANGES=1000000 npm test -- server/test/webhooks/webhook-chaos.test.ts`. */
const CHANGES = Number(process.env['WEBHOOK_CHANGES'] ?? 2_000);
const VENUES = 60;
const ORDERS_A_VENUE = 2;
const RESERVATIONS_A_VENUE = 1;
const FAILING = 0.3;
const MINUTE_MS = 60_000;
const CLOCK_SHIFTS_MS = [-5 * MINUTE_MS, 0, 0, 5 * MINUTE_MS];
/** Later than any scheduled retry. */
const LONG_AFTER_MS = 5 * 60 * MINUTE_MS;
const MOST_PAUSE_MS = 50;
const DELIVERY_LIMIT_MS = 120_000;

let own: OwnDatabase;
let db: Database;
let sofra: Sofra;
let receiver: WebhookReceiver;
let dataDir: string;
const started = new Set<ServiceProcess>();

before(async () => {
  own = await makeOwnDatabase();
  db = own.open(10);
  const clock = { ...systemClock, set: () => {}, advance: () => {} };
  sofra = await startSofra({ db, clock, allowsLocalWebhooks: true });
  receiver = await startWebhookReceiver(FAILING);
  dataDir = await makeDataFolder('webhook-chaos');
});
after(async () => {
  await Promise.all([...started].map((service) => service.end('SIGKILL')));
  await receiver.close();
  await sofra.close();
  await db.close();
  await own.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A server that sends events, with a clock of its own. */
async function startWorker(shiftMs: number): Promise<ServiceProcess> {
  const service = await startService({
    DATABASE_URL: own.url,
    DATA_DIR: dataDir,
    ALLOW_LOCAL_WEBHOOKS: 'on',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=${new URL('../harness/shifted-clock.ts', import.meta.url).href}`,
    CLOCK_SHIFT_MS: String(shiftMs),
  });
  started.add(service);
  return service;
}

/** Starts servers and kills them one after another until `isOver`. @returns how many were killed */
async function killAgainAndAgain(isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (!isOver()) {
    const service = await startWorker(CLOCK_SHIFTS_MS[randomInt(CLOCK_SHIFTS_MS.length)]!);
    const killAt = performance.now() + randomInt(6_000);
    while (performance.now() < killAt && !isOver()) await pause(10);
    await service.end('SIGKILL');
    started.delete(service);
    kills += 1;
  }
  return kills;
}

interface Subject {
  venue: TestVenue;
  id: string;
  /** The path that reads it. */
  path: string;
  /** The changes that are sent to its key, the first included. */
  changes: number;
}

async function newVenueWithHook(): Promise<TestVenue> {
  const venue = await sofra.newVenue({ workingHours: everyDay('00:00', '00:00') });
  const keyId = venue.key.record.id;
  const path = `/${keyId}`;
  const webhook = { url: receiver.urlOf(path), setAt: Date.now() };
  const parts = { random: systemRandom, secretKeys: SECRET_KEYS };
  const secret = await inTransaction(db, (tx) =>
    saveWebhook(tx, parts, { venueId: venue.id, keyId }, webhook),
  );
  receiver.secrets.set(path, secret);
  return venue;
}

const HALF_HOUR_MS = 30 * MINUTE_MS;

async function subjectsOf(venue: TestVenue): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (let at = 0; at < ORDERS_A_VENUE; at++) {
    const { body, text } = await place(sofra, venue, sampleOrder(venue));
    assert.ok(body.data, text);
    const { id } = body.data.order;
    subjects.push({ venue, id, path: `/orders/${id}`, changes: 1 });
  }
  const tomorrow = Math.ceil(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS + 24 * 60 * MINUTE_MS;
  for (let at = 0; at < RESERVATIONS_A_VENUE; at++) {
    const startsAt = new Date(tomorrow + at * HALF_HOUR_MS).toISOString();
    const { body, text } = await book(sofra, venue, { startsAt });
    assert.ok(body.data, text);
    const { id } = body.data;
    subjects.push({ venue, id, path: `/reservations/${id}`, changes: 1 });
  }
  return subjects;
}

/** A request that changes the bill in any state. */
function anyChange(bill: Bill): BillChange {
  const line = bill.lines[0]!;
  const stamp = {
    by: { kind: 'Account' as const, id: '019cb391-c200-7772-918c-fceba5259e19', name: 'Usta' },
    at: Date.now(),
  };
  const changes = [
    () => giveAway(bill, line.id, !line.isGift, stamp),
    () => moveLine(bill, line.id, line.state === 'Preparing' ? 'Pending' : 'Preparing', stamp),
    () => changeQuantity(bill, line.id, (line.quantity % 20) + 1, stamp),
  ];
  return changes[line.isGift ? randomInt(2) : randomInt(3)]!();
}

/** Changes orders and reservations from several sides at the same time. Each change is an event. */
async function changeAll(subjects: Subject[]): Promise<void> {
  const cache = createVenueCache(db);
  const parts = { db, cache, newId: idsFrom(systemClock, systemRandom) };
  let left = CHANGES - subjects.length;
  const change = async (subject: Subject) => {
    const { venue, id } = subject;
    if (subject.path.startsWith('/orders')) await changeBill(parts, venue.id, id, anyChange);
    else {
      const stamp = { by: { kind: 'System' as const }, at: Date.now() };
      await changeReservation(db, { venueId: venue.id, id }, Date.now(), (reservation) =>
        revise(reservation, { guests: (reservation.guests % 20) + 1 }, stamp),
      );
    }
    subject.changes += 1;
  };
  const side = async () => {
    while (left > 0) {
      left -= 1;
      await change(subjects[randomInt(subjects.length)]!);
      // Gives the test time to start and kill servers in between.
      await pause(randomInt(MOST_PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: 3 }, side));
}

async function untilAllDelivered(): Promise<void> {
  const giveUpAt = performance.now() + DELIVERY_LIMIT_MS;
  for (;;) {
    const [row] = await db.query<{ waiting: number }>({
      text: 'select count(*)::int as waiting from webhook_tracking where change_number > delivered_number',
    });
    if (row!.waiting === 0) return;
    assert.ok(performance.now() < giveUpAt, `${row!.waiting} orders and reservations never got their events`);
    await pause(50);
  }
}

/** Asserts that the last event of a subject, by `createdAt`, has the same state as the answer of the API. */
async function assertAllDelivered({ venue, id, path, changes }: Subject): Promise<number> {
  const keyId = venue.key.record.id;
  const stored = receiver
    .eventsAt(`/${keyId}`)
    .filter(({ data }) => data.id === id)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const answer = await read(sofra, venue, path);
  assert.deepEqual(stored.at(-1)?.data, answer.body.data);
  const numberOf = new Map<string, number>();
  for (let changeNumber = 1; changeNumber <= changes; changeNumber++) {
    numberOf.set(eventIdOf({ keyId, subjectId: id, changeNumber }), changeNumber);
  }
  const numbers = stored.map((event) => numberOf.get(event.id));
  assert.ok(!numbers.includes(undefined), 'an id is of another order, or of a change that there never was');
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => a! - b!),
    'what was created later is no newer change',
  );
  assert.equal(numbers.at(-1), changes);
  assert.equal(new Set(stored.map(({ createdAt }) => createdAt)).size, stored.length);
  return stored.length;
}

test(`the last states of ${CHANGES} changes arrive, although servers with wrong clocks are killed and receivers fail`, async (t) => {
  const venues: TestVenue[] = [];
  for (let at = 0; at < VENUES; at++) venues.push(await newVenueWithHook());
  let isOver = false;
  const killing = Promise.all([1, 2].map(() => killAgainAndAgain(() => isOver)));
  const subjects = (await Promise.all(venues.map(subjectsOf))).flat();
  await changeAll(subjects);
  isOver = true;
  const kills = (await killing).reduce((sum, count) => sum + count);
  receiver.heal();
  await Promise.all([startWorker(0), startWorker(LONG_AFTER_MS)]);
  await untilAllDelivered();
  let stored = 0;
  for (const subject of subjects) stored += await assertAllDelivered(subject);
  t.diagnostic(`${kills} servers were killed, ${stored} events were received`);
});
