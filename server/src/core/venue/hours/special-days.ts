import { Refusal } from '../../refusals.ts';
import type { SpecialDay } from '../venue.ts';

/** One year. Every order searches the list. */
export const MOST_SPECIAL_DAYS = 366;

/**
 * The special days of a venue with one added, or replaced on its date; earliest first.
 * @throws Refusal CONTENT_INVALID if there are 366 others
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

/** The special days of a venue without that of a date, if there is one. */
export function withoutSpecialDay(days: readonly SpecialDay[], date: string): SpecialDay[] {
  return days.filter((day) => day.date !== date);
}
