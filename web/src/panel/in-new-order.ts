import type { UseMutationResult } from '@tanstack/react-query';

/** A list as it will be once the order that is on its way is saved. Room, printers and campaigns use it. */
export function inNewOrder<T extends { id: string }>(
  items: readonly T[],
  order: Pick<UseMutationResult<unknown, Error, string[]>, 'isPending' | 'variables'>,
): readonly T[] {
  if (!order.isPending) return items;
  const { variables: ids } = order;
  const placeOf = ({ id }: T) => ids?.indexOf(id) ?? 0;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
