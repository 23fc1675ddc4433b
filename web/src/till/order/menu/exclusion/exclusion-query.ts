import type { Allergen } from '../declared-allergens.ts';
import { normalizeForSearch } from '../search-words.ts';

export type { Allergen } from '../declared-allergens.ts';

/** The words of a language that mean *without*, and the names of allergens; lists are separated by commas. */
export interface ExclusionWords {
  /** Words before an allergen: *without nuts*. */
  before: string;
  /** Words after an allergen, with or without a space: *nut free*, *nussfrei*, *sütsüz*. */
  after: string;
  /** Words between two allergens: *nuts and milk*. */
  joins: string;
  /** Other names of allergens; one word may mean several allergens. */
  also: Readonly<Record<Allergen, string>>;
}

/** The parsed text of a search for dishes without an allergen. */
export interface ExclusionQuery {
  /** The allergens that a dish must not contain; empty if the text only says *without*. */
  allergens: readonly Allergen[];
  /** The other words of the text, normalized. */
  rest: string;
}

/** Returns a parser of typed texts in a language. It returns `null` if a text does not say *without*. */
export function createExclusionParser(
  names: Readonly<Record<Allergen, string>>,
  { before, after, joins, also }: ExclusionWords,
): (typed: string) => ExclusionQuery | null {
  const meant = new Map<string, Allergen[]>();
  for (const [allergen, name] of Object.entries(names) as [Allergen, string][])
    for (const called of new Set([name, ...also[allergen].split(',')].map(normalizeForSearch)))
      meant.set(called, [...(meant.get(called) ?? []), allergen]);
  const alone = [...wordsOf(before), ...wordsOf(after)];
  const joining = wordsOf(joins);
  const name = anyOf([...meant.keys()]);
  // In Arabic, *and* is joined to the next word.
  const list = `${name}(?: ${anyOf(joining)} ?${name})*`;
  const phrase = new RegExp(
    `(?<=^| )(?:${anyOf(wordsOf(before))} (${list})|(${list}) ?${anyOf(wordsOf(after))})(?= |$)`,
    'g',
  );
  const named = new RegExp(`${name}(?= |$)`, 'g');
  return (typed) => {
    const text = normalizeForSearch(typed);
    if (alone.includes(text)) return { allergens: [], rest: '' };
    const found = new Set<Allergen>();
    const rest = text.replace(phrase, (_, first?: string, second?: string) => {
      for (const [called] of (first ?? second)!.matchAll(named))
        for (const allergen of meant.get(called)!) found.add(allergen);
      return ' ';
    });
    if (found.size === 0) return null;
    const words = rest.split(' ').filter((word) => word !== '' && !joining.includes(word));
    return { allergens: [...found], rest: words.join(' ') };
  };
}

function wordsOf(list: string): string[] {
  return list.split(',').map(normalizeForSearch).filter(Boolean);
}

/**
 * A pattern that matches any of these words, the longest first; it matches nothing if there are none. Normalized words
 * need no escaping.
 */
function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  return `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
}
