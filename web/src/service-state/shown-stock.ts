import type { Act } from '../acts/act.ts';
import type { VenueActInputs } from '../acts/venue-acts.ts';
import type { Schemas } from '../api/client.ts';
import { foldText } from '../ui/text/fold-text.generated.ts';

/** A product in the list where it is sold out and put back. */
export interface StockRow {
  productId: string;
  name: string;
  categoryName: string;
  /** Units left; `null` when they are not counted. */
  quantity: number | null;
  isSoldOut: boolean;
  /** Whether the service has not confirmed the switch yet. */
  isUnsaved: boolean;
}

/** The stock of the service with the switches that are not answered yet. */
export function shownStock(stock: readonly Schemas['ProductStock'][], acts: readonly Act[]): StockRow[] {
  const switched = new Map<string, boolean>();
  for (const { name, input, fault } of acts) {
    if (name !== 'switchSoldOut' || fault !== null) continue;
    const { productId, isSoldOut } = input as VenueActInputs['switchSoldOut'];
    switched.set(productId, isSoldOut);
  }
  return stock.map(({ productId, name, categoryName, quantity, isSoldOut }) => ({
    ...{ productId, name, categoryName, quantity },
    isSoldOut: switched.get(productId) ?? isSoldOut,
    isUnsaved: switched.has(productId),
  }));
}

/**
 * The rows whose product or category has every typed word, in any case and with or without Turkish letters;
 * all of them when nothing is typed.
 */
export function findRows(rows: readonly StockRow[], typed: string): readonly StockRow[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldText(`${row.name} ${row.categoryName}`);
    return words.every((word) => text.includes(word));
  });
}
