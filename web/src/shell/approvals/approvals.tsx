import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { needsApproval } from '../../acts/act.ts';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { ownNoticesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';

const ApprovalsPart = lazyPart(() => import('./approvals-part.tsx'));

/**
 * The approval requests of this person and of colleagues, on every screen. Their code is only loaded when there is one.
 */
export function Approvals() {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId).filter(needsApproval);
  const { data: notices = [] } = useQuery(ownNoticesQuery(venueId));
  const asked = notices.flatMap(({ approval }) => approval ?? []);
  if (acts.length === 0 && asked.length === 0) return null;
  return (
    <Suspense>
      <ApprovalsPart acts={acts} asked={asked} />
    </Suspense>
  );
}
