import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../api/fault.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { type Act, needsColleague } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';
import { UnknownAct } from './unknown-act.tsx';
import { WaitingAct } from './waiting-act.tsx';

const MissingReason = lazyPart(() => import('./reasons/missing-reason.tsx'));

/** Codes of acts that are refused again however often they are sent: they were meant for an older state, or lack a reason. */
const NOT_AGAIN: ReadonlySet<string> = new Set(['CONTENT_CHANGED', 'BILL_CHANGED_SINCE', 'REASON_REQUIRED']);

/**
 * The acts of a place that failed: why, and a way to try each again or to drop it. `acts`: those of this place; acts without
 * a fault show nothing, and those that wait for a colleague say so.
 */
export function RefusedActs({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const queue = useActQueue();
  return acts.map((act) => {
    const { key, fault } = act;
    if (fault === null) return null;
    if (needsColleague(act)) return <WaitingAct key={key} act={act} />;
    if (!isRefusal(fault)) return <UnknownAct key={key} act={act} />;
    return (
      <div key={key} className={css.refused} role="alert">
        <TriangleAlert aria-hidden />
        <p>{t('refusedAct', { reason: sentenceOf(fault) })}</p>
        {fault.code === 'REASON_REQUIRED' && (
          <Suspense>
            <MissingReason act={act} />
          </Suspense>
        )}
        {!NOT_AGAIN.has(fault.code) && <Button onClick={() => queue.retry(key)}>{t('retry')}</Button>}
        <Button tone="Quiet" onClick={() => queue.dismiss(key)}>
          {t('dismiss')}
        </Button>
      </div>
    );
  });
}
