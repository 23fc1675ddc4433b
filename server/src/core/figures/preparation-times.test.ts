import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../test/pricing/restaurant-baskets.ts';
import { addUpPreparations, preparationTimes } from './preparation-times.ts';

test('the median and the 90th percentile are those of a sorted list of all rounds', () => {
  const random = seeded(4);
  for (let tries = 0; tries < 200; tries++) {
    const minutes = Array.from({ length: 1 + Math.floor(random() * 40) }, () => Math.floor(random() * 12));
    const counts = minutes.map((one, place) => ({ hour: place % 24, minutes: one, rounds: 1 }));
    minutes.sort((a, b) => a - b);
    const at = (share: number) => minutes[Math.ceil(minutes.length * share) - 1]!;
    const times = { rounds: minutes.length, medianMinutes: at(0.5), slowMinutes: at(0.9) };
    assert.deepEqual(preparationTimes(counts), times);
  }
});

test('rounds of all hours are counted together, in any order; without rounds there is no result', () => {
  const counts = [
    { hour: 20, minutes: 30, rounds: 1 },
    { hour: 19, minutes: 5, rounds: 8 },
    { hour: 19, minutes: 10, rounds: 1 },
  ];
  assert.deepEqual(preparationTimes(counts), { rounds: 10, medianMinutes: 5, slowMinutes: 10 });
  assert.equal(preparationTimes([]), null);
  assert.equal(preparationTimes([{ hour: 1, minutes: 1, rounds: 0 }]), null);
});

test('counts of the same hour and minutes become one, and the times stay the same', () => {
  const random = seeded(5);
  const rounds = Array.from({ length: 500 }, () => {
    return { hour: Math.floor(random() * 3), minutes: Math.floor(random() * 10), rounds: 1 };
  });
  const sums = addUpPreparations(rounds);
  assert.equal(sums.length, 30);
  assert.equal(
    sums.reduce((sum, count) => sum + count.rounds, 0),
    500,
  );
  for (const hour of [0, 1, 2]) {
    const ofHour = (counts: typeof rounds) => preparationTimes(counts.filter((count) => count.hour === hour));
    assert.deepEqual(ofHour(sums), ofHour(rounds));
  }
});
