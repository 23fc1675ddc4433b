/** Text without case, accents and spaces around it: `IŞIK`, `ışık` and `isik` are one. */
export function foldText(text: string): string {
  return text
    .trim()
    .replace(/[İIı]/g, 'i')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
