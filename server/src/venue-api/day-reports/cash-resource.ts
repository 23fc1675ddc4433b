import type { CashSums } from '../../core/ledger/cash-sums.ts';
import type { PeopleSums } from '../../core/ledger/people-sums.ts';
import { drawersOf } from '../../core/venue/drawer-terms.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { lira } from '../../http/answer/envelope.ts';
import type { PersonNames } from '../../operations/ledger/person-names.ts';

/** A person with their current name. */
export function toPerson<Id extends string | null>(id: Id, names: PersonNames) {
  const person = id === null ? null : { id, name: names.get(id) ?? null };
  return person as Id extends string ? { id: string; name: string | null } : typeof person & { id: string };
}

const liraOrNull = (kurus: number | null) => (kurus === null ? null : lira(kurus));

/** The JSON of drawers and declared totals. */
export function toCashSums(
  { drawers, declared }: CashSums,
  names: PersonNames,
  venue: Pick<Venue, 'drawers'>,
) {
  const known = new Map(drawersOf(venue).map(({ code, name }) => [code, name]));
  return {
    drawers: drawers.map((one) => ({
      ...{ drawer: one.drawer, name: known.get(one.drawer) || null },
      ...{ row: one.row, ofRow: one.ofRow, person: toPerson(one.personId, names) },
      float: lira(one.floatKurus),
      cash: lira(one.cashKurus),
      refunds: lira(one.refundsKurus),
      cashIn: lira(one.inKurus),
      cashOut: lira(one.outKurus),
      tipsPaidOut: lira(one.tipsPaidOutKurus),
      openings: one.openings,
      expected: lira(one.expectedKurus),
      counted: liraOrNull(one.countedKurus),
      difference: liraOrNull(one.differenceKurus),
      reason: one.reason,
      left: liraOrNull(one.leftKurus),
    })),
    declared: declared.map((one) => ({
      ...{ row: one.row, person: toPerson(one.personId, names) },
      ...{ kind: one.kind, method: one.method, name: one.name },
      expected: lira(one.expectedKurus),
      declared: liraOrNull(one.declaredKurus),
      difference: liraOrNull(one.differenceKurus),
    })),
  };
}

/** The JSON of the sums of people and of fiscal devices. */
export function toPeopleSums({ people, fiscal }: PeopleSums, names: PersonNames) {
  return {
    people: people.map(({ personId, ...one }) => ({
      person: toPerson(personId, names),
      taken: lira(one.takenKurus),
      cash: lira(one.cashKurus),
      tips: lira(one.tipKurus),
      tipsPaidOut: lira(one.tipsPaidOutKurus),
      reductions: one.reductions,
      lost: lira(one.lostKurus),
    })),
    fiscal,
  };
}
