/**
 * Reads a typed time of day: `9`, `930`, `9:30` or `21.30`, on a clock of 24 hours.
 * @returns `HH:mm`; an empty text if nothing is typed; `null` if it is not a time
 */
export function parseTime(text: string): string | null {
  const said = text.trim();
  if (said === '') return '';
  const found = /^(\d{1,2})[.:\s]?(\d{2})?$/.exec(said);
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Like `parseTime`, for the end of a period: it also reads `24:00`, midnight at the end of a day, as `00:00`. */
export function parseEndTime(text: string): string | null {
  return parseTime(/^\s*24[.:\s]?(00)?\s*$/.test(text) ? '00:00' : text);
}
