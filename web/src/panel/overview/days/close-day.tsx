import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { api, dataOf } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Card } from '../../card.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { dayReportsKey, daySoFarQuery, reportsQuery } from './day-queries.ts';
import css from './days.module.css';
import { FactList } from './fact-list.tsx';

/** The main figures of the day so far, and the button that closes the day. */
export function CloseDay() {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { venueId, may } = useVenue();
  const { amount, whole } = useFigureFormats();
  const moment = useInstantText();
  const { data, error, refetch } = useQuery(daySoFarQuery(venueId));
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const { total, carriedOver, beginsAt } = data;
  const isEmpty = data.days.length === 0;
  return (
    <Card
      title={t('soFar')}
      text={beginsAt === null ? t('sinceBeginning') : t('since', { at: moment(beginsAt) })}
      actions={may('closeDay') && !isEmpty && <CloseButton />}
    >
      {isEmpty ? (
        <p className={css.soft}>{t('nothing')}</p>
      ) : (
        <>
          <FactList
            facts={[
              [tFigures('closedBills'), whole(total.bills)],
              [t('sales'), amount(total.sales)],
              [tFigures('takings.taken'), amount(total.taken)],
              [tFigures('openBills'), whole(carriedOver.length)],
            ]}
          />
          <Link href="/so-far" className={css.link}>
            {t('wholeSoFar')}
          </Link>
        </>
      )}
    </Card>
  );
}

/** Closes the day. The request names the last report that the person saw, so a repeat or a colleague makes no second report. */
function CloseButton() {
  const t = useTranslations('days');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [, go] = useLocation();
  const sentenceOf = useFaultSentence();
  const { data: reports } = useInfiniteQuery(reportsQuery(venueId));
  const closing = useMutation({
    networkMode: 'always',
    mutationFn: (after: number) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/day-reports', {
          params: { path: { venueId } },
          body: { after },
        }),
      ),
    onSuccess: ({ number }) => {
      void client.invalidateQueries({ queryKey: dayReportsKey(venueId) });
      go(`/${number}`);
    },
  });
  return (
    <div className={css.close}>
      <Button
        tone="Main"
        icon={<ReceiptText aria-hidden />}
        disabled={reports === undefined || closing.isPending}
        onClick={() => closing.mutate(reports?.pages[0]?.items[0]?.number ?? 0)}
      >
        {t('close')}
      </Button>
      {closing.error !== null && (
        <p role="alert" className={css.fault}>
          {sentenceOf(closing.error)}
        </p>
      )}
    </div>
  );
}
