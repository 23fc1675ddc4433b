const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * The last focused element of a person who uses the keyboard, with the focusable elements around it in order, and its
 * page.
 */
interface Place {
  element: HTMLElement;
  order: HTMLElement[];
  /** The list item or article that contains the element. */
  row: Element | null;
  heading: Element | null;
}

const SHEET = '[role="dialog"]';

/**
 * If the focused element is removed or disabled, moves the focus to the next element, or to the heading of a new page.
 * Examples are a removed row, the button of a saved form, and a link to another page. Does nothing for people who tap
 * or click.
 * @param page  the screen; its sheets are elsewhere in the document
 * @returns a function that stops it
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
    if (sheet !== undefined)
      return (placeInSheet?.heading === sheet ? nearestFocusable(placeInSheet) : sheet)?.focus();
    if (place === null) return;
    const next = place.heading?.isConnected === true ? nearestFocusable(place) : headingOfPage();
    if (next === null) return;
    if (next.tagName === 'H1') next.tabIndex = -1;
    next.focus();
  };
  const observer = new MutationObserver(() => {
    if (!isAtKeyboard || document.activeElement !== document.body) return;
    cancelAnimationFrame(frame);
    // Waits a frame, because a dialog that closes gives the focus back itself.
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

/**
 * The element itself if it can have the focus again. Otherwise the nearest remaining element: first in the same row,
 * and first behind it.
 */
function nearestFocusable({ element, order, row, heading }: Place): HTMLElement | null {
  const isThere = (one: HTMLElement) => one.isConnected && one.matches(FOCUSABLE);
  if (isThere(element)) return element;
  // A disabled button may be enabled again, or removed.
  if (element.isConnected) return null;
  const at = order.indexOf(element);
  const near = [...order.slice(at + 1), ...order.slice(0, at).reverse()].filter(isThere);
  return near.find((one) => row?.contains(one)) ?? near[0] ?? (heading as HTMLElement | null);
}
