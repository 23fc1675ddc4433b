import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** An order that was perhaps placed twice. */
export interface Duplicate {
  /** The number of its notice; it identifies a dismissal. */
  change: number;
  /** The bill with the same order: the same bill if it has both rounds. */
  otherId: string;
  /** The bill of the two whose order came later. */
  laterId: string;
  /** The two rounds. */
  roundIds: readonly (string | null)[];
}

/**
 * The open bills whose order was perhaps placed twice, by id. Each has the other one as its value.
 * @param dismissed  the notices that a person has dismissed
 */
export function likelyDuplicates(
  notices: readonly Schemas['Notice'][],
  openBills: readonly Bill[],
  dismissed: ReadonlySet<number>,
): Map<string, Duplicate> {
  const open = new Set(openBills.map(({ id }) => id));
  const found = new Map<string, Duplicate>();
  for (const { change, subject, subjectId, roundId, likelyDuplicateOf, likelyDuplicateRoundId } of notices) {
    if (subject !== 'Bill' || likelyDuplicateOf === null || dismissed.has(change)) continue;
    if (!open.has(subjectId) || !open.has(likelyDuplicateOf)) continue;
    const pair = { change, laterId: subjectId, roundIds: [likelyDuplicateRoundId, roundId] };
    if (!found.has(subjectId)) found.set(subjectId, { ...pair, otherId: likelyDuplicateOf });
    if (!found.has(likelyDuplicateOf)) found.set(likelyDuplicateOf, { ...pair, otherId: subjectId });
  }
  return found;
}
