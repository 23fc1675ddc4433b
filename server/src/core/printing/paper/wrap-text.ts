/** A letter with the marks on it. */
const LETTERS = /\P{M}\p{M}*|^\p{M}+/gu;

/**
 * Breaks text into rows, at spaces if possible. A word that is too long for a row is broken at the end of the
 * row. Drops only the spaces at the breaks, and never separates a letter from its marks.
 * @param first  letters on the first row, at least 1
 * @param further  letters on every other row, at least 1
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
    // A word that is too long for any row begins on this row, so that a number does not stand alone before a
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
