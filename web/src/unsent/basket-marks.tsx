import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { applyBillActs } from '../acts/bill-acts.ts';
import { saysAllOf } from '../acts/kitchen/allergy-acts.ts';
import { openBillsQuery, standingsQuery } from '../api/queries.ts';
import { serverNow } from '../api/server-clock.ts';
import { useActAtVenue, useVenue } from '../session/venue-context.tsx';
import { setTableAllergy, textOrNull } from '../till/order/basket/basket.ts';
import { isOfEarlierGuests, type UnsentMark } from '../till/order/basket/unsent-baskets.ts';
import { baskets } from '../till/order/basket/use-basket.ts';

/**
 * Adds the allergies of whole tables that wait in baskets to the bills of their tables, as soon as this device knows
 * these: a colleague may have opened one, and the kitchen makes its dishes already.
 */
export default function BasketMarks({ marks }: { marks: readonly UnsentMark[] }) {
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const acts = usePendingActs(venueId);
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  useEffect(() => {
    for (const { name, tableId, said, changedAt } of marks) {
      // Guests at several tables have one bill.
      const holderId = standings.find((one) => one.tableId === tableId)?.heldByTableId;
      const billAt = (id: string | null | undefined) => bills.find(({ table }) => table && table.id === id);
      const bill = billAt(tableId) ?? billAt(holderId);
      if (bill === undefined || isOfEarlierGuests(bill, changedAt + serverNow() - Date.now())) continue;
      const added = { ...said, text: textOrNull(said.text ?? '') };
      if (!saysAllOf(applyBillActs(bill, acts).bill.allergy, added))
        act('addAllergy', bill.id, { billId: bill.id, said: added });
      baskets.change(name, (basket) => setTableAllergy(basket, NOTHING));
    }
  }, [marks, bills, standings, acts, act]);
  return null;
}

const NOTHING = { allergens: [], text: null };
