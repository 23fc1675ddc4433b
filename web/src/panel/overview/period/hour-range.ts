/**
 * All hours from the first to the last hour of several days. Hours without figures are included, so that a chart shows
 * them as quiet.
 * @param days  the hours of each day in the order of its business day, which may begin with 10 and end with 0 and 1
 */
export function hourRange(...days: readonly (readonly number[])[]): number[] {
  const firsts = days.flatMap((hours) => hours.slice(0, 1));
  if (firsts.length === 0) return [];
  const first = Math.min(...firsts);
  const place = (hour: number) => (hour - first + 24) % 24;
  const last = Math.max(...days.flat().map(place));
  return Array.from({ length: last + 1 }, (_, hours) => (first + hours) % 24);
}

/** The figures of the kitchen by hour, in the order of the day. Hours between them without a round are added. */
export function fillQuietHours<Preparation>(
  hours: readonly { hour: number; preparation: Preparation | null }[],
): { hour: number; preparation: Preparation | null }[] {
  return hourRange(hours.map(({ hour }) => hour)).map(
    (hour) => hours.find((one) => one.hour === hour) ?? { hour, preparation: null },
  );
}
