import assert from 'node:assert/strict';
import { freshKey, type OpenedBill, openBill, type Person, type StaffedVenue } from '../harness/staff.ts';

/** Closes a bill of one kebab, 120.50, by a way to pay. */
export async function soldBill(
  venue: StaffedVenue,
  body: Record<string, unknown> = { kind: 'Cash' },
): Promise<OpenedBill> {
  const bill = await openBill(venue);
  const answer = await bill.act('POST', '/close', body, { 'idempotency-key': freshKey() });
  assert.equal(answer.status, 200, answer.text);
  return bill;
}

/** What one person does to the drawers of a venue. */
export function drawersOf(venue: StaffedVenue, person: Person = venue.owner) {
  const path = `/venues/${venue.id}`;
  const post = (below: string, body: unknown, key = freshKey()) =>
    person.call('POST', `${path}${below}`, body, { 'idempotency-key': key });
  return {
    post,
    move: (body: unknown, { drawer = 'main', key = freshKey() } = {}) =>
      post(`/drawers/${drawer}/movements`, body, key),
    count: (body: unknown, { drawer = 'main', key = freshKey() } = {}) =>
      post(`/drawers/${drawer}/counts`, body, key),
    read: async () => {
      const answer = await person.call('GET', `${path}/drawers`);
      assert.equal(answer.status, 200, answer.text);
      return answer.body.data;
    },
    readTotals: async () => (await person.call('GET', `${path}/declared-totals`)).body.data,
  };
}
