import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everyDay, shut, special, type VenueHours, venueWith } from '../../../test/samples/sample-hours.ts';
import { WEEKDAYS } from '../weekday.ts';
import { orderingState } from './ordering.ts';

const at = (text: string) => Date.parse(text);

describe('orderingState', () => {
  const noon = at('2026-07-01T12:00Z');
  const night = at('2026-07-01T23:00Z');
  const rush = { until: noon + 1, reason: 'A wedding' };

  test('tells the hours of today, open or not', () => {
    const state = { opensAt: '09:00', closesAt: '22:00', busyUntil: null, busyReason: null };
    assert.deepEqual(orderingState(venueWith(), noon), { acceptingOrdersNow: true, ...state });
    assert.deepEqual(orderingState(venueWith(), night), { acceptingOrdersNow: false, ...state });
  });

  test('tells the hours of the calendar day, even if the evening before has not ended', () => {
    const venue = venueWith({
      workingHours: everyDay('18:00', '02:00'),
      specialDays: [special('2026-07-01', '10:00', '16:00')],
    });
    const { acceptingOrdersNow, opensAt, closesAt } = orderingState(venue, at('2026-07-01T01:00Z'));
    assert.deepEqual([acceptingOrdersNow, opensAt, closesAt], [true, '10:00', '16:00']);
  });

  test('tells no hours on a closed day, on a day without entered hours, and if hours are not enforced', () => {
    const venues: [Partial<VenueHours>, boolean][] = [
      [{ workingHours: WEEKDAYS.map(shut) }, false],
      [{ workingHours: [] }, true],
      [{ enforcesHours: false }, true],
    ];
    for (const [given, acceptingOrdersNow] of venues) {
      assert.deepEqual(orderingState(venueWith(given), noon), {
        acceptingOrdersNow,
        opensAt: null,
        closesAt: null,
        busyUntil: null,
        busyReason: null,
      });
    }
  });

  test('tells the rush and no hours until the rush is over', () => {
    assert.deepEqual(orderingState(venueWith({ rush }), noon), {
      acceptingOrdersNow: false,
      opensAt: null,
      closesAt: null,
      busyUntil: noon + 1,
      busyReason: 'A wedding',
    });
    assert.equal(orderingState(venueWith({ rush }), noon + 1).acceptingOrdersNow, true);
    assert.equal(orderingState(venueWith({ rush }), noon + 1).busyUntil, null);
    assert.equal(orderingState(venueWith({ rush }), noon + 1).opensAt, '09:00');
  });

  test('tells of a rush without a reason', () => {
    const state = orderingState(venueWith({ rush: { until: noon + 1, reason: null } }), noon);
    assert.deepEqual([state.busyUntil, state.busyReason], [noon + 1, null]);
  });

  test('accepts nothing without an active subscription', () => {
    const accepts = (isActive: boolean, endsAt: number | null) =>
      orderingState(venueWith({ subscription: { isActive, endsAt } }), noon).acceptingOrdersNow;
    assert.deepEqual(
      [accepts(true, noon + 1), accepts(true, noon), accepts(false, null)],
      [true, false, false],
    );
  });
});
