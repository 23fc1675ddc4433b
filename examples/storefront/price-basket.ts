import { isApiError, type Menu, type OrderRequest, type PricedBasket } from '@sofra/sdk';
import { type Basket, faultOf, fingerprintOf, type LineFault, linesOf } from './basket.ts';
import type { Visit } from './visit.ts';

/** A basket with its current price and problems. */
export interface PricedBasketOfGuest {
  basket: Basket;
  /** By the id of the line. */
  faults: ReadonlyMap<string, LineFault>;
  /** `null` while a line cannot be ordered. */
  priced: PricedBasket | null;
  /** The total that the guest saw before, if the price of the same basket has changed. */
  before: number | null;
  /** Why the service does not price it, as a sentence for the guest. */
  refusal?: string;
}

/**
 * The part of an order that affects the price. A takeaway order needs a name, but a guest has not entered one yet when
 * they look at their basket: the name here is only for the price and is never ordered.
 */
function requestToPrice(basket: Basket, tableId: string | null, isDelivery: boolean): OrderRequest {
  const lines = linesOf(basket);
  if (tableId !== null) return { type: 'DineIn', tableId, lines };
  const customer = { name: 'Guest', phone: '+902120000000' };
  if (isDelivery) return { type: 'Delivery', customer: { ...customer, address: '-' }, lines };
  return { type: 'Takeaway', customer, lines };
}

/** Gets the price of a basket from the service, and stores the total that the guest sees. */
export async function priceBasket(
  { shop, form, language }: Visit,
  { id, content }: { id: string; content: Basket },
  { menu, tableId }: { menu: Menu; tableId: string | null },
): Promise<PricedBasketOfGuest> {
  const faults = new Map(
    content.lines.flatMap((line) => {
      const fault = faultOf(line, menu);
      return fault === null ? [] : [[line.id, fault] as const];
    }),
  );
  if (content.lines.length === 0 || faults.size > 0) {
    return { basket: forget(shop.store, id, content), faults, priced: null, before: null };
  }
  try {
    const request = requestToPrice(content, tableId, shop.delivers && form.get('type') === 'Delivery');
    const priced = await shop.sofra.orders.preview(shop.venueId, request, { language });
    const kind = request.type;
    const lines = fingerprintOf(content, kind);
    const isOther = content.shown?.lines === lines && content.shown.total !== priced.total;
    const before = isOther ? (content.shown?.total ?? null) : null;
    const shown = { lines, total: priced.total };
    shop.store.changeContent(id, (now) => (fingerprintOf(now, kind) === lines ? { ...now, shown } : now));
    return { basket: { ...content, shown }, faults, priced, before };
  } catch (error) {
    // The menu has just changed: the page shows what is known, and a reload shows the rest.
    if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error;
    return {
      basket: forget(shop.store, id, content),
      faults,
      priced: null,
      before: null,
      refusal: error.userMessage,
    };
  }
}

function forget(store: Visit['shop']['store'], id: string, content: Basket): Basket {
  store.changeContent(id, (now) => ({ ...now, shown: null }));
  return { ...content, shown: null };
}
