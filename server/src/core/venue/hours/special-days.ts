import { Refusal } from '../../refusals.ts';
import type { SpecialDay } from '../venue.ts';

/** The most special days of a venue: one year. The list is bounded because every order searches it. */
export const MOST_SPECIAL_DAYS = 366;

/**
 * Adds a special day, or replaces the special day of the same date. @returns all special days, earliest first
 * @throws Refusal CONTENT_INVALID if the venue has 366 other special days
 */
export function withSpecialDay(days: readonly SpecialDay[], day: SpecialDay): SpecialDay[] {
  const others = withoutSpecialDay(days, day.date);
  if (others.length >= MOST_SPECIAL_DAYS) {
    const message = `is one more than ${MOST_SPECIAL_DAYS} special days`;
    throw new Refusal('CONTENT_INVALID', {
      problems: [{ field: 'date', message, attemptedValue: day.date }],
    });
  }
  return [...others, day].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Removes the special day of a date, if there is one. */
export function withoutSpecialDay(days: readonly SpecialDay[], date: string): SpecialDay[] {
  return days.filter((day) => day.date !== date);
}
