import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { useInAddress } from '../../../ui/screen/use-in-address.ts';
import { Segments } from '../../../ui/segments.tsx';
import css from '../overview.module.css';
import {
  EARLIEST,
  LATEST,
  OFFERED,
  ownPeriod,
  PERIODS,
  type Period,
  type PeriodName,
  periodOf,
} from './periods.ts';

interface ChosenPeriod {
  name: PeriodName;
  from: string;
  to: string;
  period: Period;
  /** Whether typed dates cannot be read; the period is then the last one that could. */
  isMissing: boolean;
  choose: (name: PeriodName) => void;
  type: (from: string, to: string) => void;
}

/** The period that figures are shown of, which the address says, such as `?period=Week` or `?period=2026-03-01..2026-03-31`; at first four weeks. */
export function usePeriod(today: string): ChosenPeriod {
  const [asked, setAsked] = useInAddress('period', 'FourWeeks');
  const [first = '', last = ''] = asked.split('..');
  const own = ownPeriod(first, last);
  const usual = OFFERED.find((one) => one === asked) ?? 'FourWeeks';
  const period = own ?? periodOf(usual, today);
  // Dates that cannot be read are in no address.
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const type = (from: string, to: string) => {
    const isMissing = ownPeriod(from, to) === null;
    setTyped(isMissing ? { from, to } : null);
    if (!isMissing) setAsked(`${from}..${to}`);
  };
  const choose = (next: PeriodName) => {
    // Dates of one's own begin as what is shown now.
    if (next === 'Own') return type(period.from, period.to);
    setTyped(null);
    setAsked(next);
  };
  const { from, to } = typed ?? period;
  return { name: own === null ? usual : 'Own', from, to, period, isMissing: typed !== null, choose, type };
}

/** Offers periods, and two dates for one's own. */
export function PeriodChoice({ choice }: { choice: ChosenPeriod }) {
  const t = useTranslations('figures');
  const { name, from, to, isMissing, choose, type } = choice;
  return (
    <div className={css.period}>
      <Segments
        label={t('period')}
        value={name}
        onChange={choose}
        options={PERIODS.map((value) => ({ value, text: t(`periods.${value}`) }))}
      />
      {name === 'Own' && (
        <div className={css.dates}>
          <Field
            type="date"
            label={t('from')}
            value={from}
            min={EARLIEST}
            max={LATEST}
            onChange={({ target }) => type(target.value, to)}
          />
          <Field
            type="date"
            label={t('to')}
            value={to}
            min={EARLIEST}
            max={LATEST}
            error={isMissing ? t('ownMissing') : undefined}
            onChange={({ target }) => type(from, target.value)}
          />
        </div>
      )}
    </div>
  );
}
