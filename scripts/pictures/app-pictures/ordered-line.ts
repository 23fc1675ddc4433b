import type { Schemas } from '../../../web/src/api/client.ts';

/** A dish that is ordered, by names. */
export interface Dish {
  name: string;
  units?: number;
  portion?: string;
  /** Extras and choices. */
  with?: readonly string[];
  without?: readonly string[];
  note?: string;
}

/** A line of an order. In a required group without a choice it takes the first one. */
export function lineOf(products: readonly Schemas['Product'][], dish: Dish): Schemas['OrderRequestLine'] {
  const { name, units = 1, portion, with: chosen = [], without = [], note } = dish;
  const product = products.find((one) => one.name === name);
  if (product === undefined) throw new Error(`There is no ${name} on the menu.`);
  const { portions, extras, optionGroups, removableIngredients } = product;
  const needed = optionGroups.flatMap(({ id, isRequired }) => {
    const choices = extras.filter(({ optionGroupId }) => optionGroupId === id);
    return isRequired && !choices.some((one) => chosen.includes(one.name)) ? [choices[0]!.id] : [];
  });
  const idsOf = (all: readonly { id: string; name: string }[], names: readonly string[]) =>
    all.filter((one) => names.includes(one.name)).map((one) => one.id);
  return {
    productId: product.id,
    portionId: (portions.find((one) => one.name === portion) ?? portions[0]!).id,
    quantity: units,
    extraIds: [...idsOf(extras, chosen), ...needed],
    removedIngredientIds: idsOf(removableIngredients, without),
    ...(note === undefined ? {} : { note }),
  };
}
