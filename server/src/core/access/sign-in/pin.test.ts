import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWNERS_GRANTS, USUAL_GRANTS } from '../rights.ts';
import { includesGrants, pinDigitsOf, pinProblem } from './pin.ts';

const { Manager, Cashier, Waiter } = USUAL_GRANTS;

test('a PIN has six digits for a person who may approve acts, else four', () => {
  assert.deepEqual([pinDigitsOf(Manager.rights), pinDigitsOf(OWNERS_GRANTS.rights)], [6, 6]);
  assert.deepEqual([pinDigitsOf(Cashier.rights), pinDigitsOf(Waiter.rights)], [4, 4]);
  assert.match(pinProblem('8305', Manager)!, /6 digits/);
  assert.match(pinProblem('830562', Waiter)!, /4 digits/);
  assert.deepEqual([pinProblem('830562', Manager), pinProblem('8305', Waiter)], [null, null]);
});

test('runs, repeats, mirror images, years and very common PINs are refused; most others are accepted', () => {
  const easy = [
    '1234',
    '0987',
    '8901',
    '7777',
    '1212',
    '1122',
    '1221',
    '1984',
    '2026',
    '2580',
    '1004',
    '6969',
  ];
  for (const pin of easy) assert.equal(pinProblem(pin, Waiter), 'is too easy to guess', pin);
  for (const pin of ['123456', '987654', '121212', '123123', '112233', '123321', '159753', '147258'])
    assert.equal(pinProblem(pin, Manager), 'is too easy to guess', pin);
  const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
  const refused = all.filter((pin) => pinProblem(pin, Waiter) !== null);
  assert.ok(refused.length > 300 && refused.length < 600, String(refused.length));
});

test('the grants of a person include the grants of another with at most the same rights and limit', () => {
  assert.ok(includesGrants(OWNERS_GRANTS, Manager) && includesGrants(Manager, Waiter));
  assert.ok(
    !includesGrants(Waiter, Cashier) && !includesGrants({ ...Manager, mostOffBasisPoints: 0 }, Cashier),
  );
});
