import type { ApiError } from '@sofra/sdk';
import { EMPTY } from '../basket.ts';
import { fieldsOf, orderRequestOf } from '../checkout.ts';
import { type Answer, seeOther } from '../http/answer.ts';
import { cookie } from '../http/request.ts';
import { type BasketView, basketPage, unknownPage } from '../pages/basket-page.ts';
import { sentencePage, tooManyPage } from '../pages/layout.ts';
import { orderPage, type ShownOrder } from '../pages/order-page.ts';
import { placeOrder } from '../place-order.ts';
import { priceBasket } from '../price-basket.ts';
import type { StoredBasket } from '../store.ts';
import type { Visit } from '../visit.ts';
import { menuOf, tableOf } from './menu-routes.ts';

export async function showBasket(visit: Visit): Promise<Answer> {
  const { basket } = visit;
  if (basket?.state === 'Sent') return unknownPage(visit, basket.id);
  if (basket?.state === 'Placed') return seeOther(`/orders/${basket.id}`);
  return basketPage(visit, await viewOf(visit, basket));
}

async function viewOf(visit: Visit, basket: StoredBasket | null): Promise<BasketView> {
  const [menu, table] = await Promise.all([menuOf(visit), tableOf(visit)]);
  const { id, content } = basket ?? { id: '', content: EMPTY };
  const now = await priceBasket(visit, { id, content }, { menu, tableId: table?.id ?? null });
  return { basketId: id, now, menu, table };
}

/**
 * Orders the basket that the form names: not the one of the cookie, which may be another one by now. A form that comes
 * again, from a double tap, a reload or the way back, leads to the order that its basket has become.
 */
export async function order(visit: Visit): Promise<Answer> {
  const { shop, form, language, words } = visit;
  const basket = shop.store.findBasket(form.get('basket') ?? '');
  if (basket === null) return sentencePage(visit, words.notFound, 404);
  if (basket.state === 'Placed') return placed(visit, basket.id);
  const table = await tableOf(visit);
  if (basket.state === 'Open') {
    const view = await viewOf(visit, basket);
    const { priced } = view.now;
    if (priced === null) return basketPage(visit, view, 409);
    // Another tab may have scanned another table since.
    if ((form.get('table') ?? '') !== (table?.id ?? '')) {
      const refusal = table === undefined ? words.takeawayTitle : words.atTable(table.name);
      return basketPage(visit, { ...view, refusal }, 409);
    }
    const seen = Number(form.get('total'));
    // A guest orders at the price that they have seen.
    if (priced.total !== seen) return basketPage(visit, { ...view, now: { ...view.now, before: seen } }, 409);
    if (!shop.limits.takes('Order', visit.visitor)) return tooManyPage(visit);
  }
  const request = orderRequestOf(basket.content, form, {
    tableId: table?.id ?? null,
    delivers: shop.delivers,
  });
  const placing = await placeOrder(shop, basket, request, language);
  if (placing.kind === 'Placed') return placed(visit, basket.id);
  if (placing.kind === 'Unknown') return unknownPage(visit, basket.id);
  return refused(visit, basket, placing.error);
}

async function refused(visit: Visit, basket: StoredBasket, error: ApiError): Promise<Answer> {
  const view = await viewOf(visit, basket);
  const faults = fieldsOf(error.validationErrors);
  // Where a field is marked, its own sentence says more.
  return basketPage(
    visit,
    faults.length > 0 ? { ...view, faults } : { ...view, refusal: error.userMessage },
    422,
  );
}

/** The basket is done: the next dish begins a new one. */
function placed({ shop: { isSecure } }: Visit, basketId: string): Answer {
  const cookies = [cookie('basket', '', { isSecure }), cookie('order', basketId, { isSecure })];
  return seeOther(`/orders/${basketId}`, cookies);
}

/** The order that a basket has become; `null` when it has become none. */
export async function findOrder(visit: Visit): Promise<ShownOrder | null> {
  const { shop, params } = visit;
  const basket = shop.store.findBasket(params['id'] ?? '');
  if (basket === null || basket.orderId === null) return null;
  const [order, menu] = await Promise.all([shop.orders.get(basket.orderId), menuOf(visit)]);
  return { basket, order, menu };
}

export async function showOrder(visit: Visit): Promise<Answer> {
  const found = await findOrder(visit);
  return found === null ? sentencePage(visit, visit.words.notFound, 404) : orderPage(visit, found);
}
