import type { Schemas } from '../../../api/client.ts';

/** A portion of a product that can be put into the basket of a dry run. */
export interface OrderablePortion {
  /** `<product id>.<portion id>` */
  id: string;
  name: string;
  category: string;
  line: Omit<Schemas['OrderRequestLine'], 'quantity'>;
}

/** All portions that can be ordered, in menu order. From each required group, the first choice is taken. */
export function orderablePortionsOf(categories: readonly Schemas['CategorySetup'][]): OrderablePortion[] {
  return categories
    .filter(({ isVisible }) => isVisible)
    .flatMap(({ name: category, products }) =>
      products
        .filter(({ isVisible }) => isVisible)
        .flatMap((product) =>
          product.portions
            .filter(({ pricingUnit }) => pricingUnit === 'Piece')
            .map((portion) => ({
              id: `${product.id}.${portion.id}`,
              name: product.portions.length > 1 ? `${product.name} (${portion.name})` : product.name,
              category,
              line: {
                productId: product.id,
                portionId: portion.id,
                extraIds: product.optionGroups.flatMap(({ isRequired, choices: [first] }) =>
                  isRequired && first !== undefined ? [first.id] : [],
                ),
              },
            })),
        ),
    );
}

/** The quantity of each portion in a basket, by the id of its {@link OrderablePortion}. */
export type TrialBasket = Record<string, number>;

const MOST_UNITS = 20;
export const MOST_BASKET_LINES = 30;

/** Adds to the quantity of a portion in the basket. At 0 the portion is removed. */
export function changeBasket(basket: TrialBasket, id: string, by: number): TrialBasket {
  const { [id]: units = 0, ...rest } = basket;
  const after = Math.min(MOST_UNITS, units + by);
  return after > 0 ? { ...basket, [id]: after } : rest;
}

/** The order lines of a basket for the request. Portions that are no longer on the menu are omitted. */
export function orderLinesOf(
  basket: TrialBasket,
  orderables: readonly OrderablePortion[],
): Schemas['OrderRequestLine'][] {
  const byId = new Map(orderables.map((one) => [one.id, one]));
  return Object.entries(basket).flatMap(([id, quantity]) => {
    const found = byId.get(id);
    return found === undefined ? [] : [{ ...found.line, quantity }];
  });
}
