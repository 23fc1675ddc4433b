import assert from 'node:assert/strict';
import { WORDS } from '../../../server/src/words/words.ts';
import type { Schemas } from '../../src/api/client.ts';
import { addUnits, headOf, madeOf, type Units } from './kitchen-papers.ts';

type Bill = Schemas['Bill'];

const isStruck = ({ status }: Bill['lines'][number]) => status === 'Cancelled';

/** Lines that were removed after their ticket was printed. On these evenings starters are printed with their round, and mains are removed only before they are fired. */
export const isVoided = (line: Bill['lines'][number]) => isStruck(line) && line.course?.id !== 'main';

/** The papers that the kitchen must get for a bill: a ticket a round, one for its mains, and one for what was voided. */
export function papersOf({ number, rounds, lines }: Bill): string[] {
  return [
    ...rounds.map(() => `${number} Round`),
    `${number} Fired`,
    ...lines.filter(isVoided).map(() => `${number} Change`),
  ];
}

/** Holds that what was ordered is what tickets told the kitchen to make, and what was removed before it was fired. */
export function assertAllMade(bills: readonly Bill[], tickets: readonly string[]): void {
  const again = tickets.filter((text) => text.includes(WORDS.tr.papers.ticket.mayBePrinted));
  assert.deepEqual(again, [], 'none may be a second print');
  const [ordered, removed, voided]: [Units, Units, Units] = [{}, {}, {}];
  for (const line of bills.flatMap(({ lines }) => lines)) {
    addUnits(ordered, line.productName, line.quantity);
    if (isStruck(line)) addUnits(isVoided(line) ? voided : removed, line.productName, line.quantity);
  }
  const [changes = [], made = []] = [true, false].map((isChange) =>
    tickets.filter((text) => (headOf(text).kind === 'Change') === isChange),
  );
  const accounted = madeOf(made);
  for (const [name, units] of Object.entries(removed)) addUnits(accounted, name, units);
  assert.deepEqual(accounted, ordered);
  assert.deepEqual(madeOf(changes), voided);
  for (const some of [removed, voided]) assert.notDeepEqual(some, {}, 'some were removed, some voided');
}

/** Holds that each bill is closed and paid in full, and that the day has what they come to, by way to pay. */
export function assertAllPaid(bills: readonly Bill[], day: Schemas['DaySoFar']['total']): void {
  const isPaid = ({ state, totals }: Bill) => state === 'Closed' && totals.paid === totals.total;
  assert.deepEqual(
    bills.filter((bill) => !isPaid(bill)).map(({ number }) => number),
    [],
  );
  assert.equal(day.bills, bills.length);
  assert.equal(kurusOf([day.sales]), kurusOf(bills.map(({ totals }) => totals.total)));
  assert.equal(day.taken, day.sales);
  for (const kind of ['Cash', 'Card'] as const) {
    const paid = bills.flatMap(({ payments }) => payments.filter((one) => one.kind === kind));
    const methods = day.methods.filter((one) => one.kind === kind);
    assert.deepEqual(
      methods.map(({ payments, taken }) => [payments, kurusOf([taken])]),
      [[paid.length, kurusOf(paid.map(({ amount }) => amount))]],
    );
  }
}

function kurusOf(lira: readonly number[]): number {
  return lira.reduce((kurus, one) => kurus + Math.round(one * 100), 0);
}
