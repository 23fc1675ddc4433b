import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../page-head.tsx';
import { settingsQuery } from '../panel-queries.ts';
import { WeekForm } from './week/week-form.tsx';
import { YearView } from './year/year-view.tsx';

/** When the venue is open: the week, then the year with its special days. */
export default function HoursPage() {
  const t = useTranslations('hours');
  const { venueId } = useVenue();
  const { data: settings, error, refetch } = useQuery(settingsQuery(venueId));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {settings === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <FaultMessage fault={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <WeekForm settings={settings} />
          <YearView settings={settings} />
        </>
      )}
    </>
  );
}
