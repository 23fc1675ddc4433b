import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './approvals.module.css';

/** The buttons that approve or decline the request of a colleague. */
export function AnswerButtons({ approval }: { approval: Schemas['Approval'] }) {
  const t = useTranslations('approvals.notices');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const sentenceOf = useFaultSentence();
  const params = { path: { venueId, approvalId: approval.id } };
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: (isAgreed: boolean) =>
      dataOf(
        isAgreed
          ? api.POST('/venue/v1/venues/{venueId}/approvals/{approvalId}/agree', { params })
          : api.POST('/venue/v1/venues/{venueId}/approvals/{approvalId}/decline', { params }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'own-notices') }),
  });
  return (
    <span className={css.answers}>
      <Button tone="Main" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('agree')}
      </Button>
      <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('decline')}
      </Button>
      {answer.isError && <small role="alert">{t('failed', { reason: sentenceOf(answer.error) })}</small>}
    </span>
  );
}
