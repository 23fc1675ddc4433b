import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../../test/harness/staff.ts';
import { everyDay } from '../../../../test/samples/sample-hours.ts';
import { askedFor, newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
type Json = any;

async function eveningOf(venue: StaffedVenue, date?: string): Promise<Json> {
  const query = date === undefined ? '' : `?date=${date}`;
  const { status, body } = await venue.waiter.call('GET', `/venues/${venue.id}/reservations${query}`);
  assert.equal(status, 200);
  return body.data;
}

const namesOf = ({ items }: Json) => items.map(({ customer }: Json) => customer.name);

test('200: the current evening is listed by time, with reservations from everyone and in every status', async () => {
  const venue = await newReservingVenue(sofra);
  const asked = await askedFor(sofra, venue, { startsAt: '2026-03-03T17:00:00Z' });
  const declined = await askedFor(sofra, venue, { startsAt: '2026-03-03T16:00:00Z' });
  await declined.act('decline');
  const taken = await takenDown(venue, { startsAt: '2026-03-03T16:30:00Z', customer: { name: 'Kerem' } });
  await taken.act('check-in');
  await takenDown(venue, { startsAt: '2026-03-04T16:30:00Z', customer: { name: 'Yarınki' } });
  await takenDown(await newReservingVenue(sofra), { startsAt: '2026-03-03T16:30:00Z' });
  const { items, ...evening } = await eveningOf(venue);
  assert.deepEqual(
    items.map(({ customer, status }: Json) => [customer.name, status]),
    [
      ['Ayşe Yılmaz', 'Declined'],
      ['Kerem', 'Seated'],
      ['Ayşe Yılmaz', 'Pending'],
    ],
  );
  assert.deepEqual(
    [evening.date, evening.timeZone, evening.room],
    ['2026-03-03', 'Europe/Istanbul', { tables: 3, seats: null }],
  );
  assert.deepEqual(
    evening.load.map(({ time, accepted, pending }: Json) => [time, accepted.guests, pending.guests]),
    [
      // These guests came at 15:00.
      ['15:00', 4, 0],
      ['15:30', 4, 0],
      ['16:00', 4, 0],
      ['16:30', 4, 0],
      ['20:00', 0, 4],
      ['20:30', 0, 4],
      ['21:00', 0, 4],
      ['21:30', 0, 4],
    ],
  );
  assert.deepEqual(
    items.map(({ load, clashes }: Json) => [load?.length ?? null, clashes]),
    [
      [null, null],
      [null, null],
      [4, []],
    ],
  );
  assert.deepEqual(items[2].load, evening.load.slice(4));
  assert.equal(items[2].id, asked.id);
});

test('200: times after midnight belong to the evening before, and neighbouring evenings still count', async () => {
  const venue = await newReservingVenue(sofra, { workingHours: everyDay('18:00', '04:00') });
  const at = (startsAt: string, name: string) => takenDown(venue, { startsAt, customer: { name } });
  await at('2026-03-04T00:30:00Z', 'Salı gecesi');
  await at('2026-03-04T15:00:00Z', 'Çarşamba akşamı');
  await at('2026-03-05T00:30:00Z', 'Çarşamba gecesi');
  await at('2026-03-05T15:00:00Z', 'Perşembe akşamı');
  assert.deepEqual(namesOf(await eveningOf(venue, '2026-03-03')), ['Salı gecesi']);
  const wednesday = await eveningOf(venue, '2026-03-04');
  assert.deepEqual(namesOf(wednesday), ['Çarşamba akşamı', 'Çarşamba gecesi']);
  assert.deepEqual(
    wednesday.items.map(({ time, date }: Json) => [time, date]),
    [
      ['18:00', '2026-03-04'],
      ['03:30', '2026-03-04'],
    ],
  );
  sofra.clock.set('2026-03-05T00:45:00Z');
  assert.equal((await eveningOf(venue)).date, '2026-03-04');
  sofra.clock.set('2026-03-05T01:00:00Z');
  assert.equal((await eveningOf(venue)).date, '2026-03-05');
});

test('200: a request shows its clashes, also with reservations of the evening before or after', async () => {
  const venue = await newReservingVenue(
    sofra,
    { workingHours: everyDay('12:00', '12:00') },
    {
      revise: (record) => {
        record.areas.splice(0, 1);
      },
    },
  );
  await takenDown(venue, { startsAt: '2026-03-03T20:30:00Z', guests: 2 });
  await takenDown(venue, { startsAt: '2026-03-04T21:00:00Z', guests: 2 });
  await askedFor(sofra, venue, { startsAt: '2026-03-03T21:30:00Z' });
  await askedFor(sofra, venue, { startsAt: '2026-03-04T20:00:00Z', guests: 5 });
  const { items } = await eveningOf(venue, '2026-03-04');
  assert.deepEqual(
    items.map(({ time, clashes, load }: Json) => [time, clashes, load.length]),
    [
      ['00:30', ['TablesTaken'], 4],
      ['23:00', ['TablesTaken', 'SeatsTaken'], 4],
    ],
  );
});

test('200: a change by time alone is listed before it is stored', async () => {
  const venue = await newReservingVenue(sofra);
  await askedFor(sofra, venue);
  await takenDown(venue);
  const statuses = async () =>
    (await eveningOf(venue, '2026-03-04')).items.map(({ status }: Json) => status).toSorted();
  sofra.clock.set('2026-03-04T16:59:59.999Z');
  assert.deepEqual(await statuses(), ['Confirmed', 'Pending']);
  sofra.clock.set('2026-03-04T17:00:00Z');
  assert.deepEqual(await statuses(), ['Cancelled', 'Confirmed']);
  sofra.clock.set('2026-03-04T19:00:00Z');
  const evening = await eveningOf(venue, '2026-03-04');
  assert.deepEqual(evening.items.map(({ status }: Json) => status).toSorted(), ['Cancelled', 'NoShow']);
  assert.deepEqual(evening.load, []);
});

test('200: an evening without reservations is empty, on every date of the calendar', async () => {
  const venue = await newReservingVenue(sofra);
  for (const date of ['0000-01-01', '1969-12-31', '2026-03-04', '9999-12-31']) {
    const { items, load, date: answered } = await eveningOf(venue, date);
    assert.deepEqual([items, load, answered], [[], [], date]);
  }
});

test('400: an invalid date is refused', async () => {
  const venue = await newReservingVenue(sofra);
  for (const date of ['', 'yarın', '2026-02-29', '2026-3-4', '10000-01-01']) {
    const { status, body } = await venue.waiter.call('GET', `/venues/${venue.id}/reservations?date=${date}`);
    assert.deepEqual([status, body.errorCode], [400, 'VALIDATION_ERROR'], date);
  }
});
