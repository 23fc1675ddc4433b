import type { PaymentBody } from '../../../acts/payment-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { liveLines } from '../../bill/bill-rounds.ts';
import { kurusOf, parseAmount, toLira } from '../../typed-amount.ts';
import { type Method, methodNameOf } from '../method.ts';

/** What is paid of a bill: what remains or a typed amount, an equal share, or chosen units, one by one or those of a seat at once. */
export type Share = 'All' | 'Equal' | 'Units' | 'Seat';

/** The fields that are typed into. */
export type TypedField = 'given' | 'people' | 'tip';

/** What a person has entered for the next payment. */
export interface Entry {
  share: Share;
  /** The one that the keypad types into; `units` while dishes are tapped. */
  field: TypedField | 'units';
  /** The texts as they were typed. */
  given: string;
  people: string;
  tip: string;
  /** How many units of each line are chosen, by its id. */
  units: Readonly<Record<string, number>>;
}

export const EMPTY_ENTRY: Entry = { share: 'All', field: 'given', given: '', people: '', tip: '', units: {} };

/** The field of a share where no other one was chosen. */
export function defaultField(share: Share): Entry['field'] {
  return share === 'Units' || share === 'Seat' ? 'units' : 'given';
}

/** What an entry is worked out with. */
export interface Terms {
  bill: Pick<Bill, 'revision' | 'totals' | 'lines'>;
  /** How many people have not paid, of those who share equally; `null` until stated. */
  payersLeft: number | null;
  /** What the share comes to as the service says, in kuruş; `null` while it is not known. */
  shareKurus: number | null;
  /** What settles the whole bill in cash as the service says, without a tip, in kuruş; `null` while it is not known. */
  cashKurus: number | null;
}

/**
 * The one sum that is taken next, share and tip, in kuruş; `null` while a share is not known.
 * @param share  what the service says of a share
 */
export function sumToTake(
  entry: Entry,
  dueKurus: number,
  share: { tendered: number } | undefined,
): number | null {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  if (entry.share !== 'All') return share === undefined ? null : kurusOf(share.tendered);
  return Math.min(givenKurus ?? dueKurus, dueKurus) + tipKurus;
}

/** The body of the payment, or the question that must be answered before. */
export type AskedPayment =
  | { kind: 'Payment'; body: PaymentBody }
  /** More is given than is due, by a way to pay that gives no change. */
  | { kind: 'Excess'; excessKurus: number; asTip: PaymentBody; asGiveBack: PaymentBody | null };

/** Amounts that were typed, in kuruş; `null` where there are none. */
export function typedAmounts({ given, tip }: Pick<Entry, 'given' | 'tip'>) {
  const givenKurus = parseAmount(given);
  const tipKurus = parseAmount(tip);
  const isWrong = (given !== '' && givenKurus === null) || (tip !== '' && tipKurus === null);
  return { givenKurus, tipKurus: tipKurus ?? 0, isWrong };
}

/** Whether an entry says what is paid. */
export function isComplete(entry: Entry, { payersLeft }: Pick<Terms, 'payersLeft'>): boolean {
  if (entry.share === 'Equal') return payersLeft !== null;
  return entry.share === 'All' || Object.keys(entry.units).length > 0;
}

/** The payment that an entry is by a way to pay. It is never cut: an amount above the due of a card is a question. */
export function paymentOf(entry: Entry, method: Method, terms: Terms): AskedPayment {
  return entry.share === 'All' ? paymentOfAll(entry, method, terms) : paymentOfShare(entry, method, terms);
}

function paymentOfAll(entry: Entry, method: Method, { bill, cashKurus }: Terms): AskedPayment {
  const { givenKurus, tipKurus } = typedAmounts(entry);
  const dueKurus = kurusOf(bill.totals.remaining);
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

/** The preview that is requested before a payment: the share with its tip, and what is handed over. */
export function previewOf(entry: Entry, method: Method, terms: Terms): PaymentBody | null {
  if (!isComplete(entry, terms)) return null;
  const { tipKurus } = typedAmounts(entry);
  const named = { ...methodNameOf(method), ...tipOf(tipKurus) };
  if (entry.share !== 'All') return { ...named, ...shareOf(entry, terms), revision: terms.bill.revision };
  return { ...named, amount: terms.bill.totals.remaining };
}

/** A line with how many of its units can still be chosen. */
export interface PayableLine {
  line: Bill['lines'][number];
  freeUnits: number;
}

/** The lines that cost something, with their unpaid units. */
export function payableLines({ lines }: Pick<Bill, 'lines'>): PayableLine[] {
  return liveLines({ lines })
    .filter(({ due }) => due > 0)
    .map((line) => ({ line, freeUnits: line.quantity - line.paidUnits }));
}

/** Chooses one unit more of a line; after the last one, none of it. */
export function chooseUnit(
  units: Entry['units'],
  { line, freeUnits }: { line: { id: string }; freeUnits: number },
): Entry['units'] {
  const { [line.id]: chosen = 0, ...others } = units;
  return chosen >= freeUnits ? others : { ...others, [line.id]: chosen + 1 };
}

/** A seat that lines of a bill name, with the units that are not paid of them; none once all are. */
export interface PayableSeat {
  seat: number;
  units: Entry['units'];
}

/** The seats of a bill, from 1. */
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

/** Whether all that a seat has yet to pay is chosen. */
export function isSeatChosen(units: Entry['units'], { units: ofSeat }: PayableSeat): boolean {
  const ids = Object.keys(ofSeat);
  return ids.length > 0 && ids.every((id) => units[id] === ofSeat[id]);
}

/** Chooses all that a seat has yet to pay; if it is chosen, none of it. Other units stay as they are: one guest may pay for several. */
export function chooseSeat(units: Entry['units'], seat: PayableSeat): Entry['units'] {
  if (!isSeatChosen(units, seat)) return { ...units, ...seat.units };
  return Object.fromEntries(Object.entries(units).filter(([id]) => !(id in seat.units)));
}

/** The chosen units that are still unpaid. */
export function keptUnits(units: Entry['units'], bill: Pick<Bill, 'lines'>): Entry['units'] {
  const free = new Map(payableLines(bill).map(({ line, freeUnits }) => [line.id, freeUnits]));
  const kept = Object.entries(units).map(
    ([id, chosen]) => [id, Math.min(chosen, free.get(id) ?? 0)] as const,
  );
  return Object.fromEntries(kept.filter(([, chosen]) => chosen > 0));
}

/** Chosen units as the service takes them. */
export function unitsOf(units: Entry['units']): { lineId: string; quantity: number }[] {
  return Object.entries(units).map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** The most that meal cards pay of a bill, in kuruş. */
export function mealKurusOf({ totals }: Pick<Bill, 'totals'>): number {
  return kurusOf(totals.mealCards);
}

/** The tip of a payment, in kuruş, with the amount above the due if that becomes a tip. */
export function tipOfPayment({ tip, amount, excess }: PaymentBody, dueKurus: number): number {
  const aboveTotalKurus = excess === 'Tip' ? Math.max(0, kurusOf(amount ?? 0) - dueKurus) : 0;
  return kurusOf(tip ?? 0) + aboveTotalKurus;
}

/** A tip of a percentage of what is due, in kuruş, half up. */
export function tipOfPercent(percent: number, kurus: number): number {
  return Math.round((kurus * percent) / 100);
}

function shareOf({ share, units }: Entry, { payersLeft }: Terms): PaymentBody {
  if (share === 'Equal') return { payersLeft };
  return { units: unitsOf(units) };
}

function tipOf(kurus: number): Pick<PaymentBody, 'tip'> {
  return kurus > 0 ? { tip: toLira(kurus) } : {};
}
