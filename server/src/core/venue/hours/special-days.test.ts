import assert from 'node:assert/strict';
import { test } from 'node:test';
import { special } from '../../../../test/samples/sample-hours.ts';
import { addDays } from '../../venue-clock.ts';
import { MOST_SPECIAL_DAYS, withoutSpecialDay, withSpecialDay } from './special-days.ts';

const feast = special('2026-03-20', null, null);
const republic = special('2026-10-29', '12:00', '01:00');

test('special days are sorted by date, one for each date', () => {
  assert.deepEqual(withSpecialDay([republic], feast), [feast, republic]);
  const later = special('2026-10-29', '18:00', '02:00');
  assert.deepEqual(withSpecialDay([feast, republic], later), [feast, later]);
});

test('a venue has at most a year of special days, and each of them can still be changed', () => {
  const year = Array.from({ length: MOST_SPECIAL_DAYS }, (_, at) =>
    special(addDays('2026-01-01', at), null, null),
  );
  assert.throws(() => withSpecialDay(year, special('2030-01-01', null, null)), {
    code: 'CONTENT_INVALID',
    problems: [{ field: 'date', message: 'is one more than 366 special days', attemptedValue: '2030-01-01' }],
  });
  assert.equal(withSpecialDay(year, republic).length, MOST_SPECIAL_DAYS);
});

test('removing a special day leaves the others, and removing an unknown one changes nothing', () => {
  assert.deepEqual(withoutSpecialDay([feast, republic], feast.date), [republic]);
  assert.deepEqual(withoutSpecialDay([feast], '2026-03-21'), [feast]);
});
