import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import type { Act } from './act-queue.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';

/**
 * What the service refused, said where it happened: why, and a way to try it again or to let it go.
 * `acts`: those of this place; the ones that are not refused show nothing.
 */
export function RefusedActs({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const queue = useActQueue();
  return acts
    .filter(({ fault }) => fault !== null)
    .map(({ key, fault }) => (
      <div key={key} className={css.refused} role="alert">
        <TriangleAlert aria-hidden />
        <p>{t('refusedAct', { reason: sentenceOf(fault) })}</p>
        <Button onClick={() => queue.retry(key)}>{t('retry')}</Button>
        <Button tone="Quiet" onClick={() => queue.dismiss(key)}>
          {t('dismiss')}
        </Button>
      </div>
    ));
}
