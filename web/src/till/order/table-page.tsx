import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Redirect } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { applyBillActs } from '../../acts/bill-acts.ts';
import { openBillsQuery, standingsQuery, tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { OrderPage } from './order-page.tsx';

/** The page of a table: its open bill, or a new bill with the first round. */
export function TablePage({ tableId }: { tableId: string }) {
  const t = useTranslations('till.order');
  const { venueId } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const bills = useQuery(openBillsQuery(venueId));
  const standings = useQuery(standingsQuery(venueId));
  const acts = usePendingActs(venueId);
  // Guests may already sit at the table, or have their bill at another one.
  const isReading = !standings.isFetched && standings.failureReason === null;
  if (areas.data === undefined || bills.data === undefined || isReading) {
    const fault = areas.error ?? bills.error;
    if (fault === null) return <Loading />;
    return (
      <FaultMessage fault={fault} onRetry={() => void Promise.all([areas.refetch(), bills.refetch()])} />
    );
  }
  const area = areas.data.find(({ tables }) => tables.some(({ id }) => id === tableId));
  const table = area?.tables.find(({ id }) => id === tableId);
  if (area === undefined || table === undefined) return <NotFound title={t('noTable')} />;
  const bill = bills.data.find((one) => one.table?.id === tableId);
  const standing = standings.data?.find((one) => one.tableId === tableId);
  const holderId = standing?.heldByTableId ?? null;
  // Guests who sit at several tables have one bill.
  if (holderId !== null && bill === undefined) return <Redirect to={`/tables/${holderId}`} replace />;
  return (
    <OrderPage
      place={{ kind: 'Table', tableId }}
      title={/^\d+$/.test(table.name) ? t('table', { name: table.name }) : table.name}
      subtitle={areas.data.length > 1 ? area.name : null}
      guests={standing?.party ?? null}
      billAt={holderId}
      shown={bill === undefined ? null : applyBillActs(bill, acts)}
    />
  );
}
