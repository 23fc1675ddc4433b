import type { Area, Table } from '../../venue/tables/table.ts';

/** Tables of one area that together have enough seats for a party. */
export interface TableProposal {
  areaId: string;
  tableIds: string[];
  seats: number;
}

/** The most tables of a proposal: staff choose larger groups of tables themselves. */
const MOST_TOGETHER = 4;

/**
 * Proposes for each area the free tables that fit a party best, the best area first. The best are the fewest tables, then the
 * fewest empty seats, then tables without guests now, then the order of the tables on the till. Several tables are always next to
 * each other in that order. Tables without a number of seats are never proposed.
 * @param isFree  whether a table is free for the whole visit
 * @param sittingAt  tables at which guests sit now, who may still be there at the time of the visit
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

/** Every group of consecutive tables, the smallest first. `null` is a table that is not free. */
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
