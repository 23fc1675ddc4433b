import type { Language } from '../../core/languages.ts';
import { type DayReportContent, takenKurusOf } from '../../core/ledger/day-report.ts';
import type { DaySums, ReportSums } from '../../core/ledger/day-sums.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { localTimeAt } from '../../core/venue-clock.ts';
import { WORDS } from '../../words/words.ts';
import { cashRows } from './cash-rows.ts';
import type { PersonNames } from './person-names.ts';
import { type ReportRow, type RowWords, rowOf } from './report-row.ts';

/** The figures of a day report in order, named in a language. */
export function* rowsOfReport(
  { content, hash }: { content: DayReportContent; hash: string },
  venue: Pick<Venue, 'timeZone' | 'drawers'>,
  names: PersonNames,
  language: Language,
): Generator<ReportRow> {
  const { figures: words } = WORDS[language];
  const naming = rowWordsOf(language, names);
  const { personId, total, lifetime } = content;
  yield rowOf(words.dayReport, words.reportNumber, { detail: content.number });
  yield rowOf(words.dayReport, words.madeAt, { detail: formatVenueMoment(venue, content.madeAt) });
  const closer = personId === null ? words.byService : naming.nameOf(personId);
  yield rowOf(words.dayReport, words.closedBy, { detail: closer });
  yield rowOf(words.dayReport, words.hash, { detail: hash.slice(0, 12) });
  for (const { date, sums } of content.days) {
    yield rowOf(words.day, date, { detail: words.sales, count: sums.bills, kurus: sums.salesKurus });
    yield rowOf(words.day, date, { detail: words.taken, kurus: takenKurusOf(sums) });
  }
  yield* rowsOfSums(total, naming);
  const { bills, salesKurus } = total.broughtIn;
  if (bills > 0) yield rowOf(words.sales, words.broughtIn, { count: bills, kurus: salesKurus });
  yield* cashRows(total, venue, naming);
  yield* rowsOfSales(content, words);
  for (const { personId: id, tipKurus } of total.tips)
    yield rowOf(words.tips, naming.nameOf(id), { kurus: tipKurus });
  yield* rowsOfActs(total, naming);
  const reduced = total.reducedAfterPrint;
  const lostKurus = reduced.reduce((sum, one) => sum + one.lostKurus, 0);
  if (reduced.length > 0)
    yield rowOf(words.takenOff, words.reducedAfterPrint, { count: reduced.length, kurus: lostKurus });
  for (const { number, tableName, totalKurus } of content.carriedOver) {
    const detail = tableName === null ? null : { text: tableName };
    yield rowOf(words.carriedOver, number, { detail, kurus: totalKurus });
  }
  for (const { deviceId, count, since } of content.unsentActs)
    yield rowOf(words.unsentActs, naming.nameOf(deviceId), {
      detail: formatVenueMoment(venue, since),
      count,
    });
  yield rowOf(words.lifetime, words.sales, { count: lifetime.bills, kurus: lifetime.salesKurus });
  yield rowOf(words.lifetime, words.taken, { kurus: lifetime.takenKurus });
}

/** The names of figures in a language, with the present names of people. */
export function rowWordsOf(language: Language, names: PersonNames): RowWords {
  const { figures: words, papers } = WORDS[language];
  return {
    ...{ language, words },
    nameOf: (id) => ({ text: (id !== null && names.get(id)) || words.removedPerson }),
    methodOf: ({ kind, name }) => ({ text: name ?? papers.payments[kind] }),
  };
}

/** The sums of days by payment method and VAT rate, named in a language. */
export function* rowsOfSums(sums: DaySums, { words, methodOf }: RowWords): Generator<ReportRow> {
  yield rowOf(words.sales, words.revenue, { count: sums.bills, kurus: sums.salesKurus });
  yield rowOf(words.sales, words.guests, { count: sums.guests });
  yield rowOf(words.sales, words.serviceFees, { kurus: sums.serviceFeeKurus });
  yield rowOf(words.sales, words.discounts, { kurus: sums.discountKurus - sums.byHandKurus });
  yield rowOf(words.sales, words.discountsByHand, { kurus: sums.byHandKurus });
  yield rowOf(words.sales, words.cancelledBills, { count: sums.cancelledBills });
  const vat = (part: string, { rate, grossKurus, vatKurus }: VatOfRate) =>
    rowOf(part, `${rate / 100} %`, { kurus: grossKurus, vatKurus });
  for (const one of sums.vat) yield vat(words.vatOfRate, one);
  for (const one of sums.vatGivenBack) yield vat(words.vatGivenBack, one);
  for (const one of sums.methods) {
    const moved = (detail: string, count: number | null, kurus: number) =>
      rowOf(words.method, methodOf(one), { detail, count, kurus });
    yield moved(words.sales, one.payments, one.amountKurus);
    yield moved(words.rounding, null, one.roundingKurus);
    yield moved(words.tips, null, one.tipKurus);
    yield moved(words.refunded, one.refunds, one.refundKurus);
    yield moved(words.taken, null, takenKurusOf({ methods: [one] }));
  }
}

function* rowsOfSales({ total }: DayReportContent, words: RowWords['words']): Generator<ReportRow> {
  for (const { type, key, bills, salesKurus } of total.channels) {
    const detail = key === null ? words.staff : { text: key.name };
    yield rowOf(words.openedBy, words[type], { detail, count: bills, kurus: salesKurus });
  }
  yield* rowsOfCategories(total, words);
  for (const { name, category, units, dueKurus } of total.products) {
    const product = name === null ? words.openItem : { text: name };
    yield rowOf(words.product, product, {
      detail: categoryText(category, words),
      count: units,
      kurus: dueKurus,
    });
  }
}

/** The sales of each category. */
export function* rowsOfCategories(
  { categories }: Pick<ReportSums, 'categories'>,
  words: RowWords['words'],
): Generator<ReportRow> {
  for (const { category, units, dueKurus } of categories)
    yield rowOf(words.category, categoryText(category, words), { count: units, kurus: dueKurus });
}

function categoryText(category: { name: string } | null, words: RowWords['words']) {
  return category === null ? words.noCategory : { text: category.name };
}

/** The reductions and refunds, by act and person. */
export function* rowsOfActs(
  { acts }: Pick<ReportSums, 'acts'>,
  { language, words, nameOf }: RowWords,
): Generator<ReportRow> {
  const { cashIn: CashIn, cashOut: CashOut, tipsPaidOut: TipsPaidOut, opened: DrawerOpened } = words;
  const named = { ...words, CashIn, CashOut, TipsPaidOut, DrawerOpened };
  for (const { act, personId, approverId, entries, kurus } of acts) {
    const approved =
      approverId === null ? '' : fillMessage(language, words.approvedBy, { person: nameOf(approverId).text });
    const who = { text: [nameOf(personId).text, approved].filter((text) => text !== '').join(', ') };
    yield rowOf(named[act], who, { count: entries, kurus });
  }
}

/** An instant in the time zone of the venue, such as `2026-03-03 23:30`. */
export function formatVenueMoment({ timeZone }: Pick<Venue, 'timeZone'>, instant: number): string {
  const { date, minutes } = localTimeAt(timeZone, instant);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date} ${two(minutes / 60)}:${two(minutes % 60)}`;
}
