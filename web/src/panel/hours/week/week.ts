import type { Schemas } from '../../../api/client.ts';
import { WEEKDAYS, type Weekday } from '../../weekdays.ts';

/** The hours of a weekday as typed in the form. `Unset`: orders are never checked against them. */
export interface DayEntry {
  mode: 'Open' | 'Closed' | 'Unset';
  opensAt: string;
  closesAt: string;
}

export type WeekHours = Record<Weekday, DayEntry>;

type Hours = Pick<Schemas['DayHours'], 'opensAt' | 'closesAt' | 'isClosed'>;

/** The hours that the form suggests for a day without hours. */
const USUAL_HOURS: Pick<DayEntry, 'opensAt' | 'closesAt'> = { opensAt: '09:00', closesAt: '23:00' };

export function dayEntryOf(hours: Hours | undefined): DayEntry {
  if (hours === undefined) return { mode: 'Unset', ...USUAL_HOURS };
  const { opensAt, closesAt, isClosed } = hours;
  if (isClosed || opensAt === null || closesAt === null) return { mode: 'Closed', ...USUAL_HOURS };
  return { mode: 'Open', opensAt, closesAt };
}

export function weekOf(workingHours: readonly Schemas['DayHours'][]): WeekHours {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, dayEntryOf(workingHours.find((one) => one.day === day))]),
  ) as WeekHours;
}

/** The hours of the week for the request. Unset days are omitted. */
export function workingHoursOf(week: WeekHours): Schemas['DayHoursDocument'][] {
  return WEEKDAYS.flatMap((day) => {
    const { mode, opensAt, closesAt } = week[day];
    if (mode === 'Unset') return [];
    return [mode === 'Closed' ? { day, isClosed: true } : { day, opensAt, closesAt }];
  });
}

/** Whether a day is open but its opening or closing time is missing. */
export function isIncomplete({ mode, opensAt, closesAt }: DayEntry): boolean {
  return mode === 'Open' && (opensAt === '' || closesAt === '');
}

/** An open part of a day in the bar, in minutes after midnight. */
export interface Span {
  from: number;
  until: number;
  /** Whether it belongs to the hours of the previous day, which end after midnight. */
  isFromBefore: boolean;
}

const DAY = 24 * 60;

/** The open parts of a day: the hours of the previous day after midnight, then its own hours until midnight. */
export function spansOf(own: DayEntry, before: DayEntry): Span[] {
  const spans: Span[] = [];
  const tail = endOf(before) - DAY;
  if (tail > 0) spans.push({ from: 0, until: tail, isFromBefore: true });
  if (own.mode === 'Open' && !isIncomplete(own))
    spans.push({ from: beginOf(own), until: Math.min(endOf(own), DAY), isFromBefore: false });
  return spans;
}

/** The length of the opening hours of a day, in minutes. */
export function openMinutesOf(entry: DayEntry): number {
  return entry.mode !== 'Open' || isIncomplete(entry) ? 0 : endOf(entry) - beginOf(entry);
}

/** The beginning of the hours, in minutes after midnight. Hours that end at the time they begin last the whole day. */
function beginOf({ opensAt, closesAt }: DayEntry): number {
  return opensAt === closesAt ? 0 : minutesOf(opensAt);
}

/**
 * The end of the hours, in minutes after the midnight before they begin: more than 1440 if they end on the next day.
 */
function endOf(entry: DayEntry): number {
  if (entry.mode !== 'Open' || isIncomplete(entry)) return 0;
  const [from, until] = [minutesOf(entry.opensAt), minutesOf(entry.closesAt)];
  if (from === until) return DAY;
  return until > from ? until : until + DAY;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** Whether the hours end on the next date. */
export function isPastMidnight(entry: DayEntry): boolean {
  return endOf(entry) > DAY;
}
