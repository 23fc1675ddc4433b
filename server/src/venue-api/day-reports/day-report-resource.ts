import type { Static } from 'typebox';
import type { MoneyMovement } from '../../core/figures/takings.ts';
import { type DayReportContent, type ReportFigures, takenKurusOf } from '../../core/ledger/day-report.ts';
import type { ActSums, DaySums, ReportSums } from '../../core/ledger/day-sums.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import type { PersonNames } from '../../operations/ledger/person-names.ts';
import { toVatOfRate } from '../bills/bill-resource.ts';
import { toCashSums, toPeopleSums, toPerson } from './cash-resource.ts';
import type { DayReportResource, DayReportSummary, DaySoFarResource } from './day-report-schema.ts';

interface Report {
  content: DayReportContent;
  hash: string;
}

/** The JSON of the figures of a range of the ledger: the current day, or a day report. */
export function toDaySoFar(
  range: ReportFigures,
  names: PersonNames,
  venue: Pick<Venue, 'drawers'>,
): Static<typeof DaySoFarResource> {
  const { afterRow, lastRow, rowsHash, beginsAt, endsAt, days, total, lifetime } = range;
  return {
    rows: { after: afterRow, last: lastRow, hash: rowsHash },
    beginsAt: beginsAt === null ? null : instant(beginsAt),
    endsAt: instant(endsAt),
    days: days.map(({ date, sums }) => ({ date, ...toDaySums(sums) })),
    total: { ...toTotal(total, names), ...toCashSums(total, names, venue), ...toPeopleSums(total, names) },
    carriedOver: range.carriedOver.map(
      ({ billId, number, type, tableName, businessDate, totalKurus, paidKurus }) => ({
        ...{ billId, number, type, table: tableName, openedOn: businessDate },
        ...{ total: lira(totalKurus), paid: lira(paidKurus) },
      }),
    ),
    unsentActs: range.unsentActs.map(({ deviceId, count, since, heardAt }) => ({
      device: { id: deviceId, name: names.get(deviceId) ?? null },
      ...{ count, since: instant(since), heardAt: instant(heardAt) },
    })),
    lifetime: {
      bills: lifetime.bills,
      sales: lira(lifetime.salesKurus),
      taken: lira(lifetime.takenKurus),
      refunds: lira(lifetime.refundKurus),
    },
  };
}

/** The JSON of a day report. */
export function toDayReport(
  report: Report,
  names: PersonNames,
  venue: Pick<Venue, 'drawers'>,
): Static<typeof DayReportResource> {
  return { ...toHead(report, names), ...toDaySoFar(report.content, names, venue) };
}

/** The JSON of a day report in a list. */
export function toDayReportSummary(report: Report, names: PersonNames): Static<typeof DayReportSummary> {
  const { beginsAt, endsAt, days, total } = report.content;
  return {
    ...toHead(report, names),
    beginsAt: beginsAt === null ? null : instant(beginsAt),
    endsAt: instant(endsAt),
    dates: days.map(({ date }) => date),
    ...{ bills: total.bills, guests: total.guests },
    ...{ sales: lira(total.salesKurus), taken: lira(takenKurusOf(total)) },
  };
}

function toHead({ content, hash }: Report, names: PersonNames) {
  const { number, generation, madeAt, personId, hashBefore } = content;
  return {
    ...{ number, generation, madeAt: instant(madeAt), person: toPerson(personId, names) },
    ...{ isCounted: personId !== null, hash, hashBefore },
  };
}

/** The JSON of the sums of several days. */
export function toDaySums(sums: DaySums) {
  return {
    ...{ bills: sums.bills, guests: sums.guests, cancelledBills: sums.cancelledBills },
    sales: lira(sums.salesKurus),
    serviceFees: lira(sums.serviceFeeKurus),
    discounts: lira(sums.discountKurus),
    byHand: lira(sums.byHandKurus),
    vat: sums.vat.map(toVatOfRate),
    vatGivenBack: sums.vatGivenBack.map(toVatOfRate),
    methods: sums.methods.map(toMethod),
    taken: lira(takenKurusOf(sums)),
  };
}

function toMethod(movement: MoneyMovement) {
  const { kind, method, name, payments, refunds, refundKurus } = movement;
  return {
    ...{ kind, method, name, payments },
    amount: lira(movement.amountKurus),
    rounding: lira(movement.roundingKurus),
    tips: lira(movement.tipKurus),
    change: lira(movement.changeKurus),
    refunds: { count: refunds, amount: lira(refundKurus) },
    taken: lira(takenKurusOf({ methods: [movement] })),
  };
}

function toUnits({
  units,
  grossKurus,
  dueKurus,
  giftUnits,
  giftKurus,
}: Omit<ReportSums['categories'][number], 'category'>) {
  return {
    ...{ units, giftUnits },
    ...{ gross: lira(grossKurus), due: lira(dueKurus), gifts: lira(giftKurus) },
  };
}

/** The JSON of the sales by category. */
export function toCategories({ categories }: Pick<ReportSums, 'categories'>) {
  return categories.map((one) => ({ category: one.category, ...toUnits(one) }));
}

/** The JSON of the discounts, comps, voids and refunds, by act and person. */
export function toActs<Sums extends ActSums>({ acts }: { acts: readonly Sums[] }, names: PersonNames) {
  return acts.map(({ act, personId, approverId, entries, kurus, entriesAfterPrint, kurusAfterPrint }) => ({
    ...{ act: act as Sums['act'], person: toPerson(personId, names), approver: toPerson(approverId, names) },
    ...{ entries, amount: lira(kurus), entriesAfterPrint, amountAfterPrint: lira(kurusAfterPrint) },
  }));
}

function toTotal(total: ReportSums, names: PersonNames) {
  return {
    ...toDaySums(total),
    channels: total.channels.map(({ salesKurus, ...channel }) => ({ ...channel, sales: lira(salesKurus) })),
    categories: toCategories(total),
    products: total.products.map((one) => ({
      ...{ productId: one.productId, name: one.name, category: one.category },
      ...toUnits(one),
    })),
    tips: total.tips.map(({ personId, tipKurus }) => ({
      person: { id: personId, name: names.get(personId) ?? null },
      amount: lira(tipKurus),
    })),
    acts: toActs(total, names),
    reducedAfterPrint: total.reducedAfterPrint.map(({ billId, entries, lostKurus }) => ({
      ...{ billId, entries, lost: lira(lostKurus) },
    })),
    broughtIn: { bills: total.broughtIn.bills, sales: lira(total.broughtIn.salesKurus) },
  };
}
