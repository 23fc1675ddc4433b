/**
 * Reads a time of the day as people type it: `9`, `930`, `9:30`, `21.30`. The dial has 24 hours in every language.
 * @returns `HH:mm`, an empty text for an empty one, `null` for what is no time
 */
export function readTime(text: string): string | null {
  const said = text.trim();
  if (said === '') return '';
  const found = /^(\d{1,2})[.:\s]?(\d{2})?$/.exec(said);
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Reads a time at which something ends, too: `24:00`, the midnight at the end of a day, is `00:00`. */
export function readEnd(text: string): string | null {
  return readTime(/^\s*24[.:\s]?(00)?\s*$/.test(text) ? '00:00' : text);
}
