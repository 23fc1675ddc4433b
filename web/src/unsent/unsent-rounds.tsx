import { Suspense, useEffect } from 'react';
import { useUnsentActs } from '../acts/acts-provider.tsx';
import { preloadParts } from '../device/preload-parts.ts';
import { useEndOfSignIn } from '../session/just-signed-in.ts';
import { useVenue } from '../session/venue-context.tsx';
import { unsentBaskets } from '../till/order/basket/unsent-baskets.ts';
import { lazyPart } from '../ui/parts/lazy-part.ts';

const loadParts = () => import('./unsent-parts.tsx');
const UnsentBar = lazyPart(async () => ({ default: (await loadParts()).UnsentBar }));

/** Lists the rounds that others left unsent on this device, if there are any. */
export function UnsentRounds() {
  const { venueId, session } = useVenue();
  const hasActs = useUnsentActs(venueId).length > 0;
  const hasBaskets = unsentBaskets(localStorage, venueId).some(
    ({ accountId }) => accountId !== session.account.id,
  );
  useEffect(() => preloadParts(loadParts), []);
  useEndOfSignIn();
  if (!hasActs && !hasBaskets) return null;
  return (
    <Suspense>
      <UnsentBar />
    </Suspense>
  );
}
