import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf, showBill } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { awayBills } from './find-bills.ts';
import css from './lists.module.css';
import { OrderRow } from './order-row.tsx';

/** The open takeaways and deliveries, the oldest first; what is on the way comes last. */
export function OrdersList() {
  const t = useTranslations('pay.lists');
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(openBillsQuery(venueId));
  const acts = usePendingActs(venueId);
  if (data === undefined) {
    if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
    return <Loading />;
  }
  const bills = awayBills(data.map((bill) => showBill(bill, acts).bill));
  const ids = new Set(bills.map(({ id }) => id));
  if (bills.length === 0) return <Message icon={<ShoppingBag />} title={t('none')} text={t('noneText')} />;
  return (
    <section className={css.page}>
      <h2 className="unseen">{t('title')}</h2>
      <RefusedActs acts={acts.filter((act) => ids.has(billIdOf(act) ?? ''))} />
      <ul className={css.list}>
        {bills.map((bill) => (
          <OrderRow key={bill.id} bill={bill} />
        ))}
      </ul>
    </section>
  );
}
