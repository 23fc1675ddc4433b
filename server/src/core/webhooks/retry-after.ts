/** The longest wait that an endpoint is granted: that of the last retries of an event, which come without being asked. */
const MOST_SECONDS = 4 * 3_600;

const SECONDS = /^\d+$/;
/** The one form of a date that senders of HTTP write today; the two older ones are not read. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * How long an endpoint wants to be left alone, by its `Retry-After`: whole seconds, 0 to 14,400, a longer wait cut to
 * that; `null` when it does not say, or not in a way that can be read.
 * @param now  in ms, for a wait that is given as the date of its end
 * @see RFC 9110, sections 10.2.3 and 5.6.7
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Math.min(Number(text), MOST_SECONDS);
  const until = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), MOST_SECONDS);
}
