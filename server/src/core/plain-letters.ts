/** Letters that do not come apart into a plain letter and a mark, and those that Persian and Arabic write in two ways. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' },
  ...{ ک: 'ك', ی: 'ي', ى: 'ي' },
};

/** Lower case without accents: `IŞIK`, `Işık` and `isik` are one, and so are `Weißbier` and `weissbier`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæœøđłکیى]/g, (letter) => PLAIN[letter]!);
}

/** The text of a search as names are compared with it. */
export function searchedWords(text: string): string {
  return plainLetters(text).trim().replaceAll(/\s+/g, ' ');
}
