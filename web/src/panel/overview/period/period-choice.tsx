import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import css from '../overview.module.css';
import { EARLIEST_DAY, LATEST_DAY, type Period, readPeriod } from './periods.ts';

/** The name of an offered period. `Own`: a period with typed dates. */
type Choice<Name extends string> = Name | 'Own';

interface ChosenPeriod<Name extends string> {
  name: Choice<Name>;
  /** The names that can be chosen, in order. */
  names: readonly Choice<Name>[];
  from: string;
  to: string;
  period: Period;
  /** Whether the typed dates are invalid. Then `period` is the last valid period. */
  isMissing: boolean;
  choose: (name: Choice<Name>) => void;
  type: (from: string, to: string) => void;
}

/**
 * The chosen period, which is kept in the URL, such as `?period=Week` or `?period=2026-03-01..2026-03-31`.
 * @param inAddress  the name of the URL parameter
 * @param usual  the name of the default period
 */
export function usePeriod<Name extends string>(
  inAddress: string,
  offered: Record<Name, Period>,
  usual: Name,
): ChosenPeriod<Name> {
  const names = Object.keys(offered) as Name[];
  const [urlPeriod, setUrlPeriod] = useAddressParam(inAddress, usual);
  const [first = '', last = ''] = urlPeriod.split('..');
  const own = readPeriod(first, last);
  const known = names.find((one) => one === urlPeriod) ?? usual;
  const period = own ?? offered[known];
  // Invalid dates are kept here and not in the URL.
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const type = (from: string, to: string) => {
    const isMissing = readPeriod(from, to) === null;
    setTyped(isMissing ? { from, to } : null);
    if (!isMissing) setUrlPeriod(`${from}..${to}`);
  };
  const choose = (next: Choice<Name>) => {
    // The typed dates begin with those of the period that is shown.
    if (next === 'Own') return type(period.from, period.to);
    setTyped(null);
    setUrlPeriod(next);
  };
  const { from, to } = typed ?? period;
  const name = own === null ? known : 'Own';
  return { name, names: [...names, 'Own'], from, to, period, isMissing: typed !== null, choose, type };
}

/** Chooses one of the offered periods, or two dates. */
export function PeriodChoice<Name extends string>({
  choice,
  textOf,
}: {
  choice: ChosenPeriod<Name>;
  textOf: (name: Choice<Name>) => string;
}) {
  const t = useTranslations('figures');
  const { name, names, from, to, isMissing, choose, type } = choice;
  return (
    <div className={css.period}>
      <Segments
        label={t('period')}
        value={name}
        onChange={choose}
        options={names.map((value) => ({ value, text: textOf(value) }))}
      />
      {name === 'Own' && (
        <div className={css.dates}>
          <Field
            type="date"
            label={t('from')}
            value={from}
            min={EARLIEST_DAY}
            max={LATEST_DAY}
            onChange={({ target }) => type(target.value, to)}
          />
          <Field
            type="date"
            label={t('to')}
            value={to}
            min={EARLIEST_DAY}
            max={LATEST_DAY}
            error={isMissing ? t('ownMissing') : undefined}
            onChange={({ target }) => type(from, target.value)}
          />
        </div>
      )}
    </div>
  );
}
