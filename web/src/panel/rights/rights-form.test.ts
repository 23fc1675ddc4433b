import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountRightsValues } from '../../api/venue-api-lists.generated.ts';
import { GRANTED_ROLES, type Roles, readLimitPercent, rightsFormOf, rolesOf } from './rights-form.ts';

test('the rights in the form are saved unchanged', () => {
  const grants = { rights: ['takeOrders', 'void'], mostOffPercent: 12.5 };
  const roles = Object.fromEntries(GRANTED_ROLES.map((role) => [role, grants])) as unknown as Roles;
  const form = rightsFormOf(roles, accountRightsValues);
  assert.deepEqual([form['Waiter.void'], form['Waiter.comp'], form['Waiter.limit']], [true, false, '12.5']);
  assert.deepEqual(rolesOf(form, accountRightsValues), roles);
});

test('a limit is a percentage from 0 to 100, with a comma or a point', () => {
  assert.deepEqual(['0', '10', '12,5', '12.25', '100', '101', '-1', '', '5.555', 'x'].map(readLimitPercent), [
    0,
    10,
    12.5,
    12.25,
    100,
    null,
    null,
    null,
    null,
    null,
  ]);
});
