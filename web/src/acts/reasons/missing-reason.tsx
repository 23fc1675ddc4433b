import { useTranslations } from 'use-intl';
import { Reasons } from '../../ui/reasons/reasons.tsx';
import { type Act, senderOf } from '../act.ts';
import type { ActInputs, ActName } from '../act-kinds.ts';
import { useAct, useActQueue } from '../acts-provider.tsx';
import { reasonKindOf, useReasonTerms } from './reason-terms.ts';

/**
 * Asks for the missing reason of an act and sends the act again with it. The device may not have known that the venue
 * requires one. Shows nothing for an act without a kind of reason.
 */
export default function MissingReason({ act }: { act: Act }) {
  const t = useTranslations('app.fault');
  const queue = useActQueue();
  const doAct = useAct(act.venueId, senderOf(act));
  const termsOf = useReasonTerms(act.venueId);
  const kind = reasonKindOf(act.name);
  if (kind === null) return null;
  const doAgain = (reason: string | null) => {
    doAct(act.name as ActName, act.subject, { ...(act.input as object), reason } as ActInputs[ActName]);
    queue.dismiss(act.key);
  };
  return <Reasons usual={termsOf(kind).usual} answer={t('retry')} onReason={doAgain} />;
}
