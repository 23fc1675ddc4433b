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
