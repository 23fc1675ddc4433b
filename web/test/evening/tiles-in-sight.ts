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

/** Texts of the elements of which a person sees a part: they reach over an edge that cuts them. */
export function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const isUnseen = (one: Element) =>
      one.closest('.unseen') !== null || getComputedStyle(one).fontSize === '0px';
    const isHidden = (one: Element | null, end: Element): boolean =>
      one !== null &&
      one !== end &&
      (getComputedStyle(one).clipPath !== 'none' || isHidden(one.parentElement, end));
    /** The elements around a text that cut it, up to the element itself. */
    const edgesOf = (one: Element | null, end: Element): Element[] => {
      if (one === null) return [];
      const cuts = one === end || getComputedStyle(one).overflowX !== 'visible';
      return [...(cuts ? [one] : []), ...(one === end ? [] : edgesOf(one.parentElement, end))];
    };
    const cut: string[] = [];
    for (const element of all) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement!;
        if (isUnseen(parent) || isHidden(parent, element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const edges = edgesOf(parent, element).map((edge) => edge.getBoundingClientRect());
        const isOut = edges.some(
          (edge) => left >= edge.right || right <= edge.left || top >= edge.bottom - 2 || bottom <= edge.top,
        );
        // The boxes of letters are higher than their lines.
        const isWhole = edges.every(
          (edge) =>
            left >= edge.left - 1 &&
            right <= edge.right + 1 &&
            top >= edge.top - 4 &&
            bottom <= edge.bottom + 4,
        );
        if (!isOut && !isWhole) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });
}
