import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { startSofra, type TestVenue, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { book, newBookableVenue } from '../../../test/venues/booking.ts';
import {
  checkIn,
  type DecideReservation,
  decline,
  endVisit,
} from '../../core/reservations/reservation-change.ts';
import { changeReservation, settleReservation } from '../../operations/reservations/change-reservation.ts';

const sofra = useSofra();

/** Books these half hours of Wednesday evening and later, in this order. Returns the ids. */
async function bookMany(venue: TestVenue, halfHours: readonly number[], at = sofra): Promise<string[]> {
  const ids: string[] = [];
  for (const halfHour of halfHours) {
    const startsAt = new Date(Date.parse('2026-03-04T09:00:00Z') + halfHour * 1_800_000).toISOString();
    const customer = { name: 'Ayşe', phone: `+90532123${1000 + ids.length}` };
    const answer = await book(at, venue, { startsAt, customer });
    assert.equal(answer.status, 201, answer.text);
    ids.push(answer.body.data.id);
  }
  return ids;
}

async function idsOf(venue: TestVenue, query = '', at = sofra): Promise<string[]> {
  const answer = await read(at, venue, `/reservations${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.items.map(({ id }: { id: string }) => id);
}

function changeByStaff(venue: TestVenue, id: string, decide: DecideReservation, at = sofra) {
  return changeReservation(at.db, { venueId: venue.id, id }, at.clock.now(), decide);
}

const stampAt = (now: number) => ({
  by: { kind: 'Account' as const, id: randomUUID(), name: 'Deniz' },
  at: now,
});

test('200: open reservations come earliest first, closed and all latest first', async () => {
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const venue = await newBookableVenue(sofra, { reservations });
  const [later, soonest, latest, declined] = (await bookMany(venue, [4, 0, 8, 6])) as [
    string,
    string,
    string,
    string,
  ];
  await changeByStaff(venue, declined, (it) => decline(it, null, stampAt(sofra.clock.now())));
  assert.deepEqual(await idsOf(venue), [soonest, later, latest]);
  assert.deepEqual(await idsOf(venue, '?status=open'), [soonest, later, latest]);
  assert.deepEqual(await idsOf(venue, '?status=CLOSED'), [declined]);
  assert.deepEqual(await idsOf(venue, '?status=All'), [latest, declined, later, soonest]);
  const [first] = (await read(sofra, venue, '/reservations')).body.data.items;
  assert.deepEqual((await read(sofra, venue, `/reservations/${soonest}`)).body.data, first);
});

test('200: a status that changed with time counts in every filter, whether it was stored or not', async (t) => {
  const clock = testClock();
  const evening = await startSofra({ clock });
  t.after(() => evening.close());
  const reservations = bookingSettings({ confirmsAutomatically: false });
  const slow = await newBookableVenue(evening, { reservations });
  const quick = await newBookableVenue(evening);
  const [unanswered] = (await bookMany(slow, [0], evening)) as [string];
  const [missed, seated] = (await bookMany(quick, [0, 2], evening)) as [string, string];
  const states = async (venue: TestVenue) => {
    const { items } = (await read(evening, venue, '/reservations?status=all')).body.data;
    return items.map(({ status }: { status: string }) => status);
  };
  const open = async () => [...(await idsOf(slow, '', evening)), ...(await idsOf(quick, '', evening))];

  clock.set('2026-03-04T08:59:59.999Z');
  assert.deepEqual(await open(), [unanswered, missed, seated]);
  clock.set('2026-03-04T09:00:00.000Z');
  assert.deepEqual(await open(), [missed, seated]);
  assert.deepEqual(await states(slow), ['Cancelled']);
  await changeByStaff(quick, seated, (it) => checkIn(it, stampAt(clock.now())), evening);
  clock.set('2026-03-04T11:00:00.000Z');
  assert.deepEqual(await open(), [seated]);
  assert.deepEqual(await idsOf(quick, '?status=closed', evening), [missed]);
  assert.deepEqual(await states(quick), ['Seated', 'NoShow']);
  clock.set('2026-03-04T13:00:00.000Z');
  assert.deepEqual(await states(quick), ['Completed', 'NoShow']);

  const before = [
    await read(evening, quick, '/reservations?status=all'),
    await read(evening, slow, '/reservations?status=all'),
  ];
  for (const [venue, id] of [
    [slow, unanswered],
    [quick, missed],
    [quick, seated],
  ] as const) {
    await settleReservation(evening.db, { venueId: venue.id, id }, clock.now());
  }
  const after = [
    await read(evening, quick, '/reservations?status=all'),
    await read(evening, slow, '/reservations?status=all'),
  ];
  assert.deepEqual(
    after.map(({ body }) => body.data),
    before.map(({ body }) => body.data),
  );
  assert.deepEqual(after[1]!.body.data.items[0].cancelledAt, '2026-03-04T09:00:00.000Z');
  assert.equal(after[1]!.body.data.items[0].cancelledBy, 'System');
});

test('200: a list is read page by page to its end, and later pages are empty', async () => {
  const venue = await newBookableVenue(sofra);
  const ids = await bookMany(venue, [0, 1, 2, 3, 4]);
  const seen: string[] = [];
  let cursor: number | null = 1;
  while (cursor !== null) {
    const { data }: { data: { items: { id: string }[]; nextCursor: number | null } } = (
      await read(sofra, venue, `/reservations?pageSize=2&cursor=${cursor}`)
    ).body;
    seen.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor;
  }
  assert.deepEqual(seen, ids);
  assert.deepEqual((await read(sofra, venue, '/reservations?cursor=9')).body.data, {
    items: [],
    nextCursor: null,
  });
});

test('200: a headquarter lists its own reservations and those of its branches, or those of one venue', async () => {
  const headquarter = await newBookableVenue(sofra, { type: 'Headquarter' });
  const branch = await newBookableVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const [own] = (await bookMany(headquarter, [2])) as [string];
  const [theirs] = (await bookMany(branch, [1])) as [string];
  assert.deepEqual(await idsOf(headquarter), [theirs, own]);
  assert.deepEqual(await idsOf(headquarter, `?venueId=${branch.id.toUpperCase()}`), [theirs]);
  assert.deepEqual(await idsOf(branch), [theirs]);
});

test('400 and 404: an invalid page, size, status or venue is refused', async () => {
  const venue = await newBookableVenue(sofra);
  const stranger = await newBookableVenue(sofra);
  const cases: [string, number, string][] = [
    ['cursor=0', 400, 'INVALID_PAGE_NUMBER'],
    ['pageSize=0', 400, 'INVALID_PAGE_SIZE'],
    ['pageSize=101', 400, 'INVALID_PAGE_SIZE'],
    ['cursor=x', 400, 'VALIDATION_ERROR'],
    ['status=Pending', 400, 'VALIDATION_ERROR'],
    ['venueId=7', 400, 'VALIDATION_ERROR'],
    [`venueId=${stranger.id}`, 404, 'PUBLIC_API_VENUE_NOT_FOUND'],
    [`venueId=${randomUUID()}`, 404, 'PUBLIC_API_VENUE_NOT_FOUND'],
  ];
  for (const [query, status, code] of cases) {
    assertRefused(await read(sofra, venue, `/reservations?${query}`), status, code);
  }
});

test('200: a visit that staff ended counts as closed immediately', async () => {
  const venue = await newBookableVenue(sofra);
  const [id] = (await bookMany(venue, [0])) as [string];
  const stamp = stampAt(sofra.clock.now());
  await changeByStaff(venue, id, (it) => checkIn(it, stamp));
  assert.deepEqual(await idsOf(venue), [id]);
  await changeByStaff(venue, id, (it) => endVisit(it, stamp));
  assert.deepEqual([await idsOf(venue), await idsOf(venue, '?status=closed')], [[], [id]]);
});
