import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

const LONG_MS = 450;
/** A finger that moves farther scrolls. */
const STILL_PX = 10;

/**
 * Tells a long press from a tap, also where the system has no menu for it. A right click counts as one.
 * @returns the handlers of the element; its click is swallowed after a long press
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
