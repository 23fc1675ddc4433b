import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import css from '../day.module.css';
import { drawersQuery, useIdempotentSend } from '../day-queries.ts';
import { type GivenReason, isReasonGiven, REASONS, ReasonChoice } from '../reason-choice.tsx';
import { SendFault } from '../send-fault.tsx';

type DifferenceReason = (typeof REASONS)['Difference'][number];

/** Asks for the reason of a difference after a blind count. */
export function ExplainForm({ drawer, row }: { drawer: string; row: number }) {
  const t = useTranslations('day');
  const { venueId } = useVenue();
  const [given, setGiven] = useState<GivenReason<DifferenceReason>>({ reason: null, note: '' });
  const sending = useIdempotentSend(
    drawersQuery(venueId).queryKey,
    (body: { reason: DifferenceReason; note?: string }, header) => {
      const params = { path: { venueId, drawer, row: String(row) }, header };
      const path = '/venue/v1/venues/{venueId}/drawers/{drawer}/counts/{row}/reason';
      return dataOf(api.POST(path, { params, body }));
    },
    () => {},
  );
  const { shown, submit } = useSubmit({ reason: isReasonGiven(given) ? undefined : t('reasonNeeded') }, () =>
    sending.mutate({ reason: given.reason!, ...(given.reason === 'Other' && { note: given.note }) }),
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t('whyOff')}</p>
      <ReasonChoice reasons={REASONS.Difference} given={given} error={shown.reason} onChange={setGiven} />
      <SendFault fault={sending.error} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={sending.isPending}>
        {t('saveReason')}
      </Button>
    </form>
  );
}
