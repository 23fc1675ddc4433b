import type { Schemas } from '../../../api/client.ts';

/** Something that can be put into the basket of a dry run. */
export interface Orderable {
  /** Of the product and its portion together. */
  id: string;
  name: string;
  category: string;
  line: Omit<Schemas['OrderRequestLine'], 'quantity'>;
}

/** What can be ordered, in the order of the menu: with the first choice of each group that asks for one. */
export function orderablesOf(categories: readonly Schemas['CategorySetup'][]): Orderable[] {
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

/** How often each orderable is in a basket, by its id. */
export type TrialBasket = Record<string, number>;

const MOST_UNITS = 20;
export const MOST_LINES = 30;

/** The basket with one more or less of something; at 0 it is gone. */
export function changeBasket(basket: TrialBasket, id: string, by: number): TrialBasket {
  const { [id]: units = 0, ...rest } = basket;
  const after = Math.min(MOST_UNITS, units + by);
  return after > 0 ? { ...basket, [id]: after } : rest;
}

/** The lines that the service is asked to price: without what has left the menu. */
export function linesOf(
  basket: TrialBasket,
  orderables: readonly Orderable[],
): Schemas['OrderRequestLine'][] {
  const byId = new Map(orderables.map((one) => [one.id, one]));
  return Object.entries(basket).flatMap(([id, quantity]) => {
    const found = byId.get(id);
    return found === undefined ? [] : [{ ...found.line, quantity }];
  });
}
