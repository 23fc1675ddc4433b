import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { packColumns } from '../tickets/pack-columns.ts';

/**
 * Puts tickets into the order in which their cards fill the columns of the board. Without columns, the cards are below
 * each other, the oldest first. A new or growing card does not move the others: each card keeps its first measured
 * height until a ticket leaves.
 * @param place  the element whose children are the cards, in the returned order
 * @param size  the size of the cards
 */
export function usePackedTickets<Ticket extends { id: string }>(
  place: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[],
  size: string,
): readonly Ticket[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const packed = useMemo(() => sortByIds(tickets, order), [tickets, order]);
  const heights = useRef(new Map<string, number>());
  const pack = useEffectEvent((resetsHeights: boolean) => {
    const grid = place.current;
    if (grid === null) return;
    const ids = tickets.map(({ id }) => id);
    if (resetsHeights || [...heights.current.keys()].some((id) => !ids.includes(id))) heights.current.clear();
    const cards = [...grid.children] as HTMLElement[];
    for (const [at, { id }] of packed.entries())
      if (!heights.current.has(id)) heights.current.set(id, cards[at]!.offsetHeight);
    const next = hasColumns(grid) ? packedIds(grid, ids, heights.current) : ids;
    setOrder((before) => (before.join() === next.join() ? before : next));
  });
  useLayoutEffect(() => {
    const grid = place.current;
    if (grid === null) return;
    const resized = new ResizeObserver(() => pack(true));
    resized.observe(grid);
    return () => resized.disconnect();
  }, [place]);
  const ids = tickets.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards of another size have other heights
  useLayoutEffect(() => pack(true), [size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets have other places
  useLayoutEffect(() => pack(false), [ids]);
  return packed;
}

/** Sorts tickets by a list of ids; tickets that are not in the list come last. */
function sortByIds<Ticket extends { id: string }>(
  tickets: readonly Ticket[],
  order: readonly string[],
): readonly Ticket[] {
  const placeOf = new Map(order.map((id, at) => [id, at]));
  const at = ({ id }: Ticket) => placeOf.get(id) ?? order.length;
  return [...tickets].sort((a, b) => at(a) - at(b));
}

function hasColumns(grid: HTMLElement): boolean {
  return getComputedStyle(grid).columnWidth !== 'auto';
}

function packedIds(
  grid: HTMLElement,
  ids: readonly string[],
  heights: ReadonlyMap<string, number>,
): string[] {
  const { columnGap, paddingBlockStart, paddingBlockEnd } = getComputedStyle(grid);
  const room = grid.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
  const inTurn = ids.map((id) => heights.get(id)!);
  return packColumns(inTurn, room, Number.parseFloat(columnGap)).map((at) => ids[at]!);
}
