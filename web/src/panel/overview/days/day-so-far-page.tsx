import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { BackLink } from '../../back-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { daySoFarQuery } from './day-queries.ts';
import { ReportBody } from './report-body.tsx';

/** The page with the figures of the day so far. */
export function DaySoFarPage() {
  const t = useTranslations('days');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(daySoFarQuery(venueId));
  return (
    <>
      <BackLink>{t('title')}</BackLink>
      <PageHead title={t('soFar')} text={t('soFarText')} />
      {data !== undefined && <ReportBody figures={data} />}
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
    </>
  );
}
