import { type PointerEvent, useState } from 'react';
import { type Extent, movePlaceTo, type Place } from '../../../ui/plan/plan-geometry.ts';

/** A table on its way over the plan. */
export interface DraggedTable {
  id: string;
  /** `null` while the pointer is not over the plan. */
  place: Place | null;
}

/** A pointer that moves less than this means to tap. */
const TAP_PX = 6;
const EDGE_PX = 40;
const STEP_PX = 12;

/**
 * Follows a pointer from where it went down on a table until it is lifted. Escape, a second finger, and whatever the browser does
 * with the pointer instead, end it.
 */
export function useTableDrag(
  extent: Extent,
  onDrop: (id: string, place: Place) => void,
): {
  dragged: DraggedTable | null;
  /** @param grabbed  where the table is on the plan; from beside the plan it is held in its middle */
  begin: (event: PointerEvent, id: string, size: Place, grabbed: 'OnPlan' | 'Beside') => void;
} {
  const [dragged, setDragged] = useState<DraggedTable | null>(null);
  const begin = (event: PointerEvent, id: string, size: Place, grabbed: 'OnPlan' | 'Beside') => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    const grip =
      grabbed === 'OnPlan'
        ? squaresAt(clientX, clientY, extent, size)
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
      const at = squaresAt(x, y, extent, { x: 0, y: 0 });
      now = { id, place: at === null ? null : movePlaceTo(size, at.x - grip.x, at.y - grip.y) };
      setDragged(now);
    };
    const drop = ({ pointerId: lifted }: globalThis.PointerEvent) => {
      if (lifted !== pointerId) return;
      end();
      if (now === null) return;
      swallowClick();
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

/** Where a point of the screen is on the plan, counted from a place; `null` beside what is seen of the plan. */
function squaresAt(
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

/** The plan scrolls while the pointer moves at one of its edges. */
function scrollAtEdge(x: number, y: number): void {
  const view = document.querySelector('[data-plan]');
  if (view === null) return;
  const { left, right, top, bottom } = view.getBoundingClientRect();
  const step = (at: number, from: number, to: number) =>
    at > to - EDGE_PX ? STEP_PX : at < from + EDGE_PX ? -STEP_PX : 0;
  view.scrollBy(step(x, left, right), step(y, top, bottom));
}

/** What was dragged was not tapped. */
function swallowClick(): void {
  const swallowed = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: swallowed.signal });
  setTimeout(() => swallowed.abort());
}
