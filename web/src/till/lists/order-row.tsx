import {
  Ban,
  BellRing,
  Bike,
  Check,
  ChefHat,
  CircleCheck,
  Clock,
  MapPin,
  Phone,
  ShoppingBag,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Bill } from '../../api/bill-list.ts';
import { useNow } from '../../time/use-now.ts';
import { Amount } from '../../ui/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DeliveryDeparture } from '../bill/bill-customer.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import css from './lists.module.css';

const TYPE_ICONS = { DineIn: Utensils, Takeaway: ShoppingBag, Delivery: Bike };
const STATE_ICONS: Record<Bill['status'], typeof Clock> = {
  Received: Clock,
  Preparing: ChefHat,
  Ready: BellRing,
  Served: Check,
  OnTheWay: Bike,
  Completed: CircleCheck,
  Cancelled: Ban,
};

/**
 * An order in a list: the customer, the time, its state and its total. It links to its bill. `children`: more content
 * of the row.
 */
export function OrderRow({ bill, children }: { bill: Bill; children?: ReactNode }) {
  const { id, type, state, customer, status } = bill;
  return (
    <li className={classNames(css.row, css[`is${status}`])}>
      <Link href={`/bills/${id}`} className={css.link}>
        <OrderHead bill={bill} />
        <OrderState bill={bill} />
        <OrderSum bill={bill} />
        {children}
        {customer?.address && (
          <span className={css.address}>
            <MapPin aria-hidden />
            {customer.address}
          </span>
        )}
      </Link>
      <DuplicateNotice bill={bill} />
      {state === 'Open' && (customer?.phone || type === 'Delivery') && (
        <span className={css.acts}>
          {customer?.phone && <CallLink phone={customer.phone} />}
          {type === 'Delivery' && <DeliveryDeparture bill={bill} />}
        </span>
      )}
    </li>
  );
}

function OrderHead({ bill: { type, number, customer, table } }: { bill: Bill }) {
  const t = useTranslations('pay');
  const tType = useTranslations('app.type');
  const Icon = TYPE_ICONS[type];
  return (
    <span className={css.head}>
      <Icon aria-label={tType(type)} role="img" />
      <span>
        <strong className={css.name}>{table?.name ?? customer?.name ?? t('lists.noName')}</strong>
        <span className={css.soft}>{t('bill.number', { number })}</span>
      </span>
    </span>
  );
}

function OrderState({ bill: { status, openedAt, state } }: { bill: Bill }) {
  const t = useTranslations('pay.lists');
  const now = useNow();
  const Icon = STATE_ICONS[status];
  const minutes = Math.max(0, Math.floor((now - Date.parse(openedAt)) / 60_000));
  return (
    <span className={css.state}>
      <Icon aria-hidden />
      <span>
        {t(`states.${status}`)}
        {state === 'Open' && <span className={css.soft}> · {t('since', { minutes })}</span>}
      </span>
    </span>
  );
}

const PAID_TEXTS = { Paid: 'paid', PartiallyPaid: 'partlyPaid', Unpaid: 'unpaid' } as const;

function OrderSum({ bill: { totals, paymentStatus, state } }: { bill: Bill }) {
  const t = useTranslations('pay.lists');
  return (
    <span className={css.sum}>
      <strong>
        <Amount value={totals.total} />
      </strong>
      {state !== 'Cancelled' && (
        <span className={paymentStatus === 'Paid' ? css.paid : css.soft}>{t(PAID_TEXTS[paymentStatus])}</span>
      )}
    </span>
  );
}

function CallLink({ phone }: { phone: string }) {
  const t = useTranslations('pay.bill');
  return (
    <a href={`tel:${phone}`} className={css.call} aria-label={t('call', { phone })}>
      <Phone aria-hidden />
      <span dir="ltr">{phone}</span>
    </a>
  );
}
