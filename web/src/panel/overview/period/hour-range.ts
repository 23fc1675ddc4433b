/**
 * The hours from the first to the last of two days, those between them included, so that a chart shows quiet
 * hours as such.
 * @param hours  of each day, in its order: a day that begins at 10 ends with 0 and 1
 */
export function hourRange(...days: readonly (readonly number[])[]): number[] {
  const firsts = days.flatMap((hours) => hours.slice(0, 1));
  if (firsts.length === 0) return [];
  const first = Math.min(...firsts);
  const place = (hour: number) => (hour - first + 24) % 24;
  const last = Math.max(...days.flat().map(place));
  return Array.from({ length: last + 1 }, (_, hours) => (first + hours) % 24);
}

/** The hours of the kitchen in the order of a day, with those between them in which no round was ordered. */
export function withQuietHours<Preparation>(
  hours: readonly { hour: number; preparation: Preparation | null }[],
): { hour: number; preparation: Preparation | null }[] {
  return hourRange(hours.map(({ hour }) => hour)).map(
    (hour) => hours.find((one) => one.hour === hour) ?? { hour, preparation: null },
  );
}
