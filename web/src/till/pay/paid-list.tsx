import { ArrowLeftRight, CloudUpload, Printer, RotateCcw, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { ApprovalMark } from '../../session/approval-mark.tsx';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { usePrintBill } from '../bill/use-print-bill.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import { PaymentDetails } from './payment-details.tsx';
import { canReversePayment, lastOwnPayment, paymentActs } from './payments.ts';
import { RecordingText } from './recording-text.tsx';

const RefundSheet = lazyPart(() => import('./refunds/refund-sheet.tsx'));
const MethodSheet = lazyPart(() => import('./method-change/method-sheet.tsx'));

interface PaidListProps {
  bill: Bill;
  /** Whether the undo of the last payment and the unanswered payments are shown elsewhere on the screen. */
  isBelowSum?: boolean;
}

/** The payments of a bill with the actions on each. Unanswered payments are marked. */
export function PaidList({ bill, isBelowSum = false }: PaidListProps) {
  const t = useTranslations('payments.sheet');
  const { venueId, session } = useVenue();
  const [refundedId, setRefundedId] = useState<string | null>(null);
  const [wrongId, setWrongId] = useState<string | null>(null);
  const { recording, undoing } = paymentActs(usePendingActs(venueId), bill.id);
  const listed = isBelowSum ? [] : recording;
  if (bill.payments.length === 0 && listed.length === 0) return null;
  const last = lastOwnPayment(bill, session.account.id);
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
            hasUndo={bill.state === 'Open' && canReversePayment(payment) && !(isBelowSum && payment === last)}
            onRefund={() => setRefundedId(payment.id)}
            onWrongMethod={() => setWrongId(payment.id)}
          />
        ))}
        {listed.map((one) => (
          <li key={one.key} className={css.recording}>
            <CloudUpload aria-hidden />
            <RecordingText act={one} />
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

interface PaymentRowProps {
  bill: Bill;
  payment: Schemas['Payment'];
  isBeingUndone: boolean;
  hasUndo: boolean;
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

function PaymentButtons(props: PaymentRowProps) {
  const { bill, payment, isBeingUndone, hasUndo, onRefund, onWrongMethod } = props;
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const nameOf = useMethodName();
  const act = useActAtVenue();
  const print = usePrintBill(bill);
  const said = { kind: nameOf(payment.method), amount: amount(payment.amount) };
  const hasRefund = payment.refundable < payment.amount;
  return (
    <div className={css.paymentButtons}>
      {hasUndo && (
        <Button
          tone="Quiet"
          icon={<Undo2 aria-hidden />}
          disabled={isBeingUndone}
          aria-label={t('undoOf', said)}
          onClick={() => act('reversePayment', bill.id, { billId: bill.id, paymentId: payment.id })}
        >
          {isBeingUndone ? t('undoing') : t('undo')}
          <ApprovalMark right="reverse" />
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
          <ApprovalMark right="refund" />
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
