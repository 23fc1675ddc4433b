import { type ApiError, isApiError, NoAnswerError, type OrderRequest, type Sofra } from '@sofra/sdk';
import type { Store, StoredBasket } from './store.ts';

/** The result of a try to order a basket. */
export type Placing =
  | { kind: 'Placed' }
  /** Nothing was ordered. */
  | { kind: 'Refused'; error: ApiError }
  /** There is no answer: it may be ordered. Trying again cannot order it twice. */
  | { kind: 'Unknown' };

/**
 * Orders a basket, once: however often this is called, from a double tap, a reload, or after the answer was lost. The key
 * is as old as the basket, and what is sent is on disk before it leaves, so nothing here needs a lock: the service
 * answers every try with the order that the first one made.
 */
export async function placeOrder(
  { sofra, store, venueId }: { sofra: Sofra; store: Store; venueId: string },
  basket: StoredBasket,
  wanted: OrderRequest,
  language: string,
): Promise<Placing> {
  store.markSent(basket.id, wanted);
  // A try that left before decides what is sent; a basket that was sent is not changed any more.
  const request = store.findBasket(basket.id)?.request ?? wanted;
  const { idempotencyKey } = basket;
  try {
    const { order, addedLineIds } = await sofra.orders.place(venueId, request, { idempotencyKey, language });
    store.markPlaced(basket.id, order.id, addedLineIds);
    return { kind: 'Placed' };
  } catch (error) {
    if (error instanceof NoAnswerError) return { kind: 'Unknown' };
    if (!isApiError(error)) throw error;
    // A fault of the service, its limit, or a try that is still under way do not say whether it was ordered.
    const isKnown = error.status < 500 && error.status !== 429 && error.code !== 'ORDER_CREATION_IN_PROGRESS';
    if (!isKnown) return { kind: 'Unknown' };
    store.reopen(basket.id);
    return { kind: 'Refused', error };
  }
}
