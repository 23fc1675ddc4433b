/** The second tap of a double tap is at most this many pixels away. */
const SAME_PLACE_PX = 24;

/**
 * Ignores the second tap of a double tap if it hits an element that has just replaced the tapped one: the person has
 * not seen it yet. All taps on the same control count.
 * @returns a function that stops it
 */
export function dropStrayTaps(): () => void {
  let last: { control: Element | null; x: number; y: number } | null = null;
  const onClick = (event: MouseEvent) => {
    // Ignores clicks that come from a key, or from a label that clicks its control.
    if (event.detail === 0) return;
    const control = event.target instanceof Element ? event.target.closest('button, a, label') : null;
    const isSecond =
      event.detail > 1 &&
      last !== null &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < SAME_PLACE_PX;
    if (isSecond && control !== null && control !== last?.control) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = { control, x: event.clientX, y: event.clientY };
  };
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}
