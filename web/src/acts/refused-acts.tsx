import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../api/fault.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { Reasons } from '../ui/reasons/reasons.tsx';
import { type Act, needsColleague, senderOf } from './act.ts';
import type { ActInputs, ActName } from './act-kinds.ts';
import { useAct, useActQueue } from './acts-provider.tsx';
import { type ReasonKind, reasonKindOf, useReasonTerms } from './reason-terms.ts';
import css from './refused-acts.module.css';
import { UnknownAct } from './unknown-act.tsx';
import { WaitingAct } from './waiting-act.tsx';

/** What was meant for an older state is refused again, however often it is sent. */
const OUTDATED: ReadonlySet<string> = new Set(['CONTENT_CHANGED', 'BILL_CHANGED_SINCE']);

/**
 * What did not go through, said where it happened: why, and a way to try it again or to let it go.
 * `acts`: those of this place; the ones without a fault show nothing, and those that wait for a colleague say so.
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
    const kind = fault.code === 'REASON_REQUIRED' ? reasonKindOf(act.name) : null;
    return (
      <div key={key} className={css.refused} role="alert">
        <TriangleAlert aria-hidden />
        <p>{t('refusedAct', { reason: sentenceOf(fault) })}</p>
        {kind !== null && <MissingReason act={act} kind={kind} />}
        {kind === null && !OUTDATED.has(fault.code) && (
          <Button onClick={() => queue.retry(key)}>{t('retry')}</Button>
        )}
        <Button tone="Quiet" onClick={() => queue.dismiss(key)}>
          {t('dismiss')}
        </Button>
      </div>
    );
  });
}

/**
 * Asks for the reason that an act was sent without, and does it again with it: the venue has asked for one since, or the device did not
 * know.
 */
function MissingReason({ act, kind }: { act: Act; kind: ReasonKind }) {
  const t = useTranslations('app.fault');
  const queue = useActQueue();
  const doAct = useAct(act.venueId, senderOf(act));
  const { usual } = useReasonTerms(act.venueId)(kind);
  const doAgain = (reason: string | null) => {
    doAct(act.name as ActName, act.subject, { ...(act.input as object), reason } as ActInputs[ActName]);
    queue.dismiss(act.key);
  };
  return <Reasons usual={usual} answer={t('retry')} onReason={doAgain} />;
}
