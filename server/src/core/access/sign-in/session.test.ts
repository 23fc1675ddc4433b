import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountRole } from '../account.ts';
import { grantsOf, type RoleGrants, USUAL_GRANTS } from '../rights.ts';
import { actorOf, isPermitted, type RequiredAccess, reachOf } from './session.ts';

test('an owner reaches their own venue first, and then its branches in order', () => {
  assert.deepEqual(reachOf('Owner', 'headquarter', ['moda', 'alsancak']), [
    'headquarter',
    'moda',
    'alsancak',
  ]);
});

test('a manager reaches only their own venue, not its branches', () => {
  assert.deepEqual(reachOf('Manager', 'headquarter', ['moda', 'alsancak']), ['headquarter']);
});

test('a role has the grants of its venue, or the usual grants; an owner has all', () => {
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

test('a bridge may make calls for bridges, and calls for every signed-in account', () => {
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
