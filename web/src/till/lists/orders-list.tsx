import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Act } from '../../acts/act.ts';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { applyBillActs, billIdOf } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import type { Bill } from '../../api/bill-list.ts';
import { openBillsQuery, paidFirstBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { billsToMake, takeawaysAndDeliveries } from './find-bills.ts';
import css from './lists.module.css';
import { OrderRow } from './order-row.tsx';

/**
 * The open takeaways and deliveries, the oldest first; deliveries that have left come last. Below them are the orders
 * that were paid before the kitchen was done.
 */
export function OrdersList() {
  const t = useTranslations('pay.lists');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(openBillsQuery(venueId));
  const acts = usePendingActs(venueId);
  if (data === undefined) {
    if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
    return <Loading />;
  }
  const bills = takeawaysAndDeliveries(data.map((bill) => applyBillActs(bill, acts).bill));
  const ids = new Set(bills.map(({ id }) => id));
  return (
    <section className={css.page}>
      <h2 className="unseen">{t('title')}</h2>
      <RefusedActs acts={acts.filter((act) => ids.has(billIdOf(act) ?? ''))} />
      {bills.length === 0 ? (
        <Message icon={<ShoppingBag />} title={t('none')} text={t('noneText')} />
      ) : (
        <OrderRows bills={bills} />
      )}
      <PaidFirst acts={acts} />
    </section>
  );
}

function OrderRows({ bills }: { bills: readonly Bill[] }) {
  return (
    <ul className={css.list}>
      {bills.map((bill) => (
        <OrderRow key={bill.id} bill={bill} />
      ))}
    </ul>
  );
}

/** The closed bills that the kitchen still needs to make, listed apart from the unpaid orders. */
function PaidFirst({ acts }: { acts: readonly Act[] }) {
  const t = useTranslations('pay.lists');
  const { venueId } = useVenue();
  const now = useNow();
  const { data = [] } = useQuery(paidFirstBillsQuery(venueId));
  const bills = billsToMake(
    data.map((bill) => applyBillActs(bill, acts).bill),
    now,
  );
  if (bills.length === 0) return null;
  return (
    <details>
      <summary className={css.heading}>{t('paidFirst', { count: bills.length })}</summary>
      <OrderRows bills={bills} />
    </details>
  );
}
