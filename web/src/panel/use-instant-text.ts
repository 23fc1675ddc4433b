import { useFormatter } from 'use-intl';

/** @returns a function that writes an instant of the API as date and time on the venue's clock */
export function useInstantText(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Like {@link useInstantText}, with seconds, so that the time can be compared with logs of other systems. */
export function useExactInstantText(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'medium' });
}
