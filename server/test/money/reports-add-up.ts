import assert from 'node:assert/strict';
import type { StoredLedgerRow } from '../../src/core/ledger/ledger-row.ts';

// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is held by the description
type Seen = any;

/** Reads what is below `/venue/v1/venues/{venueId}`, as someone who may see everything. */
export type ReadBooks = (path: string) => Promise<Seen>;

export const kurus = (lira: number) => Math.round(lira * 100);
const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0);

/** All day reports of a venue, the first one first. */
export async function readReports(read: ReadBooks): Promise<Seen[]> {
  const reports: Seen[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await read(`/day-reports?pageSize=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
    for (const { number } of page.items) reports.unshift(await read(`/day-reports/${number}`));
    cursor = page.nextCursor;
  }
  return reports;
}

/** Sums by name, those of 0 left out. */
function sumsOf(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, amount] of entries) sums.set(name, (sums.get(name) ?? 0) + kurus(amount));
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort());
}

const methodsOf = (methods: Seen[]) =>
  methods.flatMap((one): [string, number][] => [
    [`${one.method} taken`, one.taken],
    [`${one.method} amount`, one.amount],
    [`${one.method} tips`, one.tips],
    [`${one.method} rounding`, one.rounding],
    [`${one.method} change`, one.change],
    [`${one.method} refunds`, one.refunds.amount],
  ]);

const vatOf = (name: string, vat: Seen[]) =>
  vat.map((one): [string, number] => [`${name} ${one.percent}`, one.vat]);

const moneyOf = ({ methods, vat, vatGivenBack }: Seen) => [
  ...methodsOf(methods),
  ...vatOf('VAT', vat),
  ...vatOf('given back', vatGivenBack),
];

/** The reports together have for each day what its takings have, and the bills and revenue of its figures. */
export async function assertDaysAddUp(read: ReadBooks, reports: readonly Seen[]): Promise<void> {
  const byDate = Map.groupBy(
    reports.flatMap((report) => report.days),
    ({ date }: Seen) => date as string,
  );
  for (const [date, parts] of byDate) {
    const takings = await read(`/figures/takings?day=${date}`);
    assert.deepEqual(sumsOf(parts.flatMap(moneyOf)), sumsOf(moneyOf(takings)), date);
    const { total } = await read(`/figures/trend?from=${date}&to=${date}`);
    assert.deepEqual(
      [sum(parts.map(({ bills }) => bills)), sum(parts.map(({ sales }) => kurus(sales)))],
      [total.figures.orders, kurus(total.figures.revenue)],
      date,
    );
  }
}

/** What each report says in several ways is the same, and the last one has what all of them have. */
export function assertTotalsAgree(reports: readonly Seen[]): void {
  const last = reports.at(-1);
  assert.equal(kurus(last.lifetime.sales), sum(reports.map(({ total }) => kurus(total.sales))));
  assert.equal(kurus(last.lifetime.taken), sum(reports.map(({ total }) => kurus(total.taken))));
  for (const { total } of reports) {
    const dues = sum(total.products.map(({ due }: Seen) => kurus(due)));
    assert.equal(dues + kurus(total.serviceFees), kurus(total.sales), 'products and fees are the sales');
    assert.equal(dues, sum(total.categories.map(({ due }: Seen) => kurus(due))));
    assert.equal(kurus(total.sales), sum(total.channels.map(({ sales }: Seen) => kurus(sales))));
    assert.equal(
      sum(total.tips.map(({ amount }: Seen) => kurus(amount))),
      sum(total.methods.map(({ tips }: Seen) => kurus(tips))),
      'the tips of people are the tips',
    );
  }
}

/**
 * What each report has of bills that were brought in is what its rows closed of the bills that the report before carried over.
 * @returns how many these were
 */
export function assertCarriedOver(reports: readonly Seen[], ledger: readonly StoredLedgerRow[]): number {
  let found = 0;
  for (const [at, report] of reports.slice(1).entries()) {
    const carried = new Set(reports[at].carriedOver.map(({ billId }: Seen) => billId));
    const { after, last } = report.rows;
    const closed = ledger
      .filter(({ number }) => number > after && number <= last)
      .flatMap(({ act, billId, content }) =>
        act === 'BillClosed' && carried.has(billId) ? [content.totalKurus] : [],
      );
    const { broughtIn } = report.total;
    assert.deepEqual(
      [broughtIn.bills, kurus(broughtIn.sales)],
      [closed.length, sum(closed)],
      `report ${report.number}`,
    );
    found += closed.length;
  }
  return found;
}
