import type { Area, Table } from '../../venue/tables/table.ts';

/** Tables that fit a party, in the order of the till. */
export interface TableProposal {
  areaId: string;
  tableIds: string[];
  seats: number;
}

/** More tables than this are pushed together by hand. */
const MOST_TOGETHER = 4;

/**
 * For each area the free tables that fit a party best, the best area first: the fewest tables, then the fewest
 * empty seats, then those without guests now, then the order of the till. Several tables are neighbours in that order. Tables without a number
 * of seats are never proposed.
 * @param isFree  whether a table is free for the whole visit
 * @param sittingAt  tables with guests now, who may still be there
 */
export function proposeTables(
  guests: number,
  areas: readonly Area[],
  isFree: (tableId: string) => boolean,
  sittingAt: readonly string[] = [],
): TableProposal[] {
  const guestsAt = ({ tableIds }: TableProposal) => tableIds.filter((id) => sittingAt.includes(id)).length;
  const byFit = (a: TableProposal, b: TableProposal) =>
    a.tableIds.length - b.tableIds.length || a.seats - b.seats || guestsAt(a) - guestsAt(b);
  return areas
    .flatMap(({ id, tables }) => {
      const best = groupsOf(tables.map((table) => (isFree(table.id) ? table : null)))
        .map((group) => proposalOf(id, group))
        .filter(({ seats }) => seats >= guests)
        .sort(byFit)[0];
      return best === undefined ? [] : [best];
    })
    .sort(byFit);
}

/** Every group of neighbours without a gap, the smallest first. */
function groupsOf(tables: readonly (Table | null)[]): Table[][] {
  const groups: Table[][] = [];
  for (let size = 1; size <= MOST_TOGETHER; size++)
    for (let from = 0; from + size <= tables.length; from++) {
      const group = tables.slice(from, from + size);
      if (group.every((table) => table !== null && table.capacity !== null)) groups.push(group as Table[]);
    }
  return groups;
}

function proposalOf(areaId: string, group: readonly Table[]): TableProposal {
  return {
    areaId,
    tableIds: group.map(({ id }) => id),
    seats: group.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
  };
}
