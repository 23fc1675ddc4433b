import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import type { ShownBill } from '../../acts/bill-acts.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { addChoice, type BasketLine, basketHasRoom, isEmptyBasket } from './basket/basket.ts';
import { isRefused, restoreOrder, sentOrdersOf } from './basket/sending.ts';
import { useBasket } from './basket/use-basket.ts';
import { useBasketPrices } from './basket/use-price.ts';
import { useSendBasket } from './basket/use-send-basket.ts';
import { defaultChoice, isAddedAtOnce } from './menu/product-choices.ts';
import { useMenu } from './menu/use-menu.ts';
import type { Order } from './order-context.tsx';
import { type Place, placeName } from './place.ts';

/** What the sheet of choices is about: a product, a line of the basket, or an open item with its name. */
export type OpenedChoice = { productId: string } | { line: BasketLine } | { openItem: string };

/** The basket of a place, its orders that are being sent, and the functions that change them. */
export function useOrderState(place: Place, shown: ShownBill | null) {
  const { index } = useMenu();
  const { basket, change } = useBasket(place);
  const sendBasket = useSendBasket();
  const [opened, setOpened] = useState<OpenedChoice | null>(null);
  const [asked, forget] = useAskedProduct();
  const [sentKey, setSentKey] = useState<string | null>(null);
  const sending = useSentOrders(place, isEmptyBasket(basket), change);
  const prices = useBasketPrices(place, shown?.bill.revision ?? null, basket.lines);
  useWayToNewBill(place, sentKey, isEmptyBasket(basket) && (opened ?? asked) === null);

  const send = () => {
    const key = sendBasket(place, shown?.bill.id ?? null);
    if (key !== null) setSentKey(key);
  };

  const choose = (productId: string) => {
    const product = index?.products.get(productId)?.product;
    const choice = product && isAddedAtOnce(product) ? defaultChoice(product) : null;
    if (choice === null) setOpened({ productId });
    else
      change((before) =>
        basketHasRoom(before, choice) ? addChoice(before, choice, 1, () => crypto.randomUUID()) : before,
      );
  };

  const order: Order = {
    ...{ place, shown, basket, prices, sending, send, choose },
    changeBasket: change,
    open: setOpened,
  };
  const close = () => {
    setOpened(null);
    forget();
  };
  return { order, opened: opened ?? asked, close };
}

/** The product in the URL, and a function that removes it from the URL. */
function useAskedProduct(): [OpenedChoice | null, () => void] {
  const [params, setParams] = useSearchParams();
  const productId = params.get('product');
  const forget = () => {
    if (productId !== null) setParams({}, { replace: true });
  };
  return [productId === null ? null : { productId }, forget];
}

/**
 * The orders of a place that are being sent or have an unknown result. Refused orders return to the basket. An order
 * without a table waits until the basket is empty, because the lines in it are for another guest.
 */
function useSentOrders(place: Place, isIdle: boolean, change: ReturnType<typeof useBasket>['change']) {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const acts = usePendingActs(venueId);
  const name = placeName(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says which place it is
  const sent = useMemo(() => sentOrdersOf(acts, place), [acts, name]);
  const isNew = place.kind === 'New';
  useEffect(() => {
    const refused = sent.filter(isRefused);
    for (const order of isNew ? refused.slice(0, isIdle ? 1 : 0) : refused) {
      change((basket) => restoreOrder(basket, order, () => crypto.randomUUID()));
      queue.dismiss(order.key);
    }
  }, [sent, isNew, isIdle, change, queue]);
  return useMemo(
    () => sent.filter((order) => !isRefused(order) || (isNew && !isIdle)),
    [sent, isNew, isIdle],
  );
}

/** Opens the bill of a new order once the service has made it, unless the next order was begun. */
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
