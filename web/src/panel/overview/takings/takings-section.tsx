import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { addDays } from '../../../time/venue-time.ts';
import { Field } from '../../../ui/field.tsx';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { takingsQuery } from '../figure-queries.ts';
import css from '../overview.module.css';
import { isSelectableDay } from '../period/periods.ts';
import { TakingsTables } from './takings-tables.tsx';
import { TakingsTiles } from './takings-tiles.tsx';

interface TakingsSectionProps {
  venueId: string;
  /** The present day of the venue. */
  today: string;
}

/** The payments of a day by payment method. The day is in the URL. */
export default function TakingsSection({ venueId, today }: TakingsSectionProps) {
  const t = useTranslations('figures.takings');
  const { wholeDay } = useFigureFormats();
  const [urlDay, choose] = useAddressParam('takings', today);
  const day = isSelectableDay(urlDay) ? urlDay : today;
  const query = useQuery(takingsQuery(venueId, day));
  const yesterday = addDays(today, -1);
  return (
    <section className={css.section} aria-label={t('title')}>
      <header className={css.head}>
        <h2>
          {t('title')} <span className={css.date}>{wholeDay(day)}</span>
        </h2>
        <Segments
          label={t('day')}
          value={day}
          onChange={choose}
          options={[
            { value: today, text: t('today') },
            { value: yesterday, text: t('yesterday') },
          ]}
        />
      </header>
      <div className={css.dates}>
        <Field
          type="date"
          label={t('otherDay')}
          value={day}
          max={today}
          onChange={({ target }) => isSelectableDay(target.value) && choose(target.value)}
        />
      </div>
      <Link href={`~/app/${venueId}/till/?find=&day=${day}`} className={css.toBills}>
        {t('bills')}
        <ArrowRight aria-hidden />
      </Link>
      <FigureAnswer query={query}>{(takings) => <Takings takings={takings} />}</FigureAnswer>
    </section>
  );
}

function Takings({ takings }: { takings: Schemas['Takings'] }) {
  const t = useTranslations('figures.takings');
  const { wholeDay } = useFigureFormats();
  const { day, since, methods, vat, vatGivenBack } = takings;
  const isEmpty = methods.length + vat.length + vatGivenBack.length === 0;
  return (
    <>
      {since !== null && day < since && <p>{t('since', { day: wholeDay(since) })}</p>}
      {isEmpty ? (
        <p className={css.soft}>{t('none')}</p>
      ) : (
        <>
          <TakingsTiles takings={takings} />
          <TakingsTables takings={takings} />
        </>
      )}
    </>
  );
}
