import { type Act, isUnsent, senderOf } from '../acts/act.ts';
import type { ActQueue } from '../acts/act-queue.ts';
import { type UnsentBasket, unsentBaskets } from '../till/order/basket/unsent-baskets.ts';

/** The acts and baskets of a person on this device that the service does not have, as far as the device knows. */
export interface OwnUnsent {
  /** Those on their way, rounds that were refused, and acts of unknown fate. */
  acts: readonly Act[];
  /** Baskets that were never sent. */
  baskets: readonly UnsentBasket[];
  count: number;
  /** Whether all that can be done is to wait for an answer. */
  isOnItsWay: boolean;
}

/** The unsent things of a person who would sign out now. */
export function ownUnsent(
  queue: Pick<ActQueue, 'list' | 'waitsForTap'>,
  storage: Storage,
  accountId: string,
  venueId: string,
): OwnUnsent {
  const acts = queue.list().filter((act) => senderOf(act) === accountId && isUnsent(act));
  const baskets = unsentBaskets(storage, venueId).filter((basket) => basket.accountId === accountId);
  const count = acts.length + baskets.length;
  const isWaiting = acts.every((act) => act.fault === null && !queue.waitsForTap(act));
  return { acts, baskets, count, isOnItsWay: count > 0 && baskets.length === 0 && isWaiting };
}
