import { isApiError, type KeyStore, type Order, type OrderRequest, type Sofra } from '@sofra/sdk';

/** What the snippet needs of a database. */
export interface Database {
  query(text: string, values: string[]): Promise<{ rows: { key: string }[] }>;
}

export async function price(
  sofra: Sofra,
  venueId: string,
  productId: string,
  portionId: string,
): Promise<number> {
  // #region preview
  const basket: OrderRequest = {
    type: 'Takeaway',
    customer: { name: 'Ada', phone: '+905321234567' },
    lines: [{ productId, portionId, quantity: 2 }],
  };
  const { total } = await sofra.orders.preview(venueId, basket);
  // #endregion
  return total;
}

export async function placeUnderKey(
  sofra: Sofra,
  venueId: string,
  basket: OrderRequest,
  saved: { idempotencyKey: string },
): Promise<Order> {
  // #region place
  // Made and saved with the basket, before this call.
  const { idempotencyKey } = saved;
  const { order, isRepeat } = await sofra.orders.place(venueId, basket, { idempotencyKey });
  if (!isRepeat) console.log(`order ${order.number} is in the kitchen`);
  // #endregion
  return order;
}

// #region store
function keysIn(database: Database): KeyStore {
  return {
    async get(basketId) {
      const { rows } = await database.query('select key from basket_key where basket_id = $1', [basketId]);
      return rows[0]?.key;
    },
    // Of two processes that come at once, the first one's key stays.
    set: (basketId, key) =>
      database.query('insert into basket_key values ($1, $2) on conflict do nothing', [basketId, key]),
  };
}
// #endregion

export async function placeWithStore(
  sofra: Sofra,
  venueId: string,
  basket: OrderRequest,
  database: Database,
): Promise<Order> {
  // #region place-stored
  const keyStore = keysIn(database); // or once for the client: new Sofra({ …, keyStore })
  const { order } = await sofra.orders.place(venueId, basket, { basketId: 'cart-4711', keyStore });
  // #endregion
  return order;
}

export async function follow(sofra: Sofra, orderId: string): Promise<string> {
  // #region follow
  const { status } = await sofra.orders.get(orderId);
  switch (status) {
    case 'Received':
    case 'Preparing':
      return 'The kitchen has it.';
    case 'Ready':
      return 'Ready!';
    default:
      return 'Thank you.'; // also for a status of a later release
  }
  // #endregion
}

export async function sumUp(sofra: Sofra): Promise<number> {
  // #region list
  let owed = 0;
  for await (const order of sofra.orders.list({ status: 'Open' })) owed += order.totals.remaining;

  const { items, nextCursor } = await sofra.orders.list({ status: 'All', pageSize: 20 }).page(1);
  // #endregion
  return owed + (nextCursor ?? items.length);
}

export async function showRefusal(place: () => Promise<unknown>): Promise<string> {
  // #region refused
  try {
    await place();
  } catch (error) {
    if (isApiError(error, 'PUBLIC_API_PRODUCT_UNAVAILABLE'))
      return 'Something is sold out: look at the menu again.';
    if (isApiError(error)) return error.userMessage;
    throw error;
  }
  // #endregion
  return '';
}
