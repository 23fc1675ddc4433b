/** The highest seat number that the service accepts. */
export const MOST_SEATS = 99;

/** The number of seats to offer if the number of guests is not known. */
const DEFAULT_SEATS = 4;

/** How many seats to offer: one for each guest, and at least as many as the highest seat of a line. */
export function seatCount(
  guests: number | null,
  lines: readonly { seat?: number | null }[],
  chosen: number | null = null,
): number {
  const named = lines.map(({ seat }) => seat ?? 0);
  return Math.min(MOST_SEATS, Math.max(guests ?? DEFAULT_SEATS, chosen ?? 0, ...named));
}

/** Whether any line has a seat. */
export function hasSeats(lines: readonly { seat?: number | null }[]): boolean {
  return lines.some(({ seat }) => (seat ?? null) !== null);
}
