const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where a person at the keyboard was last: the element, those around it in their order, and the page. */
interface Place {
  element: HTMLElement;
  order: HTMLElement[];
  heading: Element | null;
}

/**
 * Keeps the place of a person at the keyboard when what had the focus goes away, as a removed row, a saved form's
 * button or the page before. The focus then moves to what comes next, or to the heading of the new page. Whoever
 * taps or clicks is left alone.
 * @returns ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  let place: Place | null = null;
  let isAtKeyboard = false;
  let frame = 0;

  const headingOfPage = () => page.querySelector<HTMLElement>('h1');
  const noteKey = () => {
    isAtKeyboard = true;
  };
  const notePointer = () => {
    isAtKeyboard = false;
  };
  const noteFocus = ({ target }: FocusEvent) => {
    if (!isAtKeyboard || !(target instanceof HTMLElement)) return;
    const order = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)];
    place = { element: target, order, heading: headingOfPage() };
  };
  const restore = () => {
    if (!isAtKeyboard || place === null || document.activeElement !== document.body) return;
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    if (dialog !== null) return dialog.focus();
    const next = place.heading?.isConnected === true ? nextTo(place) : headingOfPage();
    if (next === null) return;
    if (next.tagName === 'H1') next.tabIndex = -1;
    next.focus();
  };
  const observer = new MutationObserver(() => {
    if (place === null || document.activeElement !== document.body) return;
    cancelAnimationFrame(frame);
    // A dialog that closes gives the focus back by itself.
    frame = requestAnimationFrame(restore);
  });

  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('keydown', noteKey, true);
  addEventListener('pointerdown', notePointer, true);
  page.addEventListener('focusin', noteFocus);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('keydown', noteKey, true);
    removeEventListener('pointerdown', notePointer, true);
    page.removeEventListener('focusin', noteFocus);
  };
}

/** The element itself if it can have the focus again, else the next one that is left, else the one before. */
function nextTo({ element, order, heading }: Place): HTMLElement | null {
  const isThere = (one: HTMLElement) => one.isConnected && one.matches(FOCUSABLE);
  if (isThere(element)) return element;
  // A button that waits for an answer comes back, or goes.
  if (element.isConnected) return null;
  const at = order.indexOf(element);
  return (
    order.slice(at + 1).find(isThere) ??
    order.slice(0, at).findLast(isThere) ??
    (heading as HTMLElement | null)
  );
}
