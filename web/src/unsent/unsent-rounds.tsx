import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useUnsentActs } from '../acts/acts-provider.tsx';
import { preloadParts } from '../device/preload-parts.ts';
import { useEndOfSignIn } from '../session/just-signed-in.ts';
import { useVenue } from '../session/venue-context.tsx';
import { unsentBaskets, unsentMarks } from '../till/order/basket/unsent-baskets.ts';
import { baskets } from '../till/order/basket/use-basket.ts';
import { lazyPart } from '../ui/parts/lazy-part.ts';

const loadParts = () => import('./unsent-parts.tsx');
const UnsentBar = lazyPart(async () => ({ default: (await loadParts()).UnsentBar }));
const BasketMarkSender = lazyPart(() => import('./basket-mark-sender.tsx'));

/** Shows the rounds that others left unsent on this device, if there are any, and adds allergies in baskets to the bills of their tables. */
export function UnsentRounds() {
  const { venueId, session, may } = useVenue();
  useSyncExternalStore(baskets.subscribe, baskets.version);
  const hasActs = useUnsentActs(venueId).length > 0;
  const hasBaskets = unsentBaskets(localStorage, venueId).some(
    ({ accountId }) => accountId !== session.account.id,
  );
  const marks = may('takeOrders') ? unsentMarks(localStorage, venueId) : [];
  useEffect(() => preloadParts(loadParts), []);
  useEndOfSignIn();
  return (
    <>
      {marks.length > 0 && (
        <Suspense>
          <BasketMarkSender marks={marks} />
        </Suspense>
      )}
      {(hasActs || hasBaskets) && (
        <Suspense>
          <UnsentBar />
        </Suspense>
      )}
    </>
  );
}
