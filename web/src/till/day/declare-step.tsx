import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../ui/fault-message.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Loading } from '../../ui/loading.tsx';
import { toKurus, toLira } from '../typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import css from './day.module.css';
import { totalsQuery, typedKurus, useIdempotentSend } from './day-queries.ts';

/**
 * The fields for the totals of card terminals and slips, next to the expected totals. An empty field is not declared.
 */
export function DeclareStep({ onNext }: { onNext: () => void }) {
  const t = useTranslations('day');
  const nameOf = useTranslations('pay.kinds');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(totalsQuery(venueId));
  const hintOf = useHint();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const sending = useDeclare(data?.afterRow ?? 0, onNext);
  const declared = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const { shown, submit } = useSubmit(
    { totals: declared.some(([, text]) => typedKurus(text) === null) ? t('amountWrong') : undefined },
    () => {
      if (declared.length === 0) onNext();
      else
        sending.mutate(declared.map(([method, text]) => ({ method, amount: toLira(typedKurus(text) ?? 0) })));
    },
  );
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const fieldOf = ({ kind, method, name, expected }: (typeof data.totals)[number]) => (
    <AmountField
      key={method}
      label={name ?? nameOf(kind)}
      hint={hintOf(expected, typed[method])}
      value={typed[method] ?? ''}
      onType={(text) => setTyped({ ...typed, [method]: text })}
    />
  );
  const [others, taken] = [
    data.totals.filter(({ expected }) => expected === 0),
    data.totals.filter(({ expected }) => expected !== 0),
  ];
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.hint}>{t('declare.text')}</p>
      {taken.map(fieldOf)}
      {others.length > 0 && (
        <details className={css.more}>
          <summary>{t('declare.more')}</summary>
          {others.map(fieldOf)}
        </details>
      )}
      {(shown.totals ?? sending.error) && (
        <p className={css.wrong} role="alert">
          {shown.totals ?? sentenceOf(sending.error)}
        </p>
      )}
      <Button type="submit" tone="Main" size="Large" isWide disabled={sending.isPending}>
        {declared.length === 0 ? t('skip') : t('declare.send')}
      </Button>
    </form>
  );
}

/** @returns a function that formats the expected total and its difference from the typed one */
function useHint() {
  const t = useTranslations('day');
  const amount = useAmount();
  return (expected: number | null, text = '') => {
    if (expected === null) return undefined;
    const kurus = text.trim() === '' ? null : typedKurus(text);
    const off = kurus === null ? 0 : toLira(kurus - toKurus(expected));
    if (off === 0) return t('declare.expected', { amount: amount(expected) });
    return t(off > 0 ? 'declare.over' : 'declare.short', {
      ...{ amount: amount(expected), off: amount(Math.abs(off)) },
    });
  };
}

/** Sends the declared totals. */
function useDeclare(afterRow: number, onSaved: () => void) {
  const { venueId } = useVenue();
  return useIdempotentSend(
    totalsQuery(venueId).queryKey,
    (totals: { method: string; amount: number }[], header) => {
      const params = { path: { venueId }, header };
      const body = { afterRow, totals };
      return dataOf(api.POST('/venue/v1/venues/{venueId}/declared-totals', { params, body }));
    },
    onSaved,
  );
}
