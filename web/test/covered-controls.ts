import type { Page } from 'playwright-core';

/**
 * What on a page cannot be pressed where it is seen, because something else lies over it. Every control in view is
 * hit at its centre and near its corners, as the page is and scrolled to its end. Of a dialog that is open only its own
 * controls count.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  for (const end of [false, true]) {
    await page.evaluate(`(${scrollAll})(${end})`);
    for (const fault of (await page.evaluate(`(${findCovered})()`)) as string[]) faults.add(fault);
  }
  await page.evaluate(`(${scrollAll})(false)`);
  return [...faults];
}

/** Scrolls all that scrolls to its end, or to its beginning. Runs in the page. */
const scrollAll = `(end) => {
  for (const element of document.querySelectorAll('*'))
    if (element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible')
      element.scrollTo({ top: end ? element.scrollHeight : 0, behavior: 'instant' });
}`;

/** Runs in the page. */
const findCovered = `() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button]';
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const isSeen = (control) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !control.matches(':disabled') && control.closest('[inert], .unseen') === null;
  const seenPart = (control) => {
    let { left, top, right, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const within = (area) => {
      left = Math.max(left, area.left); top = Math.max(top, area.top);
      right = Math.min(right, area.right); bottom = Math.min(bottom, area.bottom);
    };
    for (let around = control.parentElement; around !== null; around = around.parentElement)
      if (getComputedStyle(around).overflow !== 'visible') within(around.getBoundingClientRect());
    within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return { left, top, width: right - left, height: bottom - top };
  };
  const isOf = (control, hit) => {
    if (control.contains(hit) || hit.contains(control)) return true;
    return [...(control.labels ?? [])].some((label) => label.contains(hit) || hit.contains(label));
  };
  const nameOf = (element) => {
    const control = element.closest(CONTROLS) ?? element;
    const text = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.name);
    return control.tagName.toLowerCase() + ' "' + String(text).slice(0, 60) + '"';
  };
  const faults = [];
  for (const control of (dialog ?? document).querySelectorAll(CONTROLS)) {
    if (!isSeen(control)) continue;
    const { left, top, width, height } = seenPart(control);
    // A narrower strip at the edge of what scrolls is not aimed at, and the edge lies within a pixel.
    if (width < 10 || height < 10) continue;
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      if (hit === null || isOf(control, hit)) continue;
      faults.push(nameOf(control) + ' lies under ' + nameOf(hit));
      break;
    }
  }
  return faults;
}`;
