import { type Bill, type RepeatedRound, repeatedRound } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** The other round of two rounds that are likely the same order. */
export interface LikelyDuplicate {
  roundId: string;
  /** The number of the bill of the other round. */
  number: number;
  /** Set if both rounds are on one bill. */
  repeats: RepeatedRound | null;
}

/** The other round of each round that a guest likely ordered twice, by round id. */
export function likelyDuplicates(
  notices: readonly Schemas['Notice'][],
  bills: readonly Bill[],
): ReadonlyMap<string, LikelyDuplicate> {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const found = new Map<string, LikelyDuplicate>();
  for (const { subjectId, roundId, likelyDuplicateOf, likelyDuplicateRoundId: otherId } of notices) {
    const bill = byId.get(subjectId);
    const other = byId.get(likelyDuplicateOf ?? '');
    if (bill === undefined || other === undefined || roundId === null || otherId === null) continue;
    const repeats = bill === other ? repeatedRound(bill, [otherId, roundId]) : null;
    found.set(roundId, { roundId: otherId, number: other.number, repeats });
    found.set(otherId, { roundId, number: bill.number, repeats });
  }
  return found;
}
