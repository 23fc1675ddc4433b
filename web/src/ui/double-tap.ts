/** A finger that taps twice moves no more than this, in pixels. */
const SAME_PLACE = 24;

/**
 * Drops the second half of a double tap if it falls on something that has just replaced the tapped element:
 * the person has not seen it yet. Taps on one control, however quick, all count. @returns a function that
 * stops it
 */
export function dropStrayTaps(): () => void {
  let last: { control: Element | null; x: number; y: number } | null = null;
  const look = (event: MouseEvent) => {
    // A key, or a label that presses its control.
    if (event.detail === 0) return;
    const control = event.target instanceof Element ? event.target.closest('button, a, label') : null;
    const isSecond =
      event.detail > 1 &&
      last !== null &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < SAME_PLACE;
    if (isSecond && control !== null && control !== last?.control) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = { control, x: event.clientX, y: event.clientY };
  };
  addEventListener('click', look, { capture: true });
  return () => removeEventListener('click', look, { capture: true });
}
