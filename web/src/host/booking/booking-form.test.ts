import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import type { Schemas } from '../../api/client.ts';
import { instantOf } from '../../time/venue-time.ts';
import {
  type Booking,
  bookingOf,
  changeOf,
  faultsOf,
  firstShownIndex,
  newBooking,
  offeredTimes,
  reservationOf,
} from './booking-form.ts';

const ZONE = 'Europe/Istanbul';
const at = (date: string, time: string, zone = ZONE) => instantOf(date, time, zone);

const booking = (change: Partial<Booking> = {}): Booking => ({
  ...{ date: '2026-03-04', time: '20:00', guests: '4', name: 'Ada', phone: '', note: '' },
  ...{ allergy: null, tableIds: [] },
  ...change,
});

/** A reservation as the service returns it. `date`: the date of its evening. */
function reservation(startsAt: number, date: string, time: string): Schemas['ReservationWithHistory'] {
  const customer = { name: 'Ada', phone: '+905321112233' };
  return {
    ...{
      startsAt: new Date(startsAt).toISOString(),
      date,
      time,
      guests: 4,
      note: null,
      customer,
      tables: [{ id: 'a', name: 'A' }],
    },
  } as Partial<Schemas['ReservationWithHistory']> as Schemas['ReservationWithHistory'];
}

const noon = () => mock.timers.setTime(at('2026-03-04', '12:00'));

beforeEach(() => {
  mock.timers.enable({ apis: ['Date'] });
  noon();
});
afterEach(() => mock.timers.reset());

describe('a new booking', () => {
  test('is for the evening on the screen', () => {
    assert.equal(newBooking('2026-03-04', ZONE).date, '2026-03-04');
    assert.equal(newBooking('2026-03-07', ZONE).date, '2026-03-07');
  });

  test('is for today if the evening on the screen is over, or continues after midnight', () => {
    assert.equal(newBooking('2026-03-01', ZONE).date, '2026-03-04');
    mock.timers.setTime(at('2026-03-05', '00:10'));
    assert.equal(newBooking('2026-03-04', ZONE).date, '2026-03-05');
  });

  test('is sent with its allergy, and a change sends the allergy only if it differs', () => {
    const allergy = { allergens: ['Nuts' as const], text: ' traces ' };
    const told = { allergens: ['Nuts'], text: 'traces' };
    assert.deepEqual(reservationOf(booking({ allergy }), ZONE).allergy, told);
    assert.equal('allergy' in reservationOf(booking(), ZONE), false);
    const before = { ...reservation(at('2026-03-04', '20:00'), '2026-03-04', '20:00'), allergy };
    const shown = bookingOf(before, ZONE);
    assert.deepEqual(changeOf(shown, { ...before, allergy: { ...allergy, text: 'traces' } }, ZONE), {});
    assert.deepEqual(changeOf({ ...shown, allergy: null }, before, ZONE), { allergy: null });
    const milk = { allergens: ['Milk' as const], text: null };
    assert.deepEqual(changeOf({ ...shown, allergy: milk }, before, ZONE), { allergy: milk });
  });

  test('is sent without fields that were left blank', () => {
    assert.deepEqual(reservationOf(booking({ name: ' Ada ', phone: ' ', note: '' }), ZONE), {
      startsAt: '2026-03-04T17:00:00.000Z',
      guests: 4,
      customer: { name: 'Ada' },
    });
    const { customer, note } = reservationOf(booking({ phone: ' 0532 ', note: ' Window ' }), ZONE);
    assert.deepEqual([customer.phone, note], ['0532', 'Window']);
  });
});

describe('the faults of the form', () => {
  test('are none for a complete booking', () => assert.deepEqual(faultsOf(booking(), ZONE), {}));

  test('are listed by field', () => {
    const blank = booking({ name: ' ', time: '', date: '', guests: '' });
    assert.deepEqual(faultsOf(blank, ZONE), {
      ...{ name: 'nameMissing', date: 'dateMissing', time: 'timeMissing', guests: 'guestsWrong' },
    });
  });

  test('include guests that are no whole number from 1 to 500', () => {
    for (const guests of ['0', '-2', '2.5', '501', 'many'])
      assert.equal(faultsOf(booking({ guests }), ZONE).guests, 'guestsWrong', guests);
    for (const guests of ['1', '500']) assert.equal(faultsOf(booking({ guests }), ZONE).guests, undefined);
  });

  test('include a date that is not fully typed, whatever text the browser returns for it', () => {
    for (const date of ['', '12026-03-04'])
      assert.deepEqual(faultsOf(booking({ date }), ZONE), { date: 'dateMissing' });
  });

  test('include a time more than two hours ago, unless the guests are seated', () => {
    const faultAt = (time: string, isSeated = false) => faultsOf(booking({ time }), ZONE, isSeated).time;
    assert.deepEqual(
      ['10:00', '10:01'].map((time) => faultAt(time)),
      ['timePast', undefined],
    );
    assert.equal(faultAt('10:00', true), undefined);
  });
});

describe('a change of a reservation', () => {
  test('sends only the fields that differ', () => {
    const before = reservation(at('2026-03-04', '20:00'), '2026-03-04', '20:00');
    const shown = bookingOf(before, ZONE);
    assert.deepEqual(changeOf(shown, before, ZONE), {});
    assert.deepEqual(changeOf({ ...shown, guests: '5' }, before, ZONE), { guests: 5 });
    assert.deepEqual(changeOf({ ...shown, tableIds: ['b'] }, before, ZONE), { tableIds: ['b'] });
    assert.deepEqual(changeOf({ ...shown, note: ' Window ' }, before, ZONE), { note: 'Window' });
    assert.deepEqual(changeOf({ ...shown, time: '20:30' }, before, ZONE), {
      startsAt: '2026-03-04T17:30:00.000Z',
    });
  });

  test('removes a note', () => {
    const before = { ...reservation(at('2026-03-04', '20:00'), '2026-03-04', '20:00'), note: 'Window' };
    assert.deepEqual(changeOf({ ...bookingOf(before, ZONE), note: ' ' }, before, ZONE), { note: null });
  });

  test('keeps the time of a reservation after midnight, however early or late the venue opens', () => {
    for (const [evening, date, time] of [
      ['2026-03-04', '2026-03-05', '00:30'],
      ['2026-03-04', '2026-03-05', '05:30'],
      ['2026-03-04', '2026-03-04', '04:30'],
    ] as const) {
      const before = reservation(at(date, time), evening, time);
      const shown = bookingOf(before, ZONE);
      assert.deepEqual([shown.date, shown.time], [date, time]);
      assert.deepEqual(changeOf({ ...shown, guests: '5' }, before, ZONE), { guests: 5 });
    }
  });

  test('keeps the time in the hour that the clock shows twice', () => {
    const second = Date.parse('2026-10-25T01:30:00Z');
    const before = reservation(second, '2026-10-24', '02:30');
    assert.deepEqual(changeOf(bookingOf(before, 'Europe/Berlin'), before, 'Europe/Berlin'), {});
  });
});

describe('the times offered', () => {
  const offered = (date: string, now: number) => offeredTimes(date, ZONE, now);

  test('begin today with the current half hour', () => {
    assert.equal(offered('2026-03-04', at('2026-03-04', '19:10'))[0], '19:00');
    assert.equal(offered('2026-03-04', at('2026-03-04', '19:30'))[0], '19:30');
    assert.deepEqual(offered('2026-03-04', at('2026-03-04', '23:59')), ['23:30']);
  });

  test('are complete in the first half hour of a day, too', () => {
    const times = offered('2026-03-05', at('2026-03-05', '00:10'));
    assert.deepEqual([times[0], times.length], ['00:00', 48]);
  });

  test('are the whole day on other days', () => {
    const times = offered('2026-03-05', at('2026-03-04', '19:10'));
    assert.deepEqual([times[0], times.at(-1)], ['00:00', '23:30']);
  });

  test('are scrolled to the chosen time, and the last ones fill a row', () => {
    const whole = offered('2026-03-05', at('2026-03-04', '19:10'));
    for (const [time, first] of [
      ['18:00', '18:00'],
      ['20:15', '20:00'],
      ['23:30', '21:00'],
    ] as const)
      assert.equal(whole[firstShownIndex(whole, time)], first);
    const late = offered('2026-03-04', at('2026-03-04', '22:40'));
    assert.equal(firstShownIndex(late, '18:00'), 0);
  });
});
