import type { MoneyMovement } from '../../../src/core/figures/takings.ts';
import type { ClosingContent, MoneyContent, SoldOnBill } from '../../../src/core/ledger/ledger-row.ts';
import { dueOfLines } from '../../../src/core/money/allocate.ts';
import { refundByRate } from '../../../src/core/money/refund.ts';
import { type VatOfRate, vatByRate } from '../../../src/core/money/vat.ts';
import type { PaymentKind } from '../../../src/core/venue/payment-terms.ts';

/** A random whole number below another one. */
export type Draw = (below: number) => number;

export const PEOPLE = ['ada', 'cem', 'elif'] as const;
export const MANAGER = 'mert';
const KEY = { id: 'key-web', name: 'Web shop' };
const FOOD = { id: 'food', name: 'Yemek' };
const DRINKS = { id: 'drinks', name: 'İçecek' };

interface Sold {
  productId: string;
  name: string | null;
  category: { id: string; name: string } | null;
  kurus: number;
}

const MENU: readonly Sold[] = [
  { productId: 'kebab', name: 'Adana kebap', category: FOOD, kurus: 12_050 },
  { productId: 'soup', name: 'Mercimek çorbası', category: FOOD, kurus: 4_575 },
  { productId: 'tea', name: 'Çay', category: DRINKS, kurus: 1_235 },
  { productId: 'ayran', name: 'Ayran', category: DRINKS, kurus: 2_990 },
  { productId: 'open-item', name: null, category: null, kurus: 3_333 },
];
/** On this day a product, a category and a way to pay get other names, and a rate changes. */
const DAY_OF_CHANGES = 30;

/** A payment of a bill, with what was given back of it. */
export interface SoldPayment {
  content: MoneyContent;
  refundedKurus: number;
  isReversed: boolean;
}

/** A bill that is or was open. */
export interface SampleBill {
  id: string;
  /** Counts the days. */
  day: number;
  businessDate: string;
  openedAt: number;
  /** What it is closed with, worked out as if it were closed now. */
  closing: ClosingContent;
  payments: SoldPayment[];
  /** The VAT of what nothing was given back of yet, once it is closed. */
  vatLeft: VatOfRate[];
}

/** A random bill of a day. */
export function sampleBill(
  draw: Draw,
  { id, day, businessDate, openedAt }: Pick<SampleBill, 'id' | 'day' | 'businessDate' | 'openedAt'>,
): SampleBill {
  const foodRate = day < DAY_OF_CHANGES ? 1_000 : 800;
  const lines = Array.from({ length: 1 + draw(4) }, () => {
    const product = namedOn(day, MENU[draw(MENU.length)]!);
    const rate = product.category === null ? 0 : product.category.id === 'food' ? foodRate : 2_000;
    const units = 1 + draw(3);
    return { product, rate, units, isGift: draw(12) === 0, grossKurus: product.kurus * units };
  });
  const charged = lines.map(({ isGift, grossKurus, rate }) => ({
    ...{ grossKurus: isGift ? 0 : grossKurus, reductionKurus: 0, rate },
  }));
  const gross = charged.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const byHandKurus = draw(5) === 0 ? Math.floor((gross * (1 + draw(20))) / 100) : 0;
  const campaignKurus = draw(6) === 0 ? Math.floor(gross / 10) : 0;
  const dues = dueOfLines(charged, byHandKurus + campaignKurus);
  const due = gross - byHandKurus - campaignKurus;
  const serviceFeeKurus = draw(4) === 0 ? Math.round(due / 10) : 0;
  const parts = charged.map(({ rate }, at) => ({ rate, kurus: dues[at]! }));
  const fee = serviceFeeKurus > 0 ? [{ rate: foodRate, kurus: serviceFeeKurus }] : [];
  const vat = vatByRate([...parts, ...fee]);
  const key = draw(4) === 0 ? KEY : null;
  const type = key === null ? 'DineIn' : (['Takeaway', 'Delivery'] as const)[draw(2)]!;
  const closing: ClosingContent = {
    ...{ openedAt, type, key },
    guests: type === 'DineIn' ? 1 + draw(5) : 0,
    totalKurus: due + serviceFeeKurus,
    discountKurus: byHandKurus + campaignKurus,
    ...{ byHandKurus, serviceFeeKurus, vat },
    sold: soldOf(lines, dues),
  };
  return { id, day, businessDate, openedAt, closing, payments: [], vatLeft: vat };
}

function namedOn(day: number, product: Sold): Sold {
  if (day < DAY_OF_CHANGES || product.productId !== 'tea') return product;
  return { ...product, name: 'Demleme çay', category: { ...DRINKS, name: 'İçecekler' } };
}

function soldOf(
  lines: readonly { product: Sold; units: number; isGift: boolean; grossKurus: number }[],
  dues: readonly number[],
): SoldOnBill[] {
  const sold = new Map<string, SoldOnBill>();
  for (const [at, { product, units, isGift, grossKurus }] of lines.entries()) {
    const { productId, name, category } = product;
    const none = { units: 0, grossKurus: 0, dueKurus: 0, giftUnits: 0, giftKurus: 0 };
    const sums = sold.get(productId) ?? { productId, name, category, ...none };
    sold.set(productId, sums);
    if (isGift) {
      sums.giftUnits += units;
      sums.giftKurus += grossKurus;
    } else {
      sums.units += units;
      sums.grossKurus += grossKurus;
      sums.dueKurus += dues[at]!;
    }
  }
  return [...sold.values()];
}

const WAYS: readonly [PaymentKind, string, string | null][] = [
  ['Cash', 'Cash', null],
  ['Cash', 'Cash', null],
  ['Card', 'Card', null],
  ['Card', 'pos2', 'Second terminal'],
  ['MealCard', 'lunch', 'Lunch card'],
];

/** A payment of an amount, in cash rounded to 25 kuruş. */
export function samplePayment(draw: Draw, id: string, day: number, amountKurus: number): MoneyContent {
  const [kind, method, named] = WAYS[draw(WAYS.length)]!;
  const name = method === 'pos2' && day >= DAY_OF_CHANGES ? 'Terminal 2' : named;
  const isCash = kind === 'Cash';
  const roundingKurus = isCash ? Math.floor((amountKurus + 12) / 25) * 25 - amountKurus : 0;
  const tipKurus = draw(3) === 0 ? 50 * (1 + draw(20)) : 0;
  const changeKurus = isCash ? 25 * draw(200) : 0;
  return {
    paymentId: id,
    takenById: PEOPLE[draw(PEOPLE.length)]!,
    movement: {
      ...{ kind, method, name, payments: 1, amountKurus, roundingKurus, tipKurus, changeKurus },
      ...{ refunds: 0, refundKurus: 0 },
    },
    ...(isCash ? { drawer: ['main', 'main', 'bar'][draw(3)]! } : {}),
  };
}

/** The payment taken back, less what was given back of it before. */
export function reversalOf({ content, refundedKurus }: SoldPayment): MoneyContent {
  const { movement } = content;
  const back: MoneyMovement = {
    ...movement,
    payments: -1,
    amountKurus: refundedKurus - movement.amountKurus,
    roundingKurus: 0 - movement.roundingKurus,
    tipKurus: 0 - movement.tipKurus,
    changeKurus: 0 - movement.changeKurus,
  };
  return { ...content, movement: back };
}

/** Gives a part of a payment back, in cash or as it was paid. */
export function refundOf(draw: Draw, bill: SampleBill, payment: SoldPayment): MoneyContent | null {
  const { movement, drawer } = payment.content;
  const left = movement.amountKurus - payment.refundedKurus;
  const grossLeft = bill.vatLeft.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const refundKurus = Math.min(left, grossLeft, 1 + draw(5_000));
  if (refundKurus <= 0) return null;
  payment.refundedKurus += refundKurus;
  const given = refundByRate(bill.vatLeft, refundKurus).filter(({ grossKurus }) => grossKurus > 0);
  const vatGivenBack = given.map((one) => ({ ...one, netKurus: one.grossKurus - one.vatKurus }));
  bill.vatLeft = bill.vatLeft.map((one) => {
    const back = vatGivenBack.find(({ rate }) => rate === one.rate);
    if (back === undefined) return one;
    const { rate, grossKurus, vatKurus, netKurus } = one;
    return {
      rate,
      grossKurus: grossKurus - back.grossKurus,
      vatKurus: vatKurus - back.vatKurus,
      netKurus: netKurus - back.netKurus,
    };
  });
  const none = { payments: 0, amountKurus: 0, roundingKurus: 0, tipKurus: 0, changeKurus: 0 };
  const isCash = movement.kind === 'Cash' || draw(4) === 0;
  const way = isCash
    ? { kind: 'Cash' as const, method: 'Cash', name: null }
    : { kind: movement.kind, method: movement.method, name: movement.name };
  return {
    paymentId: payment.content.paymentId,
    takenById: payment.content.takenById,
    movement: { ...way, ...none, refunds: 1, refundKurus },
    vatGivenBack,
    ...(isCash ? { drawer: drawer ?? 'main' } : {}),
  };
}
