import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actorOf, isPermitted, reachOf } from './session.ts';

test('an owner reaches the own venue first and then its branches in their order', () => {
  assert.deepEqual(reachOf('Owner', 'headquarter', ['moda', 'alsancak']), [
    'headquarter',
    'moda',
    'alsancak',
  ]);
});

test('staff reach their own venue and none of its branches', () => {
  assert.deepEqual(reachOf('Staff', 'headquarter', ['moda', 'alsancak']), ['headquarter']);
});

test('an owner may do what staff may, and staff not what only an owner may', () => {
  assert.deepEqual(
    [
      isPermitted('Owner', 'Owner'),
      isPermitted('Owner', 'Staff'),
      isPermitted('Staff', 'Staff'),
      isPermitted('Staff', 'Owner'),
    ],
    [true, true, true, false],
  );
});

test('a bridge may do what a bridge alone may, and what everybody may who is signed in', () => {
  const needed = ['SignedIn', 'Bridge', 'Staff', 'Owner'] as const;
  const allowed = (role: 'Owner' | 'Staff' | 'Bridge') => needed.filter((need) => isPermitted(role, need));
  assert.deepEqual(allowed('Bridge'), ['SignedIn', 'Bridge']);
  assert.deepEqual(allowed('Staff'), ['SignedIn', 'Staff']);
  assert.deepEqual(allowed('Owner'), ['SignedIn', 'Staff', 'Owner']);
});

test('a bill names the account that did something, not its e-mail address', () => {
  const account = { accountId: 'a', name: 'Deniz', email: 'deniz@example.com' };
  assert.deepEqual(actorOf(account), { kind: 'Account', id: 'a', name: 'Deniz' });
});
