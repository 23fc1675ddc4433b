import { type Act, isUnsent, senderOf } from '../acts/act.ts';
import type { ActQueue } from '../acts/act-queue.ts';
import { type UnsentBasket, unsentBaskets } from '../till/order/basket/unsent-baskets.ts';

/** The acts and baskets of a person on this device that the service does not have, as far as the device knows. */
export interface OwnUnsentWork {
  /** Acts that are being sent, refused rounds, and acts whose result is unknown. */
  acts: readonly Act[];
  /** Baskets that were never sent. */
  baskets: readonly UnsentBasket[];
  count: number;
  /** Whether the person can only wait, because everything is being sent. */
  isOnItsWay: boolean;
}

/** The unsent acts and baskets of a person who is about to sign out. */
export function findOwnUnsentWork(
  queue: Pick<ActQueue, 'list' | 'waitsForTap'>,
  storage: Storage,
  accountId: string,
  venueId: string,
): OwnUnsentWork {
  const acts = queue.list().filter((act) => senderOf(act) === accountId && isUnsent(act));
  const baskets = unsentBaskets(storage, venueId).filter((basket) => basket.accountId === accountId);
  const count = acts.length + baskets.length;
  const isWaiting = acts.every((act) => act.fault === null && !queue.waitsForTap(act));
  return { acts, baskets, count, isOnItsWay: count > 0 && baskets.length === 0 && isWaiting };
}
