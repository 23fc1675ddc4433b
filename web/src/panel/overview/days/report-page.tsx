import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { faultOf } from '../../../api/fault.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { BackLink } from '../../back-link.tsx';
import { saveFile } from '../../form/save-file.ts';
import { PageHead } from '../../page-head.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { type DayReport, reportQuery } from './day-queries.ts';
import css from './days.module.css';
import { FactList } from './fact-list.tsx';
import { ReportBody } from './report-body.tsx';

/** A day report, which can be printed and downloaded. */
export function ReportPage({ number }: { number: string }) {
  const t = useTranslations('days');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(reportQuery(venueId, number));
  return (
    <div className={css.report}>
      <div className={css.screenOnly}>
        <BackLink>{t('title')}</BackLink>
      </div>
      <PageHead title={t('number', { number })}>
        {data !== undefined && <ReportActions number={number} />}
      </PageHead>
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      {data !== undefined && (
        <>
          <ReportHead report={data} />
          <ReportBody figures={data} />
        </>
      )}
    </div>
  );
}

function ReportHead({ report: { beginsAt, madeAt, person, hash } }: { report: DayReport }) {
  const t = useTranslations('days');
  const { venue } = useVenue();
  const moment = useInstantText();
  return (
    <FactList
      facts={[
        [t('venue'), venue.name],
        [t('from'), beginsAt === null ? t('sinceBeginning') : moment(beginsAt)],
        [t('until'), moment(madeAt)],
        [t('closedBy'), person === null ? t('byService') : (person.name ?? t('removed'))],
        [t('check'), <code key="hash">{hash.slice(0, 12)}</code>],
      ]}
    />
  );
}

function ReportActions({ number: reportNumber }: { number: string }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { venueId } = useVenue();
  const sentenceOf = useFaultSentence();
  const params = { path: { venueId, reportNumber } };
  const printing = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/day-reports/{reportNumber}/print', { params })),
  });
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { data, error, response } = await api.GET(
        '/venue/v1/venues/{venueId}/day-reports/{reportNumber}/table',
        { params, parseAs: 'blob' },
      );
      if (!response.ok || data === undefined) throw faultOf(response, error);
      saveFile(data as Blob, `day-report-${reportNumber}.csv`);
    },
  });
  const fault = printing.error ?? download.error;
  return (
    <div className={css.screenOnly}>
      <div className={css.actions}>
        <Button
          tone="Main"
          icon={<Printer aria-hidden />}
          disabled={printing.isPending}
          onClick={() => printing.mutate()}
        >
          {t('print')}
        </Button>
        <Button icon={<FileText aria-hidden />} onClick={() => print()}>
          {t('printPage')}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {tFigures('download')}
        </Button>
      </div>
      {fault !== null && (
        <p role="alert" className={css.fault}>
          {sentenceOf(fault)}
        </p>
      )}
      {printing.isSuccess && <p role="status">{t('printed')}</p>}
    </div>
  );
}
