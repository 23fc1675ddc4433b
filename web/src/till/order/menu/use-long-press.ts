import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

const LONG_MS = 450;
/** A finger that moves farther than this is scrolling. */
const STILL_PX = 10;

/**
 * Distinguishes a long press from a tap, also on systems without a menu for it. A right click counts as a long press.
 * @returns the handlers of the element; after a long press, its click is ignored
 */
export function useLongPress(onLongPress: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isDone = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const press = () => {
    stop();
    if (isDone.current) return;
    isDone.current = true;
    onLongPress();
  };
  return {
    onPointerDown: ({ clientX, clientY, pointerType, button }: PointerEvent) => {
      isDone.current = false;
      start.current = { x: clientX, y: clientY };
      stop();
      if (pointerType !== 'mouse' && button === 0) timer.current = setTimeout(press, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: SyntheticEvent) => {
      event.preventDefault();
      press();
    },
    onClick: () => {
      stop();
      if (isDone.current) {
        isDone.current = false;
        return;
      }
      onTap();
    },
  };
}
