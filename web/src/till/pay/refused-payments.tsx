import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { UnknownAct } from '../../acts/unknown-act.tsx';
import { isRefusal } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { useNamedMethod } from './methods.ts';
import css from './pay.module.css';
import { paymentActs } from './payments.ts';
import { amountText } from './recording-text.tsx';

/**
 * The failed payments of a bill, each with its sum: the service has not recorded the money, or it is not known whether
 * it has.
 */
export function RefusedPayments({ billId }: { billId: string }) {
  const t = useTranslations('payments.sheet');
  const methodOf = useNamedMethod();
  const tApp = useTranslations('app');
  const { venueId } = useVenue();
  const amount = useAmount();
  const queue = useActQueue();
  const sentenceOf = useFaultSentence();
  const { refused, refusedPayments } = paymentActs(usePendingActs(venueId), billId);
  return (
    <>
      {refusedPayments.map((act) => {
        const { key, input, fault } = act;
        const paid = { kind: methodOf(input), amount: amountText(input, amount) };
        if (fault !== null && !isRefusal(fault))
          return <UnknownAct key={key} act={act} name={`${paid.kind} ${paid.amount}`} />;
        return (
          <div key={key} className={css.refused} role="alert">
            <TriangleAlert aria-hidden />
            <p>
              <strong>{t('refused', paid)}</strong>{' '}
              {fault?.code === 'BILL_CHANGED_SINCE' ? t('changedSince') : sentenceOf(fault)}
            </p>
            <Button onClick={() => queue.dismiss(key)}>{tApp('fault.dismiss')}</Button>
          </div>
        );
      })}
      <RefusedActs acts={refused} />
    </>
  );
}
