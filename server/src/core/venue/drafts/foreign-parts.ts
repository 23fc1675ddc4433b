import type { Product } from '../../menu/menu.ts';
import type { ProductDraft } from './venue-draft.ts';

/** A part of a product that states an id which is not its own to state. */
export interface ForeignPart {
  /** To the id, from the product. */
  path: (string | number)[];
  id: string;
}

/**
 * The parts of a product that state the id of something that is no such part of it: ids are the service's to
 * give, and one of another product would be in two places. A choice may have been an extra of no group, and
 * the other way round.
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
