import type { DayHours, Hours, SpecialDay } from '../../core/venue/venue.ts';
import { WEEKDAYS } from '../../core/weekday.ts';
import type { DocumentPath } from '../document-faults.ts';
import type { DocumentReader } from '../document-reading.ts';
import type { DayHoursDocument, SpecialDayDocument } from './settings-document-schema.ts';

/** Reads the hours of the week, Monday first. */
export function readWorkingHours(
  days: readonly DayHoursDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): DayHours[] {
  reportRepeats(days, 'day', path, reading);
  return days
    .map((hours, at) => ({ day: hours.day, ...readHours(hours, [...path, at], reading) }))
    .sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));
}

/** Reads the special days, the earliest first. */
export function readSpecialDays(
  days: readonly SpecialDayDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): SpecialDay[] {
  reportRepeats(days, 'date', path, reading);
  return days
    .map((day, at) => readSpecialDay(day, [...path, at], reading))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Reads a special day. */
export function readSpecialDay(
  day: SpecialDayDocument,
  at: DocumentPath,
  reading: DocumentReader,
): SpecialDay {
  return { date: day.date, name: day.name ?? null, ...readHours(day, at, reading) };
}

function readHours(
  hours: { opensAt?: string | null; closesAt?: string | null; isClosed?: boolean },
  at: DocumentPath,
  { faults }: DocumentReader,
): Hours {
  const { opensAt = null, closesAt = null, isClosed = false } = hours;
  for (const [name, time] of Object.entries({ opensAt, closesAt })) {
    if (isClosed && time !== null) faults.add([...at, name], 'is stated on a day that is closed', time);
    if (!isClosed && time === null) faults.add([...at, name], 'is missing on a day that is not closed');
  }
  return { opensAt, closesAt, isClosed };
}

function reportRepeats<Name extends string>(
  days: readonly Record<Name, string>[],
  name: Name,
  path: DocumentPath,
  { faults }: DocumentReader,
): void {
  for (const [at, day] of days.entries()) {
    const first = days.findIndex((other) => other[name] === day[name]);
    if (first < at) faults.add([...path, at, name], `is the same as that of number ${first + 1}`, day[name]);
  }
}
