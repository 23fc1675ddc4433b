import type { BoardTicket } from './board-ticket.ts';

/** How many units of a portion are still to make, over all tickets. */
export interface DishCount {
  key: string;
  name: string;
  /** The name of the portion; `null` if the product has one portion only. */
  portion: string | null;
  quantity: number;
}

/** The portions that are still to make, the highest count first; equal counts in alphabetical order. */
export function allDayCounts(tickets: readonly BoardTicket[], portionOf: PortionOf): DishCount[] {
  const counts = new Map<string, DishCount>();
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

/** Returns the name of a line's portion if its product has several portions, else `null`. */
export type PortionOf = (line: { productId: string; portion: string }) => string | null;

/**
 * @returns a function that finds the portion name of a line in the menu. If the product is not on the menu, its portion
 * is always named
 */
export function portionsOf(
  menu: readonly { products: readonly { id: string; portions: readonly unknown[] }[] }[] | undefined,
): PortionOf {
  const single = new Set<string>();
  for (const { products } of menu ?? [])
    for (const { id, portions } of products) if (portions.length === 1) single.add(id);
  return ({ productId, portion }) => (single.has(productId) ? null : portion);
}
