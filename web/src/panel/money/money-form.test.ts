import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MoneyForm, moneyChangeOf, moneyFaultsOf } from './money-form.ts';

const form: MoneyForm = { vatClass: '', serviceFeeVatClass: '', cashStep: '0', dayBeginsAt: '' };

test('only what differs is sent, and an empty choice is none', () => {
  assert.deepEqual(moneyChangeOf({}), {});
  assert.deepEqual(
    moneyChangeOf({ vatClass: 'food', serviceFeeVatClass: '', cashStep: '25', dayBeginsAt: '' }),
    {
      ...{ vatClass: 'food', serviceFeeVatClass: null },
      ...{ cashStepKurus: 25, dayBeginsAt: null },
    },
  );
});

test('a day begins by noon', () => {
  assert.deepEqual(
    ['', '00:00', '12:00', '12:01'].map((dayBeginsAt) => moneyFaultsOf({ ...form, dayBeginsAt })),
    [{}, {}, {}, { dayBeginsAt: 'dayWrong' }],
  );
});
