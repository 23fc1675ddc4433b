import { useQuery } from '@tanstack/react-query';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { Bill } from '../../api/bill-list.ts';
import { printersQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';

/** Prints bills and receipts at the printer of the till. */
export function usePrintBill({ id: billId, prints }: Pick<Bill, 'id' | 'prints'>) {
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const printers = useQuery(printersQuery(venueId)).data ?? [];
  const acts = usePendingActs(venueId);
  return {
    /** Whether the venue has a printer for bills. */
    isPossible: printers.some(({ isEnabled, purpose }) => isEnabled && purpose !== 'Kitchen'),
    isOnItsWay: acts.some(
      ({ name, subject, fault }) => name === 'printBill' && subject === billId && fault === null,
    ),
    /** How often the bill or receipt has been printed. */
    printCount: (kind: 'Bill' | 'Receipt') =>
      prints.filter((print) => print.kind === kind && print.paymentId === null).length,
    print: (kind: 'Bill' | 'Receipt', paymentId: string | null = null) =>
      void act('printBill', billId, { billId, kind, ...(paymentId === null ? {} : { paymentId }) }),
  };
}
