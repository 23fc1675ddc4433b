import type { BoardTicket } from './board-ticket.ts';

/** How many of a portion of a product are still to make, over all tickets. */
export interface Count {
  key: string;
  name: string;
  /** `null` if the product has one portion only. */
  portion: string | null;
  quantity: number;
}

/** The dishes that are still to make, the highest count first; equal counts in alphabetical order. */
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

/** The name of a line's portion, if its product has several; else `null`. */
export type PortionOf = (line: { productId: string; portion: string }) => string | null;

/**
 * @returns a function that finds the portion to show, from the menu. The portion of a product that is not on
 * the menu is always shown.
 */
export function portionsOf(
  menu: readonly { products: readonly { id: string; portions: readonly unknown[] }[] }[] | undefined,
): PortionOf {
  const single = new Set<string>();
  for (const { products } of menu ?? [])
    for (const { id, portions } of products) if (portions.length === 1) single.add(id);
  return ({ productId, portion }) => (single.has(productId) ? null : portion);
}
