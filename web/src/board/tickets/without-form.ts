/**
 * An ingredient in capitals, for the bar that says to leave it out; and the vowel that its last one asks for in a
 * Turkish suffix: SOĞANSIZ, BİBERSİZ, NOHUTSUZ, PÜRESİZ.
 */
export function withoutForm(ingredient: string, locale: string): { name: string; vowel: Vowel } {
  const name = ingredient.trim().toLocaleUpperCase(locale);
  const last = ingredient.toLocaleLowerCase('tr').match(/[aıoueiöü](?=[^aıoueiöü]*$)/)?.[0];
  return { name, vowel: VOWELS[last ?? ''] ?? 'i' };
}

type Vowel = 'ı' | 'i' | 'u' | 'ü';

const VOWELS: Record<string, Vowel> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' };
