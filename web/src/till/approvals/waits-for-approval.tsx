import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { needsApproval } from '../../acts/act.ts';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { unansweredQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { UnansweredListProps } from './unanswered-list.tsx';

const UnansweredList = lazyPart(() => import('./unanswered-list.tsx'));

/** The acts that wait until a colleague approves them; most of the time there are none, and their list is not loaded. */
export function WaitsForApproval(props: Omit<UnansweredListProps, 'acts' | 'approvals'>) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  const { data: approvals = [] } = useQuery(unansweredQuery(venueId));
  if (approvals.length === 0 && !acts.some(needsApproval)) return null;
  return (
    <Suspense>
      <UnansweredList {...props} acts={acts} approvals={approvals} />
    </Suspense>
  );
}
