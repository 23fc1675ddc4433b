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

test('the kind of a shared device decides before where the person was last', () => {
  const last = { venueId: 'a', screen: 'till' } as const;
  assert.deepEqual(screenFor('Owner', last, 'Board'), { venueId: 'a', screen: 'board' });
  assert.deepEqual(screenFor('Cook', null, 'Till'), { venueId: 'a', screen: 'till' });
});

test('a person lands where they were last on the device', () => {
  assert.deepEqual(screenFor('Cook', { venueId: 'a', screen: 'host' }), { venueId: 'a', screen: 'host' });
});

test('a person who is new to the device lands where their role works', () => {
  const screens = ['Owner', 'Cook', 'Host', 'Waiter'].map((role) => screenFor(role));
  assert.deepEqual(
    screens,
    ['panel', 'board', 'host', 'till'].map((screen) => ({ venueId: 'a', screen })),
  );
});

test('with several venues a person lands on the page of all, or where they were last', () => {
  const owner = session('Owner', ['a', 'b']);
  assert.equal(firstPlaceOf(owner, null), 'Venues');
  assert.equal(firstPlaceOf(owner, 'Venues'), 'Venues');
  assert.deepEqual(firstPlaceOf(owner, { venueId: 'b', screen: 'host' }), { venueId: 'b', screen: 'host' });
  assert.equal(firstPlaceOf(owner, { venueId: 'gone', screen: 'host' }), 'Venues');
  assert.deepEqual(screenFor('Owner', 'Venues'), { venueId: 'a', screen: 'panel' });
});
