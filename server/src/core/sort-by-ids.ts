import { Refusal } from './refusals.ts';

/**
 * Sorts records into the order of a list of their ids.
 * @param ids  in any letter case
 * @param what  the noun for one record, for the error message
 * @throws Refusal CONTENT_INVALID unless `ids` has the id of each record once, and no other id
 */
export function sortByIds<T extends { id: string }>(
  records: readonly T[],
  ids: readonly string[],
  what: string,
): T[] {
  const left = new Map(records.map((record) => [record.id, record]));
  const ordered = ids.flatMap((written) => {
    const record = left.get(written.toLowerCase());
    left.delete(written.toLowerCase());
    return record ?? [];
  });
  if (ordered.length !== ids.length || left.size > 0) {
    const problem = { field: 'ids', message: `must name each ${what} once`, attemptedValue: null };
    throw new Refusal('CONTENT_INVALID', { problems: [problem] });
  }
  return ordered;
}
