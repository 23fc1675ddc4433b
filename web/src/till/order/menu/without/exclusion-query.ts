import type { Allergen } from '../declared-allergens.ts';
import { normalizeForSearch } from '../search-words.ts';

export type { Allergen } from '../declared-allergens.ts';

/** The words of a language that mean *without*, and the names of allergens; lists are separated by commas. */
export interface ExclusionWords {
  /** Words before an allergen: *without nuts*. */
  before: string;
  /** Words after it, with or without a blank: *nut free*, *nussfrei*, *sütsüz*. */
  after: string;
  /** Words between two allergens: *nuts and milk*. */
  joins: string;
  /** More names of allergens; a word may mean several of them. */
  also: Readonly<Record<Allergen, string>>;
}

/** What a typed text asks for. */
export interface ExclusionQuery {
  /** Which allergens a dish must not contain; empty if the text only says *without*. */
  allergens: readonly Allergen[];
  /** The other words of the text, folded. */
  rest: string;
}

/** Reads typed texts in the words of a language; `null` for a text that does not say *without*. */
export function exclusionReader(
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
  // Arabic joins its *and* to the word.
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
 * A pattern that matches any of these words, the longest first; nothing if there are none. Folded words need
 * no escaping.
 */
function anyOf(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  return `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
}
