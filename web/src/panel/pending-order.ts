import type { UseMutationResult } from '@tanstack/react-query';

/**
 * Sorts records in the order that is being saved, so that the new order is visible at once. Records that were added in
 * the meantime are last. Room, printers and campaigns use it.
 */
export function sortInPendingOrder<T extends { id: string }>(
  items: readonly T[],
  order: Pick<UseMutationResult<unknown, Error, string[]>, 'isPending' | 'variables'>,
): readonly T[] {
  const { isPending, variables: ids } = order;
  if (!isPending || ids === undefined) return items;
  const placeOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
