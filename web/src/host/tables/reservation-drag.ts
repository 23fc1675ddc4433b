import { type PointerEvent, useSyncExternalStore } from 'react';
import type { SeatableReservation } from './table-choices.ts';

/** A reservation that is being dragged, and the position of the pointer. */
interface Dragged {
  reservation: SeatableReservation & { customer: { name: string } };
  x: number;
  y: number;
  /** The id of the table under the pointer, if it accepts the reservation. */
  tableId: string | null;
}

/** The reservation that is being dragged; only one at a time. */
let dragged: Dragged | null = null;
const listeners = new Set<() => void>();

function change(next: Dragged | null): void {
  dragged = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reservation that is being dragged; `null` if there is none. */
export function useDraggedReservation(): Dragged | null {
  return useSyncExternalStore(subscribe, () => dragged);
}

/** A pointer that moves less than this, in pixels, taps instead of dragging. */
const TAP_PX = 6;

/** The attribute with the id of a table that accepts the dragged reservation. */
export const DROP_TABLE_ATTRIBUTE = 'data-open-table';

/**
 * Follows a pointer that went down on a reservation until it is lifted. If it moves, it drags the reservation. If it is
 * lifted over a table that accepts the reservation, `onDrop` is called. Escape or a cancelled pointer ends the drag.
 */
export function followDrag(
  { pointerId, clientX, clientY }: PointerEvent,
  reservation: Dragged['reservation'],
  onDrop: (tableId: string) => void,
): void {
  const ended = new AbortController();
  const { signal } = ended;
  const isOther = (event: globalThis.PointerEvent) => event.pointerId !== pointerId;
  const end = () => {
    ended.abort();
    change(null);
  };
  addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y } = event;
      if (isOther(event)) return;
      if (dragged === null && Math.hypot(x - clientX, y - clientY) < TAP_PX) return;
      const under = document.elementFromPoint(x, y);
      const table = under?.closest(`[${DROP_TABLE_ATTRIBUTE}]`);
      scrollAtEdge(under?.closest('[data-dragging]'), x, y);
      scrollAtEdge(under?.closest('[data-plan]'), x, y);
      change({ reservation, x, y, tableId: table?.getAttribute(DROP_TABLE_ATTRIBUTE) ?? null });
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return;
      const drop = dragged;
      end();
      if (drop === null) return;
      // The click that follows a drag must not count as a tap.
      const swallowed = new AbortController();
      addEventListener('click', swallow, { capture: true, signal: swallowed.signal });
      setTimeout(() => swallowed.abort());
      if (drop.tableId !== null) onDrop(drop.tableId);
    },
    { signal },
  );
  addEventListener('pointercancel', (event) => isOther(event) || end(), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

/** Scrolls the tables while the pointer is near one of their edges. */
function scrollAtEdge(tables: Element | null | undefined, x: number, y: number): void {
  if (!tables) return;
  const { left, right, top, bottom } = tables.getBoundingClientRect();
  const step = (at: number, from: number, to: number) =>
    at > to - EDGE_PX ? STEP_PX : at < from + EDGE_PX ? -STEP_PX : 0;
  tables.scrollBy(step(x, left, right), step(y, top, bottom));
}

const EDGE_PX = 64;
const STEP_PX = 16;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
