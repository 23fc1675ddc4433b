import type { Act } from '../acts/act.ts';
import type { VenueActInputs } from '../acts/venue-acts.ts';
import type { Schemas } from '../api/client.ts';
import { foldText } from '../ui/text/fold-text.generated.ts';

/** A product in the list in which products are marked as sold out. */
export interface StockRow {
  productId: string;
  name: string;
  categoryName: string;
  /** The units left; `null` if they are not counted. */
  quantity: number | null;
  isSoldOut: boolean;
  /** Whether an act on the product is unanswered. */
  isUnsaved: boolean;
}

/** The stock of the service after the unanswered acts. */
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
 * The rows whose product or category contains every typed word; all rows if nothing is typed. Case and Turkish letters
 * do not matter.
 */
export function findRows(rows: readonly StockRow[], typed: string): readonly StockRow[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldText(`${row.name} ${row.categoryName}`);
    return words.every((word) => text.includes(word));
  });
}
