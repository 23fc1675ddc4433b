import { type ReactNode, Suspense, useState } from 'react';
import type { Bill } from '../../api/bill-list.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { Share } from '../pay/entry/entry.ts';

const PaySheet = lazyPart(() => import('../pay/pay-sheet.tsx'));

/**
 * @returns a function that opens the payment of a bill, and its sheet, which remains until it is closed: the
 * bill may be closed by then
 */
export function usePayment(): { pay: (bill: Bill, share: Share) => void; sheet: ReactNode } {
  const [paying, setPaying] = useState<{ billId: string; share: Share } | null>(null);
  return {
    pay: ({ id }, share) => setPaying({ billId: id, share }),
    sheet: paying !== null && (
      <Suspense>
        <PaySheet {...paying} onClose={() => setPaying(null)} />
      </Suspense>
    ),
  };
}
