/** The longest wait that an endpoint can ask for: the longest delay of the schedule. */
const MOST_SECONDS = 4 * 3_600;

const SECONDS = /^\d+$/;
/** The current date format of HTTP; the two obsolete ones are not read. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` as whole seconds from 0 to 14,400; a longer wait is cut to that. `null` if the header
 * is absent or unreadable.
 * @param now  in milliseconds, for a wait that is given as a date
 * @see RFC 9110, sections 10.2.3 and 5.6.7
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Math.min(Number(text), MOST_SECONDS);
  const until = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), MOST_SECONDS);
}
