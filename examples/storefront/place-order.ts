import { type ApiError, isApiError, NoAnswerError, type OrderRequest, type Sofra } from '@sofra/sdk';
import type { Store, StoredBasket } from './store.ts';

/** The result of trying to order a basket. */
export type Placing =
  | { kind: 'Placed' }
  /** Nothing was ordered. */
  | { kind: 'Refused'; error: ApiError }
  /** There is no answer: it may have been ordered. Trying again cannot order it twice. */
  | { kind: 'Unknown' };

/**
 * Orders a basket only once, even if this is called again after a double tap, a reload or a lost answer. A basket has its
 * key from the start, and an order is stored before it is sent. So no lock is needed: the service answers every try
 * with the order that the first try made.
 */
export async function placeOrder(
  { sofra, store, venueId }: { sofra: Sofra; store: Store; venueId: string },
  basket: StoredBasket,
  wanted: OrderRequest,
  language: string,
): Promise<Placing> {
  store.markSent(basket.id, wanted);
  // If an earlier try was sent, the same order is sent again; a basket that was sent does not change.
  const request = store.findBasket(basket.id)?.request ?? wanted;
  const { idempotencyKey } = basket;
  try {
    const { order, addedLineIds } = await sofra.orders.place(venueId, request, { idempotencyKey, language });
    store.markPlaced(basket.id, order.id, addedLineIds);
    return { kind: 'Placed' };
  } catch (error) {
    if (error instanceof NoAnswerError) return { kind: 'Unknown' };
    if (!isApiError(error)) throw error;
    // A failure of the service, its rate limit, or a try that is still running say nothing about the order.
    const isKnown = error.status < 500 && error.status !== 429 && error.code !== 'ORDER_CREATION_IN_PROGRESS';
    if (!isKnown) return { kind: 'Unknown' };
    store.reopen(basket.id);
    return { kind: 'Refused', error };
  }
}
