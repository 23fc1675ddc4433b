import type { IdAndName } from '../../bills/bill.ts';
import { Refusal } from '../../refusals.ts';

/**
 * Finds a table of the venue by its id. @returns its id and name, as a bill stores them
 * @param tables  the tables of the venue by id
 * @param code  the code of the refusal, which depends on the API
 * @throws Refusal `code` if the venue has no table with this id
 */
export function findTable(
  tables: ReadonlyMap<string, IdAndName>,
  tableId: string,
  code: 'PUBLIC_API_TABLE_NOT_FOUND' | 'TABLE_NOT_FOUND',
): IdAndName {
  const table = tables.get(tableId);
  if (table === undefined) {
    const problem = { field: 'tableId', message: 'is not a table of the venue', attemptedValue: tableId };
    throw new Refusal(code, { problems: [problem] });
  }
  return { id: table.id, name: table.name };
}

/**
 * Checks the table ids in a request of staff. @returns them in lower case, each once
 * @param tableIds  in any letter case
 * @throws Refusal TABLE_NOT_FOUND if the venue does not have one of the tables
 */
export function findTableIds(tables: ReadonlyMap<string, IdAndName>, tableIds: readonly string[]): string[] {
  const ids = new Set(tableIds.map((id) => id.toLowerCase()));
  for (const id of ids) findTable(tables, id, 'TABLE_NOT_FOUND');
  return [...ids];
}
