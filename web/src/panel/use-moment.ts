import { useFormatter } from 'use-intl';

/** Writes an instant of the API as a date and a time on the clock of the venue. */
export function useMoment(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Like {@link useMoment}, to the second: for what is compared with the logs of others. */
export function useExactMoment(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'medium' });
}
