import { type DateTimeFormatOptions, useFormatter } from 'use-intl';
import { useAmount } from '../../../ui/amount.tsx';

/** Functions that format figures in the language of the app. Dates are days of the venue, `YYYY-MM-DD`. */
export function useFigureFormats() {
  const format = useFormatter();
  const amount = useAmount();
  const date = (day: string, shape: DateTimeFormatOptions) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { ...shape, timeZone: 'UTC' });
  return {
    amount,
    whole: (value: number) => format.number(value, { maximumFractionDigits: 0 }),
    short: (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    day: (day: string) => date(day, { day: 'numeric', month: 'short' }),
    weekday: (day: string) => date(day, { weekday: 'short', day: 'numeric', month: 'short' }),
    wholeDay: (day: string) => date(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    month: (day: string) => date(day, { month: 'short', year: '2-digit' }),
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  };
}
