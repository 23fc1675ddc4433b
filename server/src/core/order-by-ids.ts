import { Refusal } from './refusals.ts';

/**
 * Records in the order in which a list names their ids, in any letter case.
 * @param what  what the records are, for the text of the problem
 * @throws Refusal CONTENT_INVALID unless the list names each of them once, and nothing else
 */
export function orderByIds<T extends { id: string }>(
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
