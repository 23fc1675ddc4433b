import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { startSofra, type TestVenue, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { on, shut, special } from '../../../test/samples/sample-hours.ts';
import { bookingSettings, sampleKey } from '../../../test/samples/sample-venue.ts';
import { book, bookable, newBookableVenue } from '../../../test/venues/booking.ts';

const sofra = useSofra();

interface Day {
  date: string;
  state: string;
  slots: { startsAt: string; time: string }[];
}

async function calendarOf(venue: TestVenue, query = '') {
  const answer = await read(sofra, venue, `/venues/${venue.id}/reservation-availability${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data as { days: Day[] } & Record<string, unknown>;
}

test('200: the calendar has a week from today, with times half an hour apart and at least half an hour ahead', async () => {
  const venue = await newBookableVenue(sofra);
  const { days, ...rest } = await calendarOf(venue);
  assert.deepEqual(rest, {
    venueId: venue.id,
    reservationsEnabled: true,
    confirmsAutomatically: true,
    timeZone: 'Europe/Istanbul',
    maxGuests: 20,
    minNoticeMinutes: 30,
    lastBookableDate: '2026-05-02',
  });
  assert.deepEqual(
    days.map(({ date, state, slots }) => [date, state, slots.length, slots[0]?.time, slots.at(-1)?.time]),
    [
      ['2026-03-03', 'Open', 15, '15:30', '22:30'],
      ...['04', '05', '06', '07', '08', '09'].map((day) => [`2026-03-${day}`, 'Open', 22, '12:00', '22:30']),
    ],
  );
  assert.deepEqual(days[0]!.slots[0], { startsAt: '2026-03-03T12:30:00.000Z', time: '15:30' });
});

test('200: closed days, days without hours and special days are marked; late times are listed under their evening', async () => {
  const venue = await sofra.newVenue({
    workingHours: [on('Tuesday', '18:00', '01:30'), shut('Wednesday'), on('Friday', '18:00', '20:00')],
    specialDays: [special('2026-03-06', null, null), special('2026-03-07', '09:15', '10:45')],
  });
  const { days } = await calendarOf(venue, '?days=5');
  assert.deepEqual(
    days.map(({ date, state }) => [date, state]),
    [
      ['2026-03-03', 'Open'],
      ['2026-03-04', 'Closed'],
      ['2026-03-05', 'HoursUnknown'],
      ['2026-03-06', 'Closed'],
      ['2026-03-07', 'Open'],
    ],
  );
  assert.deepEqual(days[0]!.slots.slice(-3), [
    { startsAt: '2026-03-03T21:00:00.000Z', time: '00:00' },
    { startsAt: '2026-03-03T21:30:00.000Z', time: '00:30' },
    { startsAt: '2026-03-03T22:00:00.000Z', time: '01:00' },
  ]);
  assert.deepEqual(
    days[4]!.slots.map(({ time }) => time),
    ['09:30', '10:00'],
  );
});

test('200: past and too distant days are left out; yesterday stays while its evening can be booked', async (t) => {
  const clock = testClock(Date.parse('2026-03-03T21:10:00.000Z'));
  const night = await startSofra({ clock });
  t.after(() => night.close());
  const venue = await night.newVenue({
    workingHours: [
      on('Tuesday', '18:00', '03:00'),
      on('Wednesday', '18:00', '03:00'),
      on('Monday', '18:00', '03:00'),
    ],
  });
  const path = `/venues/${venue.id}/reservation-availability`;
  const past = await read(night, venue, `${path}?from=2026-03-01&days=5`);
  assert.deepEqual(
    past.body.data.days.map(({ date, slots }: Day) => [date, slots.length]),
    [
      ['2026-03-03', 4],
      ['2026-03-04', 18],
      ['2026-03-05', 0],
    ],
  );
  assert.equal(past.body.data.days[0].slots[0].time, '01:00');
  const last = await read(night, venue, `${path}?from=2026-05-02&days=14`);
  assert.deepEqual(
    last.body.data.days.map(({ date }: Day) => date),
    ['2026-05-02', '2026-05-03'],
  );
  for (const from of ['2027-01-01', '2026-05-04', '2020-01-01']) {
    assert.deepEqual((await read(night, venue, `${path}?from=${from}`)).body.data.days, [], from);
  }
});

test('200: a time is removed when it can no longer be booked, and a day at midnight', async (t) => {
  const clock = testClock(Date.parse('2026-03-03T12:00:00.000Z'));
  const passing = await startSofra({ clock });
  t.after(() => passing.close());
  const venue = await newBookableVenue(passing);
  const path = `/venues/${venue.id}/reservation-availability?days=2`;
  const first = async () => {
    const { days, lastBookableDate } = (await read(passing, venue, path)).body.data;
    return [days[0].date, days[0].slots[0]?.time, lastBookableDate];
  };
  assert.deepEqual(await first(), ['2026-03-03', '15:30', '2026-05-02']);
  clock.advance(1);
  assert.deepEqual(await first(), ['2026-03-03', '16:00', '2026-05-02']);
  clock.set('2026-03-03T20:59:59.999Z');
  assert.deepEqual(await first(), ['2026-03-03', undefined, '2026-05-02']);
  clock.advance(1);
  assert.deepEqual(await first(), ['2026-03-04', '12:00', '2026-05-03']);
});

test('200: hours that the owner changes are visible at the next request', async () => {
  const venue = await newStaffedVenue(sofra, bookable());
  assert.equal((await calendarOf(venue, '?days=1')).days[0]!.slots.length, 15);
  const hours = { opensAt: '18:00', closesAt: '20:00' };
  const saved = await venue.owner.call('PUT', `/venues/${venue.id}/special-days/2026-03-03`, hours);
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual(
    (await calendarOf(venue, '?days=1')).days[0]!.slots.map(({ time }) => time),
    ['18:00', '18:30', '19:00', '19:30'],
  );
});

test('200: every listed time can be booked, and the time before the first one cannot', async () => {
  const venue = await newBookableVenue(sofra);
  const { days } = await calendarOf(venue, '?days=2');
  for (const [at, { startsAt }] of days.flatMap(({ slots }) => slots).entries()) {
    const customer = { name: 'Ali', phone: `+9053212345${10 + at}` };
    assert.equal((await book(sofra, venue, { startsAt, customer })).status, 201, startsAt);
  }
  assert.equal((await book(sofra, venue, { startsAt: '2026-03-03T12:00:00.001Z' })).status, 409);
});

test('200: without a subscription the calendar can be read; when booking is switched off, it is empty', async () => {
  const lapsed = await sofra.newVenue(bookable({ subscription: { isActive: false, endsAt: null } }));
  assert.equal((await calendarOf(lapsed)).days.length, 7);
  const reservations = bookingSettings({ isEnabled: false, confirmsAutomatically: false });
  const { days, reservationsEnabled, confirmsAutomatically } = await calendarOf(
    await sofra.newVenue(bookable({ reservations })),
  );
  assert.deepEqual([days, reservationsEnabled, confirmsAutomatically], [[], false, false]);
});

test('200: the key of a headquarter reads the menu and the calendar of a branch', async () => {
  const headquarter = await newBookableVenue(sofra, { type: 'Headquarter' });
  const branch = await newBookableVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const path = `/venues/${branch.id}/reservation-availability`;
  const answer = await read(sofra, branch, path, { key: headquarter.key.text });
  assert.equal(answer.body.data.venueId, branch.id);
});

test('400: an invalid first day and a number of days out of range are refused', async () => {
  const venue = await newBookableVenue(sofra);
  const cases: [string, string[]][] = [
    ['from=tomorrow', ['from']],
    ['from=2026-02-30', ['from']],
    ['from=2026-3-4', ['from']],
    ['from=', ['from']],
    ['from=2026-03-04T00:00:00Z', ['from']],
    ['days=0', ['days']],
    ['days=15', ['days']],
    ['days=-1', ['days']],
    ['days=1.5', ['days']],
    ['days=week', ['days']],
    ['days=1&days=2', ['days']],
    ['from=x&days=x', ['from', 'days']],
  ];
  for (const [query, fields] of cases) {
    const answer = await read(sofra, venue, `/venues/${venue.id}/reservation-availability?${query}`);
    assert.deepEqual(assertRefused(answer, 400, 'VALIDATION_ERROR'), fields, query);
  }
});

test('403 and 404: the calendar needs a key that takes reservations and reaches the venue', async () => {
  const keys = [sampleKey(), sampleKey({ placesOrders: true, takesReservations: false })];
  const venue = await newBookableVenue(sofra, {}, { keys });
  const stranger = await newBookableVenue(sofra);
  const path = `/venues/${venue.id}/reservation-availability`;
  assertRefused(await read(sofra, venue, path, { key: keys[1]!.text }), 403, 'PUBLIC_API_SCOPE_MISSING');
  assertRefused(await read(sofra, stranger, path), 404, 'PUBLIC_API_VENUE_NOT_FOUND');
});
