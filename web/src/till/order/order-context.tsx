import { createContext, use } from 'react';
import type { ShownBill } from '../../acts/bill-acts.ts';
import type { Basket, BasketLine } from './basket/basket.ts';
import type { SentOrder } from './basket/sending.ts';
import type { BasketPrices } from './basket/use-price.ts';
import type { Place } from './place.ts';

/** The data and functions that the parts of an order page share. */
export interface Order {
  place: Place;
  /** The open bill of the place; `null` before the first round. */
  shown: ShownBill | null;
  basket: Basket;
  prices: BasketPrices;
  changeBasket: (change: (basket: Basket) => Basket) => void;
  /** The orders that were sent and not accepted yet. */
  sending: readonly SentOrder[];
  /** Sends the basket to the kitchen. A second call finds an empty basket. */
  send: () => void;
  /** Adds a product at once, or opens its sheet if it needs a choice. */
  choose: (productId: string) => void;
  /** Opens the sheet of a product, of a line of the basket, or of an open item with this name. */
  open: (opened: { productId: string } | { line: BasketLine } | { openItem: string }) => void;
}

export const OrderContext = createContext<Order | null>(null);

export function useOrder(): Order {
  const order = use(OrderContext);
  if (order === null) throw new Error('useOrder needs an order page above it');
  return order;
}
