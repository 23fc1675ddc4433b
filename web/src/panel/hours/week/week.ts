import type { Schemas } from '../../../api/client.ts';
import { WEEKDAYS, type Weekday } from '../../weekdays.ts';

/** The hours of a weekday as a person enters them. `Unset`: they are never checked. */
export interface DayEntry {
  mode: 'Open' | 'Closed' | 'Unset';
  opensAt: string;
  closesAt: string;
}

export type Week = Record<Weekday, DayEntry>;

type Hours = Pick<Schemas['DayHours'], 'opensAt' | 'closesAt' | 'isClosed'>;

/** An hour that is offered where none was entered. */
const USUAL: Pick<DayEntry, 'opensAt' | 'closesAt'> = { opensAt: '09:00', closesAt: '23:00' };

export function entryOf(hours: Hours | undefined): DayEntry {
  if (hours === undefined) return { mode: 'Unset', ...USUAL };
  const { opensAt, closesAt, isClosed } = hours;
  if (isClosed || opensAt === null || closesAt === null) return { mode: 'Closed', ...USUAL };
  return { mode: 'Open', opensAt, closesAt };
}

export function weekOf(workingHours: readonly Schemas['DayHours'][]): Week {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, entryOf(workingHours.find((one) => one.day === day))]),
  ) as Week;
}

/** The body of the hours: a day that is unset is left out. */
export function workingHoursOf(week: Week): Schemas['DayHoursDocument'][] {
  return WEEKDAYS.flatMap((day) => {
    const { mode, opensAt, closesAt } = week[day];
    if (mode === 'Unset') return [];
    return [mode === 'Closed' ? { day, isClosed: true } : { day, opensAt, closesAt }];
  });
}

/** Whether a time is still missing. */
export function isIncomplete({ mode, opensAt, closesAt }: DayEntry): boolean {
  return mode === 'Open' && (opensAt === '' || closesAt === '');
}

/** A part of a day that is drawn, in minutes of its clock. */
export interface Span {
  from: number;
  until: number;
  /** Whether it belongs to the evening of the day before. */
  isFromBefore: boolean;
}

const DAY = 24 * 60;

/** When the venue is open on a day: what began the evening before, then its own hours up to midnight. */
export function spansOf(own: DayEntry, before: DayEntry): Span[] {
  const spans: Span[] = [];
  const tail = endOf(before) - DAY;
  if (tail > 0) spans.push({ from: 0, until: tail, isFromBefore: true });
  if (own.mode === 'Open' && !isIncomplete(own))
    spans.push({ from: beginOf(own), until: Math.min(endOf(own), DAY), isFromBefore: false });
  return spans;
}

/** How long the hours last, in minutes. */
export function lengthOf(entry: DayEntry): number {
  return entry.mode !== 'Open' || isIncomplete(entry) ? 0 : endOf(entry) - beginOf(entry);
}

/** Hours that end when they begin are the whole day. */
function beginOf({ opensAt, closesAt }: DayEntry): number {
  return opensAt === closesAt ? 0 : minutesOf(opensAt);
}

/** The end of the hours in minutes of the day they begin on: more than a day when they run past midnight. */
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
