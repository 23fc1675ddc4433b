/** Letters that do not come apart into a plain letter and a mark, and those that Persian and Arabic write in two ways. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' },
  ...{ ک: 'ك', ی: 'ي', ى: 'ي' },
};

/** Text without case, accents and spaces around it: `IŞIK`, `ışık` and `isik` are one. */
export function foldText(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ıßæœøđłکیى]/g, (letter) => PLAIN[letter]!);
}
