import type { Movement } from '../../core/figures/takings.ts';
import type { Language } from '../../core/languages.ts';
import { type DayReportContent, takenKurusOf } from '../../core/ledger/day-report.ts';
import type { DaySums } from '../../core/ledger/day-sums.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import { formatLira } from '../../core/money.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { localAt } from '../../core/venue-clock.ts';
import type { CsvCell } from '../../http/answer/csv.ts';
import type { PersonNames } from '../../operations/ledger/person-names.ts';
import { WORDS, type Words } from '../../words/words.ts';

type FigureWords = Words['figures'];
/** The part of the report, a name, a detail, a number, an amount and its VAT. */
type Row = [part: string, name: CsvCell, detail: CsvCell, count: CsvCell, amount: CsvCell, vat: CsvCell];

/** The rows of a day report as a table, its heads first, in a language. */
export function* rowsOfReport(
  { content, hash }: { content: DayReportContent; hash: string },
  venue: Pick<Venue, 'timeZone'>,
  names: PersonNames,
  language: Language,
): Generator<CsvCell[]> {
  const { figures: words, papers } = WORDS[language];
  const nameOf = (id: string | null) => ({ text: (id !== null && names.get(id)) || words.removedPerson });
  const methodOf = ({ kind, name }: Movement) => ({ text: name ?? papers.payments[kind] });
  yield [words.part, words.name, words.detail, words.count, words.kurusAmount, words.vat];
  const { personId } = content;
  const head = (name: string, detail: CsvCell): Row => [words.dayReport, name, detail, null, null, null];
  yield head(words.reportNumber, content.number);
  yield head(words.madeAt, momentOf(venue, content.madeAt));
  yield head(words.closedBy, personId === null ? words.byService : nameOf(personId));
  yield head(words.hash, hash.slice(0, 12));
  for (const { date, sums } of content.days) {
    yield [words.day, date, words.sales, sums.bills, formatLira(sums.salesKurus), null];
    yield [words.day, date, words.taken, null, formatLira(takenKurusOf(sums)), null];
  }
  yield* rowsOfSums(content.total, words, methodOf);
  yield* rowsOfSales(content, words);
  for (const { personId: id, tipKurus } of content.total.tips)
    yield [words.tips, nameOf(id), null, null, formatLira(tipKurus), null];
  for (const { act, personId: id, approverId, entries, kurus } of content.total.acts) {
    const approved =
      approverId === null ? '' : fillMessage(language, words.approvedBy, { person: nameOf(approverId).text });
    const who = { text: [nameOf(id).text, approved].filter((text) => text !== '').join(', ') };
    yield [words[act], who, null, entries, formatLira(kurus), null];
  }
  for (const { number, tableName, totalKurus } of content.carriedOver)
    yield [
      words.carriedOver,
      number,
      tableName === null ? null : { text: tableName },
      null,
      formatLira(totalKurus),
      null,
    ];
  const { lifetime } = content;
  yield [words.lifetime, words.sales, null, lifetime.bills, formatLira(lifetime.salesKurus), null];
  yield [words.lifetime, words.taken, null, null, formatLira(lifetime.takenKurus), null];
}

function* rowsOfSums(
  sums: DaySums,
  words: FigureWords,
  methodOf: (movement: Movement) => CsvCell,
): Generator<Row> {
  const sale = (name: string, count: number | null, kurus: number | null): Row => [
    ...([words.sales, name, null, count, kurus === null ? null : formatLira(kurus), null] as Row),
  ];
  yield sale(words.revenue, sums.bills, sums.salesKurus);
  yield sale(words.guests, sums.guests, null);
  yield sale(words.serviceFees, null, sums.serviceFeeKurus);
  yield sale(words.discounts, null, sums.discountKurus - sums.byHandKurus);
  yield sale(words.discountsByHand, null, sums.byHandKurus);
  yield sale(words.cancelledBills, sums.cancelledBills, null);
  const vat = (part: string, { rate, grossKurus, vatKurus }: VatOfRate): Row => [
    ...([part, `${rate / 100} %`, null, null, formatLira(grossKurus), formatLira(vatKurus)] as Row),
  ];
  for (const one of sums.vat) yield vat(words.vatOfRate, one);
  for (const one of sums.vatGivenBack) yield vat(words.vatGivenBack, one);
  for (const one of sums.methods) {
    const moved = (detail: string, count: number | null, kurus: number): Row => [
      ...([words.method, methodOf(one), detail, count, formatLira(kurus), null] as Row),
    ];
    yield moved(words.sales, one.payments, one.amountKurus);
    yield moved(words.rounding, null, one.roundingKurus);
    yield moved(words.tips, null, one.tipKurus);
    yield moved(words.refunded, one.refunds, one.refundKurus);
    yield moved(words.taken, null, takenKurusOf({ methods: [one] }));
  }
}

function* rowsOfSales({ total }: DayReportContent, words: FigureWords): Generator<Row> {
  for (const { type, key, bills, salesKurus } of total.channels) {
    const by = key === null ? words.staff : { text: key.name };
    yield [words.openedBy, words[type], by, bills, formatLira(salesKurus), null];
  }
  const textOf = (one: { name: string } | null, none: string): CsvCell =>
    one === null ? none : { text: one.name };
  for (const { category, units, dueKurus } of total.categories)
    yield [words.category, textOf(category, words.noCategory), null, units, formatLira(dueKurus), null];
  for (const { name, category, units, dueKurus } of total.products) {
    const product = name === null ? words.openItem : { text: name };
    yield [words.product, product, textOf(category, words.noCategory), units, formatLira(dueKurus), null];
  }
}

/** Such as `2026-03-03 23:30`, on the clock of the venue. */
function momentOf({ timeZone }: Pick<Venue, 'timeZone'>, instant: number): string {
  const { date, minutes } = localAt(timeZone, instant);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date} ${two(minutes / 60)}:${two(minutes % 60)}`;
}
