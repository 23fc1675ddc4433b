import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import type { OperatorSchemas } from './operator-api.ts';
import { useOperator } from './operator-context.tsx';
import css from './operator-page.module.css';

type FoundKey = OperatorSchemas['FoundKey'];

/** The least number of characters for a search. */
const SHORTEST = 8;

/** Whether a text is an API key or the beginning of one. */
export const isKeyText = (text: string) => text.startsWith('sfr_') && text.length >= SHORTEST;

/** The API keys that begin with a text. The text is sent in the body of the request, because URLs are logged. */
export function FoundKeys({ text }: { text: string }) {
  const t = useTranslations('operator');
  const operator = useOperator();
  const { data, error, refetch } = useQuery({
    queryKey: ['operator-keys', text],
    queryFn: () => operator<{ keys: FoundKey[] }>('/keys/find', { method: 'POST', body: { key: text } }),
    gcTime: 0,
  });
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  if (data.keys.length === 0) return <p role="status">{t('noKeys')}</p>;
  return (
    <ul className={css.venues}>
      {data.keys.map((key) => (
        <li key={key.keyId} className={css.card}>
          <KeyCard found={key} onRevoked={() => refetch()} />
        </li>
      ))}
    </ul>
  );
}

function KeyCard({ found, onRevoked }: { found: FoundKey; onRevoked: () => Promise<unknown> }) {
  const t = useTranslations('operator');
  const format = useFormatter();
  const operator = useOperator();
  const [isAsked, setIsAsked] = useState(false);
  const revoke = useMutation({
    networkMode: 'always',
    mutationFn: () => operator(`/keys/${found.keyId}/revoke`, { method: 'POST' }),
    onSuccess: async () => {
      await onRevoked();
      setIsAsked(false);
    },
  });
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'short', timeStyle: 'short' });
  const { name, venueName, prefix, lastUsedAt, revokedAt } = found;
  const used = lastUsedAt === null ? t('keyNeverUsed') : t('keyUsed', { at: at(lastUsedAt) });
  return (
    <>
      <p>
        {t('key', { name, venue: venueName })} <code dir="ltr">{prefix}…</code>{' '}
        <span className={css.soft}>{revokedAt === null ? used : t('keyRevoked', { at: at(revokedAt) })}</span>
      </p>
      {revoke.error !== null && <FaultMessage fault={revoke.error} onRetry={() => revoke.mutate()} />}
      {revokedAt === null && !isAsked && (
        <div className={css.steps}>
          <Button tone="Danger" onClick={() => setIsAsked(true)}>
            {t('revoke')}
          </Button>
        </div>
      )}
      {isAsked && (
        <div className={css.asked} role="alert">
          <p>{t('revokeText')}</p>
          <div className={css.steps}>
            <Button tone="Danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('doIt', { step: t('revoke') })}
            </Button>
            <Button onClick={() => setIsAsked(false)}>{t('cancel')}</Button>
          </div>
        </div>
      )}
    </>
  );
}
