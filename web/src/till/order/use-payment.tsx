import { type ReactNode, Suspense, useState } from 'react';
import type { Bill } from '../../api/bill-list.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { Share } from '../pay/entry/entry.ts';

const PaySheet = lazyPart(() => import('../pay/pay-sheet.tsx'));

/**
 * @returns a function that opens the payment of a bill, and the sheet of the payment. The sheet stays open until it is
 * closed, even if the bill is closed
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
