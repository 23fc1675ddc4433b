import { CloudUpload, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import css from './pay.module.css';
import { paymentActs } from './payments.ts';

/** What was paid, each with its undo; what is on its way looks so. */
export function PaidList({ bill, onUndo }: { bill: Bill; onUndo: () => void }) {
  const t = useTranslations('pay');
  const { venueId } = useVenue();
  const amount = useAmount();
  const act = useActHere();
  const { recording, undoing } = paymentActs(usePendingActs(venueId), bill.id);
  if (bill.payments.length === 0 && recording.length === 0) return null;
  const undo = (payment: Schemas['Payment']) => {
    onUndo();
    act('reversePayment', bill.id, { billId: bill.id, paymentId: payment.id });
  };
  return (
    <ul className={css.paid} aria-label={t('sheet.payments')}>
      {bill.payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          payment={payment}
          isBeingUndone={undoing.has(payment.id)}
          onUndo={() => undo(payment)}
        />
      ))}
      {recording.map(({ key, input }) => (
        <li key={key} className={css.recording}>
          <CloudUpload aria-hidden />
          {t('sheet.recording', { kind: t(`kinds.${input.kind}`), amount: amount(input.amount) })}
        </li>
      ))}
    </ul>
  );
}

interface PaymentRowProps {
  payment: Schemas['Payment'];
  isBeingUndone: boolean;
  onUndo: () => void;
}

function PaymentRow({ payment, isBeingUndone, onUndo }: PaymentRowProps) {
  const t = useTranslations('pay');
  const format = useFormatter();
  const amount = useAmount();
  const { kind, reversedAt, by } = payment;
  const at = format.dateTime(Date.parse(payment.paidAt), { hour: '2-digit', minute: '2-digit' });
  const isGone = reversedAt !== null;
  return (
    <li className={css.payment}>
      <span className={isGone ? css.undone : undefined}>
        <strong>{t(`kinds.${kind}`)}</strong> <small>{t('sheet.by', { at, by: by.name })}</small>
      </span>
      <span className={isGone ? css.undone : undefined}>
        <Amount value={payment.amount} />
      </span>
      {isGone ? (
        <small className={css.state}>{t('sheet.undone')}</small>
      ) : (
        <Button
          tone="Quiet"
          icon={<Undo2 aria-hidden />}
          disabled={isBeingUndone}
          aria-label={t('sheet.undoOf', { kind: t(`kinds.${kind}`), amount: amount(payment.amount) })}
          onClick={onUndo}
        >
          {isBeingUndone ? t('sheet.undoing') : t('sheet.undo')}
        </Button>
      )}
    </li>
  );
}
