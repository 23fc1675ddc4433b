import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LastPlace } from '../device/last-screen.ts';
import type { Session } from '../session/session.ts';
import { firstPlaceOf } from './first-place.ts';

const session = (role: string, venues = ['a'], kind: string | null = null) =>
  ({
    account: { id: 'ada', role },
    venues: venues.map((id) => ({ id })),
    device: kind && { kind },
  }) as unknown as Session;

const screenFor = (role: string, last: LastPlace | null = null, kind: string | null = null) =>
  firstPlaceOf(session(role, ['a'], kind), last);

test('the kind of a shared device comes before the last screen of the person', () => {
  const last = { venueId: 'a', screen: 'till' } as const;
  assert.deepEqual(screenFor('Owner', last, 'Board'), { venueId: 'a', screen: 'board' });
  assert.deepEqual(screenFor('Cook', null, 'Till'), { venueId: 'a', screen: 'till' });
});

test('a person starts on their last screen on this device', () => {
  assert.deepEqual(screenFor('Cook', { venueId: 'a', screen: 'host' }), { venueId: 'a', screen: 'host' });
});

test('a person new to the device starts on the screen of their role', () => {
  const screens = ['Owner', 'Cook', 'Host', 'Waiter'].map((role) => screenFor(role));
  assert.deepEqual(
    screens,
    ['panel', 'board', 'host', 'till'].map((screen) => ({ venueId: 'a', screen })),
  );
});

test('a person with several venues starts on the list of venues, or on their last screen', () => {
  const owner = session('Owner', ['a', 'b']);
  assert.equal(firstPlaceOf(owner, null), 'Venues');
  assert.equal(firstPlaceOf(owner, 'Venues'), 'Venues');
  assert.deepEqual(firstPlaceOf(owner, { venueId: 'b', screen: 'host' }), { venueId: 'b', screen: 'host' });
  assert.equal(firstPlaceOf(owner, { venueId: 'gone', screen: 'host' }), 'Venues');
  assert.deepEqual(screenFor('Owner', 'Venues'), { venueId: 'a', screen: 'panel' });
});
