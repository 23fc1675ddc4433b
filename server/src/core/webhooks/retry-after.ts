/** The longest accepted wait: the longest of the scheduled delays. */
const MOST_SECONDS = 4 * 3_600;

const SECONDS = /^\d+$/;
/** The current date format of HTTP. The two obsolete formats are not supported. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses the header `Retry-After` to whole seconds from 0 to 14,400. A longer wait becomes 14,400. `null` if the header is absent
 * or invalid.
 * @param now  in milliseconds, needed if the header has a date
 * @see RFC 9110, sections 10.2.3 and 5.6.7
 */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Math.min(Number(text), MOST_SECONDS);
  const until = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), MOST_SECONDS);
}
