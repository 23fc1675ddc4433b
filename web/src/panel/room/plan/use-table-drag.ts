import { type PointerEvent, useState } from 'react';
import { type Extent, movePlaceTo, type Place } from '../../../ui/plan/plan-geometry.ts';

/** A table that is being dragged. */
export interface DraggedTable {
  id: string;
  /** Where the table would be dropped; `null` while the pointer is not over the plan. */
  place: Place | null;
}

/** A pointer that moves less than this distance is a tap and not a drag. */
const TAP_PX = 6;
const EDGE_PX = 40;
const STEP_PX = 12;

/**
 * Drags a table with a pointer until it is lifted. Escape, a second finger, or the browser (for example to scroll)
 * cancels the drag.
 */
export function useTableDrag(
  extent: Extent,
  onDrop: (id: string, place: Place) => void,
): {
  dragged: DraggedTable | null;
  /** @param grabbed  whether the table is on the plan or in the list beside it, from where it is dragged by its middle */
  begin: (event: PointerEvent, id: string, size: Place, grabbed: 'OnPlan' | 'Beside') => void;
} {
  const [dragged, setDragged] = useState<DraggedTable | null>(null);
  const begin = (event: PointerEvent, id: string, size: Place, grabbed: 'OnPlan' | 'Beside') => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    const grip =
      grabbed === 'OnPlan'
        ? positionOnPlan(clientX, clientY, extent, size)
        : { x: size.width / 2, y: size.height / 2 };
    const ended = new AbortController();
    const { signal } = ended;
    let now: DraggedTable | null = null;
    const end = () => {
      ended.abort();
      setDragged(null);
    };
    const follow = ({ pointerId: moved, clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (moved !== pointerId || grip === null) return;
      if (now === null && Math.hypot(x - clientX, y - clientY) < TAP_PX) return;
      scrollAtEdge(x, y);
      const at = positionOnPlan(x, y, extent, { x: 0, y: 0 });
      now = { id, place: at === null ? null : movePlaceTo(size, at.x - grip.x, at.y - grip.y) };
      setDragged(now);
    };
    const drop = ({ pointerId: lifted }: globalThis.PointerEvent) => {
      if (lifted !== pointerId) return;
      end();
      if (now === null) return;
      ignoreNextClick();
      if (now.place !== null) onDrop(id, now.place);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('pointerdown', end, { signal, capture: true });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };
  return { dragged, begin };
}

/** The position of a screen point on the plan, in squares relative to `from`; `null` outside the visible plan. */
function positionOnPlan(
  clientX: number,
  clientY: number,
  extent: Extent,
  from: { x: number; y: number },
): { x: number; y: number } | null {
  const sheet = document.querySelector('[data-sheet]');
  const view = sheet?.parentElement?.getBoundingClientRect();
  if (!sheet || !view) return null;
  if (clientX < view.left || clientX > view.right || clientY < view.top || clientY > view.bottom) return null;
  const { left, top, width } = sheet.getBoundingClientRect();
  const square = width / extent.width;
  return {
    x: (clientX - left) / square + extent.x - from.x,
    y: (clientY - top) / square + extent.y - from.y,
  };
}

/** Scrolls the plan if the pointer is near one of its edges. */
function scrollAtEdge(x: number, y: number): void {
  const view = document.querySelector('[data-plan]');
  if (view === null) return;
  const { left, right, top, bottom } = view.getBoundingClientRect();
  const step = (at: number, from: number, to: number) =>
    at > to - EDGE_PX ? STEP_PX : at < from + EDGE_PX ? -STEP_PX : 0;
  view.scrollBy(step(x, left, right), step(y, top, bottom));
}

/** Ignores the click event that the browser sends after a drag. */
function ignoreNextClick(): void {
  const swallowed = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: swallowed.signal });
  setTimeout(() => swallowed.abort());
}
