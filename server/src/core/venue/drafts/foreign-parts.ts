import type { Product } from '../../menu/menu.ts';
import type { ProductDraft } from './venue-draft.ts';

/** A part of a product draft with an id that no part of this kind of the stored product has. */
export interface ForeignPart {
  /** The path from the product to the id. */
  path: (string | number)[];
  id: string;
}

/**
 * Finds the parts of a product draft whose stated id does not belong to a part of the same kind of the stored product. Such
 * ids are refused: only the service assigns new ids, and the id of a part of another product would exist twice. An extra
 * without a group may become a choice of a group, and a choice may become such an extra.
 * @param stored  `null` for a new product, whose parts must not state ids
 */
export function foreignPartsOf(draft: ProductDraft, stored: Product | null): ForeignPart[] {
  return [
    ...foreignPartsIn(draft.portions, ['portions'], stored?.portions),
    ...foreignPartsIn(draft.extras, ['extras'], stored?.extras),
    ...foreignPartsIn(draft.optionGroups, ['optionGroups'], stored?.optionGroups),
    ...draft.optionGroups.flatMap(({ choices }, at) =>
      foreignPartsIn(choices, ['optionGroups', at, 'choices'], stored?.extras),
    ),
    ...foreignPartsIn(draft.removableIngredients, ['removableIngredients'], stored?.removableIngredients),
  ];
}

function foreignPartsIn(
  drafts: readonly { id: string | null }[],
  path: readonly (string | number)[],
  own: readonly { id: string }[] = [],
): ForeignPart[] {
  const known = new Set(own.map(({ id }) => id));
  return drafts.flatMap(({ id }, at) =>
    id === null || known.has(id) ? [] : [{ path: [...path, at, 'id'], id }],
  );
}
