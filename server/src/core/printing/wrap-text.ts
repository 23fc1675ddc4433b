/** A letter with the marks on it. */
const LETTERS = /\P{M}\p{M}*|^\p{M}+/gu;

/**
 * Breaks text into rows, at spaces where it can: a word too long for a row is broken where the row ends. Nothing but the
 * spaces at the breaks is left out, and a letter is never parted from its marks.
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
    // What fits on no row begins on this one, so that a number is not left alone before a long name.
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
