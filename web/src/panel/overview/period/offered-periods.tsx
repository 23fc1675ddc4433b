import { useTranslations } from 'use-intl';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { PERIOD_NAMES, type Period, type PeriodName, periodOf } from './periods.ts';

type Choice = ReturnType<typeof useOfferedPeriod>;

/** The chosen period of the overview. @param today  the present day of the venue, on which the offered periods end */
export function useOfferedPeriod(today: string) {
  const offered = Object.fromEntries(PERIOD_NAMES.map((name) => [name, periodOf(name, today)]));
  return usePeriod<PeriodName>('period', offered as Record<PeriodName, Period>, 'FourWeeks');
}

/** Chooses one of the periods that end today, or two dates. */
export function OfferedPeriods({ choice }: { choice: Choice }) {
  const t = useTranslations('figures.periods');
  return <PeriodChoice choice={choice} textOf={(name) => t(name)} />;
}
