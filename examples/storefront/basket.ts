import type { Menu, OrderRequest, Portion, Product } from '@sofra/sdk';

/** A dish in the basket, with what the guest chose. */
export interface BasketLine {
  id: string;
  productId: string;
  portionId: string;
  quantity: number;
  extraIds: string[];
  removedIngredientIds: string[];
  note: string;
  /** The name that the guest saw: the dish may be removed from the menu while it is in the basket. */
  name: string;
}

/** The dishes that a guest has chosen so far. */
export interface Basket {
  lines: BasketLine[];
  /** The last forms that were added: a repeated form, after a lost answer, adds nothing. */
  forms: string[];
  /** The total that the guest has seen; `null` while unknown. */
  shown: { lines: string; total: number } | null;
}

export const EMPTY: Basket = { lines: [], forms: [], shown: null };

/** Limits of the public API. */
export const MOST_LINES = 30;
export const MOST_OF_A_LINE = 20;
const FORMS_REMEMBERED = 30;

/**
 * Adds a line. If the basket already has the same choice, its quantity grows. A full basket does not change.
 * @param form  identifies the form: the same form counts once
 */
export function addLine(basket: Basket, line: BasketLine, form: string): Basket {
  if (basket.forms.includes(form)) return basket;
  const forms = [...basket.forms, form].slice(-FORMS_REMEMBERED);
  const same = basket.lines.find((one) => choiceOf(one) === choiceOf(line));
  if (same !== undefined) {
    const quantity = Math.min(MOST_OF_A_LINE, same.quantity + line.quantity);
    return { ...setQuantity(basket, same.id, quantity), forms };
  }
  if (basket.lines.length >= MOST_LINES) return basket;
  return { ...basket, forms, lines: [...basket.lines, line] };
}

/** Sets the quantity of a line; 0 removes it. */
export function setQuantity(basket: Basket, lineId: string, quantity: number): Basket {
  const wanted = Math.min(MOST_OF_A_LINE, quantity);
  const lines = basket.lines.flatMap((line) => {
    if (line.id !== lineId) return [line];
    return wanted < 1 ? [] : [{ ...line, quantity: wanted }];
  });
  return { ...basket, lines };
}

function choiceOf({ productId, portionId, extraIds, removedIngredientIds, note }: BasketLine): string {
  return JSON.stringify([productId, portionId, extraIds, removedIngredientIds, note]);
}

/** The number of dishes in the basket. */
export function countOf({ lines }: Basket): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Everything that affects the price, as text. If it is the same and the total differs, the price has changed. */
export function fingerprintOf({ lines }: Basket, kind: string): string {
  return JSON.stringify([kind, lines.map((line) => [choiceOf(line), line.quantity])]);
}

/** The lines for the API. They have no prices: the service prices every line. */
export function linesOf({ lines }: Basket): OrderRequest['lines'] {
  return lines.map(({ productId, portionId, quantity, extraIds, removedIngredientIds, note }) => ({
    ...{ productId, portionId, quantity, extraIds, removedIngredientIds },
    note: note === '' ? null : note,
  }));
}

/** Why a line cannot be ordered now. */
export type LineFault = 'Gone' | 'SoldOut';

/** The reason why a line cannot be ordered, by the current menu; `null` if it can be. */
export function faultOf(line: BasketLine, menu: Menu): LineFault | null {
  const product = findProduct(menu, line.productId);
  const portion = product?.portions.find(({ id }) => id === line.portionId);
  if (product === undefined || portion === undefined || !portion.orderable) return 'Gone';
  const extras = new Set(product.extras.map(({ id }) => id));
  const ingredients = new Set(product.removableIngredients.map(({ id }) => id));
  const isWhole =
    line.extraIds.every((id) => extras.has(id)) &&
    line.removedIngredientIds.every((id) => ingredients.has(id));
  if (!isWhole) return 'Gone';
  return product.stockStatus === 'OutOfStock' ? 'SoldOut' : null;
}

export function findProduct(menu: Menu, productId: string): Product | undefined {
  return menu.categories.flatMap(({ products }) => products).find(({ id }) => id === productId);
}

/** The portion that is selected by default. */
export function usualPortion({ portions }: Product): Portion | undefined {
  const orderable = portions.filter((portion) => portion.orderable);
  return orderable.find(({ isDefault }) => isDefault) ?? orderable[0];
}

/** Whether a dish can be added with one tap, because the guest has nothing to choose. */
export function needsNoChoice({ portions, optionGroups }: Product): boolean {
  return (
    portions.filter(({ orderable }) => orderable).length === 1 &&
    optionGroups.every(({ isRequired }) => !isRequired)
  );
}
