import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MoneyForm, moneyChangeOf, moneyFaultsOf, readAddresses, readTips } from './money-form.ts';

const form: MoneyForm = {
  ...{ vatClass: '', serviceFeeVatClass: '', cashStep: '0', dayBeginsAt: '' },
  ...{ blindCount: false, differenceAllowed: '0' },
  ...{ legalName: '', taxNumber: '', footer: '', tips: '', hasQrCode: false, printsReceipts: false },
  fiscalDocuments: 'None',
  reportEmails: '',
  reductionsNotice: '10',
};

test('only changed fields are sent, and an empty choice is sent as none', () => {
  assert.deepEqual(moneyChangeOf({}), {});
  assert.deepEqual(moneyChangeOf({ fiscalDocuments: 'Wanted' }), { fiscalDocuments: 'Wanted' });
  assert.deepEqual(
    moneyChangeOf({ vatClass: 'food', serviceFeeVatClass: '', cashStep: '25', dayBeginsAt: '' }),
    {
      ...{ vatClass: 'food', serviceFeeVatClass: null },
      ...{ cashStepKurus: 25, dayBeginsAt: null },
    },
  );
});

test('a day begins at noon at the latest', () => {
  assert.deepEqual(
    ['', '00:00', '12:00', '12:01'].map((dayBeginsAt) => moneyFaultsOf({ ...form, dayBeginsAt })),
    [{}, {}, {}, { dayBeginsAt: 'dayWrong' }],
  );
});

test('only changed fields of printed bills are sent, and tips are read as people type lists', () => {
  assert.deepEqual(moneyChangeOf({ footer: ' ', tips: '5 10', hasQrCode: true }), {
    billPaper: { footer: null, tipPercents: [5, 10], hasQrCode: true },
  });
  assert.deepEqual(['', '5, 10', '7,5; %10', '5 10 12 15', '5 10 12 15 20', '0', 'x'].map(readTips), [
    [],
    [5, 10],
    [7.5, 10],
    [5, 10, 12, 15],
    null,
    null,
    null,
  ]);
  assert.deepEqual(moneyFaultsOf({ ...form, tips: '101' }), { tips: 'tipsWrong' });
});

test('the notice about reductions has a whole percentage; an empty field switches it off', () => {
  assert.deepEqual(
    ['25', '0', ' '].map((reductionsNotice) => moneyChangeOf({ reductionsNotice })),
    [{ reductionsNoticePercent: 25 }, { reductionsNoticePercent: 0 }, { reductionsNoticePercent: null }],
  );
  const wrong = { reductionsNotice: 'percentWrong' };
  assert.deepEqual(
    ['', '0', '100', '7,5', '101', 'x'].map((reductionsNotice) =>
      moneyFaultsOf({ ...form, reductionsNotice }),
    ),
    [{}, {}, {}, wrong, wrong, wrong],
  );
});

test('addresses for reports are read as people type lists, each only once', () => {
  assert.deepEqual(['', ' a@x.com, A@x.com;b@x.com ', 'a@x', 'a b@x.com'].map(readAddresses), [
    [],
    ['A@x.com', 'b@x.com'],
    null,
    null,
  ]);
  const six = [1, 2, 3, 4, 5, 6].map((at) => `a${at}@x.com`).join(' ');
  assert.deepEqual(moneyFaultsOf({ ...form, reportEmails: six }), { reportEmails: 'addressWrong' });
  assert.deepEqual(moneyChangeOf({ reportEmails: 'a@x.com b@x.com' }), {
    dayReportEmails: ['a@x.com', 'b@x.com'],
  });
});
