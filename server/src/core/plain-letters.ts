/** Lower case without accents; the dotless `ı` is an `i`: `IŞIK`, `Işık` and `isik` are one. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** The text of a search as names are compared with it. */
export function searchedWords(text: string): string {
  return plainLetters(text).trim().replaceAll(/\s+/g, ' ');
}
