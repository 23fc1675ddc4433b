import type { Bill } from './bill.ts';

/**
 * What two rounds have in common that are likely one, ordered twice: type, table, phone and basket, whatever
 * the order of its lines. Notes and names do not count: who orders again because nothing seemed to happen may
 * write them anew.
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
