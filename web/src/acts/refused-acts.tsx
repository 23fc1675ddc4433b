import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../api/fault.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import type { Act } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';
import { UnknownAct } from './unknown-act.tsx';

/** What was meant for an older state is refused again, however often it is sent. */
const OUTDATED: ReadonlySet<string> = new Set(['CONTENT_CHANGED', 'BILL_CHANGED_SINCE']);

/**
 * What did not go through, said where it happened: why, and a way to try it again or to let it go.
 * `acts`: those of this place; the ones without a fault show nothing.
 */
export function RefusedActs({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const queue = useActQueue();
  return acts.map((act) => {
    const { key, fault } = act;
    if (fault === null) return null;
    if (!isRefusal(fault)) return <UnknownAct key={key} act={act} />;
    return (
      <div key={key} className={css.refused} role="alert">
        <TriangleAlert aria-hidden />
        <p>{t('refusedAct', { reason: sentenceOf(fault) })}</p>
        {!OUTDATED.has(fault.code) && <Button onClick={() => queue.retry(key)}>{t('retry')}</Button>}
        <Button tone="Quiet" onClick={() => queue.dismiss(key)}>
          {t('dismiss')}
        </Button>
      </div>
    );
  });
}
