import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HistoryTexts, historyReason, historySentence, historyTaker } from './history-words.ts';

const TEXTS: HistoryTexts = {
  text: (name, values = {}) =>
    [name, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' '),
  state: (state) => `<${state}>`,
  method: (id, kind) => (id === 'refund' || id === 'payment' ? `the ${id}'s` : `<${kind}>`),
  amount: (lira) => `${lira} TL`,
  lineName: (lineId) => (lineId === 'line' ? 'Çay' : null),
};

const entry = (action: string, detail: Record<string, unknown> = {}) => ({
  ...{ action, detail, at: '2026-03-01T18:00:00.000Z', isAfterPrint: false, approvedBy: null },
  by: { kind: 'Account' as const, id: 'deniz', name: 'Deniz' },
});
const say = (action: string, detail?: Record<string, unknown>) =>
  historySentence(entry(action, detail), TEXTS);

test('each action on a bill is described with what it changed', () => {
  assert.equal(say('BillOpened', { roundId: 'r' }), 'BillOpened');
  assert.equal(
    say('LineMoved', { lineId: 'line', from: 'Ready', to: 'Served' }),
    'LineMoved name=Çay from=<Ready> to=<Served>',
  );
  assert.equal(
    say('QuantityChanged', { lineId: 'line', from: 2, to: 3 }),
    'QuantityChanged name=Çay from=2 to=3',
  );
  assert.equal(say('LineStruck', { lineId: 'line', from: 'Pending' }), 'LineStruck name=Çay');
  assert.equal(
    say('LinePriced', { lineId: 'line', from: 20, to: 15 }),
    'LinePriced name=Çay from=20 TL to=15 TL',
  );
  const discount = { percent: 10, fixed: null, amount: 2 };
  assert.equal(say('LineDiscounted', { lineId: 'line', ...discount }), 'LineDiscounted name=Çay amount=2 TL');
  assert.equal(say('BillDiscounted', discount), 'BillDiscounted amount=2 TL');
  const none = { percent: null, fixed: null, amount: 0 };
  assert.equal(say('LineDiscounted', { lineId: 'line', ...none }), 'LineDiscountTakenBack name=Çay');
  assert.equal(say('BillDiscounted', none), 'BillDiscountTakenBack');
  assert.equal(say('RoundBumped', { to: 'Ready' }), 'RoundBumped to=<Ready>');
  assert.equal(say('TableChanged', { fromName: 'A', toName: 'B' }), 'TableChanged from=A to=B');
  const lines = [{ lineId: 'line', movedLineId: 'other', productName: 'Çay', units: 2 }];
  assert.equal(say('LinesMovedOut', { lines, toNumber: 7 }), 'LinesMovedOut lines=2 × Çay number=7');
  assert.equal(say('LinesMovedIn', { lines, fromNumber: 8 }), 'LinesMovedIn lines=2 × Çay number=8');
  assert.equal(say('LinesMovedOn', { toNumber: 9 }), 'LinesMovedOn number=9');
  assert.equal(
    say('PaymentRecorded', { kind: 'Cash', amount: 12.5 }),
    'PaymentRecorded amount=12.5 TL kind=<Cash>',
  );
  assert.equal(
    say('PaymentRefunded', { kind: 'Card', amount: 5 }),
    'PaymentRefunded amount=5 TL kind=<Card>',
  );
  assert.equal(
    say('PaymentRefunded', { kind: 'Card', amount: 5, units: [{ lineId: 'line', quantity: 2 }] }),
    'PaymentRefundedFor amount=5 TL kind=<Card> units=2 × Çay',
  );
  assert.equal(say('TipMade', { kind: 'Card', amount: 1 }), 'TipMade amount=1 TL kind=<Card>');
  assert.equal(say('FiscalDocumentIssued', { kind: 'Sale', number: '12' }), 'FiscalDocumentIssued number=12');
  assert.equal(say('FiscalDocumentFailed', { kind: 'Sale', reason: 'No paper' }), 'FiscalDocumentFailed');
  assert.equal(
    say('PaymentRecorded', { kind: 'Card', paymentId: 'payment', amount: 5 }),
    "PaymentRecorded amount=5 TL kind=the payment's",
  );
  assert.equal(
    say('PaymentRefunded', { kind: 'Card', paymentId: 'payment', refundId: 'refund', amount: 5 }),
    "PaymentRefunded amount=5 TL kind=the refund's",
  );
  const change = { paymentId: 'payment', newPaymentId: 'other', fromKind: 'Cash', kind: 'Card', amount: 5 };
  assert.equal(
    say('PaymentMethodChanged', change),
    "PaymentMethodChanged from=the payment's kind=<Card> amount=5 TL",
  );
  const printed = { paymentId: null, copy: 0, total: 12.5 };
  assert.equal(say('BillPrinted', { kind: 'Bill', ...printed }), 'BillPrinted amount=12.5 TL');
  assert.equal(say('BillPrinted', { kind: 'Receipt', ...printed }), 'ReceiptPrinted amount=12.5 TL');
});

test('a round that another person sent names who took it; no other entry names a person', () => {
  const takenBy = { kind: 'Account', id: 'ada', name: 'Ada' };
  assert.equal(historyTaker(entry('RoundPlaced', { roundId: 'r', takenBy })), 'Ada');
  assert.equal(historyTaker(entry('RoundPlaced', { roundId: 'r', takenBy: null })), null);
  assert.equal(historyTaker(entry('BillVoided')), null);
});

test('a bill closed by a payment names the payment; a bill paid before does not', () => {
  assert.equal(say('BillClosed', { paymentId: null, kind: null, amount: 0 }), 'BillClosed');
  assert.equal(say('BillClosed', { kind: 'Card', amount: 40 }), 'BillClosedWith amount=40 TL kind=<Card>');
});

test('an action that the app does not know is still described', () => {
  assert.equal(say('BillSplit'), 'other action=BillSplit');
  assert.equal(say('LineStruck', { lineId: 'gone' }), 'LineStruck name=someLine');
});

test('a reason is shown, an empty one is not', () => {
  assert.equal(historyReason(entry('BillVoided', { reason: 'Guests left' })), 'Guests left');
  assert.equal(historyReason(entry('BillVoided', {})), null);
});
