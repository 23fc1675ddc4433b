import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  billOf,
  SATURDAY_EVENING,
  sampleExtra,
  sampleOpening,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine } from '../bill.ts';
import { withLine } from '../bill-change.ts';
import { strikeLine } from '../kitchen/kitchen.ts';
import { voidBill } from '../till.ts';
import { lineToOrderAgain, orderForCancelledBill, type VenueOfItems } from './order-again.ts';
import { openBill } from './placement.ts';

const rates = (basisPoints: number) => [{ from: null, basisPoints, takeawayBasisPoints: null }];
const VENUE: VenueOfItems = {
  timeZone: 'Europe/Istanbul',
  vatClass: 'food',
  serviceFeeVatClass: null,
  vatClasses: [
    { code: 'food', name: 'Food', section: 1, rates: rates(1_000) },
    { code: 'alcohol', name: 'Alcohol', section: 2, rates: rates(2_000) },
  ],
};

const refusedWith = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

/** The bill after its first line got these properties and was struck. */
function struck(line: Partial<BillLine>, bill = billOf(2)): Bill {
  return strikeLine(withLine(bill, 'line-1', line), 'line-1', stampOf()).bill;
}

const again = (bill: Bill) => lineToOrderAgain(bill, 'line-1', VENUE, SATURDAY_EVENING);

test('a struck line is ordered again with its choices, note and quantity, and without manual deductions', () => {
  const product = sampleProduct({ id: 'kebab', extras: [sampleExtra()] });
  const basket = [
    basketLine(product, {
      ...{ quantity: 3, note: 'az acılı', extras: product.extras },
      removedIngredients: [{ id: 'onion', name: 'Soğan', translations: {} }],
    }),
  ];
  const given = { by: stampOf().by, at: 1, reason: null };
  const bill = struck(
    { isGift: true, priceByHand: { priceKurus: 1, ...given } },
    openBill(sampleOpening({ basket })),
  );
  assert.deepEqual(again(bill), {
    ...{ productId: 'kebab', portionId: 'kebab-full', quantity: 3, note: 'az acılı' },
    ...{ extraIds: ['extra'], removedIngredientIds: ['onion'], course: null },
  });
});

test('goods by measure keep their measure', () => {
  const measure = { unit: 'Kilogram', priceKurus: 900, grossThousandths: 700, tareThousandths: 100 } as const;
  assert.deepEqual(again(struck({ measure })).measure, { grossThousandths: 700, tareThousandths: 100 });
});

test('an open item keeps its name and price, and gets a VAT class with its rate', () => {
  const item = { isOpenItem: true, productName: 'Mum', portionKurus: 2_500 } as const;
  const classOf = (vatRate: number) => again(struck({ ...item, vatRate })).openItem;
  assert.deepEqual(classOf(1_000), { name: 'Mum', priceKurus: 2_500, vatClass: null });
  assert.deepEqual(classOf(2_000)?.vatClass, 'alcohol');
  assert.deepEqual(classOf(1_800)?.vatClass, null);
});

test('a line that was not struck is not ordered again', () => {
  assert.throws(() => lineToOrderAgain(billOf(1), 'line-1', VENUE, 0), refusedWith('LINE_MOVE_NOT_ALLOWED'));
});

test('a voided or open bill cannot be ordered again', () => {
  const line = again(struck({}));
  assert.throws(
    () => orderForCancelledBill(voidBill(billOf(1), stampOf()).bill, line),
    refusedWith('BILL_NOT_OPEN'),
  );
  assert.throws(() => orderForCancelledBill(billOf(1), line), refusedWith('BILL_NOT_OPEN'));
});
