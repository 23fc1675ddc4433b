import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Card } from '../../card.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { reportsQuery } from './day-queries.ts';
import css from './days.module.css';
import { useDatesText } from './use-dates-text.ts';

/** A list of all day reports, the newest first, with links to them. */
export function DayList() {
  const t = useTranslations('days');
  const { venueId } = useVenue();
  const query = useInfiniteQuery(reportsQuery(venueId));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title={t('reports')}>
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void query.refetch()} />)}
      {data !== undefined && reports.length === 0 && <p className={css.soft}>{t('none')}</p>}
      {reports.length > 0 && <Reports reports={reports} />}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function Reports({ reports }: { reports: readonly Schemas['DayReportSummary'][] }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const datesOf = useDatesText();
  return (
    <FigureTable
      label={t('reports')}
      heads={[
        t('report'),
        t('dates'),
        t('sales'),
        tFigures('takings.taken'),
        tFigures('closedBills'),
        t('closedBy'),
      ]}
      rows={reports.map(({ number, dates, sales, taken, bills, person }) => ({
        key: String(number),
        cells: [
          <Link key="link" href={`/${number}`} className={css.link}>
            {t('number', { number })}
          </Link>,
          datesOf(dates),
          amount(sales),
          amount(taken),
          whole(bills),
          person === null ? t('byService') : (person.name ?? t('removed')),
        ],
      }))}
    />
  );
}
