import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, freshUsername, newStaffedVenue } from '../../../test/harness/staff.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { WEDNESDAY_EVENING } from '../../../test/venues/booking.ts';
import { newReservingVenue, takeDown, takenDown } from '../../../test/venues/reservation-venue.ts';

const sofra = useSofra(() => ({ publicSite: 'https://sofra.example' }));
const venue = useFixture(() =>
  newReservingVenue(sofra, {
    username: freshUsername(),
  }),
);

test('201: a reservation by staff is confirmed immediately and has everything that they and the guest need', async () => {
  const customer = { name: ' Ayşe\tYılmaz ', phone: '0532 123 45 67' };
  const answer = await takeDown(venue, { customer, note: 'Bebek sandalyesi' });
  assert.equal(answer.status, 201);
  const { id, code, ...rest } = answer.body.data;
  assert.equal(answer.headers.get('location'), `/venue/v1/venues/${venue.id}/reservations/${id}`);
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{8}$/);
  assert.deepEqual(rest, {
    venueId: venue.id,
    revision: 1,
    status: 'Confirmed',
    startsAt: WEDNESDAY_EVENING,
    time: '20:00',
    date: '2026-03-04',
    guests: 4,
    customer: { name: 'Ayşe Yılmaz', phone: '+905321234567' },
    note: 'Bebek sandalyesi',
    originalNote: 'Bebek sandalyesi',
    allergy: null,
    tables: [],
    pageUrl: `https://sofra.example/${venue.record.venue.username}/r/${code}`,
    isTakenByApi: false,
    takenBy: { kind: 'Account', id: venue.waiter.account.id, name: 'Deniz' },
    likelyDuplicateOf: null,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
    createdAt: new Date(sofra.clock.now()).toISOString(),
    clashes: [],
  });
});

test('201 and 400: a reservation is taken with an allergy, which is checked as that of a bill', async () => {
  const taken = async (allergy: unknown) => (await takeDown(venue, { allergy })).body.data.allergy;
  assert.deepEqual(await taken({ allergens: ['Nuts', 'Milk'], text: ' traces ' }), {
    allergens: ['Milk', 'Nuts'],
    text: 'traces',
  });
  assert.equal(await taken({ allergens: [], text: null }), null);
  const refused = (allergy: unknown) => takeDown(venue, { allergy });
  const long = await refused({ allergens: [], text: 'x'.repeat(101) });
  assertRefused(long, 400, 'CONTENT_INVALID', ['allergy.text']);
  assertRefused(await refused({ allergens: ['Milk', 'Milk'] }), 400, 'CONTENT_INVALID', [
    'allergy.allergens',
  ]);
  assertRefused(await refused({ allergens: ['Wood'] }), 400, 'VALIDATION_ERROR', ['allergy.allergens[0]']);
});

test('201: a reservation needs no phone number, no note and no page of the venue', async () => {
  const plain = await newReservingVenue(sofra, { username: null });
  const { status, body } = await takeDown(plain, { customer: { name: 'Kerem', phone: null }, note: ' ' });
  assert.equal(status, 201);
  assert.deepEqual([body.data.customer.phone, body.data.note, body.data.pageUrl], [null, null, null]);
});

test('201: hours, notice, distance, subscription and the booking switch do not apply to staff', async () => {
  const shut = await newStaffedVenue(sofra, {
    workingHours: [{ day: 'Tuesday', opensAt: null, closesAt: null, isClosed: true }],
    reservations: bookingSettings({ isEnabled: false, confirmsAutomatically: false }),
    subscription: { isActive: false, endsAt: null },
  });
  const times = ['2026-03-03T12:00:00.000Z', '2026-03-03T10:00:00.001Z', '2027-08-30T01:23:45.678Z'];
  for (const startsAt of times) {
    const { status, body } = await takeDown(shut, { startsAt, guests: 500 });
    assert.deepEqual([status, body.data.startsAt, body.data.status], [201, startsAt, 'Confirmed']);
  }
});

test('201: guests who are there are checked in at once; a repeat with the key seats nobody else', async () => {
  const key = freshKey();
  const startsAt = new Date(sofra.clock.now()).toISOString();
  const tableIds = [venue.tableIds[0]];
  const here = { startsAt, guests: 3, customer: { name: 'Ada' }, tableIds, isHere: true };
  const { status, body } = await takeDown(venue, here, { key });
  assert.deepEqual(
    [status, body.data.status, body.data.checkedInAt, body.data.revision],
    [201, 'Seated', startsAt, 2],
  );
  const repeat = await takeDown(venue, here, { key });
  assert.deepEqual([repeat.status, repeat.body.data.id], [200, body.data.id]);
  assertRefused(await takeDown(venue, here), 409, 'RESERVATION_TABLE_TAKEN');
  const path = `/venues/${venue.id}/reservations/${body.data.id}`;
  const { history } = (await venue.waiter.call('GET', path)).body.data;
  assert.deepEqual(
    history.map(({ action }: { action: string }) => action),
    ['Taken', 'CheckedIn'],
  );
});

test('201: an instant can have an offset, and a time after midnight belongs to the evening before', async () => {
  const late = await newReservingVenue(sofra, {
    workingHours: [{ day: 'Wednesday', opensAt: '18:00', closesAt: '02:00', isClosed: false }],
  });
  const { body } = await takeDown(late, { startsAt: '2026-03-05T01:15:00+03:00' });
  const { startsAt, time, date } = body.data;
  assert.deepEqual([startsAt, time, date], ['2026-03-04T22:15:00.000Z', '01:15', '2026-03-04']);
});

test('201: a reservation beyond the tables of the venue reports the clash', async () => {
  const small = await newReservingVenue(
    sofra,
    {},
    {
      revise: (record) => {
        record.areas.splice(1);
        record.areas[0]!.tables = [
          { id: record.areas[0]!.id, name: 'Tek masa', code: 'T1', capacity: 4, place: null },
        ];
      },
    },
  );
  const customer = { name: 'Ayşe', phone: '0532 123 45 67' };
  assert.deepEqual((await takeDown(small, { customer })).body.data.clashes, []);
  const second = await takeDown(small, { customer, startsAt: '2026-03-04T18:30:00Z' });
  assert.deepEqual(
    [second.status, second.body.data.clashes],
    [201, ['TablesTaken', 'SeatsTaken', 'SameGuest']],
  );
  assert.deepEqual((await takeDown(small, { startsAt: '2026-03-04T20:30:00Z' })).body.data.clashes, []);
});

test('200: the same key takes one reservation, in sequence or in parallel, whatever is sent', async () => {
  const key = freshKey();
  const answers = await Promise.all([1, 2, 3, 4].map((guests) => takeDown(venue, { guests }, { key })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 201]);
  const { data } = answers.find(({ status }) => status === 201)!.body;
  for (const { body } of answers) assert.deepEqual(body.data, data);
  const repeat = await takeDown(venue, { startsAt: '2020-01-01T00:00:00Z', guests: 501 }, { key });
  assert.deepEqual(
    [repeat.status, repeat.headers.get('idempotent-replayed'), repeat.body.data.id],
    [200, 'true', data.id],
  );
});

test('200: a repeat answers with the reservation as it is now, and without clashes once it is over', async () => {
  const key = freshKey();
  const { id } = (await takeDown(venue, {}, { key })).body.data;
  await venue.waiter.call('POST', `/venues/${venue.id}/reservations/${id}/cancel`, { reason: 'Aradı' });
  const { status, body } = await takeDown(venue, {}, { key });
  assert.deepEqual([status, body.data.id, body.data.status, body.data.revision], [200, id, 'Cancelled', 2]);
  assert.deepEqual(body.data.clashes, []);
});

test('200: a repeat finds its reservation, also where a table of it was removed since', async () => {
  const smaller = await newReservingVenue(sofra);
  const [tableId] = smaller.tableIds;
  const key = freshKey();
  const { id } = (await takeDown(smaller, { tableIds: [tableId] }, { key })).body.data;
  const removed = await smaller.owner.call('DELETE', `/venues/${smaller.id}/tables/${tableId}`);
  assert.equal(removed.status, 200);
  const { status, body } = await takeDown(smaller, { tableIds: [tableId] }, { key });
  assert.deepEqual([status, body.data.id, body.data.tables], [200, id, []]);
  assertRefused(await takeDown(smaller, { tableIds: [tableId] }), 404, 'TABLE_NOT_FOUND');
});

test('201: the same key from another account is another reservation', async () => {
  const key = freshKey();
  const first = await takeDown(venue, {}, { key });
  const second = await takeDown(venue, {}, { key, by: venue.owner });
  assert.deepEqual([first.status, second.status, second.body.data.takenBy.name], [201, 201, 'Defne']);
  assert.notEqual(first.body.data.id, second.body.data.id);
});

test('201: no two reservations of a venue have the same code', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => takenDown(venue)));
  assert.equal(new Set(answers.map(({ first }) => first.code)).size, 20);
});

test('400: a missing or malformed key takes no reservation', async () => {
  for (const key of ['', 'short', 'with space']) {
    assertRefused(await takeDown(venue, {}, { key }), 400, 'IDEMPOTENCY_KEY_INVALID');
  }
});

test('400: an unreadable time, number or customer is reported', async () => {
  const cases: [Record<string, unknown>, string][] = [
    [{ startsAt: 'yarın' }, 'startsAt'],
    [{ startsAt: '2026-03-04T20:00:00' }, 'startsAt'],
    [{ guests: 2.5 }, 'guests'],
    [{ guests: '4' }, 'guests'],
    [{ customer: 'Ayşe' }, 'customer'],
    [{ customer: { name: 7 } }, 'customer.name'],
  ];
  for (const [change, field] of cases) {
    assertRefused(await takeDown(venue, change), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: every broken rule is reported, in the order of the request', async () => {
  const cases: [Record<string, unknown>, string[]][] = [
    [{ startsAt: undefined, guests: undefined, customer: undefined }, ['startsAt', 'guests', 'customer']],
    [{ startsAt: null, guests: null, customer: { name: ' ' } }, ['startsAt', 'guests', 'customer.name']],
    [{ startsAt: '2026-03-03T10:00:00.000Z' }, ['startsAt']],
    [{ startsAt: '2100-01-01T00:00:00Z' }, ['startsAt']],
    [{ startsAt: '9999-12-31T23:59:59Z', guests: 0 }, ['startsAt', 'guests']],
    [{ startsAt: '0000-01-01T00:00:00Z' }, ['startsAt']],
    [{ guests: 501, customer: { name: 'Ayşe', phone: '12' } }, ['guests', 'customer.phone']],
    [
      { customer: { name: 'x'.repeat(101), phone: '0'.repeat(31) }, note: 'x'.repeat(251) },
      ['customer.name', 'customer.phone', 'note'],
    ],
  ];
  for (const [change, fields] of cases) {
    const { status, body } = await takeDown(venue, change);
    assert.deepEqual([status, body.errorCode], [400, 'CONTENT_INVALID']);
    assert.deepEqual(
      body.validationErrors.map(({ field }: { field: string }) => field),
      fields,
    );
  }
});
