import { Suspense, useEffect } from 'react';
import { useLeftActs } from '../acts/acts-provider.tsx';
import { loadAhead } from '../device/load-ahead.ts';
import { useEndOfArrival } from '../session/arrival.ts';
import { useVenue } from '../session/venue-context.tsx';
import { unsentBaskets } from '../till/order/basket/unsent-baskets.ts';
import { lazyPart } from '../ui/parts/lazy-part.ts';

const loadParts = () => import('./unsent-parts.tsx');
const LeftBar = lazyPart(async () => ({ default: (await loadParts()).LeftBar }));

/** Shows the rounds that others left unsent on this device, if there are any. */
export function LeftRounds() {
  const { venueId, session } = useVenue();
  const hasActs = useLeftActs(venueId).length > 0;
  const hasBaskets = unsentBaskets(localStorage, venueId).some(
    ({ accountId }) => accountId !== session.account.id,
  );
  useEffect(() => loadAhead(loadParts), []);
  useEndOfArrival();
  if (!hasActs && !hasBaskets) return null;
  return (
    <Suspense>
      <LeftBar />
    </Suspense>
  );
}
