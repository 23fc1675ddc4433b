import type { Locator } from 'playwright-core';

/** How many of the elements are wholly in sight, and the texts of those that are cut off or covered. */
export function inSight(elements: Locator): Promise<{ seen: number; cut: string[] }> {
  return elements.evaluateAll((all) => {
    const cut = all.filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return true;
      return [top + 3, bottom - 3].some(
        (y) => !one.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    return { seen: all.length - cut.length, cut: cut.map(({ textContent }) => textContent ?? '') };
  });
}
