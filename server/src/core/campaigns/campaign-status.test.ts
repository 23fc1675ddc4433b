import assert from 'node:assert/strict';
import { test } from 'node:test';
import { always } from '../../../test/samples/sample-campaigns.ts';
import { campaignStatusAt } from './campaign-status.ts';

const at = (text: string) => Date.parse(text);

// 2026-03-03 is a Tuesday; Istanbul is three hours ahead of UTC.
const NOON = at('2026-03-03T09:00Z');

function standing(change: Partial<ReturnType<typeof always>>, now = NOON) {
  return campaignStatusAt({ ...always('campaign'), ...change } as never, 'Europe/Istanbul', now);
}

test('a campaign without conditions runs without end', () => {
  assert.deepEqual(standing({}), { state: 'Running', endsAt: null });
});

test('a running campaign has the instant at which it ends', () => {
  const schedule = { dailyFrom: '11:00', dailyUntil: '15:00' } as never;
  assert.deepEqual(standing(schedule), { state: 'Running', endsAt: at('2026-03-03T12:00Z') });
  const validUntil = at('2026-03-03T10:00Z') as never;
  assert.deepEqual(standing({ ...(schedule as object), validUntil }), {
    state: 'Running',
    endsAt: at('2026-03-03T10:00Z'),
  });
});

test('order types are ignored', () => {
  assert.deepEqual(standing({ orderTypes: ['Delivery'] as never }), { state: 'Running', endsAt: null });
});

test('a campaign that does not run has its reason and its next start', () => {
  const friday = { weekdays: ['Friday'] as never };
  assert.deepEqual(standing(friday), {
    state: 'Waiting',
    waitsFor: 'Weekday',
    startsAt: at('2026-03-05T21:00Z'),
  });
  const evening = { dailyFrom: '18:00' as never, dailyUntil: '20:00' as never };
  assert.deepEqual(standing(evening), {
    state: 'Waiting',
    waitsFor: 'DailyWindow',
    startsAt: at('2026-03-03T15:00Z'),
  });
  assert.deepEqual(standing({ ...friday, ...evening, validFrom: at('2026-03-04T00:00Z') as never }), {
    state: 'Waiting',
    waitsFor: 'ValidFrom',
    startsAt: at('2026-03-06T15:00Z'),
  });
});

test('after a window of the evening before, the campaign waits for its weekday; before a window, for the window', () => {
  const lateOnTuesdays = {
    weekdays: ['Tuesday'] as never,
    dailyFrom: '22:00' as never,
    dailyUntil: '02:00' as never,
  };
  const before = standing(lateOnTuesdays, at('2026-03-03T18:59Z'));
  assert.deepEqual(before, {
    state: 'Waiting',
    waitsFor: 'DailyWindow',
    startsAt: at('2026-03-03T19:00Z'),
  });
  const past = standing(lateOnTuesdays, at('2026-03-03T23:00Z'));
  assert.deepEqual(past, { state: 'Waiting', waitsFor: 'Weekday', startsAt: at('2026-03-10T19:00Z') });
});

test('a campaign that will not run again is over: after its end, or without weekdays', () => {
  assert.deepEqual(standing({ validUntil: NOON as never }), { state: 'Over' });
  const never = { weekdays: ['Friday'] as never, validUntil: at('2026-03-05T20:59Z') as never };
  assert.deepEqual(standing(never), { state: 'Over' });
});
