import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../../test/harness/staff.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

function list(venue: StaffedVenue, query = '') {
  return venue.waiter.call('GET', `/venues/${venue.id}/reservations/pending${query}`);
}

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
type Json = any;

async function pendingAt(venue: StaffedVenue, query = ''): Promise<Json> {
  const { status, body } = await list(venue, query);
  assert.equal(status, 200);
  return body.data;
}

const idsOf = ({ items }: Json): string[] => items.map(({ id }: Json) => id);

test('200: all unanswered requests are listed, earliest first, and no other reservations', async () => {
  const venue = await newReservingVenue(sofra);
  const at = (startsAt: string) => askedFor(sofra, venue, { startsAt });
  const far = await at('2026-04-20T16:00:00Z');
  const soon = await at('2026-03-04T16:00:00Z');
  const accepted = await at('2026-03-05T16:00:00Z');
  const declined = await at('2026-03-06T16:00:00Z');
  const cancelled = await at('2026-03-07T16:00:00Z');
  await takenDown(venue, { startsAt: '2026-03-04T16:00:00Z' });
  await accepted.act('accept');
  await declined.act('decline');
  await cancelled.act('cancel');
  assert.deepEqual(await pendingAt(venue).then(idsOf), [soon.id, far.id]);
  sofra.clock.set('2026-03-04T16:00:00Z');
  assert.deepEqual(await pendingAt(venue).then(idsOf), [far.id]);
});

test('200: each request shows how full its own evening would be, and its clashes', async () => {
  const venue = await newReservingVenue(sofra);
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  await askedFor(sofra, venue, { startsAt: '2026-03-04T16:00:00Z', guests: 2, customer });
  await askedFor(sofra, venue, { startsAt: '2026-03-04T17:30:00Z', guests: 3, customer });
  await askedFor(sofra, venue, { startsAt: '2026-03-20T17:30:00Z', guests: 7 });
  for (let taken = 0; taken < 3; taken++) await takenDown(venue, { startsAt: '2026-03-20T18:30:00Z' });
  const { items } = await pendingAt(venue);
  const brief = items.map(({ load, clashes }: Json) => [
    load.map(({ time, pending, accepted }: Json) => `${time} ${pending.guests}+${accepted.guests}`),
    clashes,
  ]);
  assert.deepEqual(brief, [
    [['19:00 2+0', '19:30 2+0', '20:00 2+0', '20:30 5+0'], ['SameGuest']],
    [['20:30 5+0', '21:00 3+0', '21:30 3+0', '22:00 3+0'], ['SameGuest']],
    [['20:30 7+0', '21:00 7+0', '21:30 7+12', '22:00 7+12'], ['TablesTaken']],
  ]);
});

test('200: requests come page by page, each compared with those of every page', async () => {
  const venue = await newReservingVenue(sofra);
  const ids: string[] = [];
  for (const day of [4, 5]) {
    for (const hour of [16, 17]) {
      const startsAt = `2026-03-0${day}T${hour}:00:00Z`;
      ids.push((await askedFor(sofra, venue, { startsAt })).id);
    }
  }
  const seen: string[] = [];
  for (let query: string | null = '?pageSize=1'; query !== null; ) {
    const page = await pendingAt(venue, query);
    assert.equal(page.items.length, 1);
    const [{ load }] = page.items;
    assert.equal(Math.max(...load.map(({ pending }: Json) => pending.parties)), 2);
    seen.push(...idsOf(page));
    query = page.nextCursor === null ? null : `?pageSize=1&cursor=${page.nextCursor}`;
  }
  assert.deepEqual(seen, ids);
  const last = `after-${Date.parse('2026-03-05T17:00:00Z')}-${ids[3]}`;
  assert.deepEqual(await pendingAt(venue, `?cursor=${last}`), { items: [], nextCursor: null });
  const longAgo = 'after-0-00000000-0000-0000-0000-000000000000';
  assert.deepEqual(await pendingAt(venue, `?cursor=${longAgo}`).then(idsOf), ids);
});

test('400: an invalid page of requests is refused', async () => {
  const venue = await newReservingVenue(sofra);
  const cases = [
    ['?cursor=1', 'VALIDATION_ERROR'],
    ['?pageSize=101', 'INVALID_PAGE_SIZE'],
    ['?cursor=x', 'VALIDATION_ERROR'],
  ] as const;
  for (const [query, code] of cases) {
    assertRefused(await list(venue, query), 400, code);
  }
});
