import { HandCoins, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { useMethodName } from '../methods.ts';
import css from '../pay.module.css';
import { paymentActs } from '../payments.ts';

const RefundSheet = lazyPart(() => import('./refund-sheet.tsx'));

/** The amount that was paid above the total. It must be refunded or made a tip before the bill can be closed. */
export default function OverpaidAmount({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const { venueId } = useVenue();
  const amount = useAmount();
  const nameOf = useMethodName();
  const act = useActAtVenue();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy } = paymentActs(usePendingActs(venueId), bill.id);
  // The payment with the largest refundable amount, so that the fewest refunds are needed.
  const [payment] = bill.payments.toSorted((a, b) => b.refundable - a.refundable);
  if (payment === undefined) return null;
  const most = Math.min(bill.totals.toGiveBack, payment.refundable);
  const isUnusual = most + payment.tip > bill.totals.total;
  const makeTip = () => {
    if (isUnusual && !isAsked) return setIsAsked(true);
    setIsAsked(false);
    const tip = { paymentId: payment.id, amount: most, ...(isUnusual ? { tipIsMeant: true } : {}) };
    act('makeTip', bill.id, { billId: bill.id, ...tip });
  };
  return (
    <div className={css.giveBack} role="alert">
      <p className={css.due}>
        <span className={css.label}>{t('toGiveBack')}</span>
        <strong className={css.sum}>
          <Amount value={bill.totals.toGiveBack} />
        </strong>
        <small>{isAsked ? t('unusualTip', { tip: amount(most) }) : t('overpaid')}</small>
      </p>
      <div className={css.pair}>
        <Button tone="Main" icon={<Undo2 aria-hidden />} disabled={isBusy} onClick={() => setIsOpen(true)}>
          {t('giveBackOf', { amount: amount(most), kind: nameOf(payment.method) })}
        </Button>
        <Button icon={<HandCoins aria-hidden />} disabled={isBusy} onClick={makeTip}>
          {t(isAsked ? 'tipIsMeant' : 'makeTip', { amount: amount(most), tip: amount(most) })}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <RefundSheet bill={bill} payment={payment} amount={most} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
