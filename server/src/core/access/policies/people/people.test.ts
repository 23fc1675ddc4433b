import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountRecord, AccountRole } from '../../account.ts';
import { GRANTED_ROLES, OWNERS_GRANTS, type RoleGrants, USUAL_GRANTS } from '../../rights.ts';
import { coversGrants, requireMayChangeAccount } from './people.ts';

const account = (id: string, role: AccountRole): AccountRecord => ({
  ...{ id, role, name: id },
  ...{ email: null, invitedEmail: null, passwordHash: null },
});
const owner = { accountId: 'owner', role: 'Owner' as const, ...OWNERS_GRANTS };
/** The manager may change people and deduct up to 20 %, but cannot void. */
const roles: RoleGrants = {
  ...USUAL_GRANTS,
  Manager: {
    rights: USUAL_GRANTS.Manager.rights.filter((right) => right !== 'void'),
    mostOffBasisPoints: 2_000,
  },
};
const manager = { accountId: 'manager', role: 'Manager' as const, ...roles.Manager };

function isAllowed(
  by: Parameters<typeof requireMayChangeAccount>[0],
  before: AccountRecord | null,
  after: AccountRecord | null,
  decided = roles,
): boolean {
  try {
    requireMayChangeAccount(by, { before, after }, decided);
    return true;
  } catch {
    return false;
  }
}

test('an owner may make every change; a manager may add, change and remove people with at most their own rights', () => {
  for (const role of GRANTED_ROLES) {
    assert.equal(isAllowed(manager, null, account('x', role)), true, role);
    assert.equal(isAllowed(manager, account('x', role), null), true, role);
    assert.equal(isAllowed(owner, null, account('x', role)), true, role);
  }
  assert.equal(isAllowed(owner, account('owner', 'Owner'), account('owner', 'Cashier')), true);
  assert.equal(isAllowed(manager, null, account('x', 'Owner')), false);
  assert.equal(isAllowed(manager, account('x', 'Owner'), account('x', 'Waiter')), false);
  assert.equal(isAllowed(manager, account('x', 'Waiter'), account('x', 'Owner')), false);
});

test("a manager cannot give themselves more rights, neither by their own role nor with a colleague's account", () => {
  assert.equal(
    isAllowed(manager, account('manager', 'Manager'), { ...account('manager', 'Manager'), name: 'M' }),
    false,
  );
  const generous = { ...roles, Cashier: { ...roles.Cashier, mostOffBasisPoints: 5_000 } };
  assert.equal(isAllowed(manager, null, account('x', 'Cashier'), generous), false);
  assert.equal(isAllowed(manager, account('x', 'Cashier'), account('x', 'Waiter'), generous), false);
  const voids: RoleGrants = { ...roles, Waiter: { rights: ['void'], mostOffBasisPoints: 0 } };
  assert.equal(isAllowed(manager, account('x', 'Host'), account('x', 'Waiter'), voids), false);
});

test('grants cover other grants by their rights and their limit', () => {
  assert.ok(coversGrants(USUAL_GRANTS.Cashier, { rights: ['comp'], mostOffBasisPoints: 1_000 }));
  assert.ok(!coversGrants(USUAL_GRANTS.Cashier, { rights: ['comp'], mostOffBasisPoints: 1_001 }));
  assert.ok(!coversGrants(USUAL_GRANTS.Cashier, { rights: ['void'], mostOffBasisPoints: 0 }));
});
