import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import type { ShownBill } from '../../acts/bill-acts.ts';
import { keys } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { addChoice, type BasketLine, EMPTY_BASKET, hasRoom, isEmpty, MOST_LINES } from './basket/basket.ts';
import { sendingOf, sentOrdersOf, takeBack } from './basket/sending.ts';
import { useBasket } from './basket/use-basket.ts';
import { useBasketPrices } from './basket/use-price.ts';
import { noteUse } from './menu/favourites.ts';
import { defaultChoice, isAddedAtOnce } from './menu/product-choices.ts';
import { useMenu } from './menu/use-menu.ts';
import type { Order } from './order-context.tsx';
import { type Place, placeName } from './place.ts';

/** What the sheet of choices is open on. */
export type Opened = { productId: string } | { line: BasketLine };

/** The basket of a place, what is on its way for it, and what can be done with them. */
export function useOrderState(place: Place, shown: ShownBill | null) {
  const { venueId } = useVenue();
  const { index } = useMenu();
  const act = useActHere();
  const { basket, current, change } = useBasket(place);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [sentKey, setSentKey] = useState<string | null>(null);
  const sending = useSentOrders(place, change);
  const prices = useBasketPrices(place, shown?.bill.revision ?? null, basket.lines);
  useWayToNewBill(place, sentKey, isEmpty(basket));

  const send = () => {
    // Not the basket of the last drawing: a second tap must find what the first one left.
    const basket = current();
    if (basket.lines.length === 0 || basket.lines.length > MOST_LINES) return;
    if (place.kind === 'New' && place.type === 'Delivery' && basket.customer.address.trim() === '') {
      change((before) => ({
        ...before,
        refusal: { sentence: null, lineReasons: {}, fields: ['customer.address'] },
      }));
      return;
    }
    const billId = shown?.bill.id ?? null;
    const sent = sendingOf(place, billId, basket);
    const subject = billId ?? placeName(place);
    setSentKey(
      sent.name === 'placeRound' ? act(sent.name, subject, sent.input) : act(sent.name, subject, sent.input),
    );
    change(() => EMPTY_BASKET);
    noteUse(venueId, basket.lines);
  };

  const choose = (productId: string) => {
    const product = index?.products.get(productId)?.product;
    const choice = product && isAddedAtOnce(product) ? defaultChoice(product) : null;
    if (choice === null) setOpened({ productId });
    else
      change((before) =>
        hasRoom(before, choice) ? addChoice(before, choice, 1, () => crypto.randomUUID()) : before,
      );
  };

  const order: Order = {
    ...{ place, shown, basket, prices, sending, send, choose },
    changeBasket: change,
    open: setOpened,
  };
  return { order, opened, close: () => setOpened(null) };
}

/** What is on its way for a place. What was refused goes back into the basket. */
function useSentOrders(place: Place, change: ReturnType<typeof useBasket>['change']) {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const acts = usePendingActs(venueId);
  const name = placeName(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says which place it is
  const sent = useMemo(() => sentOrdersOf(acts, place), [acts, name]);
  useEffect(() => {
    for (const order of sent.filter(({ fault }) => fault !== null)) {
      change((basket) => takeBack(basket, order));
      queue.dismiss(order.key);
    }
  }, [sent, change, queue]);
  return useMemo(() => sent.filter(({ fault }) => fault === null), [sent]);
}

/** Leads from the page of a new order to its bill once that is there, unless the next order was begun meanwhile. */
function useWayToNewBill(place: Place, sentKey: string | null, isIdle: boolean) {
  const { venueId } = useVenue();
  const [, navigate] = useLocation();
  const { data: billId } = useQuery<string>({
    queryKey: keys.of(venueId, 'placed', sentKey ?? ''),
    queryFn: skipToken,
  });
  const isWaiting = place.kind === 'New' && isIdle && billId !== undefined;
  useEffect(() => {
    if (isWaiting) navigate(`/bills/${billId}`, { replace: true });
  }, [isWaiting, billId, navigate]);
}
