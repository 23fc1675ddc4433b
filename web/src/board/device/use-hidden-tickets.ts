import { type RefObject, useEffect, useState } from 'react';

/**
 * How many children of a scrolling element are completely out of view. An IntersectionObserver counts them, so that
 * taps are not delayed.
 * @param children  any value that changes when the children change
 */
export function useHiddenTickets(place: RefObject<HTMLElement | null>, children: unknown): number {
  const [outside, setOutside] = useState<ReadonlySet<Element>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are observed again
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    const observer = new IntersectionObserver(
      (entries) => setOutside((before) => outsideAfter(before, entries)),
      { root, rootMargin: NO_EDGE },
    );
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, [place, children]);
  return outside.size;
}

function outsideAfter(
  before: ReadonlySet<Element>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<Element> {
  const after = new Set([...before].filter((element) => element.isConnected));
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) after.delete(target);
    else after.add(target);
  }
  return after.size === before.size && [...after].every((element) => before.has(element)) ? before : after;
}

/** Shrinks the visible area: a child that begins exactly at its edge would count as visible. */
const NO_EDGE = '-8px';

const NONE: ReadonlySet<Element> = new Set();
