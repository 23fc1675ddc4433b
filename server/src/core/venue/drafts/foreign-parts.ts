import type { Product } from '../../menu/menu.ts';
import type { ProductDraft } from './venue-draft.ts';

/** A part of a product that states an id of something else. */
export interface ForeignPart {
  /** To the id, from the product. */
  path: (string | number)[];
  id: string;
}

/**
 * The parts of a product that state an id which is not of such a part of this product. Only the service
 * assigns ids, and an id of another product would then exist twice. A choice may have been an extra without a
 * group, and the other way round.
 * @param stored  `null` for a new product, which has no parts yet
 */
export function foreignPartsOf(draft: ProductDraft, stored: Product | null): ForeignPart[] {
  return [
    ...foreign(draft.portions, ['portions'], stored?.portions),
    ...foreign(draft.extras, ['extras'], stored?.extras),
    ...foreign(draft.optionGroups, ['optionGroups'], stored?.optionGroups),
    ...draft.optionGroups.flatMap(({ choices }, at) =>
      foreign(choices, ['optionGroups', at, 'choices'], stored?.extras),
    ),
    ...foreign(draft.removableIngredients, ['removableIngredients'], stored?.removableIngredients),
  ];
}

function foreign(
  drafts: readonly { id: string | null }[],
  path: readonly (string | number)[],
  own: readonly { id: string }[] = [],
): ForeignPart[] {
  const known = new Set(own.map(({ id }) => id));
  return drafts.flatMap(({ id }, at) =>
    id === null || known.has(id) ? [] : [{ path: [...path, at, 'id'], id }],
  );
}
