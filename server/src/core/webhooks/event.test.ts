import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  basketLine,
  billOf,
  sampleExtra,
  sampleMenu,
  sampleOpening,
  samplePortion,
  sampleProduct,
  stampOf,
} from '../../../test/samples/sample-bill.ts';
import { percent } from '../../../test/samples/sample-campaigns.ts';
import { reservationIn, sampleReservation, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import type { Bill } from '../bills/bill.ts';
import type { BillChange } from '../bills/bill-change.ts';
import type { BillAction } from '../bills/bill-history.ts';
import { printBill } from '../bills/bill-print.ts';
import {
  createDocument,
  failDocument,
  issueDocument,
  retryDocument,
} from '../bills/fiscal/record-document.ts';
import { type AllergySaid, confirmAllergy, markAllergy } from '../bills/kitchen/allergies.ts';
import { fireCourse } from '../bills/kitchen/courses.ts';
import { changeHeldLine } from '../bills/kitchen/held-line.ts';
import { bumpRound, moveLine, strikeLine } from '../bills/kitchen/kitchen.ts';
import { moveToBill } from '../bills/moving/move-to-bill.ts';
import { seatUnits } from '../bills/moving/seats.ts';
import { addRound, openBill } from '../bills/ordering/placement.ts';
import { askForBill } from '../bills/payments/bill-request.ts';
import { changeMethod } from '../bills/payments/change-method.ts';
import { makeTip, type NewRefund, refundPayment } from '../bills/payments/refund.ts';
import type { NewPayment } from '../bills/payments/settle.ts';
import { discountBill, discountLine, setPrice } from '../bills/prices/manual-price.ts';
import * as till from '../bills/till.ts';
import { takeOver } from '../bills/waiter.ts';
import { indexMenu } from '../menu/menu-index.ts';
import { RESERVATION_STATUSES } from '../reservations/reservation.ts';
import { isOrderEvent, isReservationEvent } from './event.ts';
import { orderTrackedUntil, reservationTrackedUntil } from './tracked-until.ts';

const STAMP = stampOf();
const COLLEAGUE = { kind: 'Account', id: 'colleague', name: 'Deniz' } as const;
const HOUR_MS = 3_600_000;

const dineIn = billOf(2);
const delivery = billOf(1, { type: 'Delivery' });
const paid = till.recordPayment(
  dineIn,
  { id: 'paid', businessDate: '2026-03-07', kind: 'Cash', amountKurus: 5_000 },
  STAMP,
).bill;
const overpaid = till.recordPayment(
  dineIn,
  { id: 'over', businessDate: '2026-03-07', kind: 'Card', amountKurus: 21_000, excess: 'GiveBack' },
  STAMP,
).bill;
const gone = till.markLeft(delivery, true, STAMP).bill;
const gift = till.giveAway(dineIn, 'line-1', true, STAMP).bill;
const closed = till.closeBill(dineIn, { id: 'rest', businessDate: '2026-03-07', kind: 'Card' }, STAMP).bill;
const other = { ...billOf(1), id: 'other', lines: [{ ...billOf(1).lines[0]!, id: 'line-9' }] };
const emptied = {
  ...dineIn,
  id: 'emptied',
  lines: [],
  movedTo: { billId: 'bill', number: 1, tableName: null },
};
const held: Bill = {
  ...dineIn,
  lines: dineIn.lines.map((line) => ({
    ...line,
    course: { id: 'main', name: 'Ana yemek', place: 1 },
    isHeld: true,
  })),
};
const [onMenu] = dineIn.lines;
const MENU = {
  menuIndex: indexMenu(
    sampleMenu([
      sampleProduct({ id: onMenu!.productId, portions: [samplePortion({ id: onMenu!.portionId })] }),
    ]),
  ),
  courses: [],
};
const CHOICES = {
  portionId: onMenu!.portionId,
  extraIds: [],
  removedIngredientIds: [],
  note: 'Az pişmiş',
};
const hidden = till.hideBill(closed, true, STAMP).bill;

const slip = {
  ...{
    id: 'slip',
    kind: 'TableSlip' as const,
    paymentIds: [],
    refundIds: [],
    replacesId: null,
    device: null,
  },
  ...{ units: [{ lineId: 'line-1', quantity: 1 }], requestHash: 'a' },
};
const waiting = createDocument(dineIn, slip, STAMP).bill;
const failed = failDocument(waiting, 'slip', 'No paper', STAMP).bill;
const asked = askForBill(dineIn, true, STAMP).bill;
const NUTS: AllergySaid = { allergens: ['Nuts'], text: null };
const marked = markAllergy(dineIn, null, NUTS, STAMP).bill;
const receipt = { number: '12', zNumber: null, uuid: null, at: STAMP.at };

/** For each action: a bill that allows it, a change with this action, and whether the change is an event. */
const DEEDS: Record<BillAction['action'], [before: Bill, act: (bill: Bill) => BillChange, isEvent: boolean]> =
  {
    LineMoved: [dineIn, (bill) => moveLine(bill, 'line-1', 'Preparing', STAMP), true],
    CourseFired: [held, (bill) => fireCourse(bill, 'main', STAMP), false],
    SeatChanged: [
      dineIn,
      (bill) => seatUnits(bill, { lineId: 'line-1', seat: 2, quantity: null, newLineId: 'new' }, STAMP),
      false,
    ],
    AllergyMarked: [dineIn, (bill) => markAllergy(bill, null, NUTS, STAMP), false],
    AllergySeen: [marked, (bill) => confirmAllergy(bill, null, STAMP.at, STAMP), false],
    AllergyRemoved: [marked, (bill) => markAllergy(bill, null, null, STAMP), false],
    HeldLineChanged: [held, (bill) => changeHeldLine(bill, 'line-1', CHOICES, MENU, STAMP), false],
    RoundBumped: [dineIn, (bill) => bumpRound(bill, 'round-1', 'Ready', STAMP), true],
    LineStruck: [dineIn, (bill) => strikeLine(bill, 'line-1', STAMP), true],
    QuantityChanged: [dineIn, (bill) => till.changeQuantity(bill, 'line-1', 3, STAMP), true],
    LineGivenAway: [dineIn, (bill) => till.giveAway(bill, 'line-1', true, STAMP), true],
    LineChargedAgain: [gift, (bill) => till.giveAway(bill, 'line-1', false, STAMP), true],
    LinePriced: [dineIn, (bill) => setPrice(bill, 'line-1', 5_000, null, STAMP), true],
    LineDiscounted: [dineIn, (bill) => discountLine(bill, 'line-1', percent(1_000), null, STAMP), true],
    BillDiscounted: [dineIn, (bill) => discountBill(bill, percent(1_000), null, STAMP), true],
    TableChanged: [dineIn, (bill) => till.moveToTable(bill, { id: 'table-6', name: 'Masa 6' }, STAMP), true],
    LinesMovedOut: [dineIn, (bill) => movedFrom(bill).source, true],
    LinesMovedIn: [other, (bill) => movedFrom(dineIn, bill).target, true],
    // An emptied bill is shown as the bill to which its lines moved. The operation that saves it decides that this is an event.
    LinesMovedOn: [emptied, (bill) => movedFrom(dineIn, other, [bill]).followers[0]!, false],
    PaymentRecorded: [dineIn, (bill) => till.recordPayment(bill, payment('later'), STAMP), true],
    PaymentReversed: [paid, (bill) => till.reversePayment(bill, 'paid', STAMP), true],
    PaymentRefunded: [paid, (bill) => refundPayment(bill, refund('paid'), STAMP), true],
    PaymentMethodChanged: [
      paid,
      (bill) =>
        changeMethod(
          bill,
          {
            ...{ id: 'card', paymentId: 'paid', kind: 'Card', method: null, reason: null },
            ...{ businessDate: '2026-03-08', cashStepKurus: 0, requestHash: 'a' },
          },
          STAMP,
        ),
      false,
    ],
    TipMade: [overpaid, (bill) => makeTip(bill, 'over', 1_000, STAMP), false],
    BillClosed: [
      dineIn,
      (bill) => till.closeBill(bill, { id: 'rest', businessDate: '2026-03-07', kind: 'Cash' }, STAMP),
      true,
    ],
    BillVoided: [dineIn, (bill) => till.voidBill(bill, STAMP), true],
    BillPrinted: [dineIn, (bill) => printBill(bill, { kind: 'Bill', paymentId: null }, 'till', STAMP), false],
    FiscalDocumentCreated: [dineIn, (bill) => createDocument(bill, slip, STAMP), false],
    FiscalDocumentIssued: [waiting, (bill) => issueDocument(bill, 'slip', receipt, STAMP), false],
    FiscalDocumentFailed: [waiting, (bill) => failDocument(bill, 'slip', 'No paper', STAMP), false],
    FiscalDocumentRetried: [failed, (bill) => retryDocument(bill, 'slip', STAMP), false],
    DeliveryLeft: [delivery, (bill) => till.markLeft(bill, true, STAMP), true],
    DeliveryCameBack: [gone, (bill) => till.markLeft(bill, false, STAMP), true],
    TakenOver: [dineIn, (bill) => takeOver(bill, stampOf(COLLEAGUE)), false],
    GuestsCounted: [dineIn, (bill) => till.countGuests(bill, 4, STAMP), false],
    BillAsked: [dineIn, (bill) => askForBill(bill, true, STAMP), false],
    BillNotAsked: [asked, (bill) => askForBill(bill, false, STAMP), false],
    BillHidden: [closed, (bill) => till.hideBill(bill, true, STAMP), false],
    BillShown: [hidden, (bill) => till.hideBill(bill, false, STAMP), false],
  };

function movedFrom(source: Bill, target = other, followers: Bill[] = []) {
  return moveToBill({ source, target, followers, chosen: null, newId: () => 'new' }, STAMP);
}

function refund(paymentId: string): NewRefund {
  const how = { kind: 'Cash' as const, method: null, reason: null };
  return { id: 'refund', paymentId, ...how, businessDate: '2026-03-07', requestHash: 'a' };
}

function payment(id: string): NewPayment {
  return { id, businessDate: '2026-03-07', kind: 'Cash', amountKurus: 2_500 };
}

for (const [action, [before, act, isEvent]] of Object.entries(DEEDS)) {
  test(`${action} is ${isEvent ? 'an event' : 'no event'}`, () => {
    const { bill, history } = act(before);
    assert.equal(history?.action, action);
    assert.equal(isOrderEvent(before, bill), isEvent);
  });
}

test('a round that is added to an order is an event, also when it costs nothing', () => {
  const water = sampleProduct({ id: 'water', portions: [] });
  const portion = { ...basketLine(sampleProduct({ id: 'x' })).portion, priceKurus: 0 };
  const { roundId: _, ...round } = sampleOpening({
    basket: [basketLine(water, { portion, extras: [sampleExtra({ priceKurus: 0 })] })],
  });
  const after = addRound(dineIn, { ...round, roundId: 'round-2', lineIds: ['line-9'] });
  assert.equal(isOrderEvent(dineIn, after), true);
});

test('names and notes of an order are never an event', () => {
  const text = fc.option(fc.string(), { nil: null });
  const customer = fc.record({ name: text, phone: text, address: text });
  fc.assert(
    fc.property(text, text, customer, (note, lineNote, names) => {
      const [first, ...others] = dineIn.lines;
      const lines = [{ ...first!, note: lineNote, productName: names.name ?? '' }, ...others];
      const table = { ...dineIn.table!, name: names.name ?? '' };
      const corrected = { ...dineIn, note, lines, table, customer: { ...names, paymentMethod: null } };
      assert.equal(isOrderEvent(dineIn, corrected), false);
    }),
  );
});

test('two orders with different line ids differ for a caller', () => {
  const [one, other] = [
    openBill(sampleOpening({ lineIds: ['a'] })),
    openBill(sampleOpening({ lineIds: ['b'] })),
  ];
  assert.equal(isOrderEvent(one, other), true);
});

test('a new status of a reservation is an event, the same status is not', () => {
  const status = fc.constantFrom(...RESERVATION_STATUSES);
  fc.assert(
    fc.property(status, status, (before, after) => {
      assert.equal(isReservationEvent(reservationIn(before), reservationIn(after)), before !== after);
    }),
  );
});

test('a changed time, number of guests or canceller of a reservation is an event; a changed name, note, reason or check-in is not', () => {
  const before = sampleReservation();
  const isEvent = (change: Parameters<typeof sampleReservation>[0]) =>
    isReservationEvent(before, sampleReservation(change));
  assert.ok(isEvent({ startsAt: TABLE_AT + 1 }));
  assert.ok(isEvent({ guests: 5 }));
  assert.ok(isEvent({ cancelledBy: 'Venue' }));
  const unseen = { note: 'Köşe masa', name: 'Ayşe Y.', phone: null, checkedInAt: TABLE_AT, revision: 7 };
  assert.ok(!isEvent({ ...unseen, cancellationReason: 'kar', cancelledAt: TABLE_AT }));
});

test('an order is tracked for 48 hours from its placement, a reservation until 48 hours after its time', () => {
  assert.equal(orderTrackedUntil(TABLE_AT), TABLE_AT + 48 * HOUR_MS);
  assert.equal(reservationTrackedUntil({ startsAt: TABLE_AT }), TABLE_AT + 48 * HOUR_MS);
});
