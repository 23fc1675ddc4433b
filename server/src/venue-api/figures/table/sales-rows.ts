import { formatLira } from '../../../core/money.ts';
import { rowsOfPeople } from '../../../operations/ledger/cash-rows.ts';
import { readSales } from '../../../operations/ledger/read-sales.ts';
import {
  rowsOfActs,
  rowsOfCategories,
  rowsOfSums,
  rowWordsOf,
} from '../../../operations/ledger/report-rows.ts';
import type { ReadTableRows } from './table-request.ts';

/** The sales, takings and deductions of a range, and then those of the same range one year before. */
export const rowsOfSales: ReadTableRows = async ({ db }, { counted, range, language, words }) => {
  const { names, before, sums, sumsBefore } = await readSales(db, counted.cached.venue, range, counted.today);
  const rowWords = rowWordsOf(language, names);
  const amount = (kurus: number | null) => (kurus === null ? null : formatLira(kurus));
  const ranges = [
    { range, sums },
    { range: before, sums: sumsBefore },
  ];
  const rows = ranges.flatMap(({ range: { from, to }, sums: of }) =>
    [
      ...rowsOfSums(of, rowWords),
      ...rowsOfCategories(of, words),
      ...rowsOfPeople(of, rowWords),
      ...rowsOfActs(of, rowWords),
    ].map(({ part, name, detail, count, kurus, vatKurus }) => [
      ...[from, to, part, name, detail],
      ...[count, amount(kurus), amount(vatKurus)],
    ]),
  );
  return [['from', 'to', 'part', 'name', 'detail', 'count', 'kurusAmount', 'vat'], rows];
};
