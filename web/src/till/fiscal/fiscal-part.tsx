import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Bill } from '../../api/bill-list.ts';
import { profileQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { isDocumented } from './documented-payments.ts';

const FiscalMarks = lazyPart(() => import('./fiscal-marks.tsx'));

/** The fiscal documents of a bill; shows nothing if it has none and needs none. */
export function FiscalPart({ bill }: { bill: Bill }) {
  const { venueId } = useVenue();
  const { data: profile } = useQuery(profileQuery(venueId));
  const isMissing = profile?.fiscalDocuments === 'Required' && bill.state === 'Open' && !isDocumented(bill);
  if (bill.documents.length === 0 && !isMissing) return null;
  return (
    <Suspense>
      <FiscalMarks bill={bill} isMissing={isMissing} />
    </Suspense>
  );
}
