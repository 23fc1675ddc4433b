const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where a person at the keyboard was last: the element, those around it in their order, and the page. */
interface Place {
  element: HTMLElement;
  order: HTMLElement[];
  /** What it is a part of, as a row of a list. */
  row: Element | null;
  heading: Element | null;
}

const SHEET = '[role="dialog"]';

/**
 * Keeps the place of a person at the keyboard when the focused element goes away or is disabled, such as a removed row, a
 * saved form's button or the previous page. The focus then moves to the next element, or to the heading of the new page.
 * Does nothing for taps and clicks.
 * @param page  the screen; its sheets are elsewhere in the document
 * @returns ends it
 */
export function keepFocus(page: HTMLDivElement): () => void {
  let place: Place | null = null;
  let placeInSheet: Place | null = null;
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
    const sheet = target.closest(SHEET);
    const order = [...(sheet ?? page).querySelectorAll<HTMLElement>(FOCUSABLE)];
    const at = { element: target, order, row: target.closest('li, article') };
    if (sheet !== null) placeInSheet = { ...at, heading: sheet };
    else if (page.contains(target)) place = { ...at, heading: headingOfPage() };
  };
  const restore = () => {
    if (!isAtKeyboard || document.activeElement !== document.body) return;
    const sheet = [...document.querySelectorAll<HTMLElement>(SHEET)].at(-1);
    if (sheet !== undefined) return (placeInSheet?.heading === sheet ? nextTo(placeInSheet) : sheet)?.focus();
    if (place === null) return;
    const next = place.heading?.isConnected === true ? nextTo(place) : headingOfPage();
    if (next === null) return;
    if (next.tagName === 'H1') next.tabIndex = -1;
    next.focus();
  };
  const observer = new MutationObserver(() => {
    if (!isAtKeyboard || document.activeElement !== document.body) return;
    cancelAnimationFrame(frame);
    // A dialog that closes gives the focus back automatically.
    frame = requestAnimationFrame(restore);
  });

  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('keydown', noteKey, true);
  addEventListener('pointerdown', notePointer, true);
  addEventListener('focusin', noteFocus);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('keydown', noteKey, true);
    removeEventListener('pointerdown', notePointer, true);
    removeEventListener('focusin', noteFocus);
  };
}

/** The element itself if it can have the focus again, else what is left next to it: in its row first, what comes next first. */
function nextTo({ element, order, row, heading }: Place): HTMLElement | null {
  const isThere = (one: HTMLElement) => one.isConnected && one.matches(FOCUSABLE);
  if (isThere(element)) return element;
  // A button that waits for an answer comes back, or goes.
  if (element.isConnected) return null;
  const at = order.indexOf(element);
  const near = [...order.slice(at + 1), ...order.slice(0, at).reverse()].filter(isThere);
  return near.find((one) => row?.contains(one)) ?? near[0] ?? (heading as HTMLElement | null);
}
