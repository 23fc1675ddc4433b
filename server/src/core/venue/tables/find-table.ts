import type { Named } from '../../bills/bill.ts';
import { Refusal } from '../../refusals.ts';

/**
 * The table that a request names, as a bill names it.
 * @param tables  the tables of the venue by their ids
 * @param code  the refusal of the API that was called
 * @throws Refusal `code` when the venue has no such table
 */
export function findTable(
  tables: ReadonlyMap<string, Named>,
  tableId: string,
  code: 'PUBLIC_API_TABLE_NOT_FOUND' | 'TABLE_NOT_FOUND',
): Named {
  const table = tables.get(tableId);
  if (table === undefined) {
    const problem = { field: 'tableId', message: 'is not a table of the venue', attemptedValue: tableId };
    throw new Refusal(code, { problems: [problem] });
  }
  return { id: table.id, name: table.name };
}

/**
 * The ids of the tables that a request of staff names, each once.
 * @param tableIds  in any letter case
 * @throws Refusal TABLE_NOT_FOUND if the venue lacks one of them
 */
export function findTableIds(tables: ReadonlyMap<string, Named>, tableIds: readonly string[]): string[] {
  const ids = new Set(tableIds.map((id) => id.toLowerCase()));
  for (const id of ids) findTable(tables, id, 'TABLE_NOT_FOUND');
  return [...ids];
}
