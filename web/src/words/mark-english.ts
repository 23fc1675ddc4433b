/*
 * A text that a language lacks is shown in English. This marks it with `lang`, so that screen readers speak it as
 * English. The build adds it to the languages that lack texts, and to no other.
 */

/** By the language of the page, what its English texts look like. */
const LOOKS = new Map<string, RegExp[]>();

/** What has a `lang` from here. */
const MARKED = new WeakSet<Element>();

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];

/**
 * Marks English texts while the page is in a language that lacks them.
 * @param looks  regular expressions, each for a whole text
 */
export function markEnglish(language: string, looks: readonly string[]): void {
  if (LOOKS.size === 0) followPage();
  LOOKS.set(language, [...(LOOKS.get(language) ?? []), new RegExp(`^(?:${looks.join('|')})$`, 's')]);
}

function followPage(): void {
  const page = document.documentElement;
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // Another language of the page may have the texts that stay.
      if (target === page) markWithin(page);
      const element = target instanceof Element ? target : target.parentElement;
      if (element !== null) mark(element);
      for (const node of addedNodes) if (node instanceof Element) markWithin(node);
    }
  }).observe(page, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeFilter: [...NAMES, 'lang'] },
  });
}

function markWithin(element: Element): void {
  mark(element);
  for (const one of element.querySelectorAll('*')) mark(one);
}

function mark(element: Element): void {
  if (hasEnglish(element)) {
    if (element.hasAttribute('lang')) return;
    element.setAttribute('lang', 'en');
    MARKED.add(element);
  } else if (MARKED.delete(element)) element.removeAttribute('lang');
}

/** A name of what has texts inside is not looked at: `lang` would be for those, too. */
function hasEnglish(element: Element): boolean {
  if (element.textContent === '') return NAMES.some((name) => isEnglish(element.getAttribute(name)));
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && isEnglish(node.nodeValue),
  );
}

function isEnglish(text: string | null): boolean {
  if (text === null || text === '') return false;
  return (LOOKS.get(document.documentElement.lang) ?? []).some((looks) => looks.test(text));
}
