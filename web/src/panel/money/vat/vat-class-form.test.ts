import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upsertVatClass, vatClassFaultsOf, vatClassFormOf } from './vat-class-form.ts';

const food = {
  code: 'food',
  name: 'Food',
  section: 1,
  rates: [{ from: null, percent: 10, takeawayPercent: null }],
};
const next = { key: 'new', from: '2027-01-01', percent: '12,5', takeaway: '1' };

test('a future rate is stored after the present one', () => {
  const form = vatClassFormOf(food);
  const [changed] = upsertVatClass([food], 'food', { ...form, rates: [next, ...form.rates] });
  assert.deepEqual(changed, {
    ...food,
    rates: [food.rates[0], { from: '2027-01-01', percent: 12.5, takeawayPercent: 1 }],
  });
});

test('a new VAT class gets a unique code', () => {
  const form = { name: ' Food ', section: '', rates: vatClassFormOf(food).rates };
  const [, added] = upsertVatClass([food], null, form);
  assert.deepEqual([added?.code, added?.name, added?.section], ['food-2', 'Food', null]);
});

test('faults are listed by field', () => {
  const form = vatClassFormOf(undefined);
  assert.deepEqual(vatClassFaultsOf(form, []), { name: 'nameMissing', 'percent-0': 'percentWrong' });
  const rates = [next, { ...next, takeaway: 'x' }, { ...next, from: '' }];
  assert.deepEqual(vatClassFaultsOf({ name: 'Food', section: '100', rates }, ['Food']), {
    ...{ name: 'nameTaken', section: 'sectionWrong', 'from-1': 'dateTwice' },
    ...{ 'takeaway-1': 'percentWrong', 'from-2': 'dateMissing' },
  });
});
