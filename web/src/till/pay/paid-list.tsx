import { ArrowLeftRight, CloudUpload, Printer, RotateCcw, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { NeedsColleague } from '../../session/needs-colleague.tsx';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { usePrintBill } from '../bill/use-print-bill.ts';
import { useMethodName, useNamedMethod } from './methods.ts';
import css from './pay.module.css';
import { PaymentDetails } from './payment-details.tsx';
import { paymentActs } from './payments.ts';

const RefundSheet = lazyPart(() => import('./giving-back/refund-sheet.tsx'));
const MethodSheet = lazyPart(() => import('./changing-method/method-sheet.tsx'));

/** What was paid, each with what can be done about it; what is on its way looks so. */
export function PaidList({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const { venueId } = useVenue();
  const amount = useAmount();
  const methodOf = useNamedMethod();
  const [refundedId, setRefundedId] = useState<string | null>(null);
  const [wrongId, setWrongId] = useState<string | null>(null);
  const { recording, undoing } = paymentActs(usePendingActs(venueId), bill.id);
  if (bill.payments.length === 0 && recording.length === 0) return null;
  const refunded = bill.payments.find(({ id }) => id === refundedId);
  const wrong = bill.payments.find(({ id }) => id === wrongId);
  return (
    <section className={css.paid}>
      <ul aria-label={t('payments')}>
        {bill.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            bill={bill}
            payment={payment}
            isBeingUndone={undoing.has(payment.id)}
            onRefund={() => setRefundedId(payment.id)}
            onWrongMethod={() => setWrongId(payment.id)}
          />
        ))}
        {recording.map(({ key, input }) => (
          <li key={key} className={css.recording}>
            <CloudUpload aria-hidden />
            <span>
              {t('recording', { kind: methodOf(input), amount: amountText(input, amount) })}
              {(input.shown?.change ?? 0) > 0 && (
                <b> {t('changeBack', { change: amount(input.shown?.change ?? 0) })}</b>
              )}
            </span>
          </li>
        ))}
      </ul>
      {refunded !== undefined && (
        <Suspense>
          <RefundSheet bill={bill} payment={refunded} onClose={() => setRefundedId(null)} />
        </Suspense>
      )}
      {wrong !== undefined && (
        <Suspense>
          <MethodSheet bill={bill} payment={wrong} onClose={() => setWrongId(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** What was handed over for a payment that is not answered: a share may not be known yet. */
export function amountText(
  { shown, amount }: { shown?: { handed: number | null }; amount?: number | null },
  write: (lira: number) => string,
): string {
  const handed = shown?.handed ?? amount;
  return handed == null ? '' : write(handed);
}

interface PaymentRowProps {
  bill: Bill;
  payment: Schemas['Payment'];
  isBeingUndone: boolean;
  onRefund: () => void;
  onWrongMethod: () => void;
}

function PaymentRow(props: PaymentRowProps) {
  const { bill, payment } = props;
  const t = useTranslations('payments.sheet');
  const nameOf = useMethodName();
  const { method, reversedAt, by } = payment;
  const at = useTimeAndDay()(Date.parse(payment.paidAt));
  const isGone = reversedAt !== null;
  return (
    <li className={css.payment}>
      <span className={isGone ? css.undone : undefined}>
        <strong>{nameOf(method)}</strong> <small>{t('by', { at, by: by.name })}</small>
      </span>
      <span className={isGone ? css.undone : undefined}>
        <Amount value={payment.amount} />
      </span>
      <PaymentDetails bill={bill} payment={payment} />
      {isGone ? <small className={css.state}>{t('undone')}</small> : <PaymentButtons {...props} />}
    </li>
  );
}

function PaymentButtons({ bill, payment, isBeingUndone, onRefund, onWrongMethod }: PaymentRowProps) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const nameOf = useMethodName();
  const act = useActHere();
  const print = usePrintBill(bill);
  const said = { kind: nameOf(payment.method), amount: amount(payment.amount) };
  const hasRefund = payment.refundable < payment.amount;
  return (
    <div className={css.paymentButtons}>
      {bill.state === 'Open' && !hasRefund && (
        <Button
          tone="Quiet"
          icon={<Undo2 aria-hidden />}
          disabled={isBeingUndone}
          aria-label={t('undoOf', said)}
          onClick={() => act('reversePayment', bill.id, { billId: bill.id, paymentId: payment.id })}
        >
          {isBeingUndone ? t('undoing') : t('undo')}
          <NeedsColleague right="reverse" />
        </Button>
      )}
      {payment.refundable > 0 && (
        <Button
          tone="Quiet"
          icon={<RotateCcw aria-hidden />}
          disabled={isBeingUndone}
          aria-label={t('refundOf', said)}
          onClick={onRefund}
        >
          {t('refund')}
          <NeedsColleague right="refund" />
        </Button>
      )}
      {bill.state === 'Closed' && !hasRefund && (
        <Button
          tone="Quiet"
          icon={<ArrowLeftRight aria-hidden />}
          aria-label={t('methodOf', said)}
          onClick={onWrongMethod}
        >
          {t('method')}
        </Button>
      )}
      {print.isPossible && (
        <Button
          tone="Quiet"
          icon={<Printer aria-hidden />}
          disabled={isBeingUndone || print.isOnItsWay}
          aria-label={t('receiptOf', said)}
          onClick={() => print.print('Receipt', payment.id)}
        >
          {t('receipt')}
        </Button>
      )}
    </div>
  );
}
