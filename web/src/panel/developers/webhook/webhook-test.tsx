import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import css from '../developers.module.css';
import { keysQuery } from '../key-queries.ts';
import { StateMark } from '../state-mark.tsx';

/** Sends a test event, and shows its result. */
export function WebhookTest({ keyId }: { keyId: string }) {
  const t = useTranslations('developers.webhook');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const client = useQueryClient();
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/keys/{keyId}/webhook/test', {
          params: { path: { venueId, keyId } },
        }),
      ),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keysQuery(venueId).queryKey });
      void client.invalidateQueries({ queryKey: keys.of(venueId, 'deliveries', keyId) });
    },
  });
  const { data: result } = test;
  return (
    <div className={css.stack}>
      <div className={css.buttons}>
        <Button icon={<Send />} disabled={test.isPending} onClick={() => test.mutate()}>
          {t('test')}
        </Button>
      </div>
      <div role="status">
        {test.isPending && <p className={css.soft}>{t('testing')}</p>}
        {test.error !== null && <p className={css.fault}>{sentenceOf(test.error)}</p>}
        {result?.delivered === true && (
          <StateMark mark="Good">
            {t('delivered', { statusCode: String(result.statusCode), durationMs: String(result.durationMs) })}
          </StateMark>
        )}
        {result?.delivered === false && (
          <>
            <StateMark mark="Bad">{t('notDelivered', { durationMs: String(result.durationMs) })}</StateMark>
            <p lang="en" dir="ltr">
              {result.error}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
