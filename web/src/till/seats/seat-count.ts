/** The most seats that the service tells apart. */
export const MOST_SEATS = 99;

/** Offered at a table of which no one said how many guests it has. */
const USUAL = 4;

/** How many seats are offered: one for each guest, and every one that a line names. */
export function seatCount(
  guests: number | null,
  lines: readonly { seat?: number | null }[],
  chosen: number | null = null,
): number {
  const named = lines.map(({ seat }) => seat ?? 0);
  return Math.min(MOST_SEATS, Math.max(guests ?? USUAL, chosen ?? 0, ...named));
}

/** Whether a line names a seat. */
export function hasSeats(lines: readonly { seat?: number | null }[]): boolean {
  return lines.some(({ seat }) => (seat ?? null) !== null);
}
