import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** An order that may have been placed twice. */
export interface Duplicate {
  /** The number of the notice about it, by which a dismissal is stored. */
  change: number;
  /** The id of the bill with the other round. If one bill has both rounds, the id of that bill. */
  otherId: string;
  /** The id of the bill whose round came later. */
  laterId: string;
  /** The ids of the two rounds. */
  roundIds: readonly (string | null)[];
}

/**
 * The open bills whose order may have been placed twice, by bill id.
 * @param dismissed  the numbers of the notices that a person has dismissed
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
