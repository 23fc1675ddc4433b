import { type CallOptions, type Connection, path } from '../connection.ts';
import { UsageError } from '../errors.ts';
import { type KeyStore, StoredKeys } from '../idempotency-key.ts';
import { type Page, Pages } from '../pages.ts';
import type { ListQuery, Order, OrderRequest, Placement, PricedBasket } from '../records.ts';

/** The idempotency key of an order: a key that you have stored, or a key from a store. */
export type PlaceOptions = CallOptions & (WithKey | WithStore);

interface WithKey {
  /** 8 to 64 letters, digits, `-` and `_`. Use one for each basket, and store it before this call. */
  idempotencyKey: string;
  basketId?: never;
  keyStore?: never;
}

interface WithStore {
  idempotencyKey?: never;
  /** The id of the basket in the key store. It must stay the same for the same basket. */
  basketId: string;
  /** Default: the key store of the client. */
  keyStore?: KeyStore | undefined;
}

/** The result of placing an order. */
export interface PlacedOrder extends Placement {
  /** Whether the order was already placed with this key, so that this call ordered nothing. */
  isRepeat: boolean;
}

/** The orders that were placed through the API. */
export class Orders {
  readonly #connection: Connection;
  readonly #keyStore: KeyStore | undefined;
  readonly #keys = new StoredKeys();

  constructor(connection: Connection, keyStore: KeyStore | undefined) {
    this.#connection = connection;
    this.#keyStore = keyStore;
  }

  /**
   * Prices a basket, and makes the same checks as placing it, except whether the venue takes orders now.
   * @throws ApiError  see `ErrorCodesOf['previewOrder']`
   */
  preview(venueId: string, basket: OrderRequest, options?: CallOptions): Promise<PricedBasket> {
    const where = path`/venues/${venueId}/orders/preview`;
    return this.#connection.data<PricedBasket>(
      { method: 'POST', path: where, body: basket, budget: 'read', repeatable: 'Always' },
      options,
    );
  }

  /**
   * Places an order, which goes to the kitchen immediately. All tries have the same `Idempotency-Key`: a basket is
   * ordered only once, even if you call this several times or in several processes.
   * @throws ApiError  see `ErrorCodesOf['placeOrder']`
   * @throws NoAnswerError  the order may have been placed: call again with the same key or basket
   * @throws UsageError  there is neither a key nor a key store
   */
  async place(venueId: string, basket: OrderRequest, options: PlaceOptions): Promise<PlacedOrder> {
    const where = path`/venues/${venueId}/orders`;
    const key = await this.#keyOf(options);
    const { status, body } = await this.#connection.answer(
      {
        ...{ method: 'POST', path: where, body: basket, headers: { 'Idempotency-Key': key } },
        ...{ budget: 'write', repeatable: 'Always' },
      },
      options,
    );
    return { ...(body?.['data'] as Placement), isRepeat: status === 200 };
  }

  /** Reads an order as it is now. @throws ApiError PUBLIC_API_ORDER_NOT_FOUND */
  get(orderId: string, options?: CallOptions): Promise<Order> {
    return this.#connection.data<Order>(
      { method: 'GET', path: path`/orders/${orderId}`, budget: 'read', repeatable: 'Always' },
      options,
    );
  }

  /** Lists orders, newest first. @throws ApiError  see `ErrorCodesOf['listOrders']` */
  list(query: ListQuery = {}, options?: CallOptions): Pages<Order> {
    return new Pages((cursor) =>
      this.#connection.data<Page<Order>>(
        {
          ...{ method: 'GET', path: '/orders', query: { ...query, cursor } },
          ...{ budget: 'read', repeatable: 'Always' },
        },
        options,
      ),
    );
  }

  /** JavaScript code may leave out properties that the types require. */
  async #keyOf(options: PlaceOptions | undefined): Promise<string> {
    const { idempotencyKey, basketId, keyStore = this.#keyStore } = options ?? {};
    if (idempotencyKey) return idempotencyKey;
    if (!basketId || !keyStore) {
      throw new UsageError('an order needs an idempotencyKey, or a basketId and a keyStore');
    }
    return this.#keys.keyOf(basketId, keyStore);
  }
}
