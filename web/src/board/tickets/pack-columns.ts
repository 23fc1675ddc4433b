/**
 * The order in which cards fill columns from the top, so that a short one is below older ones that leave room for it. Columns begin
 * with the oldest ones in their order, and go from older to younger.
 * @see docs/decisions/0227-short-tickets-fill-columns.md
 * @param heights  of the cards, the oldest first
 * @param room  the height of a column
 * @param gap  between two cards of a column
 * @returns  the places of the cards in `heights`, column by column
 */
export function packColumns(heights: readonly number[], room: number, gap: number): number[] {
  const columns: { places: number[]; left: number }[] = [];
  for (const [place, height] of heights.entries()) {
    const column = columns.find(({ left }) => height <= left);
    // A card that is higher than a column continues in the next ones.
    if (column === undefined) columns.push({ places: [place], left: room - (height % room || room) - gap });
    else {
      column.places.push(place);
      column.left -= height + gap;
    }
  }
  return columns.flatMap(({ places }) => places);
}
