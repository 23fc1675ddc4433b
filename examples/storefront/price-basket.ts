import { isApiError, type Menu, type OrderRequest, type PricedBasket } from '@sofra/sdk';
import { type Basket, faultOf, fingerprintOf, type LineFault, linesOf } from './basket.ts';
import type { Visit } from './visit.ts';

/** A basket as it can be ordered now. */
export interface BasketNow {
  basket: Basket;
  /** By the id of the line. */
  faults: ReadonlyMap<string, LineFault>;
  /** `null` while a line cannot be ordered. */
  priced: PricedBasket | null;
  /** The price that the guest saw before, if the same basket has another one now. */
  before: number | null;
  /** Why the service does not price it, in a sentence for the guest. */
  refusal?: string;
}

/**
 * The part of an order that the price depends on. A guest has given no name yet when they look at their basket, and a
 * takeaway needs one: the name here is for the price alone, and is never ordered.
 */
function requestToPrice(basket: Basket, tableId: string | null, isDelivery: boolean): OrderRequest {
  const lines = linesOf(basket);
  if (tableId !== null) return { type: 'DineIn', tableId, lines };
  const customer = { name: 'Guest', phone: '+902120000000' };
  if (isDelivery) return { type: 'Delivery', customer: { ...customer, address: '-' }, lines };
  return { type: 'Takeaway', customer, lines };
}

/** Prices a basket by the service, which alone knows the rules of prices, and remembers what the guest is told. */
export async function priceBasket(
  { shop, form, language }: Visit,
  { id, content }: { id: string; content: Basket },
  { menu, tableId }: { menu: Menu; tableId: string | null },
): Promise<BasketNow> {
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
    // The menu changed in this moment: the page says what is known, and its reload says more.
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
