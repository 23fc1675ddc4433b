/**
 * The order of cards when they fill columns from the top. A short card goes below older cards if there is room. The
 * first cards of the columns are in order of age.
 * @see docs/decisions/0227-short-tickets-fill-columns.md
 * @param heights  the heights of the cards, the oldest first
 * @param room  the height of a column
 * @param gap  the space between two cards of a column
 * @returns the indexes of the cards in `heights`, column by column
 */
export function packColumns(heights: readonly number[], room: number, gap: number): number[] {
  const columns: { places: number[]; left: number }[] = [];
  for (const [place, height] of heights.entries()) {
    const column = columns.find(({ left }) => height <= left);
    // A card that is higher than a column continues in the next columns.
    if (column === undefined) columns.push({ places: [place], left: room - (height % room || room) - gap });
    else {
      column.places.push(place);
      column.left -= height + gap;
    }
  }
  return columns.flatMap(({ places }) => places);
}
