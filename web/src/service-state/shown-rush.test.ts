import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '../acts/act.ts';
import { NETWORK_FAULT } from '../api/fault.ts';
import { shownRush } from './shown-rush.ts';

const NOW = Date.parse('2026-03-03T17:00:00.000Z');
const UNTIL = '2026-03-03T17:30:00.000Z';

function act(name: string, input: unknown, change: Partial<Act> = {}): Act {
  const ids = { key: name, venueId: 'venue', accountId: 'cook', subject: 'rush' };
  return { ...ids, name, input, madeAt: NOW, fault: null, ...change };
}

test('a rush is shown until it is over', () => {
  const rush = { until: UNTIL, reason: 'Yoğunuz' };
  assert.deepEqual(shownRush(rush, [], NOW), {
    until: Date.parse(UNTIL),
    reason: 'Yoğunuz',
    isUnsaved: false,
  });
  assert.equal(shownRush(rush, [], Date.parse(UNTIL)).until, null);
});

test('a rush without an answer shows as not saved, and a refused one does not show', () => {
  const declared = act('declareRush', { until: UNTIL, reason: null });
  assert.deepEqual(shownRush(undefined, [declared], NOW), {
    until: Date.parse(UNTIL),
    reason: null,
    isUnsaved: true,
  });
  const refused = { ...declared, fault: NETWORK_FAULT };
  assert.deepEqual(shownRush(undefined, [refused], NOW), { until: null, reason: null, isUnsaved: false });
});

test('of several acts the last one shows, and acts on other things change nothing', () => {
  const acts = [act('declareRush', { until: UNTIL, reason: null }), act('endRush', {}), act('moveLine', {})];
  assert.deepEqual(shownRush({ until: UNTIL, reason: null }, acts, NOW), {
    until: null,
    reason: null,
    isUnsaved: true,
  });
});
