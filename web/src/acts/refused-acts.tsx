import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../api/fault.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { type Act, needsApproval } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';
import { UnknownAct } from './unknown-act.tsx';
import { WaitingAct } from './waiting-act.tsx';

const MissingReason = lazyPart(() => import('./reasons/missing-reason.tsx'));

/**
 * Codes of refusals that sending the same act again cannot solve: the act was meant for an older state, or lacks a
 * reason.
 */
const NOT_AGAIN: ReadonlySet<string> = new Set(['CONTENT_CHANGED', 'BILL_CHANGED_SINCE', 'REASON_REQUIRED']);

/**
 * Lists the failed acts of a place on the screen: why each failed, with buttons to send it again or to discard it.
 * `acts`: acts without a fault are left out; an act that waits for a colleague says so.
 */
export function RefusedActs({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('app.fault');
  const sentenceOf = useFaultSentence();
  const queue = useActQueue();
  return acts.map((act) => {
    const { key, fault } = act;
    if (fault === null) return null;
    if (needsApproval(act)) return <WaitingAct key={key} act={act} />;
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
