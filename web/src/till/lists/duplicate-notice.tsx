import { Suspense } from 'react';
import type { Bill } from '../../api/bill-list.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useDuplicates } from './use-duplicates.ts';

const DuplicateMessage = lazyPart(() => import('./duplicate-message.tsx'));

/** The message that an order of the bill was likely placed twice. It is loaded only for such a bill. */
export function DuplicateNotice({ bill }: { bill: Bill }) {
  const duplicate = useDuplicates().get(bill.id);
  if (duplicate === undefined) return null;
  return (
    <Suspense>
      <DuplicateMessage bill={bill} duplicate={duplicate} />
    </Suspense>
  );
}
