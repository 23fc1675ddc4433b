/*
 * If a language lacks a text, the page shows the English one. This file marks such texts with `lang`, so that screen
 * readers speak them as English. The build adds it only to languages that lack texts.
 */

/** By the language of the page, the patterns of its texts that are in English. */
const LOOKS = new Map<string, RegExp[]>();

/** The elements whose `lang` was set by this file. */
const MARKED = new WeakSet<Element>();

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];

/**
 * Marks English texts while the page is in a language that lacks them.
 * @param looks  regular expressions, each of which matches a whole text
 */
export function markEnglish(language: string, looks: readonly string[]): void {
  if (LOOKS.size === 0) followPage();
  LOOKS.set(language, [...(LOOKS.get(language) ?? []), new RegExp(`^(?:${looks.join('|')})$`, 's')]);
}

function followPage(): void {
  const page = document.documentElement;
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // The page has another language now: it may have texts that the previous one lacked.
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

/**
 * Whether an element contains an English text. Its attributes count only if it is empty: `lang` would also apply to the
 * texts inside.
 */
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
