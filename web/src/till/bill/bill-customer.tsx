import { Ban, Bike, CircleCheck, MapPin, MoveRight, Phone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { usePaymentSummary } from '../pay/use-payment-summary.ts';
import css from './bill.module.css';

/** The customer of a takeaway or delivery, whether the order has left, and how the bill was closed. */
export function BillCustomer({ bill }: { bill: Bill }) {
  const t = useTranslations('pay');
  const { customer } = bill;
  return (
    <>
      <BillEnd bill={bill} />
      {customer !== null && (
        <address className={css.customer}>
          {customer.name !== null && <strong>{customer.name}</strong>}
          {customer.phone !== null && (
            <a href={`tel:${customer.phone}`} aria-label={t('bill.call', { phone: customer.phone })}>
              <Phone aria-hidden />
              <span dir="ltr">{customer.phone}</span>
            </a>
          )}
          {customer.address !== null && (
            <span className={css.address}>
              <MapPin aria-hidden />
              {customer.address}
            </span>
          )}
          {customer.paymentMethod !== null && (
            <span className={css.soft}>
              {t('bill.wantsToPay', { kind: t(`kinds.${customer.paymentMethod}`) })}
            </span>
          )}
        </address>
      )}
      {bill.type === 'Delivery' && bill.state === 'Open' && <DeliveryDeparture bill={bill} />}
    </>
  );
}

/** Whether a delivery has left, with a button that changes this. */
export function DeliveryDeparture({ bill }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const act = useActAtVenue();
  const hasLeft = bill.leftAt !== null;
  return (
    <Button
      icon={<Bike aria-hidden />}
      onClick={() => act('markLeft', bill.id, { billId: bill.id, hasLeft: !hasLeft })}
    >
      {t(hasLeft ? 'markBack' : 'markLeft')}
    </Button>
  );
}

function BillEnd({ bill }: { bill: Bill }) {
  const { state, closedAt, movedTo } = bill;
  const paidBy = usePaymentSummary()(bill);
  const t = useTranslations('pay.bill');
  const format = useFormatter();
  if (state === 'Open') return null;
  if (movedTo !== null)
    return (
      <p className={css.ended}>
        <MoveRight aria-hidden />
        {t('movedTo', { number: String(movedTo.number) })}
      </p>
    );
  if (state === 'Cancelled')
    return (
      <p className={css.ended}>
        <Ban aria-hidden />
        {t('cancelled')}
      </p>
    );
  const at =
    closedAt === null
      ? ''
      : format.dateTime(Date.parse(closedAt), { timeStyle: 'short', dateStyle: 'medium' });
  return (
    <p className={css.ended}>
      <CircleCheck aria-hidden />
      <span>
        {t('closed', { at })}
        {paidBy !== '' && <small>{paidBy}</small>}
      </span>
    </p>
  );
}
