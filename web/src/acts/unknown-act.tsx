import { useQueryClient } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keys } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import type { Act } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';

/**
 * An act whose result is unknown. A person can send it again with the same key, so that it never counts twice, or reload the
 * screen to see the result. `name`: the name of the act, if the place on the screen does not show it.
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
