import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { goesByItself, isRound } from '../acts/act.ts';
import { useActQueue, useLeftActs } from '../acts/acts-provider.tsx';
import type { Bill } from '../api/bill-list.ts';
import type { FaultDescription } from '../api/fault.ts';
import { openBillsQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { type BasketLine, EMPTY_BASKET } from '../till/order/basket/basket.ts';
import { placeOfRound, sendingOf, sentOrderOf } from '../till/order/basket/sending.ts';
import { unsentBaskets } from '../till/order/basket/unsent-baskets.ts';
import { baskets } from '../till/order/basket/use-basket.ts';
import { type Place, placeName } from '../till/order/place.ts';

/** A round that a person left unsent on this device: sent already without an answer, or still in their basket. */
export interface LeftRound {
  /** Of its act, or of its basket. */
  id: string;
  /** The account that took it. */
  accountId: string;
  place: Place;
  lines: readonly BasketLine[];
  /** In milliseconds since 1970. */
  madeAt: number;
  fault: FaultDescription | null;
  /** Sends it in the name of who is signed in. */
  send: () => void;
  /** Forgets it. */
  drop: () => void;
}

/** The rounds on this device that wait for the signed-in person. */
export interface LeftRounds {
  rounds: LeftRound[];
  /** Whether it is known which of them are sent automatically: those are then not among the rounds. */
  isSorted: boolean;
}

/** The rounds on this device that wait for the signed-in person, and how to deal with them. */
export function useLeftRounds(): LeftRounds {
  const { venueId } = useVenue();
  const { data: bills } = useQuery(openBillsQuery(venueId));
  return { rounds: [...useLeftSent(bills), ...useLeftBaskets(bills)], isSorted: bills !== undefined };
}

function useLeftSent(bills: readonly Bill[] | undefined): LeftRound[] {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const openBillIds = new Set(bills?.map(({ id }) => id));
  const { going = [], waiting = [] } = Object.groupBy(useLeftActs(venueId).filter(isRound), (act) =>
    goesByItself(act, openBillIds, Date.now()) ? 'going' : 'waiting',
  );
  useEffect(() => {
    for (const { key } of going) queue.sendLeft(key);
  }, [going, queue]);
  return waiting.map((act) => ({
    id: act.key,
    accountId: act.accountId,
    place: placeOfRound(act)!,
    lines: sentOrderOf(act)?.lines ?? [],
    madeAt: act.madeAt,
    fault: act.fault,
    send: () => queue.sendLeft(act.key),
    drop: () => queue.dismiss(act.key),
  }));
}

function useLeftBaskets(bills: readonly Bill[] | undefined): LeftRound[] {
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
        const sending = sendingOf(place, billId, basket);
        const subject = billId ?? placeName(place);
        const key = crypto.randomUUID();
        queue.add({ ...sending, key, venueId, accountId, sentBy, subject, madeAt: Date.now() });
        drop();
      };
      const lines = baskets.read(name).lines;
      return { id: name, accountId, place, lines, madeAt: changedAt, fault: null, send, drop };
    });
}

/** The open bill of a place; `null` where the round opens one. */
export function openBillAt(place: Place, bills: readonly Bill[] | undefined): string | null {
  if (place.kind === 'Bill') return place.billId;
  if (place.kind === 'New') return null;
  return bills?.find(({ table }) => table?.id === place.tableId)?.id ?? null;
}
