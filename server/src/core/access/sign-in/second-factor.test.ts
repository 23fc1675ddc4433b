import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCOUNT_ROLES } from '../account.ts';
import { isFactorRequiredOf, readFactorCode } from './second-factor.ts';

test('spaces, hyphens and the letter case of a code are ignored', () => {
  assert.deepEqual(readFactorCode(' 287 082 '), { kind: 'App', code: '287082' });
  const recovery = { kind: 'Recovery', code: 'ABCDEFGH234567XY' };
  assert.deepEqual(readFactorCode('abcd-efgh-2345-67xy'), recovery);
  assert.deepEqual(readFactorCode('ABCD EFGH 2345 67XY'), recovery);
});

test('a text in another form is not a code', () => {
  for (const typed of ['', '28708', '2870821', 'ABCD-EFGH-2345', 'ABCD-EFGH-2345-0189', '２８７０８２'])
    assert.equal(readFactorCode(typed), null, typed);
});

test('a second factor can be required only of owners and managers', () => {
  assert.deepEqual(ACCOUNT_ROLES.filter(isFactorRequiredOf), ['Owner', 'Manager']);
});
