import type { Schemas } from '../../../api/client.ts';
import { addDays, instantOf, timeAt } from '../../../time/venue-time.ts';
import { weekdayOf } from '../../weekdays.ts';

type Schedule = Pick<
  Schemas['Campaign'],
  'validFrom' | 'validUntil' | 'weekdays' | 'dailyFrom' | 'dailyUntil'
>;

/** The hours of a campaign that begin on a date, on the venue's clock. An end before the beginning is on the next day. */
export interface CampaignHours {
  from: string;
  until: string;
}

/**
 * The hours of a campaign that begin on a date; `null` if it does not run then. The beginning or the end of
 * the campaign may shorten them.
 */
export function campaignHoursOn(schedule: Schedule, date: string, timeZone: string): CampaignHours | null {
  const { validFrom, validUntil, weekdays, dailyFrom, dailyUntil } = schedule;
  if (weekdays !== null && !weekdays.includes(weekdayOf(date))) return null;
  const isWhole = dailyFrom === dailyUntil;
  const from = (isWhole ? null : dailyFrom) ?? '00:00';
  const until = (isWhole ? null : dailyUntil) ?? '00:00';
  const begin = instantOf(date, from, timeZone);
  const end = instantOf(until > from ? date : addDays(date, 1), until, timeZone);
  const first = Math.max(begin, validFrom === null ? begin : Date.parse(validFrom));
  const last = Math.min(end, validUntil === null ? end : Date.parse(validUntil));
  if (first >= last) return null;
  return {
    from: first === begin ? from : timeAt(first, timeZone),
    until: last === end ? until : timeAt(last, timeZone),
  };
}

/** Whether a campaign runs the whole day, from midnight to midnight. */
export function isWholeDay({ from, until }: CampaignHours): boolean {
  return from === '00:00' && until === '00:00';
}

/** The dates of a number of weeks. The first is the Monday of the week that contains `date`. */
export function datesOfWeeks(date: string, weeks: number): string[] {
  const monday = addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(monday, at));
}
