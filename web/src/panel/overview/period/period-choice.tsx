import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import css from '../overview.module.css';
import { ownPeriod, PERIODS, type Period, type PeriodName, periodOf } from './periods.ts';

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

/** The period that figures are shown of; at first four weeks. */
export function usePeriod(today: string): ChosenPeriod {
  const [name, setName] = useState<PeriodName>('FourWeeks');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [own, setOwn] = useState<Period | null>(null);
  const usual = periodOf('FourWeeks', today);
  const period = name === 'Own' ? (own ?? usual) : periodOf(name, today);
  const type = (from: string, to: string) => {
    setTyped({ from, to });
    setOwn((before) => ownPeriod(from, to) ?? before);
  };
  const choose = (next: PeriodName) => {
    // Dates of one's own begin as what is shown now.
    if (next === 'Own') type(period.from, period.to);
    setName(next);
  };
  const isMissing = name === 'Own' && ownPeriod(typed.from, typed.to) === null;
  return { name, ...typed, period, isMissing, choose, type };
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
            min="2000-01-01"
            max="2099-12-31"
            onChange={({ target }) => type(target.value, to)}
          />
          <Field
            type="date"
            label={t('to')}
            value={to}
            min="2000-01-01"
            max="2099-12-31"
            error={isMissing ? t('ownMissing') : undefined}
            onChange={({ target }) => type(from, target.value)}
          />
        </div>
      )}
    </div>
  );
}
