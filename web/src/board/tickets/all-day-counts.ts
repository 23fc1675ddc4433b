import type { BoardTicket } from './board-ticket.ts';

/** How many of a product in one portion are still to make, over all tickets. */
export interface Count {
  key: string;
  name: string;
  /** `null` when the product has one portion only. */
  portion: string | null;
  quantity: number;
}

/** The dishes that are still to make, the most first; those with the same number in the order of the alphabet. */
export function allDayCounts(tickets: readonly BoardTicket[], portionOf: PortionOf): Count[] {
  const counts = new Map<string, Count>();
  for (const { lines } of tickets) {
    for (const line of lines) {
      if (line.state !== 'ToMake') continue;
      const key = `${line.productId}/${line.portionId}`;
      const before = counts.get(key)?.quantity ?? 0;
      const portion = portionOf(line);
      counts.set(key, { key, name: line.name, portion, quantity: before + line.quantity });
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name) || a.key.localeCompare(b.key),
  );
}

/** The portion of a line if it must be named: of a product with several. */
export type PortionOf = (line: { productId: string; portion: string }) => string | null;

/** Reads from the menu which products have several portions. The portion of a product that is not on the menu is named. */
export function portionsOf(
  menu: readonly { products: readonly { id: string; portions: readonly unknown[] }[] }[] | undefined,
): PortionOf {
  const single = new Set<string>();
  for (const { products } of menu ?? [])
    for (const { id, portions } of products) if (portions.length === 1) single.add(id);
  return ({ productId, portion }) => (single.has(productId) ? null : portion);
}
