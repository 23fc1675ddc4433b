import { useQueryClient } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keys } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import type { Act } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';

/**
 * An act whose result is not known: it can be tried again under its key, which never counts twice, or looked up, which reads
 * the screen again. `name`: what it was, if the place does not say it.
 */
export function UnknownAct({ act, name }: { act: Pick<Act, 'key' | 'venueId' | 'fault'>; name?: string }) {
  const t = useTranslations('app.fault');
  const queue = useActQueue();
  const client = useQueryClient();
  const traceId = act.fault?.traceId ?? null;
  return (
    <div className={css.unknown} role="alert">
      <CircleHelp aria-hidden />
      <p>
        {name !== undefined && <strong>{name}</strong>} {t('unknownAct')}{' '}
        {traceId !== null && <small>{t('trace', { traceId })}</small>}
      </p>
      <Button onClick={() => queue.retry(act.key)}>{t('retry')}</Button>
      <Button onClick={() => void client.invalidateQueries({ queryKey: keys.venue(act.venueId) })}>
        {t('lookUp')}
      </Button>
      <Button tone="Quiet" onClick={() => queue.dismiss(act.key)}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
