/** A letter with its combining marks. */
const LETTERS = /\P{M}\p{M}*|^\p{M}+/gu;

/**
 * Breaks text into rows, at spaces if possible. A word that is too long for a row is broken at the end of the row. Only spaces at
 * breaks are dropped, and a letter is never separated from its combining marks.
 * @param first  the most letters on the first row, at least 1
 * @param further  the most letters on every other row, at least 1
 */
export function wrapText(text: string, first: number, further: number): string[] {
  const rows: string[] = [];
  let row: string[] = [];
  const room = () => (rows.length === 0 ? first : further);
  const endRow = () => {
    rows.push(row.join(''));
    row = [];
  };
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const letters = word.match(LETTERS) ?? [];
    const space = row.length === 0 ? [] : [' '];
    if (row.length + space.length + letters.length <= room()) {
      row.push(...space, ...letters);
      continue;
    }
    // A word that is too long for any row begins on the present row, so that a quantity is not alone on the row before a
    // long name.
    if (letters.length > further && row.length + 1 < room()) row.push(...space);
    else if (row.length > 0) endRow();
    for (const letter of letters) {
      if (row.length === room()) endRow();
      row.push(letter);
    }
  }
  if (row.length > 0) endRow();
  return rows;
}
