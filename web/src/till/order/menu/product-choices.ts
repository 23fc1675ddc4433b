import type { Schemas } from '../../../api/client.ts';
import type { Choice } from '../basket/basket.ts';
import type { Product } from './menu-index.ts';

type Portion = Schemas['Portion'];
type OptionGroup = Schemas['OptionGroup'];
type Extra = Schemas['Extra'];

/**
 * The portion that is chosen at first: the default one, or the first. Portions that need not be weighed are preferred.
 * `undefined` if the product has no portions.
 */
export function defaultPortion({ portions }: Product): Portion | undefined {
  const orderable = portions.filter((portion) => portion.orderable);
  const offered = orderable.length > 0 ? orderable : portions;
  return offered.find(({ isDefault }) => isDefault) ?? offered[0];
}

/**
 * The choice at first: the default portion, and the only choice of each required group that has just one. `null` if the
 * product has no portion.
 */
export function defaultChoice(product: Product): Choice | null {
  const portion = defaultPortion(product);
  if (portion === undefined) return null;
  const extraIds = product.optionGroups.flatMap((group) => {
    const choices = choicesOf(product, group);
    return group.isRequired && choices.length === 1 ? [choices[0]!.id] : [];
  });
  return { productId: product.id, portionId: portion.id, extraIds, removedIngredientIds: [], note: '' };
}

/** The choices of an option group. */
export function choicesOf({ extras }: Product, { id }: OptionGroup): Extra[] {
  return extras.filter(({ optionGroupId }) => optionGroupId === id);
}

/** The extras that belong to no option group. */
export function freeExtras({ extras, optionGroups }: Product): Extra[] {
  const groups = new Set(optionGroups.map(({ id }) => id));
  return extras.filter(({ optionGroupId }) => optionGroupId === null || !groups.has(optionGroupId));
}

/** The required option groups in which nothing is chosen. */
export function missingGroups(product: Product, extraIds: readonly string[]): OptionGroup[] {
  return product.optionGroups.filter(
    (group) => group.isRequired && !choicesOf(product, group).some(({ id }) => extraIds.includes(id)),
  );
}

/** Adds an extra to the chosen ones, or removes it. In a `Single` group it replaces the previous choice. */
export function toggleExtra(
  product: Product,
  extraIds: readonly string[],
  extraId: string,
): readonly string[] {
  if (extraIds.includes(extraId)) return extraIds.filter((id) => id !== extraId);
  const groupId = product.extras.find(({ id }) => id === extraId)?.optionGroupId ?? null;
  const group = product.optionGroups.find(({ id }) => id === groupId);
  if (group?.selectionType !== 'Single') return [...extraIds, extraId];
  const others = new Set(choicesOf(product, group).map(({ id }) => id));
  return [...extraIds.filter((id) => !others.has(id)), extraId];
}

/** Whether a tap adds the product at once, because it needs no choice and no weighing. */
export function isAddedAtOnce(product: Product): boolean {
  const choice = defaultChoice(product);
  if (choice === null || defaultPortion(product)?.orderable === false) return false;
  return missingGroups(product, choice.extraIds).length === 0;
}

/** Whether anything other than a note can be chosen. */
export function hasChoices({ portions, extras, removableIngredients }: Product): boolean {
  return portions.length > 1 || extras.length > 0 || removableIngredients.length > 0;
}

/**
 * Those parts of a stored choice that the product still offers. If its portion was removed, it gets the default one.
 */
export function offeredChoice(product: Product, choice: Choice): Choice {
  const extras = new Set(product.extras.map(({ id }) => id));
  const ingredients = new Set(product.removableIngredients.map(({ id }) => id));
  const hasPortion = product.portions.some(({ id }) => id === choice.portionId);
  return {
    ...choice,
    portionId: hasPortion ? choice.portionId : (defaultChoice(product)?.portionId ?? choice.portionId),
    extraIds: choice.extraIds.filter((id) => extras.has(id)),
    removedIngredientIds: choice.removedIngredientIds.filter((id) => ingredients.has(id)),
  };
}
