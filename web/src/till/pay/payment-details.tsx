import { useFormatter, useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { useAmount } from '../../ui/amount.tsx';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import { refundsOf } from './payments.ts';

/** The details of a payment: its dishes, tip, change, rounding, and refunds. */
export function PaymentDetails({ bill, payment }: { bill: Bill; payment: Schemas['Payment'] }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const format = useFormatter();
  const nameOf = useMethodName();
  const { tip, change, rounding, tendered, units, reversedAt } = payment;
  const dishes = units.map(({ lineId, quantity }) => {
    const name = bill.lines.find(({ id }) => id === lineId)?.productName ?? '';
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  const details = [
    ...(tip > 0 ? [t('withTip', { amount: amount(tip) })] : []),
    ...(rounding === 0 ? [] : [t('rounded', { amount: amount(rounding) })]),
    ...(change > 0
      ? [`${t('changeOf', { given: amount(tendered) })} ${t('changeBack', { change: amount(change) })}`]
      : []),
  ];
  const refunds = refundsOf(bill, payment.id);
  if (reversedAt !== null || (dishes.length === 0 && details.length === 0 && refunds.length === 0))
    return null;
  return (
    <div className={css.details}>
      {dishes.length > 0 && <small>{format.list(dishes)}</small>}
      {details.length > 0 && <small>{details.join(' · ')}</small>}
      {refunds.map((refund) => (
        <small key={refund.id} className={css.refund}>
          {t('refunded', { amount: amount(refund.amount), kind: nameOf(refund.method) })}
          {' · '}
          {[refund.reason, refund.by.name].filter(Boolean).join(' · ')}
        </small>
      ))}
    </div>
  );
}
