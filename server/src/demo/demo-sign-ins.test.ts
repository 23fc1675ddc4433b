import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandom } from '../parts/parts.ts';
import { demoVenuesOf, makeDemoDocument } from './demo-document.ts';
import { demoSignInsOf } from './demo-sign-ins.ts';

test('each venue of the demo has a sign-in for its cook, its cashier and its owner, without a password', async () => {
  const venues = demoVenuesOf(await makeDemoDocument(systemRandom));
  const signIns = demoSignInsOf(venues);
  assert.deepEqual(
    signIns.slice(0, 3).map(({ role, email }) => `${role} ${email}`),
    ['Cook cook.sofra@example.com', 'Cashier cashier.sofra@example.com', 'Owner owner.sofra@example.com'],
  );
  assert.equal(signIns.length, 3 * venues.length);
  for (const signIn of signIns) assert.deepEqual(Object.keys(signIn).sort(), ['email', 'role', 'venueId']);
});
