import { useFormatter } from 'use-intl';

/** @returns a function that writes an instant of the API as date and time on the venue's clock */
export function useMoment(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Like {@link useMoment}, with seconds, so that the time can be compared with logs of other systems. */
export function useExactMoment(): (instant: string) => string {
  const format = useFormatter();
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'medium' });
}
