import { Suspense } from 'react';
import type { Bill } from '../../api/bill-list.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useDuplicates } from './use-duplicates.ts';

const DuplicateMessage = lazyPart(() => import('./duplicate-message.tsx'));

/** A message if an order of the bill was likely placed twice; most bills have none, and do not load it. */
export function DuplicateNotice({ bill }: { bill: Bill }) {
  const duplicate = useDuplicates().get(bill.id);
  if (duplicate === undefined) return null;
  return (
    <Suspense>
      <DuplicateMessage bill={bill} duplicate={duplicate} />
    </Suspense>
  );
}
