import assert from 'node:assert/strict';
import { test } from 'node:test';
import { methodFaultsOf, methodFormOf, upsertMethod } from './method-form.ts';
import { methodsOf, restoreMethod, unusedMealCards } from './payment-methods.ts';

const usual = methodsOf([], (kind) => kind);
const card = { ...methodFormOf(undefined), name: ' Pluxee ', brand: 'Pluxee' };

test('a venue without a list has one payment method of each kind, and keeps their codes when it adds one', () => {
  assert.deepEqual(
    usual.map(({ code }) => code),
    ['Cash', 'Card', 'MealCard', 'Online', 'BankTransfer', 'Other'],
  );
  const meal = { ...card, kind: 'MealCard' as const, isForMealsOnly: true };
  const after = upsertMethod(usual, null, meal);
  assert.deepEqual(
    [after.length, after.at(-1)],
    [
      7,
      {
        ...{ code: 'pluxee', name: 'Pluxee', kind: 'MealCard', brand: 'Pluxee', fiscalCode: null },
        ...{ givesChange: false, opensDrawer: false, isForMealsOnly: true, isActive: true },
      },
    ],
  );
  assert.deepEqual(
    methodsOf(after, () => ''),
    after,
  );
  assert.ok(!unusedMealCards(after).includes('Pluxee'));
});

test('a changed payment method keeps its code, and only meal cards have a brand', () => {
  const changed = upsertMethod(usual, 'Card', { ...card, name: 'POS 1' })[1];
  assert.deepEqual([changed?.code, changed?.name, changed?.brand], ['Card', 'POS 1', null]);
});

test('a payment method needs a name that no other has', () => {
  assert.deepEqual(methodFaultsOf({ ...card, name: ' ' }, []), { name: 'nameMissing' });
  assert.deepEqual(methodFaultsOf(card, ['Pluxee']), { name: 'nameTaken' });
  assert.deepEqual(methodFaultsOf(card, ['Cash']), {});
});

test('a removed payment method is restored in its place, and only once', () => {
  const removed = { method: usual[1]!, at: 1 };
  const without = usual.filter(({ code }) => code !== 'Card');
  assert.deepEqual(restoreMethod(without, removed), usual);
  assert.deepEqual(restoreMethod(usual, removed), usual);
  assert.deepEqual(restoreMethod([usual[0]!], { ...removed, at: 5 }), usual.slice(0, 2));
});
