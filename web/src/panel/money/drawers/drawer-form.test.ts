import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultDrawerOf, drawerFaultsOf, drawerFormOf, drawersOf, upsertDrawer } from './drawer-form.ts';

const [only] = drawersOf({ drawers: [] }, 'Cash drawer');
const bar = { name: ' Bar ', printerId: '', deviceId: 'till-2' };

test('a venue without a list has one drawer, which stays with its money when another is added', () => {
  assert.deepEqual(only, { code: 'main', name: 'Cash drawer', printerId: null, deviceId: null });
  assert.deepEqual(upsertDrawer([only!], null, bar), [
    only,
    { code: 'bar', name: 'Bar', printerId: null, deviceId: 'till-2' },
  ]);
  assert.deepEqual(drawersOf({ drawers: upsertDrawer([only!], null, bar) }, 'Cash drawer')[0], only);
});

test('a changed drawer keeps its code and its place', () => {
  const after = upsertDrawer(upsertDrawer([only!], null, bar), 'main', {
    ...bar,
    name: 'Salon',
    deviceId: '',
  });
  assert.deepEqual(
    after.map(({ code, name }) => [code, name]),
    [
      ['main', 'Salon'],
      ['bar', 'Bar'],
    ],
  );
  assert.deepEqual(upsertDrawer(after, 'bar', drawerFormOf(after[1])), after);
});

test('a new drawer with the old name of another drawer gets a unique code', () => {
  const after = upsertDrawer(upsertDrawer([only!], null, bar), null, { ...bar, name: 'bär' });
  assert.deepEqual(
    after.map(({ code }) => code),
    ['main', 'bar', 'bar-2'],
  );
});

test('devices without their own drawer use the first drawer without a device', () => {
  const own = { ...only!, deviceId: 'till-1' };
  const other = { ...only!, code: 'bar' };
  assert.equal(defaultDrawerOf([own, other]), other);
  assert.equal(defaultDrawerOf([own, { ...other, deviceId: 'till-2' }]), own);
});

test('a drawer needs a name that no other drawer has', () => {
  assert.deepEqual(
    [' ', 'Bar', 'Terrace'].map((name) => drawerFaultsOf({ ...bar, name }, ['Bar'])),
    [{ name: 'nameMissing' }, { name: 'nameTaken' }, {}],
  );
});
