import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { keys, menuQuery, stockQuery } from '../../../api/queries.ts';
import { useLiveEvents } from '../../../live/live-context.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { type MenuIndex, menuIndexOf, type Product } from './menu-index.ts';

/** The menu in the till. `index`: `undefined` until it is loaded. */
export interface MenuWithStock {
  index: MenuIndex | undefined;
  leftOf: (product: Product) => Left;
  error: Error | null;
  retry: () => void;
}

/** The stock of a product. */
export interface Left {
  isSoldOut: boolean;
  /** The number of units left; `null` if they are not counted. */
  units: number | null;
  isLow: boolean;
}

/** The menu of the venue, with the stock of each product. */
export function useMenu(): MenuWithStock {
  const { venueId } = useVenue();
  const menu = useQuery(menuQuery(venueId));
  const stock = useQuery(stockQuery(venueId));
  const leftOf = useMemo(() => leftFrom(stock.data ?? []), [stock.data]);
  return {
    index: menu.data === undefined ? undefined : menuIndexOf(menu.data),
    leftOf,
    error: menu.data === undefined ? menu.error : null,
    retry: () => void menu.refetch(),
  };
}

/**
 * Keeps stock counts correct while other devices order. The stream only reports stock when its status changes, so that
 * the counts are also read again when a bill with a counted product changes.
 */
export function useFreshStock(): void {
  const { venueId } = useVenue();
  const client = useQueryClient();
  useLiveEvents(({ kind, data }) => {
    const bill = kind === 'bill' ? (data as Schemas['BillEvent']).bill : null;
    if (bill === null) return;
    const stock = client.getQueryData(stockQuery(venueId).queryKey) ?? [];
    const counted = new Set(stock.filter(({ quantity }) => quantity !== null).map((one) => one.productId));
    if (!bill.lines.some(({ productId }) => counted.has(productId))) return;
    void client.invalidateQueries({ queryKey: keys.of(venueId, 'stock') });
  });
}

function leftFrom(stock: readonly Schemas['ProductStock'][]): (product: Product) => Left {
  const left = new Map(
    stock.map(({ productId, quantity, isSoldOut, status }) => [
      productId,
      {
        isSoldOut: isSoldOut || status === 'OutOfStock',
        units: quantity,
        isLow: status === 'LowStock',
      },
    ]),
  );
  return ({ id, isSoldOut }) => left.get(id) ?? { isSoldOut, units: null, isLow: false };
}
