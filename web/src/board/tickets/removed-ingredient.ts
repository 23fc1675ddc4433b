/**
 * A removed ingredient in capitals, as the board shows it, and the vowel of the Turkish suffix for *without*. The last
 * vowel of the ingredient decides: SOĞANSIZ, BİBERSİZ, NOHUTSUZ, PÜRESİZ.
 */
export function formatRemovedIngredient(ingredient: string, locale: string): { name: string; vowel: Vowel } {
  const name = ingredient.trim().toLocaleUpperCase(locale);
  const last = ingredient.toLocaleLowerCase('tr').match(/[aıoueiöü](?=[^aıoueiöü]*$)/)?.[0];
  return { name, vowel: VOWELS[last ?? ''] ?? 'i' };
}

type Vowel = 'ı' | 'i' | 'u' | 'ü';

const VOWELS: Record<string, Vowel> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' };
