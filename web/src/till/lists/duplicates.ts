import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** An order that was perhaps placed twice. */
export interface Duplicate {
  /** The number of its notice; a dismissal is remembered by it. */
  change: number;
  /** The bill with the same order: the same bill when both rounds are on it. */
  otherId: string;
  /** The bill of the two whose order came later. */
  laterId: string;
  /** The two rounds. */
  roundIds: readonly (string | null)[];
}

/**
 * The open bills that perhaps hold an order twice, by their id: each of the two with the other one.
 * @param dismissed  the notices that a person has judged already
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
