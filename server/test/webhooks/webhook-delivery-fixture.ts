import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import type { QueueJob } from '../../src/jobs/queue-job.ts';
import { createWebhookDelivery, type WebhookParts } from '../../src/jobs/webhooks/deliver-webhooks.ts';
import { idsFrom, systemRandom } from '../../src/parts/parts.ts';
import { toOrderResource } from '../../src/public-api/orders/order-resource.ts';
import { toReservationResource } from '../../src/public-api/reservations/reservation-resource.ts';
import type { Database, Statement } from '../../src/store/database.ts';
import { place, read } from '../harness/public-caller.ts';
import { SECRET_KEYS } from '../harness/secret-key.ts';
import { type Sofra, sampleOrder } from '../harness/sofra.ts';
import { freshKey } from '../harness/staff.ts';
import type { Hook, RecordedEvent, RecordingEndpoint, WebhookVenue } from './webhook-fixture.ts';

/** The job of another server, with its own clock and database if a test gives one. */
export function newWorker(
  sofra: Sofra,
  endpoint: RecordingEndpoint,
  change: Partial<WebhookParts> = {},
): QueueJob {
  const { clock = sofra.clock } = change;
  return createWebhookDelivery({
    db: sofra.db,
    clock,
    newId: idsFrom(clock, systemRandom),
    log: pino({ level: 'silent' }),
    send: endpoint.send,
    secretKeys: SECRET_KEYS,
    allowsLocalWebhooks: false,
    chance: () => 0.5,
    toOrder: toOrderResource,
    toReservation: (reservation, username, now) =>
      toReservationResource(reservation, { publicSite: sofra.baseUrl, username }, now),
    ...change,
  });
}

/** A database that calls back before each statement. The statement throws the errors of the callback. */
export function observedDatabase(db: Database, before: (statement: Statement) => unknown): Database {
  return {
    ...db,
    query: async (statement) => {
      await before(statement);
      return db.query(statement);
    },
  };
}

/** Deletes all waiting events and all delivery states, so that a test begins with none. */
export async function forgetWebhooks(db: Database): Promise<void> {
  await db.query({
    text: 'truncate webhook_tracking, webhook_endpoint_queue, webhook_delivery, webhook_attempt',
  });
}

/** The number of changes at a venue that wait to be sent. */
export async function countWaiting(db: Database, venueId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `select count(*)::int as count from webhook_tracking
            where change_number > delivered_number and key_venue_id = $1 and not is_parked`,
    values: [venueId],
  });
  return row!.count;
}

/** An order that the public API placed, with what staff can do to it. */
export interface TrackedOrder {
  id: string;
  lineIds: string[];
  /** Calls below the bill as the waiter; the answer must be a success. */
  act(method: string, path: string, body?: unknown): Promise<void>;
  /** Moves its first line. */
  move(to: string): Promise<void>;
}

/** Places an order through the public API, by default a takeaway of one kebab. */
export async function placeTracked(
  sofra: Sofra,
  venue: WebhookVenue,
  change: Record<string, unknown> = {},
  key = venue.key.text,
): Promise<TrackedOrder> {
  const answer = await place(sofra, venue, sampleOrder(venue, change), { key });
  if (answer.status !== 201) throw new Error(`cannot order: ${answer.text}`);
  const { id, lines } = answer.body.data.order as { id: string; lines: { id: string }[] };
  const act: TrackedOrder['act'] = async (method, path, body) => {
    const headers = { 'idempotency-key': freshKey() };
    const done = await venue.waiter.call(method, `/venues/${venue.id}/bills/${id}${path}`, body, headers);
    if (done.status >= 300) throw new Error(`${method} ${path}: ${done.text}`);
  };
  const lineIds = lines.map((line) => line.id);
  return { id, lineIds, act, move: (to) => act('POST', `/lines/${lineIds[0]}/move`, { to }) };
}

/** The events that the job of a service sends to its keys. */
export interface DeliveryFixture {
  /** The events that a key received during two runs of the job. */
  delivered(hook: Hook): Promise<RecordedEvent[]>;
  /**
   * Asserts that one event was received, with a new id, and that its data equals the current answer of the
   * public API to the last byte.
   */
  assertOneDelivered(venue: WebhookVenue, path: string, what: string): Promise<RecordedEvent>;
}

export function deliveryFixture(sofra: Sofra, endpoint: RecordingEndpoint): DeliveryFixture {
  const ids = new Set<string>();
  const delivered: DeliveryFixture['delivered'] = async (hook) => {
    const before = endpoint.eventsOf(hook).length;
    await sofra.app.jobs.webhooks.runOnce();
    await sofra.app.jobs.webhooks.runOnce();
    return endpoint.eventsOf(hook).slice(before);
  };
  return {
    delivered,
    assertOneDelivered: async (venue, path, what) => {
      const [event, ...others] = await delivered(venue.hook);
      assert.ok(event, `no event: ${what}`);
      assert.deepEqual(others, [], what);
      assert.ok(!ids.has(event.body.id), `an old id: ${what}`);
      ids.add(event.body.id);
      const answer = await read(sofra, venue, path);
      assert.deepEqual(event.body.data, answer.body.data, what);
      assert.ok(answer.text.includes(event.text.slice(event.text.indexOf('"data":'), -1)), what);
      return event;
    },
  };
}

const LIMIT_MS = 90_000;

/** Waits for a condition that must become true; the time it takes decides nothing. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`It never came to this: ${what}.`);
    await pause(5);
  }
}
