import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import css from '../developers.module.css';

const HOUR_MS = 3_600_000;
const SPANS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, all: 31 * 24 * HOUR_MS };
type Span = keyof typeof SPANS;

/** Resends all events of a period that the endpoint did not accept. */
export function RedeliverFailedEvents({ keyId }: { keyId: string }) {
  const t = useTranslations('developers.events');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [span, setSpan] = useState<Span>('day');
  const redeliver = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/redeliver-failed', {
          params: { path: { venueId, keyId } },
          body: { since: new Date(serverNow() - SPANS[span]).toISOString() },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'deliveries', keyId) }),
  });
  const close = () => {
    setIsOpen(false);
    redeliver.reset();
  };
  return (
    <>
      <Button icon={<RotateCw />} onClick={() => setIsOpen(true)}>
        {t('failed')}
      </Button>
      <Sheet
        title={t('failedTitle')}
        isOpen={isOpen}
        onClose={close}
        foot={
          <Button tone="Main" isWide disabled={redeliver.isPending} onClick={() => redeliver.mutate()}>
            {t('failedNow')}
          </Button>
        }
      >
        <div className={css.stack}>
          <p>{t('failedText')}</p>
          <Segments
            label={t('since')}
            value={span}
            options={(Object.keys(SPANS) as Span[]).map((value) => ({
              value,
              text: t(`sinceHours.${value}`),
            }))}
            onChange={setSpan}
          />
          <p role="status">
            {redeliver.data !== undefined && t('failedCount', { count: redeliver.data.count })}
            {redeliver.error !== null && <span className={css.fault}>{sentenceOf(redeliver.error)}</span>}
          </p>
        </div>
      </Sheet>
    </>
  );
}
