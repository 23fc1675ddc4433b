import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignHoursOn, datesOfWeeks, isWholeDay } from './campaign-days.ts';

const ZONE = 'Europe/Istanbul';
const always = { validFrom: null, validUntil: null, weekdays: null, dailyFrom: null, dailyUntil: null };

test('a campaign without conditions runs all day, every day', () => {
  const run = campaignHoursOn(always, '2026-03-04', ZONE)!;
  assert.deepEqual(run, { from: '00:00', until: '00:00' });
  assert.equal(isWholeDay(run), true);
});

test('a campaign runs on its weekdays and in its hours, even past midnight', () => {
  // 4 March 2026 is a Wednesday.
  const night = { ...always, weekdays: ['Wednesday' as const], dailyFrom: '22:00', dailyUntil: '02:00' };
  assert.deepEqual(campaignHoursOn(night, '2026-03-04', ZONE), { from: '22:00', until: '02:00' });
  assert.equal(campaignHoursOn(night, '2026-03-05', ZONE), null);
});

test('hours with equal ends last the whole day, as in the service', () => {
  const equal = { ...always, dailyFrom: '09:00', dailyUntil: '09:00' };
  assert.deepEqual(campaignHoursOn(equal, '2026-03-04', ZONE), { from: '00:00', until: '00:00' });
});

test('a night on which the clock changes has the usual hours', () => {
  // In Santiago, the clock goes forward at the end of 5 September 2026: the next day begins at 01:00.
  for (const date of ['2026-09-05', '2026-09-06'])
    assert.deepEqual(campaignHoursOn(always, date, 'America/Santiago'), { from: '00:00', until: '00:00' });
  const late = { ...always, dailyFrom: '18:00', dailyUntil: '00:30' };
  assert.deepEqual(campaignHoursOn(late, '2026-09-05', 'America/Santiago'), {
    from: '18:00',
    until: '00:30',
  });
});

test('the beginning and the end of a campaign shorten its first and its last day', () => {
  const june = { ...always, validFrom: '2026-06-01T09:00:00Z', validUntil: '2026-06-30T21:00:00Z' };
  assert.equal(campaignHoursOn(june, '2026-05-31', ZONE), null);
  assert.deepEqual(campaignHoursOn(june, '2026-06-01', ZONE), { from: '12:00', until: '00:00' });
  assert.deepEqual(campaignHoursOn(june, '2026-06-30', ZONE), { from: '00:00', until: '00:00' });
  assert.equal(campaignHoursOn(june, '2026-07-01', ZONE), null);
});

test('weeks begin on Monday', () => {
  assert.deepEqual(datesOfWeeks('2026-03-04', 1), [
    ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
  ]);
  assert.equal(datesOfWeeks('2026-03-02', 4).length, 28);
});
