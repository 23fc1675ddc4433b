import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../parts.ts';
import { demoVenuesOf, makeDemoDocument } from './demo-document.ts';
import { doorsOf } from './demo-doors.ts';

test('each venue of the demo has a door for its cook, its cashier and its owner, without a password', async () => {
  const venues = demoVenuesOf(await makeDemoDocument(systemRandom));
  const doors = doorsOf(venues);
  assert.deepEqual(
    doors.slice(0, 3).map(({ role, email }) => `${role} ${email}`),
    ['Cook cook.sofra@example.com', 'Cashier cashier.sofra@example.com', 'Owner owner.sofra@example.com'],
  );
  assert.equal(doors.length, 3 * venues.length);
  for (const door of doors) assert.deepEqual(Object.keys(door).sort(), ['email', 'role', 'venueId']);
});

test('a demo of an earlier release, which has no cashier, opens the account of its cook for both', async () => {
  const [venue] = demoVenuesOf(await makeDemoDocument(systemRandom));
  const emails = doorsOf([{ ...venue!, cashier: null }]).map(({ email }) => email);
  assert.deepEqual(emails, ['cook.sofra@example.com', 'cook.sofra@example.com', 'owner.sofra@example.com']);
});
