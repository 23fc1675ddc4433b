import { type RefCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Extent, type Place, zoomRange } from './plan-geometry.ts';

interface PlanZoom {
  /** The pixels of a square. */
  square: number;
  /** The ref for the element that scrolls. */
  view: RefCallback<HTMLElement>;
  mayGrow: boolean;
  mayShrink: boolean;
  zoomBy: (factor: number) => void;
  fit: () => void;
}

/** A point of the view, in pixels from its upper left corner. */
interface Point {
  x: number;
  y: number;
}

/**
 * The zoom of a plan. The point under the fingers or the pointer keeps its position.
 * @param isEdited  whether a person is editing the plan
 */
export function usePlanZoom(places: readonly Place[], extent: Extent, isEdited: boolean): PlanZoom {
  const [node, setNode] = useState<HTMLElement | null>(null);
  /** The chosen pixels of a square; `null`: the plan fills the view. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { least, most, fit } = zoomRange(places, extent, size, isEdited);
  const square = Math.min(Math.max(chosen ?? fit, least), most);
  const scroll = useRef<{ left: number; top: number } | null>(null);

  const zoomTo = (wanted: number, at: Point) => {
    if (node === null) return;
    const next = Math.min(Math.max(wanted, least), most);
    const along = (before: number, point: number) => (before + point) * (next / square) - point;
    scroll.current = { left: along(node.scrollLeft, at.x), top: along(node.scrollTop, at.y) };
    setChosen(next);
  };
  useLayoutEffect(() => {
    if (scroll.current !== null && square > 0) node?.scrollTo(scroll.current);
    scroll.current = null;
  }, [node, square]);

  const squareNow = useEffectEvent(() => square);
  const zoomByFingers = useEffectEvent(zoomTo);
  useLayoutEffect(() => {
    if (node === null) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(node);
    const ended = followGestures(
      node,
      () => squareNow(),
      (wanted, at) => zoomByFingers(wanted, at),
    );
    return () => {
      resized.disconnect();
      ended.abort();
    };
  }, [node]);

  return {
    square,
    view: setNode,
    mayGrow: square < most,
    mayShrink: square > least,
    zoomBy: (factor) => zoomTo(square * factor, { x: size.width / 2, y: size.height / 2 }),
    fit: () => setChosen(null),
  };
}

/** Zooms with two fingers, and with Ctrl and the wheel; browsers report two fingers on a touchpad like the latter. */
function followGestures(
  node: HTMLElement,
  squareNow: () => number,
  zoomTo: (square: number, at: Point) => void,
): AbortController {
  const ended = new AbortController();
  const options = { passive: false, signal: ended.signal };
  let pinch: { distance: number; square: number } | null = null;
  const pointOf = (x: number, y: number): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const begin = ({ touches: [a, b] }: TouchEvent) => {
    pinch = a && b ? { distance: distanceOf(a, b), square: squareNow() } : null;
  };
  node.addEventListener('touchstart', begin, options);
  node.addEventListener('touchend', begin, options);
  node.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches;
      if (pinch === null || !a || !b) return;
      event.preventDefault();
      const at = pointOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      zoomTo((pinch.square * distanceOf(a, b)) / pinch.distance, at);
    },
    options,
  );
  node.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(squareNow() * Math.exp(-event.deltaY / 300), pointOf(event.clientX, event.clientY));
    },
    options,
  );
  return ended;
}

function distanceOf(a: Touch, b: Touch): number {
  return Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1);
}
