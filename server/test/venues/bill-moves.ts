import assert from 'node:assert/strict';
import type { TestAnswer } from '../harness/sofra.ts';
import { freshKey, type StaffedVenue } from '../harness/staff.ts';

/** A bill as its resource reads, as far as moves need it. */
export interface SeenBill {
  id: string;
  revision: number;
}

/** The body that moves lines of a bill to another one, as a person saw both; all lines without `lines`. */
export function moveBody(from: SeenBill, to: SeenBill | { tableId: string | null }, lines?: unknown[]) {
  const target = 'id' in to ? { billId: to.id, revision: to.revision } : to;
  return { to: target, revision: from.revision, ...(lines === undefined ? {} : { lines }) };
}

/** Reads a bill as staff do. */
export async function readBill(venue: StaffedVenue, id: string): Promise<TestAnswer['body']> {
  return (await venue.waiter.call('GET', `/venues/${venue.id}/bills/${id}`)).body.data;
}

/** Moves lines as the waiter. */
export function move(
  venue: StaffedVenue,
  from: SeenBill,
  to: SeenBill | { tableId: string | null },
  lines?: unknown[],
  key: string = freshKey(),
): Promise<TestAnswer> {
  const path = `/venues/${venue.id}/bills/${from.id}/moves`;
  return venue.waiter.call('POST', path, moveBody(from, to, lines), { 'idempotency-key': key });
}

/** Moves lines of a bill as both are now, which must succeed. */
export async function moveNow(
  venue: StaffedVenue,
  fromId: string,
  toId: string | null,
  lines?: unknown[],
): Promise<TestAnswer['body']> {
  const from = await readBill(venue, fromId);
  const answer = await move(
    venue,
    from,
    toId === null ? { tableId: null } : await readBill(venue, toId),
    lines,
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}
