import type { PaymentBody } from '../../../acts/payment-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { activeLines } from '../../bill/bill-rounds.ts';
import { parseAmount, toKurus, toLira } from '../../typed-amount.ts';
import { type Method, methodNameOf } from '../method.ts';

/**
 * What the next payment pays: all that remains or a typed amount, an equal share, chosen units, or the units of seats.
 */
export type Share = 'All' | 'Equal' | 'Units' | 'Seat';

/** The fields that a person can type into. */
export type TypedField = 'given' | 'people' | 'tip';

/** The values that a person has entered for the next payment. */
export interface Entry {
  share: Share;
  /** The field that the keypad types into; `units` while the dishes are shown. */
  field: TypedField | 'units';
  /** The amount handed over; like the next two fields, a text as typed. */
  given: string;
  people: string;
  tip: string;
  /** The number of chosen units, by line id. */
  units: Readonly<Record<string, number>>;
}

export const EMPTY_ENTRY: Entry = { share: 'All', field: 'given', given: '', people: '', tip: '', units: {} };

/** The first field of a share. */
export function defaultField(share: Share): Entry['field'] {
  return share === 'Units' || share === 'Seat' ? 'units' : 'given';
}

/** The values with which a payment is made from an entry. */
export interface Terms {
  bill: Pick<Bill, 'revision' | 'totals' | 'lines'>;
  /** How many of the people who share equally have not paid; `null` until their number is known. */
  payersLeft: number | null;
  /** The amount of the share from the service, in kuruş; `null` until it is known. */
  shareKurus: number | null;
  /**
   * The amount that pays the whole bill in cash, rounded by the service, without a tip, in kuruş; `null` until it is
   * known.
   */
  cashKurus: number | null;
}

/**
 * The sum to take next, with the tip, in kuruş; `null` until the share is known.
 * @param share  the preview of the share from the service
 */
export function sumToTake(
  entry: Entry,
  dueKurus: number,
  share: { tendered: number } | undefined,
): number | null {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  if (entry.share !== 'All') return share === undefined ? null : toKurus(share.tendered);
  return Math.min(givenKurus ?? dueKurus, dueKurus) + tipKurus;
}

/** The body of a payment, or a question that the person must answer first. */
export type AskedPayment =
  | { kind: 'Payment'; body: PaymentBody }
  /** More is handed over than is due, with a method that gives no change. */
  | { kind: 'Excess'; excessKurus: number; asTip: PaymentBody; asGiveBack: PaymentBody | null };

/** The typed amounts in kuruş. `givenKurus` is `null` if none is typed, `isWrong` if a text is not an amount. */
export function typedAmounts({ given, tip }: Pick<Entry, 'given' | 'tip'>) {
  const givenKurus = parseAmount(given);
  const tipKurus = parseAmount(tip);
  const isWrong = (given !== '' && givenKurus === null) || (tip !== '' && tipKurus === null);
  return { givenKurus, tipKurus: tipKurus ?? 0, isWrong };
}

/** Whether the entry determines what is paid. */
export function isComplete(entry: Entry, { payersLeft }: Pick<Terms, 'payersLeft'>): boolean {
  if (entry.share === 'Equal') return payersLeft !== null;
  return entry.share === 'All' || Object.keys(entry.units).length > 0;
}

/**
 * Makes the payment of an entry with a payment method. The amount is never reduced: if a card was charged more than is
 * due, the person is asked.
 */
export function paymentOf(entry: Entry, method: Method, terms: Terms): AskedPayment {
  return entry.share === 'All' ? paymentOfAll(entry, method, terms) : paymentOfShare(entry, method, terms);
}

function paymentOfAll(entry: Entry, method: Method, { bill, cashKurus }: Terms): AskedPayment {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  const dueKurus = toKurus(bill.totals.remaining);
  const named = { ...methodNameOf(method), ...tipOf(tipKurus) };
  const pay = (kurus: number, change: PaymentBody = {}): PaymentBody => ({
    ...named,
    amount: toLira(kurus),
    ...change,
  });
  const asked = (body: PaymentBody): AskedPayment => ({ kind: 'Payment', body });
  if (givenKurus === null) {
    const mostKurus = method.isForMealsOnly ? mealKurusOf(bill) : dueKurus;
    return asked(pay(Math.min(dueKurus, mostKurus)));
  }
  const toPayKurus = method.kind === 'Cash' ? (cashKurus ?? dueKurus) : dueKurus;
  if (givenKurus === dueKurus) return asked(pay(dueKurus));
  if (givenKurus < Math.min(toPayKurus, dueKurus)) return asked(pay(givenKurus));
  const excessKurus = givenKurus - dueKurus - tipKurus;
  if (method.givesChange || excessKurus <= 0) return asked(pay(dueKurus, { tendered: toLira(givenKurus) }));
  const takenKurus = givenKurus - tipKurus;
  return {
    kind: 'Excess',
    excessKurus,
    asTip: pay(takenKurus, { excess: 'Tip' }),
    asGiveBack: pay(takenKurus, { excess: 'GiveBack' }),
  };
}

function paymentOfShare(entry: Entry, method: Method, terms: Terms): AskedPayment {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  const { bill, shareKurus } = terms;
  const body = { ...methodNameOf(method), ...shareOf(entry, terms), revision: bill.revision };
  if (givenKurus === null) return { kind: 'Payment', body: { ...body, ...tipOf(tipKurus) } };
  const tendered = toLira(givenKurus);
  const excessKurus = givenKurus - (shareKurus ?? givenKurus) - tipKurus;
  if (method.givesChange || excessKurus <= 0)
    return { kind: 'Payment', body: { ...body, ...tipOf(tipKurus), tendered } };
  const asTip = { ...body, ...tipOf(tipKurus + excessKurus), tendered };
  return { kind: 'Excess', excessKurus, asTip, asGiveBack: null };
}

/** The body of the preview that is requested before a payment: the share or all that is due, with the tip. */
export function previewBodyOf(entry: Entry, method: Method, terms: Terms): PaymentBody | null {
  if (!isComplete(entry, terms)) return null;
  const { tipKurus } = typedAmounts(entry);
  const named = { ...methodNameOf(method), ...tipOf(tipKurus) };
  if (entry.share !== 'All') return { ...named, ...shareOf(entry, terms), revision: terms.bill.revision };
  return { ...named, amount: terms.bill.totals.remaining };
}

/** A line with the number of its units that can be chosen. */
export interface PayableLine {
  line: Bill['lines'][number];
  freeUnits: number;
}

/** The lines that cost something, with their unpaid units. */
export function payableLines({ lines }: Pick<Bill, 'lines'>): PayableLine[] {
  return activeLines({ lines })
    .filter(({ due }) => due > 0)
    .map((line) => ({ line, freeUnits: line.quantity - line.paidUnits }));
}

/** Chooses another unit of a line; after the last unit, none. */
export function chooseUnit(
  units: Entry['units'],
  { line, freeUnits }: { line: { id: string }; freeUnits: number },
): Entry['units'] {
  const { [line.id]: chosen = 0, ...others } = units;
  return chosen >= freeUnits ? others : { ...others, [line.id]: chosen + 1 };
}

/** A seat with its unpaid units; empty if all of them are paid. */
export interface PayableSeat {
  seat: number;
  units: Entry['units'];
}

/** The seats that lines of a bill have, in order. */
export function payableSeats(bill: Pick<Bill, 'lines'>): PayableSeat[] {
  const bySeat = Map.groupBy(payableLines(bill), ({ line }) => line.seat);
  return [...bySeat]
    .flatMap(([seat, lines]) => {
      const free = lines.filter(({ freeUnits }) => freeUnits > 0);
      const units = Object.fromEntries(free.map(({ line, freeUnits }) => [line.id, freeUnits]));
      return seat === null ? [] : [{ seat, units }];
    })
    .sort((a, b) => a.seat - b.seat);
}

/** Whether all unpaid units of a seat are chosen. */
export function isSeatChosen(units: Entry['units'], { units: ofSeat }: PayableSeat): boolean {
  const ids = Object.keys(ofSeat);
  return ids.length > 0 && ids.every((id) => units[id] === ofSeat[id]);
}

/**
 * Chooses all unpaid units of a seat; if they are chosen already, none of them. Other chosen units stay: a guest may
 * pay for several seats.
 */
export function chooseSeat(units: Entry['units'], seat: PayableSeat): Entry['units'] {
  if (!isSeatChosen(units, seat)) return { ...units, ...seat.units };
  return Object.fromEntries(Object.entries(units).filter(([id]) => !(id in seat.units)));
}

/** Those chosen units that are still unpaid. */
export function stillPayableUnits(units: Entry['units'], bill: Pick<Bill, 'lines'>): Entry['units'] {
  const free = new Map(payableLines(bill).map(({ line, freeUnits }) => [line.id, freeUnits]));
  const kept = Object.entries(units).map(
    ([id, chosen]) => [id, Math.min(chosen, free.get(id) ?? 0)] as const,
  );
  return Object.fromEntries(kept.filter(([, chosen]) => chosen > 0));
}

/** Chosen units in the form that the API expects. */
export function requestUnits(units: Entry['units']): { lineId: string; quantity: number }[] {
  return Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** The amount of a bill that meal cards can pay, in kuruş. */
export function mealKurusOf({ totals }: Pick<Bill, 'totals'>): number {
  return toKurus(totals.mealCards);
}

/** The tip of a payment in kuruş, including the amount above the due if that becomes a tip. */
export function tipOfPayment({ tip, amount, excess }: PaymentBody, dueKurus: number): number {
  const aboveTotalKurus = excess === 'Tip' ? Math.max(0, toKurus(amount ?? 0) - dueKurus) : 0;
  return toKurus(tip ?? 0) + aboveTotalKurus;
}

/** The tip of a percentage, in kuruş, rounded half up. */
export function tipOfPercent(percent: number, kurus: number): number {
  return Math.round((kurus * percent) / 100);
}

function shareOf({ share, units }: Entry, { payersLeft }: Terms): PaymentBody {
  if (share === 'Equal') return { payersLeft };
  return { units: requestUnits(units) };
}

function tipOf(kurus: number): Pick<PaymentBody, 'tip'> {
  return kurus > 0 ? { tip: toLira(kurus) } : {};
}
