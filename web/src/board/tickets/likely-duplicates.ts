import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';

/** Two clocks of the service may differ by so much. */
const TOLERANCE_MS = 1_000;

/**
 * The rounds that guests likely ordered twice, by round id, with the number of the bill that has the same.
 * A notice names a bill: its round is the last one that was ordered by then.
 */
export function likelyDuplicates(
  notices: readonly Schemas['Notice'][],
  bills: readonly Bill[],
): ReadonlyMap<string, number> {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const found = new Map<string, number>();
  for (const { subjectId, likelyDuplicateOf, at } of notices) {
    const bill = byId.get(subjectId);
    const other = likelyDuplicateOf === null ? undefined : byId.get(likelyDuplicateOf);
    if (bill === undefined || other === undefined) continue;
    const until = Date.parse(at) + TOLERANCE_MS;
    const round = bill.rounds.findLast(({ orderedAt }) => Date.parse(orderedAt) <= until);
    if (round !== undefined) found.set(round.id, other.number);
  }
  return found;
}
