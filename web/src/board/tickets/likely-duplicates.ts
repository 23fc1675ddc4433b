import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** The other round of two that are likely the same order. */
export interface LikelyDuplicate {
  roundId: string;
  /** The number of its bill. */
  number: number;
}

/** The rounds that guests likely ordered twice, by round id: each of the two with the other one. */
export function likelyDuplicates(
  notices: readonly Schemas['Notice'][],
  bills: readonly Bill[],
): ReadonlyMap<string, LikelyDuplicate> {
  const numbers = new Map(bills.map(({ id, number }) => [id, number]));
  const found = new Map<string, LikelyDuplicate>();
  for (const { subjectId, roundId, likelyDuplicateOf, likelyDuplicateRoundId: otherId } of notices) {
    const number = numbers.get(subjectId);
    const otherNumber = numbers.get(likelyDuplicateOf ?? '');
    if (number === undefined || otherNumber === undefined || roundId === null || otherId === null) continue;
    found.set(roundId, { roundId: otherId, number: otherNumber });
    found.set(otherId, { roundId, number });
  }
  return found;
}
