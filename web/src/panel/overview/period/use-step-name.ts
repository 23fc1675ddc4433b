import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { Period } from './periods.ts';

/**
 * @returns a function that names a step of a period by its first day: a weekday with its date, the first day of a week, or
 * a month
 */
export function useStepName(step: Period['step']): (from: string) => string {
  const { day, month, weekday } = useFigureFormats();
  if (step === 'Day') return weekday;
  return step === 'Week' ? day : month;
}
