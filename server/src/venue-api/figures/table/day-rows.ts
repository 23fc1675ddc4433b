import { takenKurusOf } from '../../../core/ledger/day-report.ts';
import type { VatOfRate } from '../../../core/money/vat.ts';
import { formatLira, sumOf } from '../../../core/money.ts';
import { fillMessage } from '../../../core/text/message.ts';
import type { CsvCell } from '../../../http/answer/csv.ts';
import { type BookedDays, type BookedSums, readBookedDays } from '../../../operations/ledger/read-sales.ts';
import { rowWordsOf } from '../../../operations/ledger/report-rows.ts';
import type { ColumnHeads, PreparedTableRequest, ReadTableRows } from './table-request.ts';

/** Separates the numbers in one cell. With it, no spreadsheet reads them as one number or a date. */
const BETWEEN = ' · ';

/** A column of the table: its head, and a function that makes its cell for the sums of a day. */
type Column = [ColumnHeads[number], (sums: BookedSums) => CsvCell];

/**
 * One row for each business date, and a row with the totals. There are columns for each VAT rate and payment method
 * of the range. The cells of a date are the sums of its day reports.
 */
export const rowsOfDays: ReadTableRows = async ({ db }, request) => {
  const { counted, range, words } = request;
  const booked = await readBookedDays(db, counted.cached.venue, range, counted.today);
  const columns = columnsOf(booked, request);
  const cellsOf = (sums: BookedSums) => columns.map(([, cell]) => cell(sums));
  const rows = [
    ...booked.days.map(({ date, reports, sums }) => [date, reports.join(BETWEEN), ...cellsOf(sums)]),
    [words.total, booked.reports.length, ...cellsOf(booked.total)],
  ];
  return [['day', 'dayReports', ...columns.map(([head]) => head)], rows];
};

function columnsOf({ total }: BookedDays, { language, words }: PreparedTableRequest): Column[] {
  const { methodOf } = rowWordsOf(language, new Map());
  const filled = (text: string, values: Record<string, string>) => ({
    text: fillMessage(language, text, values),
  });
  const ofRate = (list: 'vat' | 'vatGivenBack', rate: number): Column[] => {
    const part = (name: 'grossKurus' | 'vatKurus' | 'netKurus') => (sums: BookedSums) =>
      formatLira(partOf(sums[list], rate)?.[name] ?? 0);
    const named = list === 'vat' ? '{part} {rate} %' : `${words.vatGivenBack}: {part} {rate} %`;
    const head = (name: string) => filled(named, { part: name, rate: String(rate / 100) });
    return [
      [head(words.gross), part('grossKurus')],
      [head(words.vat), part('vatKurus')],
      [head(words.net), part('netKurus')],
    ];
  };
  const moved = (name: 'roundingKurus' | 'tipKurus' | 'refundKurus') => (sums: BookedSums) =>
    formatLira(sumOf(sums.methods.map((one) => one[name])));
  return [
    ['orders', ({ bills }) => bills],
    ['revenue', ({ salesKurus }) => formatLira(salesKurus)],
    ['net', (sums) => formatLira(sums.salesKurus - vatKurusOf(sums.vat))],
    ['vat', ({ vat }) => formatLira(vatKurusOf(vat))],
    ...total.vat.flatMap(({ rate }) => ofRate('vat', rate)),
    ...total.vatGivenBack.flatMap(({ rate }) => ofRate('vatGivenBack', rate)),
    ...total.methods.map(
      ({ kind, method, name }): Column => [
        methodOf({ kind, name }),
        ({ methods }) =>
          formatLira(methods.find((one) => one.kind === kind && one.method === method)?.amountKurus ?? 0),
      ],
    ),
    ['rounding', moved('roundingKurus')],
    ['tips', moved('tipKurus')],
    ['refunded', moved('refundKurus')],
    ['taken', (sums) => formatLira(takenKurusOf(sums))],
    ['zNumbers', ({ fiscal }) => ({ text: zNumbersOf(fiscal) })],
  ];
}

function partOf(vat: readonly VatOfRate[], rate: number): VatOfRate | undefined {
  return vat.find((one) => one.rate === rate);
}

function vatKurusOf(vat: readonly VatOfRate[]): number {
  return sumOf(vat.map(({ vatKurus }) => vatKurus));
}

/** The Z report numbers of fiscal devices, such as `Till 1: Z 0731 · Z 0732`. */
function zNumbersOf(fiscal: BookedSums['fiscal']): string {
  return [...Map.groupBy(fiscal, ({ device }) => device)]
    .map(([device, parts]) => {
      const numbers = parts.flatMap(({ zNumber }) => (zNumber === null ? [] : `Z ${zNumber}`)).join(BETWEEN);
      return device === null ? numbers : `${device}: ${numbers}`;
    })
    .join('; ');
}
