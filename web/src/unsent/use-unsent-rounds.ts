import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isRound, isSentAutomatically } from '../acts/act.ts';
import { useActQueue, useUnsentActs } from '../acts/acts-provider.tsx';
import type { Bill } from '../api/bill-list.ts';
import type { FaultDescription } from '../api/fault.ts';
import { openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { type BasketLine, EMPTY_BASKET } from '../till/order/basket/basket.ts';
import { createSendingAct, placeOfRound, readSentOrder } from '../till/order/basket/sending.ts';
import { unsentBaskets } from '../till/order/basket/unsent-baskets.ts';
import { baskets } from '../till/order/basket/use-basket.ts';
import { type Place, placeName } from '../till/order/place.ts';

/** A round that another person left on this device: sent without an answer, or still in their basket. */
export interface UnsentRound {
  /** The key of the act, or the name of the basket. */
  id: string;
  /** The account that took the round. */
  accountId: string;
  place: Place;
  lines: readonly BasketLine[];
  /** In milliseconds since 1970. */
  madeAt: number;
  fault: FaultDescription | null;
  /** Sends the round in the name of the signed-in person. */
  send: () => void;
  /** Discards the round. */
  drop: () => void;
}

/** The unsent rounds on this device, which the signed-in person can send or discard. */
export interface UnsentRounds {
  rounds: UnsentRound[];
  /** Whether it is known which of them are sent automatically; those are left out of `rounds`. */
  isSorted: boolean;
}

export function useUnsentRounds(): UnsentRounds {
  const { venueId } = useVenue();
  const { data: bills } = useQuery(openBillsQuery(venueId));
  return {
    rounds: [...useUnansweredRounds(bills), ...useUnsentBaskets(bills)],
    isSorted: bills !== undefined,
  };
}

function useUnansweredRounds(bills: readonly Bill[] | undefined): UnsentRound[] {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const openBillIds = new Set(bills?.map(({ id }) => id));
  const { automatic = [], waiting = [] } = Object.groupBy(useUnsentActs(venueId).filter(isRound), (act) =>
    isSentAutomatically(act, openBillIds, Date.now()) ? 'automatic' : 'waiting',
  );
  useEffect(() => {
    for (const { key } of automatic) queue.sendInOwnName(key);
  }, [automatic, queue]);
  return waiting.map((act) => ({
    id: act.key,
    accountId: act.accountId,
    place: placeOfRound(act)!,
    lines: readSentOrder(act)?.lines ?? [],
    madeAt: act.madeAt,
    fault: act.fault,
    send: () => queue.sendInOwnName(act.key),
    drop: () => queue.dismiss(act.key),
  }));
}

function useUnsentBaskets(bills: readonly Bill[] | undefined): UnsentRound[] {
  const { venueId, session } = useVenue();
  const queue = useActQueue();
  const sentBy = session.account.id;
  useSyncExternalStore(baskets.subscribe, baskets.version);
  return unsentBaskets(localStorage, venueId)
    .filter(({ accountId }) => accountId !== sentBy)
    .map(({ name, accountId, place, changedAt }) => {
      const drop = () => baskets.change(name, () => EMPTY_BASKET);
      const send = () => {
        const basket = baskets.read(name);
        const billId = openBillAt(place, bills);
        if (basket.lines.length === 0 || bills === undefined) return;
        const sending = createSendingAct(place, billId, basket);
        const subject = billId ?? placeName(place);
        const key = crypto.randomUUID();
        queue.add({ ...sending, key, venueId, accountId, sentBy, subject, madeAt: Date.now() });
        drop();
      };
      const lines = baskets.read(name).lines;
      return { id: name, accountId, place, lines, madeAt: changedAt, fault: null, send, drop };
    });
}

/** The id of the open bill of a place; `null` if the round opens a bill. */
export function openBillAt(place: Place, bills: readonly Bill[] | undefined): string | null {
  if (place.kind === 'Bill') return place.billId;
  if (place.kind === 'New') return null;
  return bills?.find(({ table }) => table?.id === place.tableId)?.id ?? null;
}
