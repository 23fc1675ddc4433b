import { addCashFigures } from './cash-proof.ts';
import type { FiguresByName } from './figures-of-rows.ts';

// biome-ignore lint/suspicious/noExplicitAny: the proof must not trust the types of stored content
type Stored = any;

/** The figures of a stored day report, under the same names as `addRow` uses. */
export function figuresOfReport({ days, total }: Stored): FiguresByName {
  const figures: FiguresByName = new Map();
  const set = (name: string, amount: number) => figures.set(name, (figures.get(name) ?? 0) + amount);
  for (const { date, sums } of days) {
    figures.set(`day ${date}`, 1);
    addFiguresOfSums(sums, (name, amount) => set(`day ${date}, ${name}`, amount));
  }
  addFiguresOfSums(total, (name, amount) => set(`total, ${name}`, amount));
  for (const { type, key, bills, guests, salesKurus } of total.channels) {
    const channel = `channel ${type} ${key === null ? 'staff' : key.id}`;
    set(`${channel}, bills`, bills);
    set(`${channel}, guests`, guests);
    set(`${channel}, sales`, salesKurus);
  }
  for (const one of total.products) addFiguresOfUnits(`product ${one.productId}`, one, set);
  for (const one of total.categories)
    addFiguresOfUnits(`category ${one.category === null ? 'none' : one.category.id}`, one, set);
  for (const { personId, tipKurus } of total.tips) set(`tips of ${personId}`, tipKurus);
  for (const { act, personId, approverId, ...one } of total.acts) {
    const doer = `${act} by ${personId} with ${approverId}`;
    set(`${doer}, entries`, one.entries);
    set(`${doer}, amount`, one.kurus);
    set(`${doer}, entries after print`, one.entriesAfterPrint);
    set(`${doer}, amount after print`, one.kurusAfterPrint);
  }
  for (const { billId, lostKurus } of total.reducedAfterPrint)
    set(`bill ${billId} reduced after print`, lostKurus);
  addCashFigures(total, figures);
  for (const { personId, ...one } of total.people) {
    set(`person ${personId}, taken`, one.takenKurus);
    set(`person ${personId}, cash`, one.cashKurus);
    set(`person ${personId}, tips`, one.tipKurus);
    set(`person ${personId}, tips paid out`, one.tipsPaidOutKurus);
    set(`person ${personId}, reductions`, one.reductions);
    set(`person ${personId}, taken off`, one.lostKurus);
  }
  for (const { device, zNumber, documents } of total.fiscal)
    set(`fiscal documents of ${device} with Z ${zNumber}`, documents);
  set('brought in, bills', total.broughtIn.bills);
  set('brought in, sales', total.broughtIn.salesKurus);
  return figures;
}

function addFiguresOfSums(sums: Stored, set: (name: string, amount: number) => void): void {
  set('bills', sums.bills);
  set('guests', sums.guests);
  set('sales', sums.salesKurus);
  set('service fees', sums.serviceFeeKurus);
  set('discounts', sums.discountKurus);
  set('discounts by hand', sums.byHandKurus);
  set('cancelled bills', sums.cancelledBills);
  const vats: [string, Stored[]][] = [
    ['VAT', sums.vat],
    ['VAT given back', sums.vatGivenBack],
  ];
  for (const [what, list] of vats)
    for (const { rate, grossKurus, vatKurus, netKurus } of list) {
      set(`${what} of ${rate}, gross`, grossKurus);
      set(`${what} of ${rate}`, vatKurus);
      set(`${what} of ${rate}, net`, netKurus);
    }
  for (const { kind, method, ...one } of sums.methods) {
    set(`method ${kind} ${method}, payments`, one.payments);
    set(`method ${kind} ${method}, amount`, one.amountKurus);
    set(`method ${kind} ${method}, rounding`, one.roundingKurus);
    set(`method ${kind} ${method}, tips`, one.tipKurus);
    set(`method ${kind} ${method}, change`, one.changeKurus);
    set(`method ${kind} ${method}, refunds`, one.refunds);
    set(`method ${kind} ${method}, refunded`, one.refundKurus);
  }
}

function addFiguresOfUnits(name: string, one: Stored, set: (name: string, amount: number) => void): void {
  set(`${name}, units`, one.units);
  set(`${name}, gross`, one.grossKurus);
  set(`${name}, due`, one.dueKurus);
  set(`${name}, gift units`, one.giftUnits);
  set(`${name}, gifts`, one.giftKurus);
}

/** A figure whose value in the stored report (`stored`) differs from the value calculated from the rows (`found`). */
export interface FigureDifference {
  fact: string;
  stored: number;
  found: number;
}

/**
 * The first figure, in the order of names, that differs; `null` if all figures are equal. A missing figure counts as 0. Reports do
 * not list a bill whose total increased after it was printed, so such a figure is ignored.
 */
export function firstDifference(stored: FiguresByName, found: FiguresByName): FigureDifference | null {
  for (const fact of [...new Set([...stored.keys(), ...found.keys()])].sort()) {
    const [said, worked] = [stored.get(fact) ?? 0, found.get(fact) ?? 0];
    const isUnlisted = said === 0 && worked < 0 && fact.endsWith('reduced after print');
    if (said !== worked && !isUnlisted) return { fact, stored: said, found: worked };
  }
  return null;
}
