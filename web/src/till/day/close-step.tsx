import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PendingApprovals } from '../approvals/pending-approvals-part.tsx';
import { AmountList } from './amount-list.tsx';
import css from './day.module.css';
import { PrintReport } from './print-report.tsx';
import { SendFault } from './send-fault.tsx';

/**
 * Closes the day. The call contains the number of the last report that the person saw, so that a repeated call, or two
 * people at the same time, make only one report.
 */
export function CloseStep({ onDone }: { onDone: () => void }) {
  const t = useTranslations('day.close');
  const { venueId } = useVenue();
  const params = { path: { venueId } };
  const soFar = useQuery({
    queryKey: keys.of(venueId, 'day-so-far'),
    queryFn: async () => {
      const reports = await dataOf(
        api.GET('/venue/v1/venues/{venueId}/day-reports', { params: { ...params, query: { pageSize: 1 } } }),
      );
      const day = await dataOf(api.GET('/venue/v1/venues/{venueId}/day-reports/so-far', { params }));
      return { ...day, after: reports.items[0]?.number ?? 0 };
    },
    // Read again each time: a person must close the day with the figures that they have seen.
    gcTime: 0,
  });
  const closing = useMutation({
    networkMode: 'always',
    mutationFn: (after: number) =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/day-reports', { params, body: { after } })),
  });
  if (closing.data !== undefined)
    return (
      <>
        <p className={css.done} role="status">
          <CircleCheck aria-hidden />
          {t('done', { number: closing.data.number })}
        </p>
        <AmountList rows={[{ label: t('sales'), amount: closing.data.total.sales, isTotal: true }]} />
        <PrintReport number={closing.data.number} />
        <Button tone="Main" size="Large" isWide onClick={onDone}>
          {t('finish')}
        </Button>
      </>
    );
  if (soFar.data === undefined)
    return soFar.error === null ? (
      <Loading />
    ) : (
      <FaultMessage fault={soFar.error} onRetry={() => void soFar.refetch()} />
    );
  const { total, after } = soFar.data;
  return (
    <>
      <p>{t('text')}</p>
      <AmountList rows={[{ label: t('sales'), amount: total.sales, isTotal: true }]} />
      <LaterDays soFar={soFar.data} onLeave={onDone} />
      <SendFault fault={closing.error} />
      <Button
        tone="Main"
        size="Large"
        isWide
        disabled={closing.isPending}
        onClick={() => closing.mutate(after)}
      >
        {t('send')}
      </Button>
    </>
  );
}

interface LaterDaysProps {
  soFar: Schemas['DaySoFar'];
  onLeave: () => void;
}

/** What a later report will include: open bills, unsent acts of devices, and acts that wait for approval. */
function LaterDays({ soFar: { carriedOver, unsentActs }, onLeave }: LaterDaysProps) {
  const t = useTranslations('day.close');
  const format = useFormatter();
  const moment = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {carriedOver.length > 0 && <p className={css.hint}>{t('open', { count: carriedOver.length })}</p>}
      {unsentActs.map(({ device, count, since }) => (
        <p key={device.id} className={css.hint}>
          {t('unsent', { device: device.name ?? '', count, since: moment(since) })}
        </p>
      ))}
      <PendingApprovals place={{ onLeave }} />
    </>
  );
}
