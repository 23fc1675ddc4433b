import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountRole } from '../account.ts';
import { grantsOf, type RoleGrants, USUAL_GRANTS } from '../rights.ts';
import { actorOf, isPermitted, type RequiredAccess, reachOf } from './session.ts';

test('an owner reaches the own venue first and then its branches in their order', () => {
  assert.deepEqual(reachOf('Owner', 'headquarter', ['moda', 'alsancak']), [
    'headquarter',
    'moda',
    'alsancak',
  ]);
});

test('a manager reaches the own venue and none of its branches', () => {
  assert.deepEqual(reachOf('Manager', 'headquarter', ['moda', 'alsancak']), ['headquarter']);
});

test('what a role may do is what its venue decided, and the usual where it decided nothing; an owner may do everything', () => {
  const decided: RoleGrants = { ...USUAL_GRANTS, Cook: { rights: ['menu'], mostOffBasisPoints: 0 } };
  const may = (role: AccountRole, needed: RequiredAccess, roles: RoleGrants | null = null) =>
    isPermitted({ role, ...grantsOf(role, roles) }, needed);
  assert.deepEqual(
    [may('Cook', 'menu'), may('Cook', 'menu', decided), may('Owner', 'menu', decided)],
    [false, true, true],
  );
  assert.deepEqual(
    [may('Cashier', 'takePayments'), may('Manager', 'Owner'), may('Waiter', 'Person')],
    [true, false, true],
  );
});

test('a bridge may do what a bridge alone may, and what everyone may who is signed in', () => {
  const needed = ['SignedIn', 'Bridge', 'Person', 'Owner', 'takeOrders'] as const;
  const allowed = (role: AccountRole) =>
    needed.filter((need) => isPermitted({ role, ...grantsOf(role, null) }, need));
  assert.deepEqual(allowed('Bridge'), ['SignedIn', 'Bridge']);
  assert.deepEqual(allowed('Cashier'), ['SignedIn', 'Person', 'takeOrders']);
  assert.deepEqual(allowed('Owner'), ['SignedIn', 'Person', 'Owner', 'takeOrders']);
});

test('a bill names the account that did something, not its e-mail address', () => {
  const account = { accountId: 'a', name: 'Deniz', email: 'deniz@example.com' };
  assert.deepEqual(actorOf(account), { kind: 'Account', id: 'a', name: 'Deniz' });
});
