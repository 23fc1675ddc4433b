import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { needsApproval } from '../../acts/act.ts';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { pendingApprovalsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { UnansweredListProps } from './pending-approval-list.tsx';

const PendingApprovalList = lazyPart(() => import('./pending-approval-list.tsx'));

/** The acts that wait until a colleague approves them. The list is loaded only if there are any. */
export function PendingApprovals(props: Omit<UnansweredListProps, 'acts' | 'approvals'>) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  const { data: approvals = [] } = useQuery(pendingApprovalsQuery(venueId));
  if (approvals.length === 0 && !acts.some(needsApproval)) return null;
  return (
    <Suspense>
      <PendingApprovalList {...props} acts={acts} approvals={approvals} />
    </Suspense>
  );
}
