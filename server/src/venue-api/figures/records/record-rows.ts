import type { DayRange } from '../../../core/figures/day-range.ts';
import type { Language } from '../../../core/languages.ts';
import { formatLira, sumOf } from '../../../core/money.ts';
import type { Venue } from '../../../core/venue/venue.ts';
import type { CsvCell } from '../../../http/answer/csv.ts';
import {
  type MoneyRecord,
  type RecordKind,
  readRecords,
  type SalesRecords,
} from '../../../operations/ledger/read-records.ts';
import { formatVenueMoment, rowWordsOf } from '../../../operations/ledger/report-rows.ts';
import type { Db } from '../../../store/database.ts';
import { WORDS, type Words } from '../../../words/words.ts';

type Head = keyof Words['figures'];

/** The words, and the clock of the venue, for the cells of a table. */
interface CellWords {
  words: Words['figures'];
  methodOf: (method: Pick<MoneyRecord['movement'], 'kind' | 'name'>) => { text: string };
  moment: (instant: number) => string;
}

interface RecordTable<Kind extends RecordKind> {
  heads: readonly Head[];
  cells: (record: SalesRecords[Kind], cellWords: CellWords) => CsvCell[];
}

/** The rows of a table of records. The first row has the column heads; each record is read when its row is needed. */
export async function* recordRows<Kind extends RecordKind>(
  db: Db,
  venue: Venue,
  kind: Kind,
  range: DayRange,
  language: Language,
): AsyncGenerator<CsvCell[], void> {
  const { figures: words } = WORDS[language];
  const { methodOf } = rowWordsOf(language, new Map());
  const cellWords: CellWords = { words, methodOf, moment: (instant) => formatVenueMoment(venue, instant) };
  const { heads, cells }: RecordTable<Kind> = TABLES[kind];
  yield heads.map((head) => words[head]);
  for await (const record of readRecords(db, venue, kind, range)) yield cells(record, cellWords);
}

const TABLES: { [Kind in RecordKind]: RecordTable<Kind> } = {
  bills: {
    heads: [
      ...(['day', 'bill', 'openedAt', 'closedAt', 'type', 'table', 'openedBy', 'guests'] as const),
      ...(['allDiscounts', 'discountsByHand', 'serviceFees', 'gross', 'net', 'vat'] as const),
    ],
    cells: (bill, { words, moment }) => {
      const vatKurus = sumOf(bill.vat.map((one) => one.vatKurus));
      return [
        ...[bill.date, bill.billNumber, moment(bill.openedAt), moment(bill.closedAt), words[bill.type]],
        bill.tableName === null ? null : { text: bill.tableName },
        bill.key === null ? words.staff : { text: bill.key.name },
        bill.guests,
        ...[bill.discountKurus, bill.byHandKurus, bill.serviceFeeKurus, bill.totalKurus].map(formatLira),
        ...[bill.totalKurus - vatKurus, vatKurus].map(formatLira),
      ];
    },
  },
  lines: {
    heads: [
      ...(['day', 'bill', 'category', 'product', 'portion', 'quantity'] as const),
      ...(['beforeReductions', 'charged', 'vatRate', 'comped'] as const),
    ],
    cells: ({ date, billNumber, line, category, grossKurus, dueKurus }, { words }) => [
      ...[date, billNumber],
      category === null ? words.noCategory : { text: category.name },
      line.isOpenItem ? words.openItem : { text: line.productName },
      line.isOpenItem ? null : { text: line.portionName },
      ...[line.quantity, formatLira(grossKurus), formatLira(dueKurus)],
      line.vatRate === undefined ? null : line.vatRate / 100,
      line.isGift ? words.yes : words.no,
    ],
  },
  payments: {
    heads: [
      'day',
      'at',
      'bill',
      'entry',
      'method',
      'kurusAmount',
      'rounding',
      'tips',
      'change',
      'taken',
      'person',
    ],
    cells: (record, cellWords) => {
      const { act, movement } = record;
      const { amountKurus, roundingKurus, tipKurus, changeKurus } = movement;
      const entry = act === 'PaymentReversed' ? 'takenBack' : act === 'TipMade' ? 'TipMade' : 'PaymentTaken';
      const amounts = [amountKurus, roundingKurus, tipKurus, changeKurus];
      return [
        ...[...firstCells(record, cellWords), cellWords.words[entry], cellWords.methodOf(movement)],
        ...[...amounts, amountKurus + roundingKurus + tipKurus].map(formatLira),
        personOf(record, cellWords),
      ];
    },
  },
  refunds: {
    heads: ['day', 'at', 'bill', 'method', 'refunded', 'vatGivenBack', 'person'],
    cells: (record, cellWords) => [
      ...[...firstCells(record, cellWords), cellWords.methodOf(record.movement)],
      formatLira(record.movement.refundKurus),
      formatLira(sumOf((record.content.vatGivenBack ?? []).map(({ vatKurus }) => vatKurus))),
      personOf(record, cellWords),
    ],
  },
};

function firstCells({ date, at, billNumber }: MoneyRecord, { moment }: CellWords): CsvCell[] {
  return [date, moment(at), billNumber];
}

function personOf({ person: { name } }: MoneyRecord, { words }: CellWords): CsvCell {
  return { text: name ?? words.removedPerson };
}
