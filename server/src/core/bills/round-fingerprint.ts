import type { Bill } from './bill.ts';

/**
 * The fingerprint of a round: type, table, phone and basket, in any order of the lines. Two rounds with one
 * fingerprint are likely the same order, sent twice. Notes and names do not count: a guest who orders again
 * because nothing seemed to happen may write them differently.
 */
export function roundFingerprint(bill: Bill, roundId: string): string {
  const lines = bill.lines
    .filter((line) => line.roundId === roundId)
    .map(
      ({ productId, portionId, quantity, extras, removedIngredients }) =>
        `${productId} ${portionId} ${quantity} +${idsOf(extras)} -${idsOf(removedIngredients)}`,
    );
  return [bill.type, bill.table?.id, bill.customer?.phone, ...lines.sort()].join('\n');
}

function idsOf(parts: readonly { id: string }[]): string {
  if (parts.length < 2) return parts[0]?.id ?? '';
  return parts
    .map(({ id }) => id)
    .sort()
    .join();
}
