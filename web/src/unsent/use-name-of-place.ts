import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { openBillsQuery, tablesQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import type { Place } from '../till/order/place.ts';

/** Returns a function that names a place for people: with the name of its table if it has one. */
export function useNameOfPlace(): (place: Place) => string {
  const t = useTranslations('till.order');
  const tType = useTranslations('app.type');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  return (place) => {
    if (place.kind === 'New') return tType(place.type);
    const bill = place.kind === 'Bill' ? bills.find(({ id }) => id === place.billId) : undefined;
    const tableId = place.kind === 'Table' ? place.tableId : bill?.table?.id;
    if (place.kind === 'Bill' && tableId === undefined)
      return bill === undefined ? tType('Takeaway') : t('bill', { number: bill.number });
    const table = areas.flatMap(({ tables }) => tables).find(({ id }) => id === tableId);
    return t('table', { name: table?.name ?? '–' });
  };
}
