import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() => newReservingVenue(sofra));

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

test('200: a new time, number and note apply immediately, and omitted properties stay', async () => {
  const reservation = await takenDown(venue, { note: 'Pencere kenarı' });
  const moved = await reservation.change({ startsAt: '2026-03-05T21:45:00+03:00' });
  assert.equal(moved.status, 200);
  const { clashes, ...data } = moved.body.data;
  const { clashes: _, ...first } = reservation.first;
  assert.ok(Array.isArray(clashes));
  const then = { startsAt: '2026-03-05T18:45:00.000Z', time: '21:45', date: '2026-03-05' };
  assert.deepEqual(data, { ...first, revision: 2, ...then });
  const changed = (await reservation.change({ guests: 500, note: 'Teras' })).body.data;
  assert.deepEqual(
    [changed.guests, changed.note, changed.originalNote, changed.time],
    [500, 'Teras', 'Pencere kenarı', '21:45'],
  );
  assert.equal((await reservation.change({ note: null })).body.data.note, null);
  assert.deepEqual(await reservation.history(), [
    ['Taken', 'Deniz'],
    ['Changed', 'Deniz'],
    ['Changed', 'Deniz'],
    ['Changed', 'Deniz'],
  ]);
});

test('200: unchanged values change nothing, and neither does a blank note where there was none', async () => {
  const reservation = await takenDown(venue);
  for (const same of [{}, { startsAt: reservation.first.startsAt, guests: 4, note: ' ' }])
    assert.equal((await reservation.change(same)).body.data.revision, 1);
  assert.equal((await reservation.read()).history.length, 1);
});

test('200: an allergy is set and removed as a whole; the venue alone sees it', async () => {
  const request = await askedFor(sofra, venue);
  const allergy = { allergens: ['Nuts'], text: 'traces, too' };
  const marked = await request.change({ allergy });
  assert.deepEqual([marked.body.data.allergy, marked.body.data.note], [allergy, request.first.customer.note]);
  assert.deepEqual((await request.change({ guests: 5 })).body.data.allergy, allergy);
  const { body } = await read(sofra, venue, `/reservations/${request.id}`);
  assert.ok(!JSON.stringify(body).match(/nuts|traces|allerg/i));
  assert.equal((await request.change({ allergy: null })).body.data.allergy, null);
  const [, first] = (await request.read()).history;
  assert.deepEqual(first.detail.allergens, { from: [], to: ['Nuts'] });
});

test('412: a number that was decided on an older reservation is refused and changes nothing; a repeat is not', async () => {
  const reservation = await takenDown(venue);
  const seat = (guests: number) =>
    venue.waiter.call('PATCH', reservation.path, { guests }, { 'if-match': '"1"' });
  assert.equal((await seat(6)).body.data.revision, 2);
  assert.equal((await seat(6)).status, 200);
  assertRefused(await seat(5), 412, 'CONTENT_CHANGED');
  const { guests, revision } = await reservation.read();
  assert.deepEqual([guests, revision], [6, 2]);
});

test('200: a request that is moved still waits for an answer, until its new time', async () => {
  const request = await askedFor(sofra, venue);
  const { body } = await request.change({ startsAt: '2026-03-04T18:30:00Z' });
  assert.equal(body.data.status, 'Pending');
  sofra.clock.set('2026-03-04T18:29:59.999Z');
  assert.equal((await request.read()).status, 'Pending');
  sofra.clock.set('2026-03-04T18:30:00Z');
  const { status, cancelledAt } = await request.read();
  assert.deepEqual([status, cancelledAt], ['Cancelled', '2026-03-04T18:30:00.000Z']);
});

test('200: a move to a time without a free table reports the clash', async () => {
  const small = await newReservingVenue(sofra);
  const there = { startsAt: '2026-03-04T18:00:00Z' };
  for (let taken = 0; taken < 3; taken++) await takenDown(small, there);
  const reservation = await takenDown(small, { startsAt: '2026-03-05T18:00:00Z' });
  assert.deepEqual(reservation.first.clashes, []);
  assert.deepEqual((await reservation.change(there)).body.data.clashes, ['TablesTaken']);
});

test('200: staff see the changed note, and the caller sees the note that was sent', async () => {
  const request = await askedFor(sofra, venue, { note: 'Pencere kenarı' });
  await request.change({ note: 'VIP' });
  const { body } = await read(sofra, venue, `/reservations/${request.id}`);
  assert.equal(body.data.customer.note, 'Pencere kenarı');
});

test('200: the number of seated guests can change, but not their time', async () => {
  const reservation = await takenDown(venue);
  await reservation.act('check-in');
  assert.equal((await reservation.change({ guests: 6 })).body.data.guests, 6);
  assertRefused(
    await reservation.change({ startsAt: '2026-03-04T18:00:00Z' }),
    409,
    'RESERVATION_MOVE_NOT_ALLOWED',
  );
});

test('400: an unreadable change and a change that breaks a rule are reported', async () => {
  const reservation = await takenDown(venue);
  const cases: [Record<string, unknown>, string, string][] = [
    [{ startsAt: 'akşam' }, 'VALIDATION_ERROR', 'startsAt'],
    [{ guests: '5' }, 'VALIDATION_ERROR', 'guests'],
    [{ note: 5 }, 'VALIDATION_ERROR', 'note'],
    [{ startsAt: null }, 'CONTENT_INVALID', 'startsAt'],
    [{ startsAt: '2026-03-03T10:00:00Z' }, 'CONTENT_INVALID', 'startsAt'],
    [{ startsAt: '2206-03-04T17:00:00Z' }, 'CONTENT_INVALID', 'startsAt'],
    [{ guests: 0 }, 'CONTENT_INVALID', 'guests'],
    [{ guests: 501 }, 'CONTENT_INVALID', 'guests'],
    [{ note: 'x'.repeat(251) }, 'CONTENT_INVALID', 'note'],
  ];
  for (const [change, code, field] of cases) {
    assertRefused(await reservation.change(change), 400, code, [field]);
  }
  assert.equal((await reservation.read()).revision, 1);
});

test('409: a reservation that is over cannot change, even if only time ended it', async () => {
  const cancelled = await takenDown(venue);
  await cancelled.act('cancel');
  const missed = await takenDown(venue);
  sofra.clock.set('2026-03-04T19:00:00Z');
  for (const reservation of [cancelled, missed]) {
    for (const change of [{ guests: 5 }, { startsAt: '2026-03-06T17:00:00Z' }, { note: 'Geç geldi' }]) {
      assertRefused(await reservation.change(change), 409, 'RESERVATION_MOVE_NOT_ALLOWED');
    }
  }
});
