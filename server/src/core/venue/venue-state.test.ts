import assert from 'node:assert/strict';
import { test } from 'node:test';
import { venueSearch } from './venue-search.ts';
import { venueStateAt } from './venue-state.ts';

const NOW = 1_000;
const active = {
  subscription: { isActive: true, endsAt: null },
  suspendedAt: null,
  isActive: true,
  closedAt: null,
};

test('if several states apply to a venue, the strictest one counts', () => {
  const states = [
    active,
    { ...active, subscription: { isActive: true, endsAt: NOW + 1 } },
    { ...active, subscription: { isActive: true, endsAt: NOW } },
    { ...active, subscription: { isActive: false, endsAt: null } },
    { ...active, suspendedAt: NOW },
    { ...active, suspendedAt: NOW, isActive: false },
    { ...active, suspendedAt: NOW, isActive: false, closedAt: NOW },
  ].map((venue) => venueStateAt(venue, NOW));
  assert.deepEqual(states, ['Active', 'Active', 'Lapsed', 'Lapsed', 'Suspended', 'SwitchedOff', 'Closed']);
});

test('a venue is found by a part of its name, city or username, whatever the letter case and the accents', () => {
  const venue = { name: 'Sofra Kadıköy', city: 'İstanbul', username: 'sofra-kadikoy' };
  for (const text of ['', '  KADIKOY ', 'istanbul', 'fra-kad']) assert.ok(venueSearch(text)(venue), text);
  for (const text of ['moda', 'sofra  istanbul']) assert.ok(!venueSearch(text)(venue), text);
  assert.ok(!venueSearch('moda')({ name: 'Ada', city: null, username: null }));
});
