import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { moveLine } from '../../server/src/core/bills/kitchen/kitchen.ts';
import { eventIdOf } from '../../server/src/crypto/event-id.ts';
import { changeBill } from '../../server/src/operations/bills/change-bill.ts';
import { saveWebhook } from '../../server/src/operations/webhooks/save-webhook.ts';
import { idsFrom, systemClock, systemRandom } from '../../server/src/parts/parts.ts';
import { type Database, inTransaction } from '../../server/src/store/database.ts';
import { createFieldEncryption } from '../../server/src/store/encryption/field-encryption.ts';
import { openDatabase, withEncryption } from '../../server/src/store/open-database.ts';
import { createVenueCache } from '../../server/src/store/venue/cache/venue-cache.ts';
import { saveVenueSetup } from '../../server/src/store/venue/venue-records.ts';
import { SECRET_KEY, SECRET_KEYS } from '../../server/test/harness/secret-key.ts';
import { sampleKey, sampleMenu, sampleRecord } from '../../server/test/samples/sample-venue.ts';
import { type Child, startChild } from '../load/child-process.ts';
import { startSofra, withDataFolder } from '../service/system-under-test.ts';
import type { Behaviour, Received, ReceiverPorts } from './receiver-process.ts';

const VENUES = 100;
/** As many as a venue may have: 1,000 endpoints in all. */
const KEYS_A_VENUE = 10;
const EVENTS_A_SECOND = 100;
const ARRIVED_LIMIT_MS = 30_000;

/** Half of the dead take no connections, half never answer. */
const BEHAVIOURS: readonly [Behaviour, share: number][] = [
  ['Refusing', 0.1],
  ['Silent', 0.1],
  ['Dripping', 0.05],
  ['Healthy', 0.75],
];

/** How long events took from the commit of their change to their healthy endpoints, in ms. */
export interface Delays {
  count: number;
  p50Ms: number;
  p99Ms: number;
}

/** Delays while all endpoints are healthy, when a quarter of them has just turned bad, and when that is known. */
export interface WebhookFindings {
  allHealthy: Delays;
  turnedBad: Delays;
  someBad: Delays;
}

/** An order that a key tracks; the number of its last change. */
interface Tracked {
  venueId: string;
  keyId: string;
  billId: string;
  lineId: string;
  behaviour: Behaviour;
  changeNumber: number;
}

/** Measures changes on their way to 1,000 endpoints, 100 a second, for so long each time. */
export function measureWebhooks(roundMs: number): Promise<WebhookFindings> {
  return withDataFolder(async (folder) => {
    const receiver = startChild('events/receiver-process.ts');
    const environment = { DEMO: 'off', ALLOW_LOCAL_WEBHOOKS: 'on', SECRET_KEY: SECRET_KEY.toString('hex') };
    const sofra = await startSofra(folder, environment);
    const open = openDatabase(sofra.connection, { connections: 8, onIdleError: () => {} });
    const db = withEncryption(open, createFieldEncryption(SECRET_KEYS, systemRandom));
    try {
      const ports = await receiver.ask<ReceiverPorts>({ kind: 'Ports' });
      const tracked = await openVenues(db, `http://127.0.0.1:${sofra.port}`, ports);
      const round = (ms: number) => measureRound(db, receiver, tracked, ms);
      await round(roundMs / 5);
      const allHealthy = await round(roundMs);
      await receiver.ask({ kind: 'Behaviours', areOn: true });
      return { allHealthy, turnedBad: await round(roundMs), someBad: await round(roundMs) };
    } finally {
      await receiver.end();
      await db.close();
      await sofra.stop();
    }
  });
}

async function openVenues(db: Database, baseUrl: string, ports: ReceiverPorts): Promise<Tracked[]> {
  const tracked: Tracked[] = [];
  for (let number = 0; number < VENUES; number++) {
    const keys = Array.from({ length: KEYS_A_VENUE }, (_, at) => sampleKey(undefined, { name: `Key ${at}` }));
    const menu = sampleMenu();
    const record = sampleRecord(menu, keys);
    await inTransaction(db, (tx) => saveVenueSetup(tx, record, 0));
    const venueId = record.venue.id;
    const { id: productId, portions } = menu.kebab;
    const lines = [{ productId, portionId: portions[0]!.id, quantity: 1 }];
    for (const { text, record: key } of keys) {
      const behaviour = behaviourAt(tracked.length);
      const port = behaviour === 'Refusing' ? ports.refusingPort : ports.port;
      const webhook = { url: `http://127.0.0.1:${port}/${behaviour}/${key.id}`, setAt: Date.now() };
      const keyRef = { venueId, keyId: key.id };
      await inTransaction(db, (tx) =>
        saveWebhook(tx, { random: systemRandom, secretKeys: SECRET_KEYS }, keyRef, webhook),
      );
      const order = await placeOrder(`${baseUrl}/public/v1/venues/${venueId}/orders`, text, lines);
      tracked.push({ ...keyRef, ...order, behaviour, changeNumber: 1 });
    }
  }
  return tracked;
}

/** Spreads behaviours over all endpoints in the shares that they have. */
function behaviourAt(number: number): Behaviour {
  let from = 0;
  const keyRef = ((number * 37) % 100) / 100;
  for (const [behaviour, share] of BEHAVIOURS) {
    from += share;
    if (keyRef < from - 1e-9) return behaviour;
  }
  return 'Healthy';
}

async function placeOrder(url: string, key: string, lines: object[]) {
  const body = { type: 'Takeaway', customer: { name: 'Deniz', phone: '05321234567' }, lines };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'X-Api-Key': key, 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { order: { id: string; lines: { id: string }[] } } };
  return { billId: data.order.id, lineId: data.order.lines[0]!.id };
}

/** Changes one order after the other, evenly, and waits until every possible event is sent. */
async function measureRound(
  db: Database,
  receiver: Child,
  tracked: readonly Tracked[],
  durationMs: number,
): Promise<Delays> {
  const parts = { db, cache: createVenueCache(db), newId: idsFrom(systemClock, systemRandom) };
  await receiver.ask({ kind: 'Received' });
  const committedAt = new Map<string, number>();
  const changes: Promise<void>[] = [];
  const beganAt = performance.now();
  const count = Math.round((durationMs / 1000) * EVENTS_A_SECOND);
  for (let at = 0; at < count; at++) {
    await pause(Math.max(0, beganAt + (at * 1000) / EVENTS_A_SECOND - performance.now()));
    const order = tracked[(at * 7) % tracked.length]!;
    const change = changeOrder(parts, order).then((id) => {
      if (order.behaviour === 'Healthy') committedAt.set(id, Date.now());
    });
    changes.push(change);
  }
  await Promise.all(changes);
  const cameAt = await gather(receiver, committedAt);
  return delaysOf([...committedAt].map(([id, at]) => cameAt.get(id)! - at));
}

/** @returns the id of its event */
async function changeOrder(parts: Parameters<typeof changeBill>[0], order: Tracked): Promise<string> {
  const { venueId, keyId, billId, lineId } = order;
  const by = { kind: 'Account' as const, id: keyId, name: 'Usta' };
  order.changeNumber += 1;
  const { changeNumber } = order;
  await changeBill(parts, venueId, billId, (bill) => {
    const isBegun = bill.lines[0]!.state === 'Preparing';
    return moveLine(bill, lineId, isBegun ? 'Pending' : 'Preparing', { by, at: Date.now() });
  });
  return eventIdOf({ keyId, subjectId: billId, changeNumber });
}

async function gather(receiver: Child, awaited: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const cameAt = new Map<string, number>();
  const giveUpAt = performance.now() + ARRIVED_LIMIT_MS;
  for (;;) {
    for (const [id, at] of await receiver.ask<Received>({ kind: 'Received' })) cameAt.set(id, at);
    const missing = [...awaited.keys()].filter((id) => !cameAt.has(id)).length;
    if (missing === 0) return cameAt;
    if (performance.now() > giveUpAt)
      throw new Error(`${missing} of ${awaited.size} events were never received.`);
    await pause(200);
  }
}

function delaysOf(delays: number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}

const GOALS = { p50Ms: 1_000, p99Ms: 5_000, moved: 1.1 };

/** The results, for the terminal. */
export function linesOfWebhooks({ allHealthy, turnedBad, someBad }: WebhookFindings): string {
  const p50Ms = Math.max(turnedBad.p50Ms, someBad.p50Ms);
  const p99Ms = Math.max(turnedBad.p99Ms, someBad.p99Ms);
  const moved = p99Ms / allHealthy.p99Ms;
  const isReached = p50Ms <= GOALS.p50Ms && p99Ms <= GOALS.p99Ms && moved <= GOALS.moved;
  const line = (name: string, { count, p50Ms, p99Ms }: Delays) =>
    `${name}: half within ${Math.round(p50Ms)} ms, 99 % within ${Math.round(p99Ms)} ms (${count} events)`;
  return [
    `from commit to endpoint, ${VENUES * KEYS_A_VENUE} endpoints, ${EVENTS_A_SECOND} changes a second`,
    line('  all healthy', allHealthy),
    line('  the healthy ones, 20 % just dead and 5 % that never end their answer', turnedBad),
    line('  the same half a minute later', someBad),
    `  99 % moved to at most ${moved.toFixed(2)} ×; goal ≤ 1 s, ≤ 5 s, ≤ ${GOALS.moved} ×: ${isReached ? 'reached' : 'MISSED'}`,
  ].join('\n');
}
