import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { applyBillActs } from '../acts/bill-acts.ts';
import { saysAllOf } from '../acts/kitchen/allergy-acts.ts';
import { billOfTable } from '../api/bill-list.ts';
import { openBillsQuery, standingsQuery } from '../api/queries.ts';
import { serverTimeAt } from '../api/server-clock.ts';
import { useActAtVenue, useVenue } from '../session/venue-context.tsx';
import { NO_ALLERGY, setTableAllergy, trimAllergy } from '../till/order/basket/basket.ts';
import { isMarkOfEarlierGuests, type UnsentMark } from '../till/order/basket/unsent-baskets.ts';
import { baskets } from '../till/order/basket/use-basket.ts';

/**
 * Adds the allergies of whole tables that wait in baskets to the bills of their tables, as soon as this device knows
 * the bills. A colleague may have opened the bill, so the kitchen may already be making its dishes.
 */
export default function BasketMarkSender({ marks }: { marks: readonly UnsentMark[] }) {
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const acts = usePendingActs(venueId);
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  useEffect(() => {
    for (const { name, tableId, said, changedAt } of marks) {
      const standing = standings.find((one) => one.tableId === tableId);
      const bill = billOfTable(bills, tableId, standing);
      if (bill === null || isMarkOfEarlierGuests(bill, serverTimeAt(changedAt))) continue;
      const added = trimAllergy(said);
      if (!saysAllOf(applyBillActs(bill, acts).bill.allergy, added))
        act('addAllergy', bill.id, { billId: bill.id, said: added });
      baskets.change(name, (basket) => setTableAllergy(basket, NO_ALLERGY));
    }
  }, [marks, bills, standings, acts, act]);
  return null;
}
