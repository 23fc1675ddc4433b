import type { Bill } from './bill.ts';

/**
 * The fingerprint of a round: type, table, phone and basket, in any order of the lines. Two rounds with one
 * fingerprint are likely the same order, sent twice. Notes and names do not count: a guest who orders again
 * because nothing seemed to happen may write them differently.
 */
export function roundFingerprint(bill: Bill, roundId: string): string {
  const lines = bill.lines
    .filter((line) => line.roundId === roundId)
    .map(({ productId, portionId, quantity, extras, removedIngredients }) =>
      JSON.stringify([productId, portionId, quantity, idsOf(extras), idsOf(removedIngredients)]),
    );
  return JSON.stringify([bill.type, bill.table?.id ?? null, bill.customer?.phone ?? null, lines.sort()]);
}

function idsOf(parts: readonly { id: string }[]): string[] {
  return parts.map(({ id }) => id).sort();
}
