import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/store/database.ts';
import type { CallOptions, Sofra, TestAnswer, TestVenue } from './sofra.ts';

/** Headers and key of a call, where they matter. */
export interface CallerOptions {
  key?: string | null;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Sends an order, by default with a new key. */
export function place(
  sofra: Sofra,
  venue: TestVenue,
  body: unknown,
  { key = venue.key.text, idempotencyKey = randomUUID(), headers = {} }: CallerOptions = {},
): Promise<TestAnswer> {
  return sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key,
    body,
    headers: { 'idempotency-key': idempotencyKey, ...headers },
  });
}

/** Prices a basket. */
export function preview(sofra: Sofra, venue: TestVenue, body: unknown): Promise<TestAnswer> {
  return sofra.call('POST', `/public/v1/venues/${venue.id}/orders/preview`, { key: venue.key.text, body });
}

/** Reads a path below `/public/v1`. */
export function read(
  sofra: Sofra,
  venue: TestVenue,
  path: string,
  { key = venue.key.text, headers = {} }: CallerOptions = {},
): Promise<TestAnswer> {
  const options: CallOptions = { key, headers };
  return sofra.call('GET', `/public/v1${path}`, options);
}

/** An order of a round at a table. */
export function roundAt(tableId: string | undefined, lines: unknown[], more: Record<string, unknown> = {}) {
  return { type: 'DineIn', tableId, lines, ...more };
}

/** The traces of orders at a venue: counts, the last number, the stock, the version. */
export async function leftBehind(db: Database, venueId: string): Promise<Record<string, unknown>> {
  const [row] = await db.query<Record<string, unknown>>({
    text: `select (select count(*)::int from bill where venue_id = $1) as bills,
                  (select coalesce(sum(revision), 0)::int from bill where venue_id = $1) as revisions,
                  (select count(*)::int from placement where venue_id = $1) as placements,
                  (select count(*)::int from kitchen_ticket where venue_id = $1) as tickets,
                  (select coalesce(sum(quantity), 0)::int from product_stock where venue_id = $1) as stock,
                  (select version from venue_head where venue_id = $1) as version,
                  (select last_order_number from venue_head where venue_id = $1) as number,
                  (select last_change from venue_head where venue_id = $1) as change,
                  (select count(*)::int from venue_change where venue_id = $1) as changes`,
    values: [venueId],
  });
  return row!;
}

/** Asserts that a call changes nothing at a venue, and returns its answer. */
export async function leavingNothing(
  sofra: Sofra,
  venue: TestVenue,
  run: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  const before = await leftBehind(sofra.db, venue.id);
  const answer = await run();
  assert.deepEqual(await leftBehind(sofra.db, venue.id), before);
  return answer;
}

/** An answer without the values that differ between any two calls. */
export function essenceOf({ status, text, headers }: TestAnswer): string {
  const shown = ['content-type', 'cache-control', 'etag', 'location', 'allow'].map((name) =>
    headers.get(name),
  );
  return JSON.stringify([status, text.replace(/"(timestamp|traceId)":"[^"]*"/g, ''), ...shown]);
}
