import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Redirect } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { applyBillActs, type ShownBill } from '../../acts/bill-acts.ts';
import { ApiFault } from '../../api/fault.ts';
import { billQuery, keys, openBillsQuery } from '../../api/queries.ts';
import { preloadParts } from '../../device/preload-parts.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { BillPanel } from '../bill/bill-panel.tsx';
import css from './order.module.css';
import { OrderPage } from './order-page.tsx';
import { PageHead } from './page-head.tsx';

/**
 * The page of a bill. The open bill of a table is redirected to the page of its table. On a closed bill, lines that
 * were paid first can still be served.
 */
export function BillPage({ billId }: { billId: string }) {
  const t = useTranslations('till.order');
  const tType = useTranslations('app.type');
  const { venueId } = useVenue();
  const open = useQuery(openBillsQuery(venueId));
  const listed = open.data?.find(({ id }) => id === billId);
  const single = useQuery({
    ...billQuery(venueId, billId),
    enabled: open.data !== undefined && listed === undefined,
  });
  const acts = usePendingActs(venueId);
  const instead = useBillInstead(billId);
  const bill = listed ?? single.data;
  if (bill === undefined) {
    const fault = open.error ?? single.error;
    if (fault instanceof ApiFault && fault.status === 404) return <NotFound title={t('noBill')} />;
    if (fault !== null) return <FaultMessage fault={fault} onRetry={() => void single.refetch()} />;
    return <Loading />;
  }
  if (bill.state === 'Open' && bill.table !== null)
    return <Redirect to={`/tables/${bill.table.id}`} replace />;
  if (instead !== null) return <Redirect to={`/bills/${instead}`} replace />;
  const shown = applyBillActs(bill, acts);
  const title = t('bill', { number: bill.number });
  const subtitle = bill.customer?.name ?? (bill.table === null ? tType(bill.type) : bill.table.name);
  const head = { title, subtitle, shown };
  if (bill.state !== 'Open') return <ClosedBill {...head} />;
  return <OrderPage place={{ kind: 'Bill', billId }} {...head} />;
}

/** The id of the bill that replaced this one, if the undo of a removed last line has made a new bill; else `null`. */
function useBillInstead(billId: string): string | null {
  const { venueId } = useVenue();
  const { data: instead = null } = useQuery<string>({
    queryKey: keys.of(venueId, 'instead', billId),
    queryFn: skipToken,
  });
  const [before] = useState(instead);
  return instead === before ? null : instead;
}

interface ClosedBillProps {
  title: string;
  subtitle: string | null;
  shown: ShownBill;
}

/** The sheets of a closed bill. They are preloaded, because they must open without a network. */
const SHEETS = [
  () => import('../pay/refunds/refund-sheet.tsx'),
  () => import('../bill/sheets/history-sheet.tsx'),
];

/** A closed bill with the actions on it. */
function ClosedBill({ title, subtitle, shown }: ClosedBillProps) {
  useEffect(() => preloadParts(...SHEETS), []);
  return (
    <main className={css.closedBill}>
      <PageHead title={title} subtitle={subtitle} />
      <div className={css.closedLines}>
        <BillPanel bill={shown} />
      </div>
    </main>
  );
}
