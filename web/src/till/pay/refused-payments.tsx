import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './pay.module.css';
import { paymentActs } from './payments.ts';

/** Payments of a bill that the service did not take, each with its sum: that money is not recorded. */
export function RefusedPayments({ billId }: { billId: string }) {
  const t = useTranslations('pay');
  const tApp = useTranslations('app');
  const { venueId } = useVenue();
  const amount = useAmount();
  const queue = useActQueue();
  const sentenceOf = useFaultSentence();
  const { refused, refusedPayments } = paymentActs(usePendingActs(venueId), billId);
  return (
    <>
      {refusedPayments.map(({ key, input, fault }) => (
        <div key={key} className={css.refused} role="alert">
          <TriangleAlert aria-hidden />
          <p>
            <strong>
              {t('sheet.refused', { kind: t(`kinds.${input.kind}`), amount: amount(input.amount) })}
            </strong>{' '}
            {sentenceOf(fault)}
          </p>
          <Button onClick={() => queue.dismiss(key)}>{tApp('fault.dismiss')}</Button>
        </div>
      ))}
      <RefusedActs acts={refused} />
    </>
  );
}
