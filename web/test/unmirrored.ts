import type { Page } from 'playwright-core';

/**
 * What of the open dialog does not stand mirrored where texts go from right to left: each control, heading and line of
 * it is as far from the right edge then as from the left one otherwise. What keeps a direction of its own, such as a
 * keypad, is left out.
 */
export function unmirrored(page: Page): Promise<string[]> {
  return page.evaluate(`(${findUnmirrored})()`);
}

/** Runs in the page. */
const findUnmirrored = `() => {
  const root = document.documentElement;
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  if (dialog === undefined) return [];
  const parts = [...dialog.querySelectorAll('button, a, input, select, h2, h3, p, li, legend')].filter(
    (part) => part.checkVisibility() && part.closest('.unseen') === null && part.closest('[dir]') === root,
  );
  const places = (isMirrored) => {
    const sheet = dialog.getBoundingClientRect();
    const from = (outer, inner) => isMirrored ? outer.right - inner.right : inner.left - outer.left;
    const screen = { left: 0, right: root.clientWidth };
    return [from(screen, sheet), ...parts.map((part) => from(sheet, part.getBoundingClientRect()))];
  };
  const before = places(false);
  root.dir = 'rtl';
  const after = places(true);
  root.dir = 'ltr';
  return [dialog, ...parts].flatMap((part, at) => {
    const name = part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 40);
    return Math.abs(before[at] - after[at]) < 2
      ? []
      : [part.tagName.toLowerCase() + ' "' + name + '" at ' + before[at] + ' from the left, ' + after[at] + ' from the right'];
  });
}`;
