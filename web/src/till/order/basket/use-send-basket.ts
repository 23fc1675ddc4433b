import { useCallback } from 'react';
import { useActAtVenue, useVenue } from '../../../session/venue-context.tsx';
import { countUses } from '../menu/favourites.ts';
import { type Place, placeName } from '../place.ts';
import { EMPTY_BASKET, MOST_LINES } from './basket.ts';
import { createSendingAct } from './sending.ts';
import { basketName } from './unsent-baskets.ts';
import { baskets } from './use-basket.ts';

/**
 * Returns a function that sends the basket of a place to the kitchen: `send(place, billId)` returns the key of the act,
 * or `null` if the basket is empty or has too many lines. `billId`: the open bill of the place; `null` before the first
 * round.
 */
export function useSendBasket(): (place: Place, billId: string | null) => string | null {
  const { venueId, session } = useVenue();
  const act = useActAtVenue();
  const accountId = session.account.id;
  return useCallback(
    (place, billId) => {
      const name = basketName(accountId, venueId, placeName(place));
      // The current basket, not that of the last render: a second tap must find it empty.
      const basket = baskets.read(name);
      if (basket.lines.length === 0 || basket.lines.length > MOST_LINES) return null;
      if (place.kind === 'New' && place.type === 'Delivery' && basket.customer.address.trim() === '') {
        const refusal = { sentence: null, lineReasons: {}, fields: ['customer.address'] };
        baskets.change(name, (before) => ({ ...before, refusal }));
        return null;
      }
      const sent = createSendingAct(place, billId, basket);
      const subject = billId ?? placeName(place);
      const key =
        sent.name === 'placeRound'
          ? act(sent.name, subject, sent.input)
          : act(sent.name, subject, sent.input);
      baskets.change(name, () => EMPTY_BASKET);
      countUses(venueId, basket.lines);
      return key;
    },
    [act, accountId, venueId],
  );
}
