import type { CashSums, DrawerSums } from '../../core/ledger/cash-sums.ts';
import type { PeopleSums } from '../../core/ledger/people-sums.ts';
import { fillMessage } from '../../core/text/message.ts';
import { drawersOf } from '../../core/venue/drawer-terms.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { type ReportRow, type RowWords, rowOf } from './report-row.ts';

/** The figures of a day report about drawers, declared totals, people and fiscal devices. */
export function* cashRows(
  total: CashSums & PeopleSums,
  venue: Pick<Venue, 'drawers'>,
  naming: RowWords,
): Generator<ReportRow> {
  const { words, methodOf, language } = naming;
  const known = new Map(drawersOf(venue).map(({ code, name }) => [code, name]));
  for (const one of total.drawers) {
    const named = known.get(one.drawer) ?? one.drawer;
    yield* drawerRows(one, named === '' ? words.drawer : `${words.drawer}: ${named}`, naming);
  }
  for (const one of total.declared) {
    const method = methodOf(one);
    yield rowOf(words.declared, method, { detail: words.expectedTotal, kurus: one.expectedKurus });
    if (one.declaredKurus === null) {
      yield rowOf(words.declared, method, { detail: words.notDeclared });
      continue;
    }
    yield rowOf(words.declared, method, { detail: words.declared, kurus: one.declaredKurus });
    yield rowOf(words.declared, method, { detail: words.difference, kurus: one.differenceKurus });
  }
  yield* rowsOfPeople(total, naming);
  for (const { device, zNumber, documents } of total.fiscal) {
    const detail =
      zNumber === null
        ? words.noZNumber
        : { text: fillMessage(language, words.zNumber, { number: zNumber }) };
    const name = device === null ? words.fiscalDevice : { text: device };
    yield rowOf(words.fiscalDevice, name, { detail, count: documents });
  }
}

/** The rows of each person: the payments they took, and the reductions they made. */
export function* rowsOfPeople(
  { people }: Pick<PeopleSums, 'people'>,
  { words, nameOf }: RowWords,
): Generator<ReportRow> {
  for (const one of people) {
    const person = nameOf(one.personId);
    const row = (detail: string, kurus: number, count: number | null = null) =>
      rowOf(words.byPerson, person, { detail, kurus, count });
    yield row(words.taken, one.takenKurus);
    if (one.cashKurus !== 0) yield row(words.cashInHand, one.cashKurus);
    if (one.tipsPaidOutKurus !== 0) yield row(words.tipsPaidOut, one.tipsPaidOutKurus);
    if (one.reductions > 0) yield row(words.takenOff, one.lostKurus, one.reductions);
  }
}

function* drawerRows(one: DrawerSums, part: string, { words, nameOf }: RowWords): Generator<ReportRow> {
  const moved: [string, number][] = [
    [words.float, one.floatKurus],
    [words.cashTaken, one.cashKurus],
    [words.cashRefunds, -one.refundsKurus],
    [words.cashIn, one.inKurus],
    [words.cashOut, -one.outKurus],
    [words.tipsPaidOut, -one.tipsPaidOutKurus],
  ];
  if (one.ofRow === null) {
    for (const [name, kurus] of moved) if (kurus !== 0) yield rowOf(part, name, { kurus });
    if (one.openings > 0) yield rowOf(part, words.opened, { count: one.openings });
  }
  yield rowOf(part, words.expected, { kurus: one.expectedKurus });
  if (one.countedKurus === null) {
    yield rowOf(part, words.notCounted);
    return;
  }
  const counted = one.ofRow === null ? words.counted : words.recount;
  yield rowOf(part, counted, { detail: nameOf(one.personId), kurus: one.countedKurus });
  yield rowOf(part, words.difference, { kurus: one.differenceKurus });
}
