import { randomUUID } from 'node:crypto';
import type { Product } from '@sofra/sdk';
import { type BasketLine, MOST_OF_A_LINE, usualPortion } from './basket.ts';

/** The choices in the form of a dish, or the ids of the groups without a required choice. */
export type Choice = { kind: 'Line'; line: BasketLine } | { kind: 'Missing'; groupIds: string[] };

const MOST_OF_A_NOTE = 200;

/**
 * Reads the form of a dish. Choices that the dish does not have are ignored; the service checks everything again when
 * the basket is priced.
 */
export function readChoice(form: URLSearchParams, product: Product): Choice {
  const chosen = new Set(form.getAll('extra'));
  for (const { id } of product.optionGroups)
    for (const extra of form.getAll(`group-${id}`)) chosen.add(extra);
  const extras = product.extras.filter(({ id }) => chosen.has(id));
  const groupIds = product.optionGroups
    .filter(({ id, isRequired }) => isRequired && !extras.some((extra) => extra.optionGroupId === id))
    .map(({ id }) => id);
  if (groupIds.length > 0) return { kind: 'Missing', groupIds };
  const removed = new Set(form.getAll('remove'));
  const portion = product.portions.find(({ id }) => id === form.get('portion')) ?? usualPortion(product);
  return {
    kind: 'Line',
    line: {
      id: randomUUID(),
      productId: product.id,
      portionId: portion?.id ?? '',
      // The field may have been emptied.
      quantity: Math.max(1, quantityOf(form.get('quantity'))),
      extraIds: extras.map(({ id }) => id),
      removedIngredientIds: product.removableIngredients.map(({ id }) => id).filter((id) => removed.has(id)),
      note: (form.get('note') ?? '').trim().slice(0, MOST_OF_A_NOTE),
      name: product.name,
    },
  };
}

/** The quantity in a form; 1 if it is missing. */
export function quantityOf(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) ? Math.max(0, Math.min(MOST_OF_A_LINE, number)) : 1;
}
